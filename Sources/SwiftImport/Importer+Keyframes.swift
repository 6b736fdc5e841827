import Diagnostics
import SwiftSource

extension Importer {
  /// `keyframeAnimator(initialValue:trigger:content:keyframes:)`.
  mutating func keyframes(_ modifier: ModifierCall, _ node: inout ImportedNode, _ scope: Scope) {
    guard let content = modifier.call.closures.first?.closure,
      let (view, value) = namesOfContent(content)
    else {
      return warn(.notSimulated, "'keyframeAnimator' is left out", at: modifier.tokens)
    }
    var inside = scope
    var innermost = ImportedNode(Self.content, modifier.tokens)
    innermost.name = node.name
    inside.names[view] = .views([innermost])
    let name = bodyName(value == "$1" ? "value" : value, scope)
    guard let members = animator(modifier.call, modifier.tokens, value, name, scope, &inside) else {
      return
    }
    let outer = presentedNames
    if case .object(let values)? = members.first?.value {
      presentedNames = Set(values.map { $0.key })
    }
    let inner = views(content, inside)
    presentedNames = outer
    guard let body = plainBody(inner, content, "keyframeAnimator") else { return }
    node.modifiers.append(.object(members + [OutputMember("body", .list(body))]))
  }

  /// `KeyframeAnimator(initialValue:trigger:) { value in … } keyframes: { … }`.
  mutating func keyframes(_ site: ImportedCall, _ scope: Scope) -> ImportedNode {
    let empty = ImportedNode(site.name, site.token..<(site.token + 1))
    guard let content = site.call.closures.first?.closure else {
      warn(.notSimulated, "this KeyframeAnimator is left out", at: site.tokens)
      return empty
    }
    if let message = refused[site.token] {
      warn(.notSimulated, "this KeyframeAnimator is left out: \(message)", at: site.tokens)
      return empty
    }
    let outer = owner
    owner = site.token
    defer { owner = outer }
    var inside = scope
    let value = content.parameters.first.map { source.text($0) } ?? "$0"
    let name = bodyName(value == "$0" ? "value" : value, scope)
    guard let members = animator(site.call, site.tokens, value, name, scope, &inside) else {
      return empty
    }
    let body = BodyOwner(
      name: name, members: members, isShared: true, tokens: content.tokens, word: site.name)
    return enclose(around(views(content, inside), site), in: body)
  }

  /// The views of a closure as one.
  func around(_ views: [ImportedNode], _ site: ImportedCall) -> ImportedNode {
    if views.count == 1, let only = views.first, !only.isGroup { return only }
    var node = ImportedNode(site.name, site.token..<(site.token + 1))
    node.children = views
    return node
  }

  /// The modifiers that a closure puts around its content, which must be all that it makes.
  mutating func plainBody(
    _ views: [ImportedNode], _ closure: SwiftClosure, _ word: String
  ) -> [OutputValue]? {
    guard let only = views.first, views.count == 1, only.children.isEmpty, only.when == nil,
      only.loop == nil
    else {
      warn(.notSimulated, "the views in this \(word) are left out", at: closure.tokens)
      return nil
    }
    return only.modifiers
  }

  /// The members of an animator without its body; nil, with a warning, where they cannot be said.
  private mutating func animator(
    _ call: SwiftCall, _ tokens: Range<Int>, _ parameter: String, _ name: String, _ scope: Scope,
    _ inside: inout Scope
  ) -> [OutputMember]? {
    guard let initial = call.argument("initialValue", in: source),
      let closure = call.closure("keyframes", in: source)
    else {
      warn(.notSimulated, "these keyframes cannot be read and are left out", at: tokens)
      return nil
    }
    let value = value(initial.value, scope, .other)
    var members: [OutputMember] = []
    if case .object(let properties) = value { members = properties }
    let known = members.isEmpty ? ["value"] : members.map { $0.key }
    let tracks = self.tracks(closure, scope)
    if let track = tracks.first(where: { !known.contains($0.key) }) {
      warn(
        .unknownName,
        "nothing here says what '\(track.key)' of the keyframes begins with: they are left out",
        at: tokens)
      return nil
    }
    let first = call.closures.first?.closure.tokens.lowerBound ?? tokens.upperBound
    say(tokens.lowerBound..<first)
    say((closure.tokens.lowerBound - 2)..<closure.tokens.lowerBound)
    say((tokens.upperBound - 1)..<tokens.upperBound)
    inside.names[parameter] = .text(members.isEmpty ? "\(name).value" : name, isDynamic: true)
    if members.isEmpty {
      members = [OutputMember("value", expression(initial.value.tokens, scope))]
    }
    members = [
      OutputMember("keyframeAnimator", .object(members)), OutputMember("as", .text(name, nil)),
    ]
    for label in ["trigger", "repeating"] {
      guard let argument = call.argument(label, in: source) else { continue }
      members.append(OutputMember(label, expression(argument.value.tokens, scope)))
    }
    if call.argument("trigger", in: source) == nil { isEndless = true }
    members.append(OutputMember("tracks", .object(tracks)))
    return members
  }

  /// The tracks of a closure: each with its keyframes, or one for a single value.
  private mutating func tracks(_ closure: SwiftClosure, _ scope: Scope) -> [OutputMember] {
    say(closure.tokens)
    var tracks: [OutputMember] = []
    var only: [OutputValue] = []
    for statement in closure.body {
      guard case .expression(let expression) = statement.kind, let chain = expression.chain,
        case .name(let token) = chain.head
      else {
        warn(.notSimulated, "these keyframes are left out", at: statement.tokens)
        continue
      }
      guard source.has(token, "KeyframeTrack"), let call = chain.lastCall else {
        only.append(output(statement.tokens, scope, asNumber: false))
        continue
      }
      let path = call.first.map { source.text(bytes: source.range($0.value.tokens)) } ?? "\\.value"
      guard path.hasPrefix("\\."), !path.dropFirst(2).contains(".") else {
        warn(.notSimulated, "the track of '\(path)' is left out", at: statement.tokens)
        continue
      }
      let keyframes = call.closures.first?.closure.body ?? []
      tracks.append(
        OutputMember(
          path.drops(prefix: "\\."),
          .list(keyframes.map { output($0.tokens, scope, asNumber: false) })))
    }
    return only.isEmpty ? tracks : tracks + [OutputMember("value", .list(only))]
  }
}
