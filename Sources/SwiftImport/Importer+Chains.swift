import Diagnostics
import SwiftSource

/// One modifier of a view.
struct ModifierCall {
  let name: String
  /// The token of its name.
  let token: Int
  let call: SwiftCall
  /// The tokens of its dot, name and arguments.
  let tokens: Range<Int>
}

extension Importer {
  /// The views of a chain: a view with its modifiers.
  mutating func view(_ chain: SwiftChain, _ scope: Scope) -> [ViewNode] {
    var rest = chain.suffixes[...]
    let own = ownModifier(chain, &rest, scope)
    var nodes = own?.nodes ?? base(chain, &rest, scope)
    let modifiers = (own?.modifier).map { [$0] + modifierCalls(rest) } ?? modifierCalls(rest)
    guard !modifiers.isEmpty else { return nodes }
    if nodes.count != 1 {
      if nodes.isEmpty {
        nodes = [ViewNode("view", chain.tokens.lowerBound..<chain.headEnd)]
      } else {
        var group = ViewNode("group", chain.tokens.lowerBound..<chain.headEnd)
        group.isGroup = true
        group.children = nodes
        nodes = [group]
      }
    } else if nodes[0].loop != nil || nodes[0].when != nil, !isContent(chain, scope) {
      var group = ViewNode("group", chain.tokens.lowerBound..<chain.headEnd)
      group.isGroup = true
      group.children = nodes
      nodes = [group]
    }
    for modifier in modifiers { nodes[0] = apply(modifier, to: nodes[0], scope) }
    return nodes
  }

  /// In an extension of View: the view itself, with the modifier that is called without a name before it.
  private mutating func ownModifier(
    _ chain: SwiftChain, _ rest: inout ArraySlice<SwiftSuffix>, _ scope: Scope
  ) -> (nodes: [ViewNode], modifier: ModifierCall?)? {
    guard case .views(let nodes)? = scope.names["self"], case .name(let token) = chain.head else {
      return nil
    }
    if source.has(token, "self") {
      say(token..<(token + 1))
      return (nodes, nil)
    }
    guard source.text(token).first?.isLowercase == true, scope.names[source.text(token)] == nil,
      case .call(let call)? = rest.first?.kind, let tokens = rest.first?.tokens
    else { return nil }
    rest.removeFirst()
    let modifier = ModifierCall(
      name: source.text(token), token: token, call: call, tokens: token..<tokens.upperBound)
    return (nodes, modifier)
  }

  private func isContent(_ chain: SwiftChain, _ scope: Scope) -> Bool {
    guard case .name(let token) = chain.head else { return false }
    if case .views? = scope.names["self"] { return true }
    if case .views? = scope.names[source.text(token)] { return true }
    return false
  }

  /// The calls of members in the rest of a chain; parts of `#if` are chosen.
  mutating func modifierCalls(_ suffixes: ArraySlice<SwiftSuffix>) -> [ModifierCall] {
    var calls: [ModifierCall] = []
    var rest = suffixes
    while let suffix = rest.popFirst() {
      switch suffix.kind {
      case .member(let token):
        guard case .call(let call)? = rest.first?.kind, let tokens = rest.first?.tokens else {
          warn(.notSimulated, "'\(source.text(token))' is left out", at: suffix.tokens)
          continue
        }
        rest.removeFirst()
        calls.append(
          ModifierCall(
            name: source.text(token), token: token, call: call,
            tokens: suffix.tokens.lowerBound..<tokens.upperBound))
      case .conditional(let branches):
        pass(suffix.tokens)
        if let branch = Program.chosen(branches, in: source) {
          calls += modifierCalls(branch.elements[...])
        }
      default: warn(.notSimulated, "this is left out", at: suffix.tokens)
      }
    }
    return calls
  }

  /// The view that a chain begins with; takes what belongs to it from the suffixes.
  private mutating func base(
    _ chain: SwiftChain, _ rest: inout ArraySlice<SwiftSuffix>, _ scope: Scope
  ) -> [ViewNode] {
    guard case .name(var token) = chain.head else {
      if case .parentheses(let arguments) = chain.head, arguments.count == 1,
        let only = arguments.first
      {
        say(chain.tokens.lowerBound..<(chain.tokens.lowerBound + 1))
        say((chain.headEnd - 1)..<chain.headEnd)
        return view(only.value, scope)
      }
      warn(
        .notSimulated, "this view cannot be read and is left out",
        at: chain.tokens.lowerBound..<chain.headEnd)
      return []
    }
    let head = chain.tokens.lowerBound
    if source.has(token, "self") || source.has(token, "SwiftUI"),
      case .member(let member)? = rest.first?.kind
    {
      token = member
      rest.removeFirst()
    }
    let name = source.text(token)
    if case .types? = rest.first?.kind { rest.removeFirst() }
    var call = SwiftCall(arguments: [], closures: [])
    var end = token + 1
    if case .call(let given)? = rest.first?.kind, let tokens = rest.first?.tokens {
      call = given
      end = tokens.upperBound
      rest.removeFirst()
    }
    let site = CallSite(name: name, token: token, call: call, tokens: head..<end)
    if let nodes = known(site, &rest, scope) { return nodes }
    // Members without a call, such as `Color.red`.
    while case .member(let member)? = rest.first?.kind, rest.dropFirst().first?.isCall != true {
      pass(member - 1..<(member + 1))
      rest.removeFirst()
    }
    return [library(site, scope)]
  }

