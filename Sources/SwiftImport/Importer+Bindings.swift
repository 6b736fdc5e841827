import Diagnostics
import SwiftSource

extension Importer {
  /// The name and the value of a constant that is computed from what can change.
  mutating func changingValue(
    _ declaration: SwiftDeclaration, _ statement: SwiftStatement, _ scope: Scope
  ) -> (name: String, text: String)? {
    guard case .variable(let variable) = declaration.kind, variable.names.count == 1,
      let value = variable.value, value.closure == nil,
      refused[statement.tokens.lowerBound] == nil
    else { return nil }
    if let chain = value.chain, isTimer(chain) || isTransaction(chain) { return nil }
    let read = translation(value.tokens, scope)
    guard read.isDynamic else { return nil }
    return (source.text(variable.names[0]), typed(read.text, variable.type))
  }

  /// The steps that follow a constant, which keeps the value that it has now.
  mutating func bind(
    _ name: String, _ value: String, _ tokens: Range<Int>, _ rest: ArraySlice<SwiftStatement>,
    _ scope: Scope, _ steps: inout StepList
  ) {
    var own = localName(name, scope.instance)
    if case .text(own, _)? = scope.names[name] { own = unique(own + "_changed") }
    var inside = scope
    inside.names[name] = .text(own, isDynamic: true)
    let inner = self.steps(rest, inside)
    let origin = Origin(range: source.range(tokens), owner: tokens.lowerBound)
    if inner.steps.isEmpty { return passUnread(tokens) }
    say(tokens)
    let constant = OutputMember("let", .object([OutputMember(own, .text(value, origin))]))
    steps.add([constant], around: inner, keeping: ["let", "forEach", "as"])
  }

  func loop(_ list: String, _ name: String, _ origin: Origin) -> [OutputMember] {
    [OutputMember("forEach", .text(list, origin)), OutputMember("as", .text(name, nil))]
  }

  /// The name of a parameter, an element or a constant in the document: not that of a state or a definition,
  /// which it would hide.
  func localName(_ name: String, _ instance: Int?) -> String {
    let own = name.documentName
    let isMember = instance.map { declaration(name, of: instances[$0].type) != nil } == true
    let isTaken = isMember || kinds[own] != nil || dynamicDefines[own] != nil
    return isTaken ? own + "_given" : own
  }

  /// Steps in which the names that conditions have bound are what is in their optional values, or what cases carry.
  mutating func unwrapping(
    _ bound: [(name: String, value: String, tokens: Range<Int>)], _ scope: Scope,
    _ read: (inout Importer, Scope) -> StepList
  ) -> StepList {
    var inside = scope
    for one in bound {
      inside.names[one.name] = .text(localName(one.name, scope.instance), isDynamic: true)
    }
    var list = read(&self, inside)
    for one in bound.reversed() {
      let own = localName(one.name, scope.instance)
      let origin = Origin(range: source.range(one.tokens), owner: owner)
      if isCarried(one.value) {
        if list.value.reads(own) {
          list = list.inside(
            OutputMember("let", .object([OutputMember(own, .text(one.value, origin))])))
        }
        continue
      }
      var outer = StepList()
      let values = "[\(one.value)].compactMap { $0 }"
      outer.add(loop(values, own, origin), around: list)
      list = outer
    }
    return list
  }

  func isTransaction(_ chain: SwiftChain) -> Bool {
    if case .name(let token) = chain.head { source.has(token, "Transaction") } else { false }
  }
}

extension Importer {
  /// The meaning of a name, or of a member of `self` or of an object; nil for any other chain.
  mutating func meaning(of chain: SwiftChain, _ scope: Scope) -> Meaning? {
    guard case .name(let head) = chain.head else { return nil }
    var words = chain.words(in: source)[...]
    guard let first = words.popFirst()?.drops(prefix: "$") else { return nil }
    var found: Meaning?
    if source.has(head, "self"), let instance = scope.instance {
      found = member(first, of: instance)
    } else {
      found = meaning(of: first, in: scope)
    }
    for word in words {
      guard case .model(let instance)? = found else { return nil }
      found = member(word, of: instance)
    }
    return found
  }

  /// The target of a write through `$x.animation(a)`, `$x.animation(a).wrappedValue` or a binding that is given so, and the
  /// animation of the binding.
  mutating func boundTarget(
    _ expression: SwiftExpression, _ scope: Scope
  ) -> (name: String, animation: OutputValue)? {
    guard var chain = expression.chain else { return nil }
    if case .member(let last)? = chain.suffixes.last?.kind, source.has(last, "wrappedValue") {
      chain = chain.prefix(chain.suffixes.count - 1)
    }
    var given: OutputValue?
    let count = chain.suffixes.count
    if count >= 2, let call = chain.lastCall,
      case .member(let method) = chain.suffixes[count - 2].kind,
      source.has(method, "animation") || source.has(method, "transaction")
    {
      chain = chain.prefix(count - 2)
      given = call.first.map { animation($0.value, scope) } ?? .boolean(true)
    } else {
      let isOwn = source.has(chain.tokens.lowerBound, "self")
      if case .bound(_, let animation)? = meaning(of: chain.prefix(isOwn ? 1 : 0), scope) {
        given = animation
      }
    }
    guard let given,
      let name = target(SwiftExpression(kind: .chain(chain), tokens: chain.tokens), scope)
    else { return nil }
    return (name, given)
  }
}
