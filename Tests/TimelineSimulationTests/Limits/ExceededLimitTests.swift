import Diagnostics
import TestSupport
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// A run that may exceed a limit in the middle is played before it is printed.
@Suite struct ExceededLimitTests {
  private func mayExceed(_ members: String, list: String = "[]") throws -> Bool {
    let text = #"{ "state": { "x": 0, "list": \#(list) }, \#(members) }"#
    let source = SourceText(name: "document", bytes: Array(text.utf8))
    var (timeline, diagnostics) = CheckedTimeline.read(source)
    let checked = try #require(timeline)
    let script = try #require(PreparedTimeline(checked, diagnostics: &diagnostics))
    let load = try #require(UpdateLoad(of: checked))
    return script.mayExceedLimits(load, rowCount: nil, workOfSprings: 0, .output)
      || script.mayCrowd(load, at: 60)
  }

  private func changes(_ count: Int, every gap: Double, _ animation: String) -> [String] {
    (0..<count).map { index in
      #"{ "at": \#(Double(index) * gap), "withAnimation": "\#(animation)", "set": { "x": \#(index) } }"#
    }
  }

  private func events(_ steps: [String]) -> String {
    #""events": [ \#(steps.joined(separator: ", ")) ]"#
  }

  @Test func `motions on top of each other cost a change each`() throws {
    // 20,000 changes through up to 20,000 layers are 4e8 steps; the limit is 6e7.
    let easing = ".easeIn(duration: 1)"
    #expect(try mayExceed(events(changes(20_000, every: 0, easing))))
    #expect(try mayExceed(events(changes(20_000, every: 0.01, ".easeIn(duration: 100)"))))
    let apart = changes(20_000, every: 0.1, easing)
    #expect(try !mayExceed(events(apart)))
    // Where the order is another one, all might be at one time.
    #expect(try mayExceed(events(apart.reversed())))
  }

  @Test func `springs take over, unless they are stopped`() throws {
    let springs = changes(20_000, every: 0, ".spring(duration: 1)")
    #expect(try !mayExceed(events(springs)))
    #expect(try mayExceed(events(springs + [#"{ "at": 9, "pause": ["x"] }"#])))
    // Here an animation that nobody names is a curve.
    #expect(try mayExceed(#""profile": "ios16", "# + events(springs)))
  }

  @Test func `a turn of too many steps is found before a row is printed`() throws {
    let steps = Array(repeating: #"{ "set": { "x": 1 } }"#, count: 100_001).joined(separator: ", ")
    #expect(try mayExceed(#""until": 9, "events": [ { "at": 1, "run": [ \#(steps) ] } ]"#))
  }

  @Test func `lists that are written again and again take memory`() throws {
    // 2,000 writes of at most 2,000 elements of 48 bytes are 192 MB.
    let list = Array(repeating: "0", count: 2_000).joined(separator: ", ")
    let writes = (0..<2_000).map { #"{ "at": \#($0), "set": { "x": \#($0) } }"# }
    #expect(try mayExceed(events(writes), list: "[ \(list) ]"))
    #expect(try !mayExceed(events(writes)))
    #expect(try !mayExceed(events(Array(writes.prefix(200))), list: "[ \(list) ]"))
  }
}
