import Diagnostics
import SwiftSource

extension Importer {
  /// `phaseAnimator(_:trigger:content:animation:)`.
  mutating func phases(_ modifier: ModifierCall, _ node: inout ImportedNode, _ scope: Scope) {
    guard let phases = modifier.call.first, let content = modifier.call.closures.first?.closure,
      content.parameters.count == 2
    else {
      return warn(.notSimulated, "'phaseAnimator' is left out", at: modifier.tokens)
    }
    say(modifier.tokens.lowerBound..<content.tokens.lowerBound)
    let name = bodyName(source.text(content.parameters[1]), scope)
    var inside = scope
    inside.names[source.text(content.parameters[0])] = .views([
      ImportedNode("content", modifier.tokens)
    ])
    inside.names[source.text(content.parameters[1])] = .text(name, isDynamic: true)
    let inner = views(content, inside)
    let members = self.phases(phases, name, modifier.call, scope)
    guard let body = plainBody(inner, content, "phaseAnimator") else { return }
    node.modifiers.append(.object(members + [OutputMember("body", .list(body))]))
  }

  /// `PhaseAnimator(_:trigger:) { phase in … } animation: { … }`.
  mutating func phases(_ site: ImportedCall, _ scope: Scope) -> ImportedNode {
    let empty = ImportedNode("phases", site.token..<(site.token + 1))
    guard let phases = site.call.first, let content = site.call.closures.first?.closure,
      let parameter = content.parameters.first
    else {
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
    let name = bodyName(source.text(parameter), scope)
    var inside = scope
    inside.names[source.text(parameter)] = .text(name, isDynamic: true)
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
