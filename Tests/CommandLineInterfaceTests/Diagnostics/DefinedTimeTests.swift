import CommandLineInterface
import Testing

/// A time that names a definition, which only expressions read.
@Suite struct DefinedTimeTests {
  private func check(_ time: String) -> String {
    runInMemory(
      "check",
      input: """
        { "state": { "x": 0 }, "define": { "tapAt": 1.5, "later": "tapAt + 1" },
          "events": [ { "at": "\(time)", "set": { "x": 1 } } ] }
        """
    ).errors
  }

  @Test(arguments: [
    ("tapAt", "'tapAt' is a definition, and 'at' takes a number", #"help: write "at": 1.5"#),
    ("tapAt + 0.5", "'tapAt' is a definition, and 'at' takes a number", nil),
    ("later", "'later' is a definition, and 'at' takes a number", nil),
    ("tapat", "no completion has the label 'tapat'", #""completion": "tapat""#),
  ])
  func `a definition is no label`(time: String, message: String, help: String?) {
    let output = check(time)
    #expect(output.contains("error: " + message), "\(output)")
    #expect(output.contains("help: ") == (help != nil))
    #expect(output.contains(help ?? ""))
  }

  @Test func `the help gives a document without the error`() {
    let run = runInMemory(
      "check",
      input: """
        { "state": { "x": 0 }, "define": { "tapAt": 1.5 }, "events": [ { "at": 1.5, "set": { "x": 1 } } ] }
        """)
    #expect(run.status == .success && !run.output.contains("error"))
  }
}
