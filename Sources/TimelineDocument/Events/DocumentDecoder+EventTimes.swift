import AnimationEngine
import Diagnostics
import JSONText

extension DocumentDecoder {
  /// Reads `at`: a number, several, or a label with a number of seconds after it.
  mutating func readEventTimes() throws(JSONError) {
    switch try cursor.peek() {
    case .number: try readEventInstant()
    case .array:
      try readElements("'at'") { (decoder) throws(JSONError) in try decoder.readEventInstant() }
      guard eventTimes.isEmpty, !diagnostics.hasErrors else { return }
      add(.error(.outOfRange, "'at' must have at least one time", at: cursor.lastRange))
    case .string: readLabelTime(try cursor.readString())
    case .object, .boolean, .null:
      try reject("'at'", mustBe: "a number of seconds, an array of them or a label")
    }
  }

  private mutating func readEventInstant() throws(JSONError) {
    guard let seconds = try readNumber(for: "'at'", in: .time) else { return }
    eventTimes.append(.instant(Instant(seconds: seconds)))
    latestEventTime = cursor.lastRange
    noteFirst(seconds, at: latestEventTime)
  }

  /// Notes the time of an event if it is the first one.
  mutating func noteFirst(_ seconds: Double, at place: Range<Int>) {
    guard seconds > 0, seconds < firstEventTime?.seconds ?? .infinity else { return }
    firstEventTime = (seconds, place)
  }

  private mutating func readLabelTime(_ string: JSONString) {
    let value = computedTime(string)
    do throws(MomentText.Problem) {
      let moment = try MomentText(content.text(string))
      let label = intern(moment.label)
      labels.use(label, at: string, asTime: true)
      let time = LabelTime(
        label: label, occurrence: moment.occurrence, delay: moment.delay,
        place: SourceRange(string.range), expression: value)
      eventTimes.append(.label(ElementIndex(stepContent.labelTimes.count)))
      stepContent.labelTimes.append(time)
      warnOfMilliseconds(moment.delay, at: string.range)
    } catch {
      if let value { return eventTimes.append(.computed(value)) }
      let start = cursor.rawOffset(in: string, ofDecodedUTF8: error.range.lowerBound)
      let end = cursor.rawOffset(in: string, ofDecodedUTF8: error.range.upperBound)
      add(.error(error.code, error.message, at: start..<max(start, end), help: error.help))
    }
  }

  /// A text as an expression, if it has the name of a state, a definition or a model.
  private mutating func computedTime(_ string: JSONString) -> DocumentValue? {
    let isKnown = content.withBytes(of: string) { bytes in
      bytes.split { !$0.isIdentifierPart }.contains { names.table.find(.init(rebasing: $0)) != nil }
    }
    guard isKnown else { return nil }
    deferred.hasComputedTimes = true
    return .text(expression(string, in: ExpressionContext(.duration)))
  }

  /// Takes the times of labels that nothing has for expressions, where they can be.
  mutating func resolveEventTimes() {
    guard deferred.hasComputedTimes else { return }
    for index in stepContent.events.indices {
      switch stepContent.events[index].time {
      case .instant: continue
      case .label(let time):
        let time = stepContent.labelTimes[time.index]
        guard let value = time.expression, !labels.given.contains(time.label) else { continue }
        stepContent.events[index].time = .computed(value)
        labels.forget(time.label, at: time.place)
      case .computed: break
      }
      stepContent.computedTimes.append(index)
    }
  }
}
