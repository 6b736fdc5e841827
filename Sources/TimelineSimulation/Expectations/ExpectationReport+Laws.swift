package import Diagnostics
package import TimelineDocument

extension ExpectationReport {
  /// Plays a timeline and judges its laws only; nil when it cannot be played, which is then reported.
  package init?(lawsOf timeline: CheckedTimeline, diagnostics: inout DiagnosticList) {
    guard let script = PreparedTimeline(timeline, diagnostics: &diagnostics) else { return nil }
    do throws(RunFailure) {
      var settled: Simulation?
      let schedule = try Schedule(script, Sampling(), settled: &settled)
      var laws = try LawRun(script, schedule)
      guard laws.checkNames(&diagnostics) else { return nil }
      points = try laws.play()
    } catch {
      diagnostics.add(error.diagnostic)
      return nil
    }
  }
}
