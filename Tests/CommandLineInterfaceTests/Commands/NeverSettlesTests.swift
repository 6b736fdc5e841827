import CommandLineInterface
import TestSupport
import Testing

/// A run without an end says which animation has none.
@Suite struct NeverSettlesTests {
  private static let endless = ".linear(duration: 1).repeatForever()"

  /// Documents with a mark before the animation that never ends.
  private static let documents = [
    #"{ "at": 0, "withAnimation": »"ENDLESS", "set": { "x": 1 } }"#,
    #"{ "at": 0, "binding": »"ENDLESS", "run": [ { "set": { "x": 1 } } ] }"#,
    #"{ "at": 0, "withTransaction": { "isContinuous": true, "animation": »"ENDLESS" }, "set": { "x": 1 } }"#,
    // The innermost scope counts.
    #"{ "at": 0, "withAnimation": ".linear", "run": [ { "withAnimation": »"ENDLESS", "set": { "x": 1 } } ] }"#,
    // A later change that is not animated only shifts the motion.
    #"{ "at": 0, "withAnimation": »"ENDLESS", "set": { "x": 1 } }, { "at": 5, "set": { "x": 2 } }"#,
    // One that is to the same value is none.
    #"{ "at": 0, "withAnimation": »"ENDLESS", "set": { "x": 1 } }, { "at": 5, "withAnimation": ".linear", "set": { "x": 1 } }"#,
  ]

  private func place(of mark: Character, in document: String) -> String {
    let head = document.prefix { $0 != mark }
    let lines = head.split(separator: "\n", omittingEmptySubsequences: false)
    return "<stdin>:\(lines.count):\((lines.last?.count ?? 0) + 1):"
  }

  private func expectFailure(_ marked: String) {
    let marked = marked.replacing("ENDLESS", with: Self.endless)
    let run = runInMemory("trace", input: marked.replacing("»", with: ""))
    #expect(run.status == .invalidInput)
    let place = place(of: "»", in: marked)
    #expect(
      run.errors.hasPrefix(
        "\(place) error: this still moves an hour after the last event [never-settles]\n"),
      "\(place) \(run.errors)")
  }

  @Test(arguments: documents)
  func `the animation of the scope is pointed at`(events: String) {
    expectFailure("{ \"state\": { \"x\": 0 },\n  \"events\": [\n    \(events) ] }")
  }

  @Test(arguments: [
    #"{ "animation": »"ENDLESS", "value": "x" }"#,
    #"{ "transaction": { "animation": »"ENDLESS" } }"#,
  ])
  func `the animation of a modifier is pointed at`(modifier: String) {
    expectFailure(
      """
      { "state": { "x": 0 },
        "views": [ { "id": "v", "modifiers": [ { "offset": ["x", 0] },
          \(modifier) ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear", "set": { "x": 1 } } ] }
      """)
  }
}