  /// The views of a name that the sources declare; nil for one of the library.
  private mutating func known(
    _ site: CallSite, _ rest: inout ArraySlice<SwiftSuffix>, _ scope: Scope
  ) -> [ViewNode]? {
    let token = site.token..<(site.token + 1)
    if let meaning = meaning(of: site.name, in: scope) {
      switch meaning {
      case .view(let block, let instance):
        say(site.tokens)
        return deeper(at: token) { $0.views(block, Scope(instance: instance)) } ?? []
      case .views(let nodes):
        say(site.tokens)
        return nodes
      case .closure(let closure, let place):
        say(site.tokens)
        var inside = scopes[place]
        for (parameter, argument) in zip(closure.parameters, site.call.arguments) {
          let read = translation(argument.value.tokens, scope)
          inside.names[source.text(parameter)] = .text(read.text, isDynamic: read.isDynamic)
        }
        return deeper(at: token) { $0.views(closure, inside) } ?? []
      case .function(let function, let instance):
        guard let body = function.body else { return [] }
        say(token)
        sayArguments(site.call, site.tokens)
        var inside = Scope(instance: instance)
        bind(function.parameters, site.call, scope, &inside)
        return deeper(at: token) { $0.views(body, inside) } ?? []
      case .nothing:
        pass(site.tokens)
        return []
      case .text, .model, .timer, .proxy:
        // A value such as a colour or a text.
        pass(site.tokens)
        return [ViewNode(site.name, token)]
      }
    }
    guard let type = program.type(site.name) else { return nil }
    let isView = program.types[type].isView || declaration("body", of: type) != nil
    guard isView, program.types[type].word == "struct" else { return nil }
    return deeper(at: token) { $0.child(type, site, scope) } ?? []
  }

  /// Says the tokens of a call, but for those of the arguments' values.
  mutating func sayArguments(_ call: SwiftCall, _ tokens: Range<Int>) {
    var start = tokens.lowerBound
    let values = (call.arguments.map { $0.value.tokens } + call.closures.map { $0.closure.tokens })
    for value in values {
      if start < value.lowerBound { say(start..<value.lowerBound) }
      if !value.isEmpty, account.isUnread(value) { say(value) }
      start = max(start, value.upperBound)
    }
    if start < tokens.upperBound { say(start..<tokens.upperBound) }
  }

  /// The body of a view of the sources, in the place where it is used.
  private mutating func child(_ type: Int, _ site: CallSite, _ scope: Scope) -> [ViewNode] {
    sayArguments(site.call, site.tokens)
    let instance = makeInstance(type, site.call, scope)
    let own = ownStates(of: type)
    uses[type, default: 0] += 1
    if let state = own.first {
      let name = program.types[type].name
      if uses[type] == 1 {
        warn(
          .notSimulated,
          "'\(name)' has a state of its own; it becomes one of the document, '\(instances[instance].prefix)\(program.names(of: state).first ?? "")'",
          at: state.tokens.lowerBound..<(state.tokens.lowerBound + 2))
        account.mark(state.tokens, .said)
      } else {
        refuse(
          .notSimulated,
          "'\(name)' has a state of its own and is used more than once", at: site.tokens,
          help: "keep the state in the view around it and pass it as a binding")
        return []
      }
    }
    return body(of: instance)
  }

  /// The states that belong to each use of a view.
  private func ownStates(of type: Int) -> [SwiftDeclaration] {
    program.types[type].members.filter { member in
      ["State", "AppStorage", "GestureState", "FocusState"].contains { wrapper in
        member.attribute(wrapper, in: source) != nil
      }
    }
  }

