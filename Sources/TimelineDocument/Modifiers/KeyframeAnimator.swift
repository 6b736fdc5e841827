import Diagnostics
import ExpressionLanguage
import JSONText

/// Moves a record of values along tracks of keyframes.
package struct KeyframeAnimator: Hashable, Sendable {
  /// The values with which it begins.
  package let values: ElementRange<NamedExpression>
  /// The name of the record in the body.
  package let recordName: String
  /// A value whose changes start it.
  package let trigger: DocumentValue?
  /// Whether it begins again at its end; nil for no.
  package let repeating: DocumentValue?
  package let tracks: ElementRange<KeyframeTrackSetting>
  package let body: ElementRange<Modifier>
}

/// The keyframes of one value of a keyframe animator.
package struct KeyframeTrackSetting: Hashable, Sendable {
  /// The value that moves.
  package let value: ElementIndex<NamedExpression>
  package let keyframes: ElementRange<DocumentValue>
  /// The source range of the track's name.
  package let place: SourceRange
}

extension ModifierGrammar {
  static let keyframeAnimator = ModifierGrammar(
    KeyEntry(
      "keyframeAnimator", .map(.newMember, to: .expression(.animatable)),
      "The values that keyframes move, with their initial values, by name."),
    arguments: [.elementName, .trigger, .repeating, .tracks, .body],
    required: [.elementName, .tracks, .body], lists: .body, release: (.ios17, "iOS 17"),
    read: { (decoder, what, parts) throws(JSONError) in
      parts.names = try decoder.readNames(
        what, of: "a parameter's name", as: .animatable, in: .key(.keyframeValue))
    },
    make: { decoder, parts in
      let tracks = decoder.keyframeTracks(parts.tracks, of: parts.names)
      guard let name = parts.elementName else { return nil }
      let animator = KeyframeAnimator(
        values: parts.names, recordName: name, trigger: parts.trigger,
        repeating: parts.repeating, tracks: tracks, body: parts.body ?? .empty)
      return .keyframeAnimator(decoder.timeline.viewContent.keyframeAnimators.add(animator))
    })
}

extension DocumentDecoder {
  /// Reads `tracks`: the keyframes of each value, by name.
  mutating func readKeyframeTracks(
    _ what: Subject
  ) throws(JSONError) -> [(name: JSONString, keyframes: ElementRange<DocumentValue>)] {
    var tracks: [(name: JSONString, keyframes: ElementRange<DocumentValue>)] = []
    try readMembers(what) { (decoder, name) throws(JSONError) in
      let mark = decoder.values.mark
      try decoder.readElements(Subject("the track", name)) { (decoder) throws(JSONError) in
        let keyframe = try decoder.readValue(for: "an element of a track", as: .keyframe)
        if let keyframe { decoder.values.add(keyframe) }
      }
      let keyframes = decoder.values.store(from: mark, in: &decoder.stepContent.values)
      tracks.append((name, keyframes))
    }
    return tracks
  }

  /// The tracks of a keyframe animator; one for a value that it does not have is reported.
  mutating func keyframeTracks(
    _ tracks: [(name: JSONString, keyframes: ElementRange<DocumentValue>)],
    of values: ElementRange<NamedExpression>
  ) -> ElementRange<KeyframeTrackSetting> {
    var known: [String: ElementIndex<NamedExpression>] = [:]
    for index in values.indices {
      known[timeline.viewContent.namedExpressions[index].name] = ElementIndex(index)
    }
    let start = timeline.viewContent.keyframeTracks.count
    for (name, keyframes) in tracks {
      guard let value = known[content.text(name)] else {
        let message = "the animator has no value called \(content.text(name).quotedForMessage)"
        let help = suggestion(for: name, among: timeline[values].map { $0.name })
        add(.error(.unknownName, message, at: name.range, help: help))
        continue
      }
      timeline.viewContent.keyframeTracks.append(
        KeyframeTrackSetting(value: value, keyframes: keyframes, place: SourceRange(name.range)))
    }
    return ElementRange(start..<timeline.viewContent.keyframeTracks.count)
  }
}

extension TimelineChecker {
  mutating func check(
    _ animator: KeyframeAnimator, _ index: ElementIndex<Modifier>, in outer: ScopeIndex
  ) {
    let fields = timeline[animator.values].map { value in
      RecordField(name: value.name, type: keyframeType(of: value.value, in: outer))
    }
    if let trigger = animator.trigger { check(trigger, in: outer) }
    if let repeating = animator.repeating { check(repeating, in: outer) }
    for track in timeline[animator.tracks] {
      let name = timeline[track.value].name
      let type = fields.first { $0.name == name }?.type ?? .unknown
      for keyframe in timeline[track.keyframes] {
        check(keyframe, as: .type(.keyframe(type)), in: outer)
      }
    }
    let place = timeline[index].place.range
    let scope = scopes.open(in: outer, by: .modifier(index)) { scope in
      scope.declareInput(
        animator.recordName, .record(fields), at: place,
        from: ExpressionScope.Source(isOnScreen: true), diagnostics: &diagnostics)
    }
    check(animator.body, in: scope)
  }

  /// The first value of a track of keyframes; `.zero` is an angle's, as no other type has it alone.
  private mutating func keyframeType(of value: DocumentValue, in scope: ScopeIndex) -> ValueType {
    guard case .text(let expression) = value else { return checkAnimatable(value, in: scope) }
    let others = diagnostics
    if checked(source.expressionText(expression.text), as: .any, in: scope) != nil {
      return checkAnimatable(value, in: scope)
    }
    diagnostics = others
    return check(value, as: .oneOf([.angle, .color, .unitPoint]), in: scope) ?? .unknown
  }
}
