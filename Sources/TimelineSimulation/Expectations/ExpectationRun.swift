import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// A run that judges every `expect` at its instant, after everything else there has happened.
struct ExpectationRun {
  let script: PreparedTimeline
  let schedule: Schedule
  /// The columns that names of columns and tracks mean.
  let columns: [String: NamedColumns]
  /// The names of the columns by their places in a row.
  let columnNames: [Int: String]
  var simulation: Simulation
  var events: EventHistory
  /// The values on screen at the current instant.
  var row: RowValues
  /// The ranges of columns since they were asked about last.
  var history: ColumnHistory
  /// The claims that were asked so far.
  private(set) var points: [ExpectationResult] = []
  /// How often each list was asked.
  private(set) var askedCounts: [ElementIndex<ExpectationList>: Int] = [:]
  private var meter: ProgressMeter

  var timeline: Timeline { script.timeline }

  init(
    _ script: PreparedTimeline, _ schedule: Schedule, watch: RunProgress.Watch? = nil
  ) throws(RunFailure) {
    self.script = script
    self.schedule = schedule
    events = EventHistory(for: script.timeline)
    simulation = try Simulation.beginning(
      script, frameRate: schedule.frameRate,
      recording: script.timeline.asksForDetails ? .details : .events)
    let complete = try script.withAllTracks(schedule, watch: watch)
    columns = NamedColumns.table(of: complete.tracks)
    columnNames = complete.columns.reduce(into: [:]) { names, column in
      names[column.place] = names[column.place] ?? column.name
    }
    row = RowValues(columnCount: complete.columns.count)
    meter = ProgressMeter(
      .claims, until: schedule.lastInstant, columnCount: complete.columns.count, watch: watch)
    history = ColumnHistory(of: [])
    history = ColumnHistory(of: watchedPlaces)
  }

  /// Plays to the end.
  mutating func play() throws(RunFailure) {
    guard history.isWatching else { return try playInstants(until: last) }
    try look()
    var rows = schedule.rows.makeIterator()
    while let frame = rows.next() {
      try playInstants(until: min(frame.instant, last))
      try simulation.advance(to: min(frame.instant, last))
      try look()
      if let next = simulation.nextChange { rows.skip(to: next) }
    }
  }

  /// A display shows what falls between two ticks at the later one, so the last row belongs to the run.
  private var last: Instant {
    simulation.display == nil ? schedule.end : max(schedule.end, schedule.rows.last ?? .zero)
  }

  private mutating func playInstants(until limit: Instant) throws(RunFailure) {
    while true {
      if history.isWatching { try lookBeforeNextInstant(notAfter: limit) }
      guard let instant = try simulation.step(notAfter: limit) else { return }
      meter.count(at: instant)
      try askTickSnapshots()
      events.add(simulation.recorder.drainEvents(), in: timeline)
      if history.isWatching { try look() }
      try ask(at: instant)
    }
  }

  /// Looks right before the next instant: a value that jumps there was elsewhere.
  private mutating func lookBeforeNextInstant(notAfter limit: Instant) throws(RunFailure) {
    guard simulation.display == nil, let next = simulation.nextInstant(notAfter: limit) else {
      return
    }
    let before = Instant(ticks: next.ticks - 1)
    guard before > simulation.scene.now else { return }
    simulation.scene.advanceAnimators(to: before)
    try look()
  }

  private mutating func look() throws(RunFailure) {
    meter.count(at: simulation.scene.now)
    try simulation.readValues(into: &row)
    history.add(row)
  }
}

// MARK: - Asking

extension ExpectationRun {
  /// Judges the expectations between two ticks. What happens there becomes visible at the later
  /// tick, so there are no new events since the earlier one.
  private mutating func askTickSnapshots() throws(RunFailure) {
    var snapshots = simulation.expectations.drainSnapshots()
    for index in snapshots.indices {
      swap(&simulation, &snapshots[index])
      try ask(at: simulation.eventInstant)
      swap(&simulation, &snapshots[index])
    }
  }

  /// Judges the expectations that are due at the end of an instant.
  private mutating func ask(at instant: Instant) throws(RunFailure) {
    let due = simulation.expectations.drainDue().filter { timeline.isMeant(timeline[$0.list]) }
    guard !due.isEmpty else { return }
    try simulation.readValues(into: &row)
    var asked: Set<Int> = []
    for expectations in due {
      askedCounts[expectations.list, default: 0] += 1
      do throws(EvaluationError) {
        try judge(expectations, at: instant, &asked)
      } catch {
        throw simulation.failure(error, at: instant)
      }
    }
    history.restart(asked, at: row)
  }

  private mutating func judge(
    _ due: DueExpectations, at instant: Instant, _ asked: inout Set<Int>
  ) throws(EvaluationError) {
    let list = timeline[due.list]
    for expectation in timeline[list.expectations] {
      var mismatch = try mismatch(
        of: expectation.condition, within: list.tolerance, in: due.context)
      if let found = mismatch {
        mismatch?.question = question(
          of: expectation.condition, found, within: list.tolerance)
      }
      points.append(
        ExpectationResult(
          place: expectation.place, instant: instant,
          claim: ClaimText(checked: script.checked).text(of: expectation.condition),
          verdict: mismatch.map { .failed($0) } ?? .passed))
      for name in names(in: expectation.condition) {
        asked.formUnion(columns[name]?.places ?? 0..<0)
      }
    }
  }
}