  /// An instance of a type of the sources, with what a call gives its properties.
  mutating func makeInstance(_ type: Int, _ call: SwiftCall, _ scope: Scope) -> Int {
    sayType(type)
    let name = program.types[type].name.lowercasedFirst
    let number = instances.count { $0.type == type && $0.model == nil } + 1
    var instance = Instance(
      type: type, prefix: number == 1 ? "\(name)_" : "\(name)\(number)_", arguments: [:],
      isRoot: false, model: nil,
      elements: scope.elements)
    scopes.append(scope)
    let place = scopes.count - 1
    var closures = call.closures[...]
    for member in program.types[type].members {
      guard case .variable(let variable) = member.kind, let token = variable.names.first,
        variable.getter == nil, !member.has("static", in: source)
      else { continue }
      let property = source.text(token)
      var meaning: Meaning?
      if let argument = call.argument(property, in: source) {
        meaning = self.meaning(of: argument.value, scope, place)
      } else if let index = closures.firstIndex(where: { closure in
        closure.label.map { source.has($0, property) } == true
      }) {
        meaning = .closure(closures[index].closure, place)
        closures.remove(at: index)
      } else if variable.value == nil,
        isFunction(variable.type) || member.attribute("ViewBuilder", in: source) != nil
          || isGeneric(variable.type, of: type),
        let index = closures.firstIndex(where: { $0.label == nil })
      {
        meaning = .closure(closures[index].closure, place)
        closures.remove(at: index)
      } else if variable.value == nil,
        variable.type.map({ source.text(bytes: source.range($0)).hasSuffix("?") }) == true
      {
        meaning = .text("nil", isDynamic: false)
      }
      if let meaning {
        say(member.tokens)
        instance.arguments[property] = meaning
      }
    }
    for member in program.types[type].members {
      if case .initializer(let function) = member.kind {
        if let body = function.body, !body.statements.allSatisfy(isPlainAssignment) {
          warn(
            .notSimulated,
            "this initializer is not read: arguments are taken as those of properties of their names",
            at: member.tokens)
        } else {
          say(member.tokens)
        }
        unlabeled(function, call, scope, place, &instance)
      }
    }
    instances.append(instance)
    return instances.count - 1
  }

  /// Arguments without labels, by the names of the parameters of an initializer.
  private mutating func unlabeled(
    _ function: SwiftFunction, _ call: SwiftCall, _ scope: Scope, _ place: Int,
    _ instance: inout Instance
  ) {
    var inside = Scope()
    bind(function.parameters, call, scope, &inside)
    for (name, meaning) in inside.names where instance.arguments[name] == nil {
      instance.arguments[name] = meaning
    }
    scopes.append(inside)
    let own = scopes.count - 1
    for statement in function.body?.statements ?? [] {
      guard case .assignment(let target, _, let value) = statement.kind else { continue }
      let name = source.text(target.tokens.upperBound - 1).drops(prefix: "_")
      if let chain = value.chain, case .name(let token) = chain.head, source.has(token, "State") {
        let first = chain.lastCall?.arguments.first.map {
          translation($0.value.tokens, inside).text
        }
        instance.firstValues[name] = first
      } else if let given = given(value, inside, own) {
        instance.arguments[name] = given
      }
    }
  }

  /// What an initializer gives a property; a closure that is called gives its views.
  private mutating func given(_ value: SwiftExpression, _ scope: Scope, _ place: Int) -> Meaning? {
    if let chain = value.chain, case .name(let token) = chain.head,
      case .closure(let closure, let outer)? = scope.names[source.text(token)]
    {
      return .closure(closure, outer)
    }
    return meaning(of: value, scope, place)
  }

  private func isPlainAssignment(_ statement: SwiftStatement) -> Bool {
    if case .assignment = statement.kind { return true }
    return false
  }

  private func isFunction(_ type: Range<Int>?) -> Bool {
    guard let type else { return false }
    return source.text(bytes: source.range(type)).has("->")
  }

  private func isGeneric(_ type: Range<Int>?, of index: Int) -> Bool {
    guard let type, type.count == 1 else { return false }
    let name = source.text(type.lowerBound)
    return ["Content", "Label", "V", "Header", "Footer", "Background"].contains(name)
  }

  /// The views of the body of an instance.
  mutating func body(of index: Int) -> [ViewNode] {
    guard let declaration = declaration("body", of: instances[index].type),
      case .variable(let variable) = declaration.kind, let getter = variable.getter
    else { return [] }
    sayHeader(declaration, upTo: getter.tokens.lowerBound)
    say((declaration.tokens.upperBound - 1)..<declaration.tokens.upperBound)
    let scope = Scope(instance: index, elements: instances[index].elements)
    guard program.types[instances[index].type].isAnimatable,
      let data = animatableData(of: index)
    else { return views(getter, scope) }
    for member in data {
      instances[index].arguments[member.name] = .text(member.name, isDynamic: true)
    }
    var node = ViewNode(program.types[instances[index].type].name, getter.tokens)
    node.children = views(getter, scope)
    node.define = data.map { OutputMember($0.name, $0.value) }
    node.animatable = data.map { $0.name }
    return [node]
  }
}

/// A call with its name.
struct CallSite {
  let name: String
  let token: Int
  let call: SwiftCall
  let tokens: Range<Int>
}

extension SwiftSuffix {
  var isCall: Bool { if case .call = kind { true } else { false } }
}

extension String {
  /// The name with a small first letter, as far as it is an identifier.
  var lowercasedFirst: String {
    guard let first else { return self }
    return first.lowercased() + dropFirst()
  }

  /// The letters and digits of a label, as the end of a name.
  var asNameEnd: String {
    var name = ""
    for scalar in unicodeScalars {
      let isPart =
        scalar.isASCII && scalar.properties.isAlphabetic
        || "0123456789".unicodeScalars.contains(scalar)
      if isPart {
        name.unicodeScalars.append(scalar)
      } else if !name.hasSuffix("_"), !name.isEmpty {
        name += "_"
      }
    }
    while name.hasSuffix("_") { name.removeLast() }
    return name.lowercased()
  }
}
