import Diagnostics
import JSONText

extension DocumentDecoder {
  /// More events than this are refused.
  fileprivate static let eventLimit = 10_000_000

  /// After so many events the size of the others is estimated.
  private static let sampleSize = 4096

  /// Reads `events`.
  mutating func readEvents() throws(JSONError) {
    let start = cursor.offset
    firstEventTime = nil
    eventForms = []
    eventsWithoutForm = 0
    try readElements("'events'") { (decoder) throws(JSONError) in
      if !decoder.readRepeatedEvent() { try decoder.readEvent() }
      if decoder.stepContent.events.count == Self.sampleSize { decoder.reserveSpace(since: start) }
    }
    // A long run has late events, but begins with early ones.
    if let first = firstEventTime { warnOfMilliseconds(first.seconds, at: first.place) }
  }

  /// Makes room for as many elements as the rest of the text holds if it goes on like this, so that
  /// the lists of a long document are not copied each time they grow.
  private mutating func reserveSpace(since start: Int) {
    let size = max(cursor.offset - start, 1)
    let rest = content.bytes.count - cursor.offset
    let factor = 1.03 * (1 + Double(rest) / Double(size))
    stepContent.events.reserveCapacity(times: factor)
    stepContent.steps.reserveCapacity(times: factor)
    stepContent.verbs.reserveCapacity(times: factor)
    stepContent.assignments.reserveCapacity(times: factor)
  }

  /// Warns of a number of seconds that was probably meant as milliseconds.
  mutating func warnOfMilliseconds(_ seconds: Double, at place: Range<Int>) {
    if let warning = Milliseconds.warning(of: seconds, at: place) { add(warning) }
  }

  private mutating func readEvent() throws(JSONError) {
    eventTimes.removeAll(keepingCapacity: true)
    let (problems, expressions) = (diagnostics.count, stepContent.expressions.count)
    guard let step = try readStep("an event", isEvent: true) else { return }
    let index = stepContent.steps.add(step)
    for time in eventTimes { add(Event(time: time, isRepetition: false, step: index)) }
    // Other events repeat only one that adds neither a diagnostic nor an expression.
    if diagnostics.count == problems, stepContent.expressions.count == expressions {
      noteForm(of: step)
    }
  }

  mutating func add(_ event: Event) {
    if stepContent.events.count == Self.eventLimit {
      let message = "a document may have at most \(Self.eventLimit) events"
      add(.error(.tooMany, message, at: stepContent.steps[event.step.index].place.range))
    }
    stepContent.events.append(event)
  }
}

extension Array {
  /// Makes room for a multiple of the elements there are, within what a document may have. The room
  /// costs no memory before it is used.
  fileprivate mutating func reserveCapacity(times factor: Double) {
    reserveCapacity(Int(Swift.min(Double(count) * factor, Double(DocumentDecoder.eventLimit))))
  }
}
