import CommandLineInterface
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite struct TraceCommandTests {
  /// The table of samples/fade.json, from the formula alone: x³ coefficients of the timing curve
  /// (0.42, 0) (1, 1), solved by halving an interval, and one division per time.
  private func fadeTable(rate: Int) -> String {
    var table = "time,introTextOpacity\n"
    for frame in 0...(2 * rate) {
      let time = Double(frame) / Double(rate)
      table += String(format: "%.6f,%.6f\n", time, easeIn(time))
    }
    return table
  }

  private func easeIn(_ time: Double) -> Double {
    guard time < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let t = (low + high) / 2
      let x = 3 * (1 - t) * (1 - t) * t * 0.42 + 3 * (1 - t) * t * t + t * t * t
      if x < time { low = t } else { high = t }
    }
    let t = (low + high) / 2
    return 3 * (1 - t) * t * t + t * t * t
  }

  @Test func `the fade is the timing curve at every frame`() {
    let run = runInMemory("trace", "samples/fade.json")
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    #expect(run.output == fadeTable(rate: 60))
  }

  @Test func `twice the frame rate prints the same times and those between`() {
    let run = runInMemory("trace", "samples/fade.json", "--fps", "120")
    #expect(run.output == fadeTable(rate: 120))
    let every = runInMemory("trace", "samples/fade.json").output.split(separator: "\n")
    let second = run.output.split(separator: "\n").enumerated()
      .filter { $0.offset == 0 || $0.offset % 2 == 1 }.map(\.element)
    #expect(second == every)
  }

  /// The text of the sample goes from #ff0000, at once, to nothing else.
  @Test func `a colour at rest has the digits with which it is written`() {
    let run = runInMemory(
      "trace", "samples/ios14.json", "--precision", "full", "--at", "0,1", "--select",
      "title_foregroundColor*")
    let rows = run.output.split(separator: "\n").dropFirst()
    #expect(rows == ["0,1,0,0,1", "1,1,0,0,1"])
  }

  @Test func `a pipe and a file give the same bytes`() throws {
    let text = String(decoding: try RepositoryFiles.bytes("samples/fade.json"), as: UTF8.self)
    let file = runInMemory("trace", "samples/fade.json").output
    #expect(runInMemory("trace", "-", input: text).output == file)
    #expect(runInMemory("trace", input: text).output == file)
  }

  /// The screen changes at the ticks alone: at a time it shows the last one, `display` with the values of
  /// that moment.
  @Test(arguments: [100, 48, 30.0], [[], ["--metrics"]])
  func `the rate that is asked for is that of the ticks, with listed times too`(
    rate: Double, form: [String]
  ) throws {
    let line = #"""
      {"state":{"x":0},"clock":"display","events":[{"at":0,"withAnimation":".linear(duration: 1)","set":{"x":1}}]}
      """#
    for time in [0.02, 0.055, 0.1] {
      let shown = (time * rate + 1e-9).rounded(.down) / rate
      let expected = String(format: "%.6f", shown)
      let options = ["--fps", "\(rate)", "--at", "\(time)"] + form
      let row = runInMemory(["trace"] + options, input: line).output.split(separator: "\n").last
      #expect(row?.split(separator: ",")[1] == Substring(expected))
      let answer = runInMemory(["trace", "--batch"] + options, input: line)
      let names = form.isEmpty ? ["x"] : ["minimum", "maximum"]
      let digits = shown == 0 ? "0" : "\(Double(expected) ?? .nan)"
      for name in names { #expect(answer.output.contains("\"\(name)\":\(digits)")) }
      let device = runInMemory(["trace", "--clock", "device"] + options, input: line)
      let grid = runInMemory("trace", "--clock", "device", "--fps", "\(rate)", input: line)
      let frames = grid.output.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
      let last = try #require(frames.last { Double($0[0]).map { $0 <= time + 1e-6 } ?? false })
      #expect(device.output.split(separator: "\n").last?.split(separator: ",")[1] == last[1])
    }
  }

  @Test func `a time asked for is the row of its frame`() {
    let frames = runInMemory("trace", "samples/fade.json").output.split(separator: "\n")
    let run = runInMemory("trace", "samples/fade.json", "--at", "0.5,0.25", "--at", "2")
    #expect(
      run.output.split(separator: "\n") == [frames[0], frames[16], frames[31], frames[121]])
  }

  @Test func `full precision prints digits that read back to the value`() throws {
    let run = runInMemory("trace", "samples/fade.json", "--precision", "full", "--at", "0.3,1")
    let rows = run.output.split(separator: "\n").map { $0.split(separator: ",") }
    #expect(rows.last.map { $0.joined(separator: ",") } == "1,1")
    let value = try #require(Double(rows[1][1]))
    #expect(rows[1][0] == "0.3")
    #expect(abs(value - easeIn(0.3)) < 1e-11)
  }

  @Test func `the last row is the first frame at or after the end`() {
    let run = runInMemory("trace", "samples/fade.json", "--until", "0.51", "--fps", "10")
    let times = run.output.split(separator: "\n").dropFirst().map { $0.prefix(3) }
    #expect(times == ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6"])
  }

  @Test func `without an end the run stops when everything has settled`() {
    let document = """
      { "fps": 10, "state": { "x": 0 },
        "events": [ { "at": 0.2, "withAnimation": ".linear(duration: 0.5)", "set": { "x": 1 } } ] }
      """
    let run = runInMemory("trace", input: document)
    #expect(run.output.split(separator: "\n").last == "0.700000,1.000000")
  }

  @Test func `an unchanged document is one row`() {
    let run = runInMemory("trace", input: #"{ "state": { "x": 3 } }"#)
    #expect(run.output == "time,x\n0.000000,3.000000\n")
  }

  @Test func `a wrong document prints nothing on standard output`() {
    let run = runInMemory("trace", input: #"{ "fps": 0 }"#)
    #expect(run.status == .invalidInput)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("<stdin>:1:10: error: 'fps' must be from 0.000001"))
  }

  @Test func `more rows than anyone can read are refused before the first`() {
    let run = runInMemory("trace", input: #"{ "fps": 1000, "until": 1e9 }"#)
    #expect(run.status == .invalidInput)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("[too-many]"))
  }

  @Test func `a full device is an error and a closed pipe is not`() {
    let console = MemoryConsole()
    console.outputRoom = 10
    #expect(run(arguments: ["trace", "samples/fade.json"], console: console) == .writeFailed)
    #expect(
      console.errors == "inbetween: error: standard output: No space left on device\n")

    let closed = MemoryConsole()
    closed.outputRoom = 10
    closed.outputFailure = .closed
    #expect(run(arguments: ["trace", "samples/fade.json"], console: closed) == .success)
    #expect(closed.errors.isEmpty)
  }

  /// What reads nothing has one value, or none at all; that may come late in a run all the same.
  @Test(arguments: ["Int(1e300)", "1.0 / 0", "Double(7 / Int(0))", "[1.0][3]"])
  func `a constant without a value is told before anything is printed`(value: String) {
    let document = """
      { "state": { "x": 0 }, "events": [
        { "at": 1, "withAnimation": ".linear(duration: 1)", "set": { "x": "\(value)" } } ] }
      """
    for command in ["trace", "events", "explain"] {
      let run = runInMemory(command, input: document)
      #expect(run.status == .invalidInput, "\(run.errors)")
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("<stdin>:2:"))
      #expect(run.errors.contains("at 1 s"))
    }
    #expect(runInMemory("check", input: document).status == .negative)
  }
}
