import CommandLineInterface
import Testing

/// Times of events that follow from definitions and first values.
@Suite struct ComputedTimeTests {
  private func document(_ time: String, _ more: String = "") -> String {
    """
    { "state": { "x": 0, "n": 2, "name": "'a'", "wait": "Double.random(in: 3...4)" },
      "define": { "tapAt": 1.5, "later": "tapAt + 1", "twice(t)": "t * 2" },
      "events": [ { "at": 0, "set": { "n": 50 } }, { "at": "\(time)", "set": { "x": 1 } }\(more) ] }
    """
  }

  private func time(_ text: String, _ more: String = "") -> Double? {
    let run = runInMemory(["events", "-", "-q"], input: document(text, more))
    let line = run.output.split(separator: "\n").first { $0.contains(",set,x,") }
    return line.flatMap { Double($0.prefix { $0 != "," }) }
  }

  @Test(arguments: [
    ("tapAt", 1.5), ("tapAt + 0.5", 2), ("later", 2.5), ("later + tapAt / 2", 3.25),
    ("2 * (tapAt + 1)", 5), ("twice(later) - 1", 4), ("n", 2), ("n + 1", 3),
    ("min(n, tapAt)", 1.5), ("name == 'a' ? 7 : 8", 7),
  ])
  func `a time is computed before the run`(text: String, expected: Double) {
    #expect(time(text) == expected)
  }

  @Test func `a random time follows from the seed`() throws {
    let first = try #require(time("wait"))
    #expect((3...4).contains(first) && time("wait") == first)
  }

  @Test func `a label is meant before a name of expressions`() {
    let done =
      #", { "at": 3, "withAnimation": ".linear(duration: 1)", "set": { "n": 0 }, "completion": "tapAt" }"#
    #expect(time("tapAt + 0.5", done) == 4.5)
  }

  @Test(arguments: [
    ("tapat", "error: no completion has the label 'tapat'"),
    ("tapAt + soon", "error: unknown name 'soon'"),
    ("tapAt - 2", "error: an event is at a time from 0 to 1000000000 seconds, not -0.5"),
    ("name", "error: expected a Double, found a String"),
    ("n > 1", "error: expected a Double, found a Bool"),
    ("tapAt +", "error: "),
    ("1 / (n - 2)", "error: "),
  ])
  func `a wrong time is an error at its place`(text: String, message: String) {
    let run = runInMemory("check", input: document(text))
    #expect(run.status == .negative)
    #expect(run.errors.contains(message) && run.errors.contains("<stdin>:3:"), "\(run.errors)")
  }
}
