import CommandLineInterface
import TestSupport
import Testing

/// `diff` of timelines, which it plays.
@Suite struct PlayedDiffTests {
  private static func document(to target: Int, fps: Int = 10) -> String {
    """
    { "fps": \(fps), "until": 1, "state": { "x": 0 }, "events": [
      { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": \(target) } } ] }
    """
  }

  private func diff(_ files: [String: String], _ options: String...) -> FinishedRun {
    let console = MemoryConsole()
    console.files = files.mapValues { Array($0.utf8) }
    let names = ["a.json", "b.json"].map { files[$0] == nil ? "-" : $0 }
    let status = run(arguments: ["diff"] + names + options, console: console)
    return FinishedRun(status: status, output: console.output, errors: console.errors)
  }

  @Test func `two timelines that show the same are the same, however they are written`() {
    let one = Self.document(to: 2)
    let other = one.replacing("\"x\": 2", with: "\"x\": \"1 + 1\"")
    let run = diff(["a.json": one, "b.json": other])
    #expect(run.status == .success)
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
  }

  @Test func `two timelines that differ are told apart by what they show`() {
    let run = diff(["a.json": Self.document(to: 1), "b.json": Self.document(to: 2)])
    #expect(run.status == .negative)
    #expect(run.errors.isEmpty)
    // The change begins at 0 with different targets; at 1 the values are 1 and 2.
    #expect(
      run.output == """
        a.json: at 0 'value' of the event 'begin' is 1, in b.json it is 2
        x: 10 of 11 values differ, at most by 1 at 1: 1 and 2, RMS 0.591608
        event at 0: begin 'x' 't1', value is 1 and 2
        event at 1: logical 'x' 't1', value is 1 and 2
        event at 1: end 'x' 't1', value is 1 and 2

        """)
  }

  @Test func `the rows of a run have no places in the report for programs`() {
    let run = diff(["a.json": Self.document(to: 1), "b.json": Self.document(to: 2)], "-f", "json")
    #expect(run.status == .negative)
    #expect(run.output.contains(#""a":{"value":1},"b":{"value":2}"#))
    #expect(!run.output.contains(#""line""#))
    let table = "time,x\n0,0\n0.1,7\n"
    let mixed = diff(["a.json": table, "b.json": Self.document(to: 1)], "-f", "json")
    #expect(
      mixed.output.contains(#""a":{"value":7,"line":3,"column":5},"b":{"value":0.1}"#),
      "\(mixed.output)")
  }

  @Test(arguments: [
    ["trace"], ["trace", "--layout", "long"], ["trace", "-f", "json"], ["trace", "-f", "ndjson"],
    ["trace", "-f", "json", "--layout", "long"], ["events"], ["events", "-f", "json"],
    ["events", "-f", "ndjson"],
  ])
  func `a timeline agrees with everything that is printed of it`(command: [String]) throws {
    for sample in ["fade", "m11_text_color", "t07_gesture", "c13_several_values", "p12_display"] {
      let bytes = try RepositoryFiles.bytes("samples/\(sample).json")
      let text = String(decoding: bytes, as: UTF8.self)
      let console = MemoryConsole()
      #expect(run(arguments: command + ["samples/\(sample).json"], console: console) == .success)
      for files in [
        ["a.json": console.output, "b.json": text], ["a.json": text, "b.json": console.output],
      ] {
        let result = diff(files)
        #expect(result.status == .success, "\(sample): \(result.output)\(result.errors)")
      }
    }
  }

  @Test func `a timeline that cannot be played is told where, and nothing is compared`() {
    let broken = #"{ "state": { "x": 0 }, "events": [ { "at": 0, "set": { "y": 1 } } ] }"#
    for files in [
      ["a.json": broken, "b.json": Self.document(to: 1)],
      ["a.json": Self.document(to: 1), "b.json": broken], ["a.json": broken, "b.json": "time,x\n"],
    ] {
      let run = diff(files)
      #expect(run.status == .invalidInput)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains(".json:1:56: error: "), "\(run.errors)")
    }
  }

  @Test func `a timeline may come from standard input`() {
    let console = MemoryConsole()
    console.standardInput = Array(Self.document(to: 1).utf8)
    console.files["a.csv"] = Array("time,x\n0,5\n".utf8)
    #expect(run(arguments: ["diff", "a.csv", "-"], console: console) == .negative)
    #expect(console.output.hasPrefix("a.csv:2:3: at 0 'x' is 5, in <stdin> it is 0\n"))
  }

  @Test(arguments: [
    (#"{ "a": 1 }"#, "the rows have no 'time'"),
    (#"{ "time": 0, "state": 1 "#, "expected ',' or '}'"),
    ("{", "expected"),
    (#"{ "stat": { "x": 1 }, "events": [ { "at": 0 } ] }"#, "unknown key 'stat'"),
  ])
  func `an object that is neither a trace nor a timeline is told what it lacks`(
    text: String, message: String
  ) {
    let run = diff(["a.json": text, "b.json": "time,x\n0,1\n"])
    #expect(run.status == .invalidInput)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(arguments: [
    #"{ "time": 0, "state": 1 }"#, #"{ "events": [], "frames": [ { "time": 0, "state": 1 } ] }"#,
    #"[ { "time": 0, "state": 1 } ]"#, #"{ "state": 1, "time": 0 }"#,
  ])
  func `a row with a track that is called like a key of a timeline is a row`(text: String) {
    #expect(diff(["a.json": text, "b.json": "time,state\n0,1\n"]).status == .success)
  }
}
