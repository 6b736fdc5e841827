package import Diagnostics
package import TimelineDocument

/// The results of everything that a timeline expects.
package struct ExpectationReport: Sendable {
  /// The claims that were asked, in the order of time; then those that never were, and the laws, in the
  /// order of the document.
  package let points: [ExpectationResult]

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
      var run = try ExpectationRun(script, schedule, watch: watch)
      guard run.checkNames(&diagnostics) else { return nil }
      try run.play()
      var points = run.points
      if points.contains(where: { $0.isFailure }) {
        var neighbours = try NeighbourRows(script, schedule)
        try neighbours.add(to: &points)
      }
      points += run.neverAsked
      if !script.timeline.laws.isEmpty {
        var laws = try LawRun(script, schedule)
        guard laws.checkNames(&diagnostics) else { return nil }
        points += try laws.play()
      }
      try ClaimAccount.addReasons(to: &points, of: script, schedule)
      self.points = points
    } catch {
      diagnostics.add(error.diagnostic)
      return nil
    }
  }
}
