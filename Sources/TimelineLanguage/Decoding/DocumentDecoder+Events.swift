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
    let step = Step(
      place: SourceRange(place), scope: event.scope, verbs: storeVerbs(of: event),
      details: storeDetails(of: event))
    timeline.content.steps.append(step)
    let index = ElementIndex<Step>(timeline.content.steps.count - 1)
    timeline.events.append(Event(time: .instant(time), step: index))
  }

  private mutating func storeVerbs(of event: EventParts) -> ElementRange<Verb> {
    guard let place = event.setPlace else { return .empty }
    let start = timeline.content.assignments.count
    timeline.content.assignments += event.assignments
    let verb = Verb(
      place: place, action: .set(ElementRange(start..<timeline.content.assignments.count)))
    timeline.content.verbs.append(verb)
    return ElementRange(timeline.content.verbs.count - 1..<timeline.content.verbs.count)
  }

  private mutating func storeDetails(of event: EventParts) -> ElementIndex<StepDetails>? {
    guard let label = event.completionLabel else { return nil }
    timeline.content.texts.append(label)
    let text = ElementIndex<String>(timeline.content.texts.count - 1)
    timeline.content.completions.append(Completion(label: text))
    let completion = timeline.content.completions.count - 1
    timeline.content.stepDetails.append(
      StepDetails(completions: ElementRange(completion..<completion + 1)))
    return ElementIndex(timeline.content.stepDetails.count - 1)
  }

  private mutating func readEventValue(
    of key: EventKey, into event: inout EventParts
  ) throws(JSONError) {
    switch key {
    case .at: event.time = try readNumber(for: "'at'", in: .time).map(Instant.init(seconds:))
    case .note: try cursor.skipValue()
    case .withAnimation: event.scope = try readAnimation().map(Scope.animation)
    case .set:
      event.setPlace = SourceRange(cursor.offset..<cursor.offset)
      event.assignments = try readAssignments()
    case .completion: event.completionLabel = try readText(for: "'completion'")
    }
  }

  private mutating func readAssignments() throws(JSONError) -> [Assignment] {
    var assignments: [Assignment] = []
    _ = try readMembers("'set'") { (decoder, name) throws(JSONError) in
      let text = decoder.cursor.text(name)
      let value = try decoder.readNumber(for: "the new value of '\(text)'", in: .any)
      let range = decoder.cursor.lastRange
      guard let state = decoder.stateIndices[text] else {
        let near = nearestName(to: text, among: decoder.stateIndices.keys.sorted())
        decoder.add(
          .error(
            .unknownName, "no state is called \(text.quotedForMessage)", at: name.range,
            help: near.map { "did you mean '\($0)'?" }))
        return
      }
      guard let value else { return }
      let target = StatePath(text: name, root: .state(ElementIndex(state)), isPartial: false)
      assignments.append(Assignment(target: target, value: .number(value, SourceRange(range))))
    }
    return assignments
  }

  /// Reads the value of `withAnimation`: null, or a text in Swift's spelling.
  private mutating func readAnimation() throws(JSONError) -> AnimationSetting? {
    switch try cursor.peek() {
    case .null:
      try cursor.readNull()
      return AnimationSetting.none
    case .string:
      let string = try cursor.readString()
      checkAnimation(string)
      return .expression(string)
    case let found:
      let example = "write \".easeIn(duration: 1)\""
      try reject("'withAnimation' must be an animation, not \(found.phrase)", help: example)
      return nil
    }
  }

  private mutating func checkAnimation(_ string: JSONString) {
    do {
      _ = try AnimationLiteral.parse(cursor.text(string))
    } catch {
      let start = cursor.rawOffset(in: string, ofDecodedUTF8: error.range.lowerBound)
      let end = cursor.rawOffset(in: string, ofDecodedUTF8: error.range.upperBound)
      add(.error(error.code, error.message, at: start..<max(start, end), help: error.help))
    }
  }
}

/// What was read of an event so far.
private struct EventParts {
  var time: Instant?
  var scope: Scope?
  var completionLabel: String?
  var setPlace: SourceRange?
  var assignments: [Assignment] = []
}
