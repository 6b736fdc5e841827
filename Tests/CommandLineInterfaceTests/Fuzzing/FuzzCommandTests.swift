import CommandLineInterface
import TestSupport
import Testing

/// `fuzz`: variations of a timeline under its laws.
@Suite struct FuzzCommandTests {
  private func fuzz(_ document: String, _ arguments: String...) -> FinishedRun {
    runInMemory(["fuzz", "t.json"] + arguments, files: ["t.json": document])
  }

  @Test(arguments: PlantedFault.all.sampled(every: 4))
  func `a planted fault is found, and its document is made small`(fault: PlantedFault) throws {
    let run = fuzz(fault.document, "--vary", fault.vary, "--runs", "300")
    #expect(run.status == .negative)
    // The fault needs a variation.
    #expect(run.errors.contains(/^t\.json: run [1-9]/), "\(run.errors)")
    // A tap that comes twice is written twice.
    #expect(run.output.utf8.count <= fault.document.utf8.count || fault.vary.contains("taps"))
    let claim = run.errors.firstMatch(of: #/ fails: (always .*)\n/#).map { String($0.1) }
    let test = runInMemory("test", "s.json", files: ["s.json": run.output])
    if let claim {
      #expect(test.status == .negative)
      #expect(test.output.contains(": \(claim)\n"), "\(test.output)")
      // What can be left out is left out.
      #expect(fuzz(run.output, "--runs", "1").output == run.output)
    } else {
      #expect(test.status == .invalidInput, "\(run.errors)")
    }
  }

  @Test(arguments: PlantedFault.all.sampled(every: 4))
  func `a timeline whose fault is repaired keeps its laws`(fault: PlantedFault) {
    #expect(fault.repairedDocument != fault.document)
    let run = fuzz(
      fault.repairedDocument, "--vary", fault.vary, "--runs", "\(Cases.count(20, of: 100))")
    #expect(run.status == .success, "\(run.errors)\(run.output)")
    #expect(run.output.isEmpty)
  }

  @Test func `there are at least twenty planted faults`() {
    #expect(PlantedFault.all.count >= 20)
    #expect(Set(PlantedFault.all.map(\.name)).count == PlantedFault.all.count)
  }

  private static let counter = """
    { "name": "taps", "state": { "count": 0, "other": 0 },
      "always": { "range": { "count": [0, 1] } },
      "events": [
        { "at": 0.25, "set": { "other": 5 } },
        { "at": 0.5, "set": { "count": "count + 1" } } ] }
    """

  @Test(arguments: [
    (#""id": "card", "when": "taps > 0""#, "card_offset_y"),
    (#""id": "card", "when": "taps > 1""#, "card_offset_y"),
    (#""id": "row", "forEach": "taps", "as": "r""#, "row_0_offset_y"),
  ])
  func `a law about a column that a run never has holds in it`(_ view: String, _ name: String) {
    let document = """
      { "state": { "taps": 0, "y": 0 },
        "views": [ { \(view), "modifiers": [ { "offset": { "y": "y" } } ] } ],
        "events": [
          { "at": 0, "set": { "taps": "taps + 1" } },
          { "at": 0.5, "withAnimation": ".linear(duration: 1)", "set": { "y": 10 } } ],
        "always": { "range": { "\(name)": [0, 10] } } }
      """
    let run = fuzz(document, "--vary", "taps", "--runs", "100")
    #expect(run.status == .success, "\(run.errors)")
    let broken = fuzz(document.replacing("[0, 10]", with: "[0, 9]"), "--vary", "taps,order")
    #expect(broken.errors.contains("fails: always \(name) from 0 to 9\n"), "\(broken.errors)")
  }

  @Test func `the document that is printed is the user's, without what the fault does not need`() {
    let run = fuzz(Self.counter, "--vary", "taps")
    #expect(run.status == .negative)
    // Two taps are needed; when they come is not.
    #expect(
      run.output == """
        { "state": { "count": 0 },
          "always": { "range": { "count": [0, 1] } },
          "events": [
            { "at": 0.5, "set": { "count": "count + 1" } },
            { "at": 0.5, "set": { "count": "count + 1" } } ] }

        """)
    #expect(run.errors.contains("fails: always count from 0 to 1\n"))
    #expect(run.errors.contains("\n  expected: [0, 1]\n  found: 2\n"))
  }

  @Test func `equal seeds give equal runs, and the timeline itself is tried first`() {
    let first = fuzz(Self.counter, "--vary", "taps", "--seed", "7")
    let second = fuzz(Self.counter, "--vary", "taps", "--seed", "7")
    #expect((first.output, first.errors) == (second.output, second.errors))
    let broken = Self.counter.replacing("[0, 1]", with: "[1, 1]")
    #expect(fuzz(broken).errors.hasPrefix("t.json: the timeline itself fails: always count"))
  }

  @Test func `nothing is printed of a timeline that keeps its laws`() {
    let run = fuzz(Self.counter, "--runs", "20", "--seed", "3")
    #expect(run.status == .success)
    #expect(run.output.isEmpty)
    #expect(run.errors == "t.json: no law is broken in 20 runs (seed 3)\n")
    #expect(fuzz(Self.counter, "--runs", "20", "-q").errors.isEmpty)
  }

  @Test func `the document goes to a file if one is named`() {
    let console = MemoryConsole()
    console.files["t.json"] = Array(Self.counter.utf8)
    let status = CommandLineInterface.run(
      arguments: ["fuzz", "t.json", "--vary", "taps", "-o", "small.json"], console: console)
    #expect(status == .negative)
    #expect(console.output.isEmpty)
    #expect(console.files["small.json"]?.isEmpty == false)
    let own = runInMemory("fuzz", "t.json", "-o", "t.json", files: ["t.json": Self.counter])
    #expect(own.status == .usage)
  }

  @Test func `a timeline without laws, or one that is invalid, is an error`() {
    let lawless = fuzz(Self.counter.replacing(#""always""#, with: #""note""#))
    #expect(lawless.status == .invalidInput)
    #expect(lawless.errors.contains("t.json:1:1: error: the timeline has no laws [missing-key]"))
    let unknown = fuzz(Self.counter.replacing(#""range": { "count""#, with: #""range": { "size""#))
    #expect(unknown.status == .invalidInput)
    #expect(unknown.errors.contains("t.json:2:26: error: no track is called 'size'"))
    #expect(fuzz("{").status == .invalidInput)
    #expect(runInMemory("fuzz", "none.json").status == .unreadableInput)
  }

  @Test(arguments: [
    ("events.att=1", "the timeline has no number at 'events.att'; did you mean 'events.at'?"),
    ("x", "must be 'order', 'taps' or a path with an amount, such as 'events.at=0.5', not 'x'"),
    ("events.at=0", "not 'events.at=0'"), ("events.at=-1", "not 'events.at=-1'"),
  ])
  func `what cannot be varied is named`(vary: String, message: String) {
    let run = fuzz(Self.counter, "--vary", vary)
    #expect(run.status == .usage)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
