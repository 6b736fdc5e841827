import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// A run that judges every `expect` at its instant, after everything else there has happened.
struct ExpectationRun {
  var player: Player
  var events: EventHistory
  /// The ranges of columns since they were asked about last.
  var history = ColumnHistory(of: [])
  /// The claims that were asked so far.
  private(set) var points: [ExpectationResult] = []
  /// How often each list was asked.
  private(set) var askedCounts: [ElementIndex<ExpectationList>: Int] = [:]

  var timeline: Timeline { player.script.timeline }

  init(
    _ script: PreparedTimeline, _ schedule: Schedule, watch: RunProgress.Watch? = nil
  ) throws(RunFailure) {
    events = EventHistory(for: script.timeline)
    player = try Player(
      script, schedule, script.timeline.asksForDetails ? .details : .events, watch: watch)
    history = ColumnHistory(of: watchedPlaces)
    player.looks = history.isWatching
  }

  /// Plays to the end.
  mutating func play() throws(RunFailure) {
    while let moment = try player.next() {
      switch moment {
      case .look: history.add(player.row)
      case .instant(let instant):
        try askTickSnapshots()
        events.add(player.simulation.recorder.drainEvents(), in: timeline)
        if player.looks {
          try player.read()
          history.add(player.row)
        }
        try ask(at: instant)
      }
    }
  }
}

// MARK: - Asking

extension ExpectationRun {
  /// Judges the expectations between two ticks. What happens there becomes visible at the later
  /// tick, so there are no new events since the earlier one.
  private mutating func askTickSnapshots() throws(RunFailure) {
    var snapshots = player.simulation.expectations.drainSnapshots()
    for index in snapshots.indices {
      swap(&player.simulation, &snapshots[index])
      try ask(at: player.simulation.eventInstant)
      swap(&player.simulation, &snapshots[index])
    }
  }

  /// Judges the expectations that are due at the end of an instant.
  private mutating func ask(at instant: Instant) throws(RunFailure) {
    let due = player.simulation.expectations.drainDue().filter {
      timeline.isMeant(timeline[$0.list])
    }
    guard !due.isEmpty else { return }
    try player.read()
    var asked: Set<Int> = []
    for expectations in due {
      askedCounts[expectations.list, default: 0] += 1
      do throws(EvaluationError) {
        try judge(expectations, at: instant, &asked)
      } catch {
        throw player.simulation.failure(error, at: instant)
      }
    }
    history.restart(asked, at: player.row)
  }

  private mutating func judge(
    _ due: DueExpectations, at instant: Instant, _ asked: inout Set<Int>
  ) throws(EvaluationError) {
    let list = timeline[due.list]
    for expectation in timeline[list.expectations] {
      let claim = try evaluated(expectation.condition, in: due.context)
      var mismatch = mismatch(of: claim, within: list.tolerance)
      if let found = mismatch, found.question == nil {
        mismatch?.question = question(
          of: expectation.condition, found, within: list.tolerance)
      }
      var result = ExpectationResult(
        place: expectation.place, instant: instant,
        claim: ClaimText(checked: player.script.checked).text(of: expectation.condition),
        verdict: mismatch.map { .failed($0) } ?? .passed)
      result.observable = observable(claim)
      result.tolerance = list.tolerance
      points.append(result)
      for name in names(in: expectation.condition) {
        asked.formUnion(player.columns[name]?.places ?? 0..<0)
      }
    }
  }
}
