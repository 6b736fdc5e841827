import AnimationEngine
package import Diagnostics
import ExpressionLanguage
package import TimelineDocument

extension PreparedTimeline {
  /// Whether something may go wrong in the middle of a run, so that it is played once without output.
  ///
  /// Of a timeline that takes each step once, and whose views only follow its states, it is proved from the document
  /// that no evaluation fails, that all values stay finite, and that the run keeps to its budget.
  func mayFail(_ sampling: Sampling) -> Bool {
    if timeline.hasCallbacks || timeline.changesLists || timeline.repeatsSteps
      || timeline.hasCustomAnimations || !checked.isBounded
    {
      return true
    }
    // A stop writes a value on screen into a state, and a state that no track shows cannot be stopped.
    if timeline.stopsMotions, timeline.hasViews || !checked.isConstant { return true }
    guard let load = UpdateLoad(of: checked) else { return true }
    return mayOverflow || mayCrowd(load, at: frameRate)
      || mayExceedLimits(
        load, rowCount: rowCount(sampling), workOfSprings: workOfSlowSprings(load, sampling),
        sampling.use)
  }

  /// Whether a value of a timeline without callbacks and loops may leave the range of numbers while it moves.
  ///
  /// A written number must be very large for that, or lie under very many curves that overshoot.
  private var mayOverflow: Bool {
    let motions = checked.constantAnimations.lazy.map { $0.composition }
    // A spring that takes over does not add to what runs below it.
    let growth = motions.filter { $0.fluidSpring == nil }.map { $0.greatestDistance }.max() ?? 1
    let mayTakeOver = motions.contains { $0.hasUnboundedVelocity }
    guard !mayTakeOver, let largest = greatestMagnitude else { return true }
    let changeCount = max(timeline.changeCount, timeline.events.count)
    return !(largest * power(growth, Double(changeCount)) < 1e250)
  }

  /// A bound on the magnitudes of all numbers that states and tracks may have at rest; nil if it is too large for the
  /// bounds of expressions.
  private var greatestMagnitude: Double? {
    let written = max(
      checked.greatestLiteral, initialValues.lazy.map { $0.greatestMagnitude }.max() ?? 0, 1)
    guard !checked.isConstant else { return written }
    guard let assigned = checked.boundsOfAssignments else { return nil }
    // Each is evaluated once: m, f m + o, f (f m + o) + o ... are at most f^n (m + n o), if f is at least 1.
    let factor = assigned.reduce(1) { max($0, $1.factor) }
    let offset = assigned.reduce(0) { max($0, $1.offset) }
    let count = Double(assigned.count)
    let states = power(factor, count) * (written + count * offset)
    guard states <= ValueBound.greatestMagnitude else { return nil }
    return checked.bounds.reduce(states) { max($0, $1.factor * states + $1.offset) }
  }

  /// The number of rows of a run, at most; nil where only a run can tell when it ends.
  private func rowCount(_ sampling: Sampling) -> Double? {
    if let times = sampling.times { return Double(times.count) }
    guard let end = timeline.until ?? latestEnd else { return nil }
    return end.seconds * frameRate + 1
  }

  /// Whether views may come during a run that are not there from the beginning.
  var hasComings: Bool { timeline.views.contains { $0.comesAndGoes } }

  /// A run at its end, played without output: what goes wrong late must not leave half an output, and
  /// which tracks there are must be known before the first row.
  ///
  /// - Parameters:
  ///   - settled: a rehearsal that has found the end of the schedule; it is the whole one if no row needs to be
  ///     looked at.
  ///   - looksForLowPoints: whether it is noted how far below 0 motions go.
  func rehearsed(
    _ schedule: Schedule, after settled: consuming Simulation? = nil,
    looksForLowPoints: Bool = false, watch: RunProgress.Watch?
  ) throws(RunFailure) -> Simulation {
    let looksForLowPoints = looksForLowPoints && timeline.hasLengths
    var simulation: Simulation
    // There is one run at a time: two of a large document would be twice as large.
    if let settled = settled.take(), settled.recorder.recording == .rehearsal,
      !settled.evaluatesRows, !hasComings, !looksForLowPoints
    {
      simulation = consume settled
      try simulation.advance(to: schedule.lastInstant)
    } else {
      simulation = try rehearsed(
        schedule, .rehearsal, looksForLowPoints: looksForLowPoints, watch: watch)
    }
    // A value that may overflow is looked at in every row and event; hardly any run has one.
    if simulation.mayOverflow { _ = try rehearsed(schedule, .events, watch: watch) }
    return simulation
  }

