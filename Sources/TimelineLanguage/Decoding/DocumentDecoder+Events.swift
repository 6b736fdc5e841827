import JSONText

extension DocumentDecoder {
  /// More events than this are refused.
  private static let eventLimit = 10_000_000

  /// Reads `events`.
  mutating func readEvents() throws(JSONError) {
    try readElements("'events'") { (decoder) throws(JSONError) in try decoder.readEvent() }
  }

  private mutating func readEvent() throws(JSONError) {
    eventTimes.removeAll(keepingCapacity: true)
    guard let step = try readStep("an event") else { return }
    let index = ElementIndex<Step>(timeline.content.steps.count)
    timeline.content.steps.append(step)
    for time in eventTimes {
      if timeline.events.count == Self.eventLimit {
        let message = "a document may have at most \(Self.eventLimit) events"
        add(.error(.tooMany, message, at: step.place.range))
      }
      timeline.events.append(Event(time: time, step: index))
    }
  }
}
