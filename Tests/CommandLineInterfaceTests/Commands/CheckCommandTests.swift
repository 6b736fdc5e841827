import CommandLineInterface
import Testing

@Suite struct CheckCommandTests {
  @Test func `a valid timeline is answered by silence`() {
    let run = runInMemory("check", "samples/fade.json")
    #expect(run.status == .success)
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
  }

  @Test func `an error has a place, an excerpt, a caret and a suggestion`() {
    let document = """
      {
        "state": { "x": 0 },
        "events": [ { "at": 0, "withAnimation": ".easeInn", "set": { "x": 1 } } ]
      }
      """
    let run = runInMemory("check", "card.json", files: ["card.json": document])
    #expect(run.status == .negative)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        card.json:3:45: error: unknown curve 'easeInn' [unknown-curve]
        3 |   "events": [ { "at": 0, "withAnimation": ".easeInn", "set": { "x": 1 } } ]
          |                                             ^~~~~~~
        help: did you mean 'easeIn'?

        """)
  }

  @Test func `the status of several inputs is that of the worst`() {
    let files = ["bad.json": "{", "good.json": "{}"]
    #expect(runInMemory("check", "good.json", "bad.json", files: files).status == .negative)
    let run = runInMemory("check", "bad.json", "missing.json", "good.json", files: files)
    #expect(run.status == .unreadableInput)
    #expect(run.errors.contains("missing.json: No such file or directory"))
    #expect(run.errors.contains("bad.json:1:2: error:"))
  }
}