  private func rehearsed(
    _ schedule: Schedule, _ recording: Recording, looksForLowPoints: Bool = false,
    watch: RunProgress.Watch?
  ) throws(RunFailure) -> Simulation {
    var simulation = try Simulation.beginning(
      self, frameRate: schedule.frameRate, recording: recording)
    let readsRows = simulation.evaluatesRows || recording == .events
    var meter = ProgressMeter(
      .rehearsing, until: schedule.lastInstant, columnCount: simulation.columns.count, watch: watch)
    // Views that come may have rows that are evaluated; those without any are skipped over.
    if readsRows || hasComings || looksForLowPoints {
      var row = RowValues(columnCount: 0)
      var rows = schedule.rows.makeIterator()
      while let time = rows.next() {
        try simulation.advance(to: time.instant, &meter)
        if readsRows || simulation.evaluatesRows { try simulation.readValues(into: &row) }
        if looksForLowPoints, simulation.recorder.lowPoints.areLookedFor {
          simulation.lookForLowPoints(at: time.instant)
        }
        _ = simulation.recorder.drainEvents()
        meter.countRow(at: time.instant)
        // Rows show the same until something happens.
        if let next = simulation.nextChange { rows.skip(to: next) }
      }
    }
    try simulation.advance(to: schedule.lastInstant, &meter)
    return simulation
  }

  /// A run that knows all tracks that will ever be there: at its beginning, where none come later.
  func withAllTracks(
    _ schedule: Schedule, watch: RunProgress.Watch? = nil
  ) throws(RunFailure) -> Simulation {
    if hasComings { return try rehearsed(schedule, watch: watch) }
    return try Simulation.beginning(self, frameRate: schedule.frameRate)
  }
}

extension Value {
  /// The greatest magnitude among the numbers of a value that can move; 0 for any other.
  fileprivate var greatestMagnitude: Double { Components(self)?.greatestMagnitude ?? 0 }
}

/// A run that was played to its end without output: a trace of it needs not be played before its first row.
package struct Rehearsal {
  let script: PreparedTimeline
  let schedule: Schedule
  let columns: [Column]
  /// The limit that an explanation of the run would exceed; nil if it keeps to it.
  let explanationExcess: RunExcess?
}

extension CheckedTimeline {
  /// The greatest magnitude of what is set to a value that is written down.
  fileprivate var greatestLiteral: Double {
    constantValues.reduce(timeline.greatestAssignedNumber) { max($0, $1.greatestMagnitude) }
  }

  /// The animations that are written down.
  var constantAnimations: some Sequence<Animation> {
    constantValues.lazy.compactMap { value in
      if case .animation(let animation) = value { animation } else { nil }
    }
  }

  /// A document of more events than this is played by a check only as far as it takes.
  private static let eventLimit = 10_000

  /// Plays the timeline without output: far enough to know that `trace` can play it, and to its end if
  /// something may go wrong in the middle of a run or if that takes no time. Reports what goes wrong, what
  /// cannot be played and what is probably not meant.
  ///
  /// - Parameters:
  ///   - offersOptions: whether helps may name options of the command line.
  ///   - watch: is told now and then how far that is.
  /// - Returns: the run, if it was played to its end.
  @discardableResult
  package func rehearse(
    _ diagnostics: inout DiagnosticList, offeringOptions offersOptions: Bool = true,
    watch: RunProgress.Watch? = nil
  ) -> Rehearsal? {
    guard let script = PreparedTimeline(self, diagnostics: &diagnostics) else { return nil }
    let isPlayed =
      timeline.events.count <= Self.eventLimit || timeline.hasViews || !isConstant
      || script.mayFail(Sampling())
    guard isPlayed || !script.plainlyEnds else { return nil }
    do throws(RunFailure) {
      var settled: Simulation?
      let schedule = try Schedule(
        script, Sampling(), recording: isPlayed ? .rehearsal : .nothing, settled: &settled,
        watch: watch)
      guard isPlayed || hasEndlessAnimation else { return nil }
      let run = try script.rehearsed(
        schedule, after: settled.take(), looksForLowPoints: true, watch: watch)
      for warning in run.recorder.warnings + run.findings { diagnostics.add(warning) }
      for warning in run.idleAnimations(besides: diagnostics) { diagnostics.add(warning) }
      return Rehearsal(
        script: script, schedule: schedule, columns: run.columns,
        explanationExcess: run.budget.excess(explaining: 1))
    } catch {
      diagnostics.add(error.diagnostic(offeringOptions: offersOptions))
      return nil
    }
  }
}
