import TimelineDocument

/// How often each label has fired, and the events waiting for it.
struct LabelFirings {
  private struct Waiting {
    let event: Int
    let time: LabelTime
  }

  private var counts: [Int]
  /// The events that wait for each label, by the number of the firing.
  private var waiting: [[Int: [Waiting]]]

  init(_ timeline: Timeline) {
    counts = Array(repeating: 0, count: timeline.textCount)
    waiting = Array(repeating: [:], count: timeline.textCount)
    for (index, event) in timeline.events.enumerated() {
      guard case .label(let time) = event.time else { continue }
      let (label, occurrence) = (timeline[time].label.index, timeline[time].occurrence)
      waiting[label][occurrence, default: []].append(Waiting(event: index, time: timeline[time]))
    }
  }

  /// Records a firing and returns the events waiting for it, each with its delay in seconds.
  mutating func fire(_ label: ElementIndex<String>) -> [(event: Int, delay: Double)] {
    counts[label.index] += 1
    return waiting[label.index][counts[label.index], default: []].map { ($0.event, $0.time.delay) }
  }

  /// How often a label has fired.
  func count(of label: ElementIndex<String>) -> Int { counts[label.index] }

  /// The label times that were never reached.
  var unreached: [LabelTime] {
    waiting.joined().flatMap { $0.value }.map { $0.time }.filter {
      counts[$0.label.index] < $0.occurrence
    }
    .sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
  }
}
