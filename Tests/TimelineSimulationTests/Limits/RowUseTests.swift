import Diagnostics
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// A picture takes ten million values of rows in which something moves: at 20,000 rows a second, 500 seconds of one
/// column.
@Suite struct RowUseTests {
  @Test(arguments: [
    ([499.0], true), ([501], false), ([250, 249], true), ([250, 251], false),
    ([0.01, 499], true), ([100, 100, 100, 100, 99], true), ([100, 100, 100, 100, 101], false),
  ])
  func `rows in which nothing moves are not counted`(
    motions: [Double], fits: Bool
  ) throws {
    // The motions are far apart, and the rows between them alone would be too many.
    let events = motions.enumerated().map { index, duration in
      """
      { "at": \(index * 1_000), "withAnimation": ".linear(duration: \(duration))", "set": { "x": \(index + 1) } }
      """
    }
    let text = #"{ "state": { "x": 0 }, "events": [ \#(events.joined(separator: ", ")) ] }"#
    let source = SourceText(name: "document", bytes: Array(text.utf8))
    var (timeline, diagnostics) = CheckedTimeline.read(source)
    let checked = try #require(timeline, "\(diagnostics)")
    var sampling = Sampling()
    sampling.frameRate = 20_000
    sampling.use = .picture
    let trace = Trace(checked, sampling: sampling, diagnostics: &diagnostics)
    #expect((trace != nil) == fits)
    #expect(diagnostics.first.contains { $0.code == .tooMany } != fits)
  }
}
