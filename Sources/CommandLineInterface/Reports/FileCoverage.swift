import Diagnostics
import TimelineDocument
import TimelineSimulation

/// How much of a timeline the runs of a test have reached, in lines for people.
struct FileCoverage {
  private let report: CoverageReport
  private let source: SourceText

  init(_ coverage: RunCoverage, of timeline: CheckedTimeline) {
    report = coverage.report(of: timeline.timeline)
    source = timeline.source
  }

  /// Whether everything was reached.
  var isComplete: Bool { report.gaps.isEmpty }

  /// A line with the counts, then one for each part that was not reached.
  var lines: [String] {
    let shares = [
      (report.steps, "steps"), (report.branches, "branches"),
      (report.modifiers, "animation and transaction modifiers"),
    ].filter { share, _ in share.total > 0 }
      .map { share, things in "\(share.reached) of \(share.total) \(things)" }
    let reached =
      shares.isEmpty ? "no steps to cover" : "reached " + shares.joined(separator: ", ")
    let gaps = report.gaps.map { gap in
      let position = source.position(ofByte: gap.place.range.lowerBound)
      return "\(name):\(position): \(gap.sentence.escapedForTerminal)"
    }
    return ["\(name): \(reached)"] + gaps
  }

  private var name: String { source.name.escapedForTerminal }
}
