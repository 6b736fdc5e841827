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

  private static let warning = #"""
    { "state": { "x": true, "y": 0 }, "events": [ { "at": 0, "set": { "x": false }, "toggle": "x" } ] }
    """#

  @Test func `warnings are told and change the status only if they shall`() {
    let files = ["w.json": Self.warning, "bad.json": "{"]
    let run = runInMemory("check", "w.json", files: files)
    #expect(run.status == .success)
    #expect(run.errors.hasPrefix("w.json:1:81: warning: two verbs of this step change 'x'"))
    #expect(runInMemory("check", "--strict", "w.json", files: files).status == .negative)
    #expect(runInMemory("check", "--strict", "samples/fade.json").status == .success)
    #expect(runInMemory("check", "--strict", "bad.json", files: files).status == .negative)
  }

  @Test(arguments: ["-q", "--quiet", "-qfjson"])
  func `a quiet check answers by its status alone`(option: String) {
    let files = ["w.json": Self.warning, "bad.json": "{"]
    for (file, status) in [("w.json", ExitStatus.success), ("bad.json", .negative)] {
      let run = runInMemory("check", option, file, files: files)
      #expect(run.status == status)
      #expect(run.output.isEmpty)
      #expect(run.errors.isEmpty)
    }
    #expect(runInMemory("check", option, "--strict", "w.json", files: files).status == .negative)
  }

  @Test func `a quiet check still says which file it could not read`() {
    let run = runInMemory("check", "-q", "missing.json")
    #expect(run.status == .unreadableInput)
    #expect(run.errors == "inbetween: error: missing.json: No such file or directory\n")
  }

  @Test func `a quiet trace keeps its warnings to itself and prints its errors`() {
    let wrong = Self.warning.replacing("\"state\"", with: "\"fps\": 0, \"state\"")
    let files = ["w.json": Self.warning, "bad.json": wrong]
    #expect(runInMemory("trace", "w.json", files: files).errors.contains("warning"))
    #expect(runInMemory("trace", "-q", "w.json", files: files).errors.isEmpty)
    let run = runInMemory("trace", "-q", "bad.json", files: files)
    #expect(!run.errors.contains("warning"))
    #expect(run.errors.hasPrefix("bad.json:1:10: error: 'fps' must be from 0.000001"))
  }

  @Test func `standard input has a name of its own`() {
    #expect(runInMemory("check", input: "{").errors.hasPrefix("<stdin>:1:2: error:"))
    #expect(runInMemory("check", "-", input: "").errors.hasPrefix("<stdin>:1:1: error:"))
  }

  @Test func `a folder is every timeline in it and below`() {
    let files = [
      "all/b.json": "{", "all/a.json": "{", "all/notes.txt": "{", "all/deep/c.json": "{",
      "all/.hidden/d.json": "{", "none/x.txt": "",
    ]
    let run = runInMemory("check", "all", files: files)
    #expect(run.status == .negative)
    let names = run.errors.split(separator: "\n").filter { $0.contains("error:") }
      .map { $0.prefix { $0 != ":" } }
    #expect(names == ["all/a.json", "all/b.json", "all/deep/c.json"])
    let empty = runInMemory("check", "none", files: files)
    #expect(empty.status == .usage)
    #expect(empty.errors.contains("the folder 'none' has no '.json' file"))
  }
}
