import TimelineDocument

/// What has happened so far.
struct EventHistory {
  private(set) var events: [TraceEvent] = []

  /// Goes on with what has happened since.
  mutating func add(_ more: some Sequence<TraceEvent>) {
    events += more
  }

  /// How many events match a pattern.
  func count(_ pattern: EventPattern, in timeline: Timeline) -> Int {
    events.count { pattern.fits($0, in: timeline) }
  }

  /// Whether events match the patterns in their order.
  func has(_ patterns: ArraySlice<EventPattern>, in timeline: Timeline) -> Bool {
    var rest = patterns
    for event in events {
      guard let next = rest.first else { return true }
      if next.fits(event, in: timeline) { rest.removeFirst() }
    }
    return rest.isEmpty
  }

  /// The last events that match any of the patterns.
  func last(_ limit: Int, of patterns: ArraySlice<EventPattern>, in timeline: Timeline)
    -> [TraceEvent]
  {
    events.filter { event in patterns.contains { $0.fits(event, in: timeline) } }.suffix(limit)
  }

  /// The events in which a label has fired.
  func firings(of label: String) -> [TraceEvent] {
    events.filter { ($0.word == .complete || $0.word == .observe) && $0.label == label }
  }
}

extension EventPattern {
  /// Whether an event is meant.
  func fits(_ event: TraceEvent, in timeline: Timeline) -> Bool {
    guard event.word == word else { return false }
    guard let label else { return true }
    return event.subject == timeline[label]
  }

  /// The word with the label.
  func text(in timeline: Timeline) -> String {
    label.map { "\(word.rawValue) \(timeline[$0])" } ?? word.rawValue
  }
}

extension TraceEvent {
  /// What the event is about: its label, or else its track or view.
  var subject: String { label.isEmpty ? track : label }

  /// The word with what it is about, as a pattern has it.
  var patternText: String { subject.isEmpty ? word.rawValue : "\(word.rawValue) \(subject)" }

  /// By what a label has fired: the detail, or the word of an event that has none.
  var mechanism: String { detail?.rawValue ?? word.rawValue }
}
