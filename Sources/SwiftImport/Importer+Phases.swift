import Diagnostics
import SwiftSource

extension Importer {
  /// `phaseAnimator(_:trigger:content:animation:)`.
  mutating func phases(_ modifier: ModifierCall, _ node: inout ImportedNode, _ scope: Scope) {
    guard let phases = modifier.call.first, let content = modifier.call.closures.first?.closure,
      let (view, phase) = namesOfContent(content)
    else {
      return warn(.notSimulated, "'phaseAnimator' is left out", at: modifier.tokens)
    }
    say(modifier.tokens.lowerBound..<content.tokens.lowerBound)
    let name = bodyName(phase == "$1" ? "phase" : phase, scope)
    var inside = scope
    var innermost = ImportedNode(Self.content, modifier.tokens)
    innermost.name = node.name
    inside.names[view] = .views([innermost])
    inside.names[phase] = .text(name, isDynamic: true)
    let inner = views(content, inside)
    let members = self.phases(phases, name, modifier.call, scope)
    guard let body = plainBody(inner, content, "phaseAnimator") else { return }
    node.modifiers.append(.object(members + [OutputMember("body", .list(body))]))
  }

  /// The names that the closure of an animator gives its view and its value; nil for a closure with others.
  func namesOfContent(_ content: SwiftClosure) -> (view: String, value: String)? {
    let names = content.parameters.map { source.text($0) }
    if names.isEmpty { return ("$0", "$1") }
    return names.count == 2 ? (names[0], names[1]) : nil
  }

  /// `PhaseAnimator(_:trigger:) { phase in … } animation: { … }`.
  mutating func phases(_ site: ImportedCall, _ scope: Scope) -> ImportedNode {
    let empty = ImportedNode("phases", site.token..<(site.token + 1))
    guard let phases = site.call.first, let content = site.call.closures.first?.closure else {
      warn(.notSimulated, "this PhaseAnimator is left out", at: site.tokens)
      return empty
    }
    if let message = refused[site.token] {
      warn(.notSimulated, "this PhaseAnimator is left out: \(message)", at: site.tokens)
      return empty
    }
    let outer = owner
    owner = site.token
    defer { owner = outer }
    say(site.tokens.lowerBound..<content.tokens.lowerBound)
    let phase = content.parameters.first.map { source.text($0) } ?? "$0"
    let name = bodyName(phase == "$0" ? "phase" : phase, scope)
    var inside = scope
    inside.names[phase] = .text(name, isDynamic: true)
    let inner = views(content, inside)
    let members = self.phases(phases, name, site.call, scope)
    // Views that read one of two phases change at each of them, so that their animators go along.
    let isPair = phases.value.chain.map { chain in
      if case .list(let elements) = chain.head { elements.count == 2 } else { false }
    }
    let owner = BodyOwner(
      name: name, members: members, isShared: isPair == true, tokens: content.tokens,
      word: site.name)
    return enclose(around(inner, site), in: owner)
  }

  /// The members of an animator through phases, without its body.
  private mutating func phases(
    _ phases: SwiftArgument, _ name: String, _ call: SwiftCall, _ scope: Scope
  ) -> [OutputMember] {
    var members = [
      OutputMember("phaseAnimator", expression(phases.value.tokens, scope)),
      OutputMember("as", .text(name, nil)),
    ]
    if let trigger = call.argument("trigger", in: source) {
      members.append(OutputMember("trigger", expression(trigger.value.tokens, scope)))
    } else {
      isEndless = true
    }
    guard let animation = call.closure("animation", in: source) else {
      return members + [OutputMember("animation", .boolean(true))]
    }
    var inside = scope
    for parameter in animation.parameters {
      inside.names[source.text(parameter)] = .text(name, isDynamic: true)
    }
    inside.names["$0"] = .text(name, isDynamic: true)
    say((animation.tokens.lowerBound - 2)..<animation.tokens.upperBound)
    if let last = animation.body.last, animation.body.count == 1 {
      members.append(OutputMember("animation", output(last.tokens, inside, asNumber: false)))
    } else {
      warn(.notSimulated, "this closure is left out", at: animation.tokens)
    }
    return members
  }
}
