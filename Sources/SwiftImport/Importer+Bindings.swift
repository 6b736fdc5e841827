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

  /// Steps in which the names that conditions have bound are what is in their optional values.
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
      var outer = StepList()
      let origin = Origin(range: source.range(one.tokens), owner: owner)
      let values = "[\(one.value)].compactMap { $0 }"
      outer.add(loop(values, localName(one.name, scope.instance), origin), around: list)
      list = outer
    }
    return list
  }

  func isTransaction(_ chain: SwiftChain) -> Bool {
    if case .name(let token) = chain.head { source.has(token, "Transaction") } else { false }
  }
}

extension Importer {
  /// What `$x.animation(a).wrappedValue` writes, and the animation of the binding.
  mutating func boundTarget(
    _ expression: SwiftExpression, _ scope: Scope
  ) -> (name: String, animation: OutputValue)? {
    guard let chain = expression.chain, chain.suffixes.count >= 3 else { return nil }
    let count = chain.suffixes.count
    guard case .member(let last) = chain.suffixes[count - 1].kind, source.has(last, "wrappedValue"),
      case .call(let call) = chain.suffixes[count - 2].kind,
      case .member(let method) = chain.suffixes[count - 3].kind,
      source.has(method, "animation") || source.has(method, "transaction")
    else { return nil }
    let base = chain.prefix(count - 3)
    guard let name = target(SwiftExpression(kind: .chain(base), tokens: base.tokens), scope) else {
      return nil
    }
    return (name, call.first.map { animation($0.value, scope) } ?? .boolean(true))
  }
}
