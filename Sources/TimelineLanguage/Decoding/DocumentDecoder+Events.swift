import AnimationEngine
import JSONText

extension DocumentDecoder {
  /// Reads one element of `events`.
  mutating func readEvent() throws(JSONError) {
    _ = try cursor.peek()
    let start = cursor.offset
    var event = EventParts()
    let keys = try readObject("an event", keys: EventKey.self) { (decoder, key) throws(JSONError) in
      try decoder.readEventValue(of: key, into: &event)
    }
    guard let keys else { return }
    let place = start..<cursor.lastRange.upperBound
    if !keys.contains(.at) {
      add(.error(.missingKey, "an event needs a time", at: place, help: "add \"at\": 0"))
    }
    if keys.contains(.completion), !keys.contains(.withAnimation) {
      let help = "put 'withAnimation' beside it"
      add(.error(.missingKey, "a completion needs an animation's scope", at: place, help: help))
    }
    guard let time = event.time else { return }
    let scope =
      keys.contains(.withAnimation)
      ? AnimationScope(animation: event.animation, completionLabel: event.completionLabel) : nil
    let step = Step(scope: scope, assignments: event.assignments, place: place)
    timeline.events.append(Event(time: time, step: step))
  }

  private mutating func readEventValue(
    of key: EventKey, into event: inout EventParts
  ) throws(JSONError) {
    switch key {
    case .at: event.time = try readNumber(for: "'at'", in: .time).map(Instant.init(seconds:))
    case .note: try cursor.skipValue()
    case .withAnimation: event.animation = try readAnimation()
    case .set: event.assignments = try readAssignments()
    case .completion: event.completionLabel = try readText(for: "'completion'")
    }
  }

  private mutating func readAssignments() throws(JSONError) -> [Assignment] {
    var assignments: [Assignment] = []
    _ = try readMembers("'set'") { (decoder, name) throws(JSONError) in
      let text = decoder.cursor.text(name)
      let value = try decoder.readNumber(for: "the new value of '\(text)'", in: .any)
      guard let state = decoder.stateIndices[text] else {
        let near = nearestName(to: text, among: decoder.stateIndices.keys.sorted())
        decoder.add(
          .error(
            .unknownName, "no state is called \(text.quotedForMessage)", at: name.range,
            help: near.map { "did you mean '\($0)'?" }))
        return
      }
      if let value { assignments.append(Assignment(state: state, value: value)) }
    }
    return assignments
  }

  /// Reads the value of `withAnimation`: null, or a text in Swift's spelling.
  private mutating func readAnimation() throws(JSONError) -> Animation? {
    switch try cursor.peek() {
    case .null:
      try cursor.readNull()
      return nil
    case .string:
      let string = try cursor.readString()
      return parseAnimation(string)
    case let found:
      let example = "write \".easeIn(duration: 1)\""
      try reject("'withAnimation' must be an animation, not \(found.phrase)", help: example)
      return nil
    }
  }

  private mutating func parseAnimation(_ string: JSONString) -> Animation? {
    do {
      return try AnimationLiteral.parse(cursor.text(string))
    } catch {
      let start = cursor.rawOffset(in: string, ofDecodedUTF8: error.range.lowerBound)
      let end = cursor.rawOffset(in: string, ofDecodedUTF8: error.range.upperBound)
      add(.error(error.code, error.message, at: start..<max(start, end), help: error.help))
      return nil
    }
  }
}

/// What was read of an event so far.
private struct EventParts {
  var time: Instant?
  var animation: Animation?
  var completionLabel: String?
  var assignments: [Assignment] = []
}
