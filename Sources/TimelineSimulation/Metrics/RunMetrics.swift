import AnimationEngine
import TimelineDocument

/// A run in numbers: each track that is asked for, and each label that fired.
package struct RunMetrics: Hashable, Sendable {
  package let tracks: [TrackMetrics]
  package let labels: [LabelFiring]
}

/// One firing of a completion or an observer.
package struct LabelFiring: Hashable, Sendable {
  package let label: String
  package let time: Double
  /// By what it fired: the detail of its event.
  package let mechanism: String
}

/// The motion of one track in numbers, as its printed rows show it.
package struct TrackMetrics: Hashable, Sendable {
  package let name: String
  /// The lowest and the highest value; nil for a track that is never there.
  package private(set) var minimum: Double?
  package private(set) var maximum: Double?
  /// How far it goes beyond its last value, in percent of the way from the first to the last; nil where
  /// these are the same.
  package private(set) var overshoot: Double?
  /// The first time from which on it stays at its last value, but for a thousandth of its range.
  package private(set) var settle: Double?
  /// The greatest speed, in units per second.
  package private(set) var peakVelocity: Double?
  /// How often it turns around, by more than a thousandth of its range.
  package private(set) var directionChanges = 0

  init(_ name: String, _ history: TrackHistory) {
    self.name = name
    guard let first = history.points.first?.value, let last = history.points.last?.value,
      let lowest = history.points.lazy.map({ $0.value }).min(),
      let highest = history.points.lazy.map({ $0.value }).max()
    else { return }
    minimum = lowest
    maximum = highest
    if first != last {
      let beyond = last > first ? highest - last : last - lowest
      overshoot = 100 * beyond / abs(last - first)
    }
    let threshold = (highest - lowest) / 1000
    settle = history.firstTime(staysWithin: threshold, of: last)
    directionChanges = history.directionChanges(greaterThan: threshold)
    peakVelocity = history.peakVelocity
  }
}

extension TrackMetrics {
  /// The name of a metric that is beyond the range of numbers, if there is one.
  fileprivate var boundlessMetric: String? {
    let metrics = [("overshoot", overshoot), ("peak velocity", peakVelocity)]
    return metrics.first { $0.1.map { !$0.isFinite } ?? false }?.0
  }
}

extension Trace {
  /// The metrics of some columns, given by their places; texts have no numbers.
  package func metrics(of places: [Int]) throws(RunFailure) -> RunMetrics {
    guard let measured else { return try measure(places) }
    let numbers = columns.indices.filter { columns[$0].content == .number }
    let tracks = Dictionary(uniqueKeysWithValues: zip(numbers, measured.tracks))
    return RunMetrics(tracks: places.compactMap { tracks[$0] }, labels: measured.labels)
  }

  /// The metrics of all columns; throws where one is beyond the range of numbers.
  func finiteMetrics() throws(RunFailure) -> RunMetrics {
    let metrics = try measure(Array(columns.indices))
    for track in metrics.tracks {
      if let name = track.boundlessMetric { throw .notMeasurable(track.name, name) }
    }
    return metrics
  }

  /// Plays the timeline and measures some columns.
  private func measure(_ places: [Int]) throws(RunFailure) -> RunMetrics {
    let chosen = places.map { columns[$0] }.filter { $0.content == .number }
    var histories = chosen.map { _ in TrackHistory() }
    var firings: [LabelFiring] = []
    var simulation = try Self.simulation(of: script, schedule, recording: .events)
    var row = RowValues(columnCount: columns.count)
    var meter = meter(of: .rows)
    var rows = schedule.rows.makeIterator()
    while let time = rows.next() {
      try simulation.advance(to: time.instant, &meter)
      try simulation.readValues(into: &row)
      simulation.readVelocities(into: &row)
      for (index, column) in chosen.enumerated() {
        histories[index].add(
          row.numbers[column.place], velocity: row.velocities[column.place], at: time.seconds)
      }
      firings += simulation.recorder.drainEvents().compactMap(LabelFiring.init)
      meter.countRow(at: time.instant)
      // Rows show the same until something happens.
      if let next = simulation.nextChange { rows.skip(to: next) }
    }
    try simulation.advance(to: schedule.lastInstant, &meter)
    firings += simulation.recorder.drainEvents().compactMap(LabelFiring.init)
    return RunMetrics(
      tracks: zip(chosen, histories).map { TrackMetrics($0.name, $1) },
      labels: firings.filter { $0.time >= schedule.start.seconds })
  }
}

extension LabelFiring {
  fileprivate init?(_ event: TraceEvent) {
    guard event.word == .complete || event.word == .observe, !event.label.isEmpty else {
      return nil
    }
    self.init(label: event.label, time: event.instant.seconds, mechanism: event.mechanism)
  }
}
