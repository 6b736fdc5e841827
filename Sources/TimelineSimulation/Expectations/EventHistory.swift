import AnimationEngine
import Ordering
import TimelineDocument

/// The events up to now that claims ask about.
///
/// A claim is answered from counts that grow with the events: a loop may ask as often as events happen.
struct EventHistory {
  /// How often each word that is counted has come, and with each subject.
  private var counts: [EventWord: Count] = [:]
  /// How far the events have gone along each order that is asked about.
  private var orders: [ElementRange<EventPattern>: Order] = [:]
  private var firings: [String: Firings] = [:]

  private struct Count {
    var all = 0
    var bySubject: [String: Int] = [:]
  }

  private struct Order {
    /// How many of the patterns have come in their order.
    var fitting = 0
    /// The last events that match any of the patterns.
    var recent: [TraceEvent] = []
  }

  /// The firings of a label, in the order of time.
  struct Firings {
    private(set) var count = 0
    /// The last ones.
    private(set) var recent: [TraceEvent] = []
    /// The times in seconds, by the mechanism.
    private var times: [String: [Double]] = [:]

    /// Whether it has fired by some mechanism, or by any; near some time, or at any.
    func contains(by mechanism: String?, near time: Double?, within tolerance: Double) -> Bool {
      let lists = mechanism.map { [times[$0] ?? []] } ?? Array(times.values)
      guard let time else { return lists.contains { !$0.isEmpty } }
      return lists.contains { list in
        let first = list.partitioningIndex { $0 >= time - tolerance }
        // The bounds are rounded, and the distance decides.
        return list[max(first - 1, 0)..<min(first + 2, list.count)].contains {
          abs($0 - time) <= tolerance
        }
      }
    }

    fileprivate mutating func add(_ firing: TraceEvent) {
      count += 1
      recent.append(keeping: firing)
      times[firing.mechanism, default: []].append(firing.instant.seconds)
    }
  }

  init() {}

  /// A history of what the expectations of a timeline ask about.
  init(for timeline: Timeline) {
    for list in timeline.expectationLists {
      for expectation in timeline[timeline[list].expectations] {
        switch expectation.condition {
        case .count(let pattern, _): counts[pattern.word] = Count()
        case .order(let patterns): orders[patterns] = Order()
        case .completed(let index): firings[timeline[timeline[index].label]] = Firings()
        case .column, .absent, .model, .settled, .range, .monotonic, .winner: break
        }
      }
    }
  }

  /// Goes on with what has happened since.
  mutating func add(_ more: some Sequence<TraceEvent>, in timeline: Timeline) {
    for event in more {
      if counts[event.word] != nil { count(event) }
      for range in orders.keys { follow(event, along: range, in: timeline) }
      if event.word == .complete || event.word == .observe { firings[event.label]?.add(event) }
    }
  }

  private mutating func count(_ event: TraceEvent) {
    counts[event.word]?.all += 1
    counts[event.word]?.bySubject[event.subject, default: 0] += 1
  }

  private mutating func follow(
    _ event: TraceEvent, along range: ElementRange<EventPattern>, in timeline: Timeline
  ) {
    let patterns = timeline[range]
    guard patterns.contains(where: { $0.fits(event, in: timeline) }) else { return }
    orders[range]?.recent.append(keeping: event)
    let next = patterns.dropFirst(orders[range]?.fitting ?? 0).first
    if next?.fits(event, in: timeline) == true { orders[range]?.fitting += 1 }
  }

  /// How many events match a pattern.
  func count(_ pattern: EventPattern, in timeline: Timeline) -> Int {
    guard let count = counts[pattern.word] else { return 0 }
    return pattern.label.map { count.bySubject[timeline[$0]] ?? 0 } ?? count.all
  }

  /// Whether events match the patterns in their order.
  func has(_ patterns: ElementRange<EventPattern>, in timeline: Timeline) -> Bool {
    (orders[patterns]?.fitting ?? 0) == timeline[patterns].count
  }

  /// The last events that match any of the patterns.
  func last(of patterns: ElementRange<EventPattern>) -> [TraceEvent] {
    orders[patterns]?.recent ?? []
  }

  /// The firings of a label.
  func firings(of label: String) -> Firings { firings[label] ?? Firings() }
}

extension [TraceEvent] {
  /// No more events are reported of a claim.
  private static var limit: Int { 20 }

  /// Adds an event and forgets the first one of too many.
  fileprivate mutating func append(keeping event: TraceEvent) {
    if count == Self.limit { removeFirst() }
    append(event)
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
  /// The subject of the event: its label, or else its track or view.
  var subject: String { label.isEmpty ? track : label }

  /// The word with what it is about, as a pattern has it.
  var patternText: String { subject.isEmpty ? word.rawValue : "\(word.rawValue) \(subject)" }

  /// By what a label has fired: the detail, or the word of an event that has none.
  var mechanism: String { detail?.rawValue ?? word.rawValue }
}
