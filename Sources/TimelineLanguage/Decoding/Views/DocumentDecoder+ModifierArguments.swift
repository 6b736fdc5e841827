import Diagnostics
import JSONText

// The arguments of modifiers that are not read as others are.
extension DocumentDecoder {
  /// Reads `value`, which cannot be null: that would look like the form without a value.
  mutating func readWatchedValue() throws(JSONError) -> DocumentValue? {
    guard try cursor.peek() == .null else { return try readValue(for: "'value'", as: .watched) }
    try cursor.readNull()
    add(
      .error(
        .wrongType, "'value' must be a value or an expression, not null", at: cursor.lastRange,
        help: "leave 'value' out for every change"))
    return nil
  }

  /// Reads the `completion` of an observer: a label, or steps.
  mutating func readObserverCompletion(
    _ what: Subject
  ) throws(JSONError) -> CompletionObserver.Completion {
    switch try cursor.peek() {
    case .string: return try readNewLabel(for: what).map { .label($0) } ?? .none
    case .array: return .steps(try readSteps(what))
    case .object, .number, .boolean, .null:
      try reject(what, mustBe: "a label or an array of steps")
      return .none
    }
  }

  /// Reads how many first values are passed over; `true` is one.
  mutating func readDropFirst(_ what: Subject) throws(JSONError) -> Int {
    switch try cursor.peek() {
    case .boolean: return try cursor.readBoolean() ? 1 : 0
    case .number: return try readCount(for: what) ?? 0
    case .object, .array, .string, .null:
      try reject(what, mustBe: "true, false or a whole number")
      return 0
    }
  }

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
      let keyframes = decoder.values.store(from: mark, in: &decoder.timeline.content.values)
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
      known[timeline.content.namedExpressions[index].name] = ElementIndex(index)
    }
    let start = timeline.content.keyframeTracks.count
    for (name, keyframes) in tracks {
      guard let value = known[content.text(name)] else {
        let message = "the animator has no value called \(content.text(name).quotedForMessage)"
        let help = suggestion(for: name, among: timeline[values].map(\.name))
        add(.error(.unknownName, message, at: name.range, help: help))
        continue
      }
      timeline.content.keyframeTracks.append(
        KeyframeTrackSetting(value: value, keyframes: keyframes, place: SourceRange(name.range)))
    }
    return ElementRange(start..<timeline.content.keyframeTracks.count)
  }
}
