import CommandLineInterface
import Foundation
import Testing

/// Accounts side by side: of several profiles, and of the ways to tell that a scope is over.
@Suite struct ExplanationComparisonTests {
  private let nested = """
    { "state": { "x": 0, "y": 0 }, "views": [
        { "id": "v", "modifiers": [ { "opacity": "x" }, { "blur": "y" } ] } ],
      "events": [
        { "at": 0, "withAnimation": ".linear(duration: 1)", "run": [
          { "withTransaction": { "isContinuous": true }, "set": { "x": 1 } } ] },
        { "at": 2, "withAnimation": ".linear(duration: 1)", "set": { "y": 1 } } ] }
    """

  @Test func `several profiles tell what differs, and why`() throws {
    let run = ExplainedRun("--profile", "ios16,ios17", input: nested)
    let difference = try #require(run.paragraph("0 s v_opacity differs by release."))
    #expect(difference.contains("ios16 v_opacity jumps to 1: in this release its withTransaction"))
    #expect(difference.contains("ios17 v_opacity is animated by withAnimation: .linear"))
    #expect(run.paragraphs.last == "The rest is the same under ios16 and ios17: 1 entry.")
    #expect(run.paragraphs.count == 2)
  }

  @Test func `profiles that agree say so`() {
    let run = ExplainedRun("--profile", "ios15,ios16", "--select", "v_blur", input: nested)
    #expect(run.paragraphs == ["All of it is the same under ios15 and ios16: 1 entry."])
  }

  @Test func `as JSON each profile has its account`() throws {
    let run = ExplainedRun("--profile", "ios16,ios17", "-f", "json", input: nested)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let runs = try #require(document["runs"] as? [[String: Any]])
    #expect(runs.compactMap { $0["profile"] as? String } == ["ios16", "ios17"])
    #expect(runs.allSatisfy { ($0["entries"] as? [Any])?.count == 2 })
    #expect(document["format"] as? String == "inbetween.explanations")
  }

  @Test(arguments: [
    (["explain", "--profile", "ios16,ios17", "-f", "ndjson"], "use '--format json'"),
    (["trace", "--profile", "ios16,ios17"], "not 'ios16,ios17'"),
    (["explain", "--profile", "ios16,ios71"], "not 'ios71'"),
    (["explain", "--clock", "ideal,device"], "'--clock' takes one value"),
  ])
  func `what cannot be compared is refused`(arguments: [String], message: String) {
    let run = runInMemory(arguments, input: nested)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  /// A spring is logically complete after its duration, a curve when it is removed; one that is superseded
  /// by a curve is removed with it; a repetition is never over.
  @Test func `a table has the ends of each scope side by side`() {
    let run = runInMemory(
      "explain", "--completions",
      input: """
        { "until": 5, "state": { "a": 0, "b": 0, "c": 0 }, "views": [
            { "id": "v", "modifiers": [ { "opacity": "a" }, { "onAnimationCompleted": "a", "completion": "seen" } ] },
            { "id": "w", "modifiers": [ { "blur": "b" }, { "cornerRadius": "c" } ] } ],
          "events": [
            { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "a": 1 } },
            { "at": 1, "withAnimation": ".spring(duration: 0.5)", "set": { "b": 1 } },
            { "at": 1.25, "withAnimation": ".linear(duration: 2)", "set": { "b": 2 } },
            { "at": 2, "withAnimation": ".linear(duration: 1).repeatForever()", "set": { "c": 1 },
              "completion": "done" } ] }
        """)
    #expect(
      run.output.hasPrefix(
        """
        scope  opened  observer  logical  removed
        t1     0       1         1        1
        t2     1       -         1.5      3.25
        t3     1.25    -         3.25     3.25
        t4     2       -         never    never

        """), "\(run.output)")
    #expect(run.output.contains("The completion 'done' (logicallyComplete) is not called"))
    #expect(!run.output.contains("is animated by"))
  }

  @Test func `without any scope the table says so`() {
    let run = runInMemory(
      "explain", "--completions",
      input: #"{ "state": { "x": 0 }, "events": [ { "at": 0, "set": { "x": 1 } } ] }"#)
    #expect(run.output == "Nothing is animated, and no scope has a completion.\n")
  }
}
