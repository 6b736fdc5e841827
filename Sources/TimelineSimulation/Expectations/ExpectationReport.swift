package import Diagnostics
package import TimelineDocument

/// The results of everything that a timeline expects.
package struct ExpectationReport {
  /// The claims that were asked, in the order of time; then those that never were, and the laws, in the
  /// order of the document.
  package let points: [ExpectationResult]
  /// The run that was judged, without columns: for its account.
  package let run: Trace

  /// Plays a timeline to its end; nil when it cannot be played, which is then reported.
  ///
  /// - Parameter watch: is told now and then how far the run is.
  package init?(
    _ timeline: CheckedTimeline, sampling: Sampling = Sampling(), diagnostics: inout DiagnosticList,
    watch: RunProgress.Watch? = nil
  ) {
    guard let script = PreparedTimeline(timeline, diagnostics: &diagnostics) else { return nil }
    do throws(RunFailure) {
      var settled: Simulation?
      let schedule = try Schedule(script, sampling, settled: &settled, watch: watch)
      guard let asked = try Self.ask(script, schedule, &diagnostics, watch: watch) else {
        return nil
      }
      var points = asked.points
      if points.contains(where: { $0.isFailure }) {
        var neighbours = try NeighbourRows(script, schedule)
        try neighbours.add(to: &points)
      }
      points += asked.missed
      if !script.timeline.laws.isEmpty {
        var laws = try LawRun(script, schedule)
        guard laws.checkNames(&diagnostics) else { return nil }
        points += try laws.play()
      }
      try ClaimAccount.addReasons(
        to: &points, of: script, schedule, exceeding: asked.excess)
      self.points = points
      run = Trace(playing: script, over: schedule)
    } catch {
      diagnostics.add(error.diagnostic)
      return nil
    }
  }

  private typealias Asked = (
    points: [ExpectationResult], missed: [ExpectationResult], excess: RunExcess?
  )

  /// Judges the claims in a run, which is over when the next one begins. Returns those that were asked, those that never
  /// were, and the limit that an explanation of the run would exceed; nil where a name is unknown, which is reported.
  private static func ask(
    _ script: PreparedTimeline, _ schedule: Schedule, _ diagnostics: inout DiagnosticList,
    watch: RunProgress.Watch?
  ) throws(RunFailure) -> Asked? {
    var run = try ExpectationRun(script, schedule, watch: watch)
    guard run.checkNames(&diagnostics) else { return nil }
    try run.play()
    return (run.points, run.neverAsked, run.player.simulation.budget.excess(explaining: 1))
  }
}
