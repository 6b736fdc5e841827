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
  mutating func view(_ chain: SwiftChain, _ scope: Scope) -> [ImportedNode] {
    var rest = chain.suffixes[...]
    let own = ownModifier(chain, &rest, scope)
    var nodes = own?.nodes ?? base(chain, &rest, scope)
    let modifiers = (own?.modifier).map { [$0] + modifierCalls(rest) } ?? modifierCalls(rest)
    guard !modifiers.isEmpty else { return nodes }
    if nodes.count != 1 {
      if nodes.isEmpty {
        nodes = [ImportedNode("view", chain.tokens.lowerBound..<chain.headEnd)]
      } else {
        var group = ImportedNode("group", chain.tokens.lowerBound..<chain.headEnd)
        group.isGroup = true
        group.children = nodes
        nodes = [group]
      }
    } else if nodes[0].loop != nil || nodes[0].when != nil, !isContent(chain, scope) {
      var group = ImportedNode("group", chain.tokens.lowerBound..<chain.headEnd)
      group.isGroup = true
      group.children = nodes
      nodes = [group]
    }
    for modifier in modifiers { nodes[0] = apply(modifier, to: nodes[0], scope) }
    return nodes
  }

  /// In an extension of View: the view itself, with the modifier that is called without a name before it.
  mutating func ownModifier(
    _ chain: SwiftChain, _ rest: inout ArraySlice<SwiftSuffix>, _ scope: Scope
  ) -> (nodes: [ImportedNode], modifier: ModifierCall?)? {
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

  func isContent(_ chain: SwiftChain, _ scope: Scope) -> Bool {
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
  mutating func base(
    _ chain: SwiftChain, _ rest: inout ArraySlice<SwiftSuffix>, _ scope: Scope
  ) -> [ImportedNode] {
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
    if case .style(let label, _)? = meaning(of: name, in: scope),
      case .member(let member)? = rest.first?.kind, source.has(member, "label")
    {
      say(head..<(member + 1))
      rest.removeFirst()
      return label
    }
    if case .types? = rest.first?.kind { rest.removeFirst() }
    var call = SwiftCall(arguments: [], closures: [])
    var end = token + 1
    if case .call(let given)? = rest.first?.kind, let tokens = rest.first?.tokens {
      call = given
      end = tokens.upperBound
      rest.removeFirst()
    }
    let site = ImportedCall(name: name, token: token, call: call, tokens: head..<end)
    if containsItself(site) { return [] }
    openSites.append((site.token, wayCount))
    let known = known(site, &rest, scope)
    openSites.removeLast()
    if let known { return known }
    // Members without a call, such as `Color.red`.
    while case .member(let member)? = rest.first?.kind, rest.dropFirst().first?.isCall != true {
      pass(member - 1..<(member + 1))
      rest.removeFirst()
    }
    return [library(site, scope)]
  }

  /// The views of a name that the sources declare; nil for one of the library.
  mutating func known(
    _ site: ImportedCall, _ rest: inout ArraySlice<SwiftSuffix>, _ scope: Scope
  ) -> [ImportedNode]? {
    let token = site.token..<(site.token + 1)
    if let meaning = meaning(of: site.name, in: scope) {
      switch meaning {
      case .view(let block, let instance):
        account.frame(site.tokens, around: block.tokens)
        return anew { importer in
          importer.deeper(at: token) { $0.views(block, Scope(instance: instance)) } ?? []
        }
      case .views(let nodes):
        say(site.tokens)
        return nodes
      case .closure(let closure, let place):
        sayArguments(site.call, site.tokens, body: closure.tokens)
        var inside = scopes[place]
        bind(closure, site.call, scope, &inside)
        return anew { importer in
          importer.deeper(at: token) { $0.views(closure, inside) } ?? []
        }
      case .function(let function, let instance):
        guard let body = function.body else { return [] }
        sayArguments(site.call, site.tokens, body: body.tokens)
        var inside = Scope(instance: instance)
        bind(function.parameters, site.call, scope, &inside)
        return anew { importer in
          importer.deeper(at: token) { $0.views(body, inside) } ?? []
        }
      case .nothing where site.call.closures.isEmpty:
        pass(site.tokens)
        return []
      case .nothing, .text, .bound, .model, .workItem, .itemHolder, .timer, .proxy, .dates, .style:
        let closures = site.call.closures.map { $0.closure }
        guard !closures.isEmpty else {
          // A value such as a colour or a text.
          var node = ImportedNode(site.name, token)
          isColor(site.name, scope) ? fill(&node, by: site.tokens, scope) : pass(site.tokens)
          return [node]
        }
        warn(.notSimulated, "how '\(site.name)' places its views is not simulated", at: token)
        var node = ImportedNode(site.name, token)
        node.children = closures.flatMap { views($0, scope) }
        passUnread(site.tokens)
        return [node]
      }
    }
    guard let type = program.type(site.name, at: site.token) else { return nil }
    if program.types[type].isShape { return [shape(type, site, scope)] }
    let isView = program.types[type].isView || declaration("body", of: type) != nil
    guard isView, program.types[type].word == "struct" else { return nil }
    return deeper(at: token) { $0.child(type, site, scope) } ?? []
  }

  /// Says the name and the parentheses of a call, if something of it or of the body that it calls is said; its arguments
  /// are said where they are used.
  mutating func sayArguments(_ call: SwiftCall, _ tokens: Range<Int>, body: Range<Int>) {
    var start = tokens.lowerBound
    let given = call.arguments.map { $0.tokens } + call.closures.map { $0.tokens }
    for argument in given {
      if start < argument.lowerBound {
        account.frame(start..<argument.lowerBound, around: tokens, body)
      }
      passUnread(argument)
      start = max(start, argument.upperBound)
    }
    if start < tokens.upperBound { account.frame(start..<tokens.upperBound, around: tokens, body) }
  }

}

/// A call with its name.
struct ImportedCall {
  let name: String
  let token: Int
  let call: SwiftCall
  let tokens: Range<Int>
}

extension SwiftTrailingClosure {
  /// Its tokens, with those of its label.
  var tokens: Range<Int> { (label ?? closure.tokens.lowerBound)..<closure.tokens.upperBound }
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
