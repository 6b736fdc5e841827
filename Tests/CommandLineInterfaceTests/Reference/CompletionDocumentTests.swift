import CommandLineInterface
import Testing

/// When completions come, through documents and the command.
@Suite struct CompletionDocumentTests {
  /// The times at which the labels of a document fired, as `time label detail`.
  private func completions(_ events: String, state: String = #""x": 0"#) -> [String] {
    let document = "{ \"state\": { \(state) }, \"events\": [ \(events) ] }"
    let run = runInMemory("events", "--precision", "full", input: document)
    #expect(run.status == .success, "\(run.errors)")
    return run.output.split(separator: "\n").compactMap { row in
      let fields = row.split(separator: ",", omittingEmptySubsequences: false)
      return fields[1] == "complete" ? "\(fields[0]) \(fields[4]) \(fields[6])" : nil
    }
  }

  /// Measured: id, animation, seconds until the logical completion.
  private static let logical = [
    ("lc1", ".spring(response: 0.5, dampingFraction: 0.825).speed(2)", "0.25"),
    ("lc3", ".spring(response: 0.5, dampingFraction: 0.825).speed(2).delay(1)", "1.25"),
    (
      "lc5",
      ".spring(response: 0.5, dampingFraction: 0.825).logicallyComplete(after: 0.2).delay(1)",
      "1.2"
    ),
    (
      "lc6",
      ".spring(response: 0.5, dampingFraction: 0.825).logicallyComplete(after: 0.2).speed(2)",
      "0.1"
    ),
  ]

  @Test(arguments: logical)
  func `a logical completion comes when SwiftUI's did`(
    id: String, animation: String, seconds: String
  ) {
    let event = """
      { "at": 0, "withAnimation": "\(animation)", "set": { "x": 1 }, "completion": "\(id)" }
      """
    #expect(completions(event) == ["\(seconds) \(id) logical"])
  }

  /// Measured: id, animation, distance, the first step of 1/300 s with no answer.
  private static let ends = [
    ("fe1", ".spring(response: 0.5, dampingFraction: 0.825)", "1", 158),
    ("fe3", ".spring(response: 0.5, dampingFraction: 0.825)", "100", 293),
    ("fe4", ".spring(response: 0.15, dampingFraction: 0.86)", "1", 59),
    ("fe6", ".spring(response: 0.5, dampingFraction: 0.001)", "1", 127599),
  ]

  @Test(arguments: ends)
  func `a removal comes at the step that gave no answer`(
    id: String, animation: String, distance: String, step: Int
  ) throws {
    let event = """
      { "at": 0, "withAnimation": "\(animation)", "set": { "x": \(distance) },
        "completion": "\(id)", "criteria": "removed" }
      """
    let line = try #require(completions(event).first)
    let seconds = try #require(line.split(separator: " ").first.flatMap { Double($0) })
    // The nearest ninth of a nanosecond, which a thirtieth of a second's tenth is exactly.
    #expect(abs(seconds - Double(step) / 300) < 1e-12)
    #expect(line.hasSuffix(" \(id) removed"))
  }

  @Test func `a superseded animation completes on its own time, a removal after all others`() {
    let events = """
      { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 },
        "completions": [ { "label": "first" }, { "label": "still", "criteria": "removed" } ] },
      { "at": 0.5, "withAnimation": ".linear(duration: 3)", "set": { "x": 2 },
        "completion": "second" }
      """
    #expect(
      completions(events) == ["1 first superseded", "3.5 still removed", "3.5 second logical"])
  }

  @Test func `nothing animated is complete at once`() {
    let events = """
      { "at": 0.5, "withAnimation": ".linear", "set": { "x": 0 }, "completion": "equal" },
      { "at": 1, "withAnimation": null, "set": { "x": 1 }, "completion": "nil" },
      { "at": 1.5, "withAnimation": ".linear", "emit": "nothing", "completion": "no change" }
      """
    #expect(completions(events) == ["0.5 equal empty", "1 nil empty", "1.5 no change empty"])
  }

  @Test func `an event may wait for a label, and its changes are a turn of their own`() {
    let events = """
      { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 }, "completion": "a" },
      { "at": "a", "withAnimation": ".linear(duration: 0.5)", "set": { "x": 0 },
        "completion": "b" },
      { "at": "a + 0.25", "withAnimation": ".linear(duration: 1)", "set": { "x": 2 },
        "completion": "c" }
      """
    #expect(completions(events) == ["1 a logical", "1.5 b superseded", "2.25 c logical"])
  }

  @Test func `a pause delays everything by its length`() {
    let events = """
      { "at": 0, "withAnimation": ".spring(duration: 0.5)", "set": { "x": 1 },
        "completion": "done" },
      { "at": 0.25, "pause": "x" },
      { "at": 2, "resume": "x" }
      """
    #expect(completions(events) == ["2.25 done logical"])
  }

  @Test func `a completion of two changes waits for both`() {
    let events = """
      { "at": 0, "withAnimation": ".linear(duration: 1)", "completion": "both", "run": [
        { "set": { "x": 1 } },
        { "withAnimation": ".linear(duration: 2)", "set": { "y": 1 } } ] }
      """
    #expect(completions(events, state: #""x": 0, "y": 0"#) == ["2 both logical"])
  }
}
