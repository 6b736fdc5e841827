package import Diagnostics
package import TimelineDocument

extension ExpectationReport {
  /// Plays a timeline and judges its laws only; nil when it cannot be played, which is then reported.
  /// A run that never settles is played as far as its laws need.
  ///
  /// - Parameter isVariation: whether the names in the laws were found in the timeline that it was made from, so that
  ///   a law about a column that it never has holds.
  package init?(
    lawsOf timeline: CheckedTimeline, isVariation: Bool = false,
    diagnostics: inout DiagnosticList
  ) {
    guard let script = PreparedTimeline(timeline, diagnostics: &diagnostics) else { return nil }
    do throws(RunFailure) {
      var settled: Simulation?
      var sampling = Sampling()
      sampling.openEnd = .claims
      let schedule = try Schedule(script, sampling, settled: &settled)
      var laws = try LawRun(script, schedule)
      guard isVariation || laws.checkNames(&diagnostics) else { return nil }
      points = try laws.play()
      run = Trace(playing: script, over: schedule)
    } catch {
      diagnostics.add(error.diagnostic)
      return nil
    }
  }
}
