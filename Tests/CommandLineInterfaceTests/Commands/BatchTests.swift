import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// `trace --batch`: a timeline on each line in, an answer on each line out.
@Suite struct BatchTests {
  private static let moving =
    #"{ "state": { "x": 0 }, "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 8 } } ] }"#
  private static let warned =
    #"{ "state": { "x": true }, "events": [ { "at": 0, "set": { "x": false }, "toggle": "x" } ] }"#

  private func batch(_ lines: [String], _ options: String...) -> FinishedRun {
    let console = MemoryConsole()
    console.standardInput = Array(lines.joined(separator: "\n").utf8)
    let status = run(arguments: ["trace", "--batch"] + options, console: console)
    return FinishedRun(status: status, output: console.output, errors: console.errors)
  }

  @Test func `the trace of a line is the document that the format json has`() throws {
    let run = batch([Self.moving], "--fps", "2")
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    let alone = runInMemory("trace", "-f", "json", "--fps", "2", input: Self.moving).output
    // What a document breaks into lines, it breaks behind a comma or a bracket.
    let joined = alone.replacing("\n ", with: "").replacing("\n", with: "")
    #expect(run.output == #"{"line":1,"trace":"# + joined + "}\n")
  }

  @Test func `every line of the answer is JSON by itself`() throws {
    let run = batch([Self.moving, "{", Self.moving], "--layout", "long", "--velocity")
    for (index, line) in run.output.split(separator: "\n").enumerated() {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["line"] as? Int == index + 1)
      #expect(
        Set((object ?? [:]).keys) == (index == 1 ? ["line", "diagnostics"] : ["line", "trace"]))
    }
  }

  @Test func `a line that is wrong is answered with its places in the whole input`() {
    let run = batch([Self.moving, "", #"  {"state":{"x":0},"sate":{}}"#], "--at", "1")
    #expect(run.status == .negative)
    #expect(run.errors.isEmpty)
    #expect(
      run.output.split(separator: "\n").last.map(String.init)
        == #"{"line":3,"diagnostics":[{"file":"<stdin>","line":3,"column":20,"severity":"error","#
        + #""code":"unknown-key","message":"unknown key 'sate' in the document","path":"/sate","#
        + #""help":"did you mean 'state'?"}]}"#)
  }

  @Test func `blank lines have no answer, but count`() {
    let run = batch(["", " \t\r", Self.moving + "\r", "", Self.moving, ""], "--at", "0.5")
    #expect(run.status == .success)
    let numbers = run.output.split(separator: "\n").compactMap {
      $0.firstMatch(of: /"line":(\d+)/)?.1
    }
    #expect(numbers == ["3", "5"])
    #expect(run.output.contains(#""frames":[{"time":0.5,"x":4}]"#))
  }

  @Test func `no lines have no answers`() {
    #expect(batch([]).status == .success)
    #expect(batch([]).output.isEmpty)
  }

  @Test func `a choice of tracks that one timeline does not have is that one's affair`() throws {
    let other = Self.moving.replacing(#""x""#, with: #""y""#)
    let run = batch([other, Self.moving], "--select", "x", "--at", "0.25")
    #expect(run.status == .negative)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines[0].contains(#""code":"unknown-name","message":"'--select': no track is called 'x'"#))
    #expect(lines[1].contains(#""frames":[{"time":0.25,"x":2}]"#))
  }

  @Test func `two columns of one name are that line's affair as well`() {
    let run = batch(
      [#"{ "state": { "x": 0, "x_velocity": 0 } }"#, Self.moving], "--velocity", "--at", "0.25")
    #expect(run.status == .negative)
    let lines = run.output.split(separator: "\n")
    #expect(lines[0].contains(#""code":"duplicate-name""#))
    #expect(lines[1].contains(#""x":2,"x_velocity":8"#))
  }

  @Test func `more than twenty problems of a line are counted`() {
    let keys = (0..<25).map { #""q\#($0)":0"# }.joined(separator: ",")
    let run = batch(["{\(keys)}"])
    #expect(run.output.hasSuffix(#"],"omitted":5}"# + "\n"))
  }

  @Test func `warnings of what was played are messages with their place`() {
    let run = batch(["", Self.warned])
    #expect(run.status == .success)
    #expect(run.errors.hasPrefix("<stdin>:2:"))
    #expect(run.errors.contains("warning: "))
    let quiet = batch(["", Self.warned], "-q")
    #expect(quiet.errors.isEmpty)
    #expect(quiet.output == run.output)
  }

  @Test(arguments: ["csv", "json"])
  func `another format is refused`(format: String) {
    let run = batch([Self.moving], "-f", format)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("leave '--format' out"))
  }

  @Test func `ndjson is what it is, and the ending of a file promises nothing`() {
    #expect(batch([Self.moving], "-f", "ndjson").output == batch([Self.moving]).output)
    let console = MemoryConsole()
    console.standardInput = Array(Self.moving.utf8)
    #expect(run(arguments: ["trace", "--batch", "-o", "x.csv"], console: console) == .success)
    #expect(
      console.files["x.csv"].map { String(decoding: $0, as: UTF8.self) }
        == batch([Self.moving]).output)
    #expect(console.output.isEmpty)
  }

  @Test func `every sample is played among the others as it is alone`() throws {
    let names = SampleTests.samples.map { $0 + ".json" }
    let lines = try names.map { name in
      String(decoding: try RepositoryFiles.bytes("samples/\(name)"), as: UTF8.self)
        .replacing("\n", with: " ")
    }
    let answers = batch(lines, "-q", "--at", "0.1,0.35").output.split(separator: "\n")
    #expect(answers.count == names.count)
    for (index, name) in names.enumerated() {
      let alone = runInMemory("trace", "samples/\(name)", "-qf", "json", "--at", "0.1,0.35").output
      let joined = alone.replacing("\n ", with: "").replacing("\n", with: "")
      #expect(answers[index] == #"{"line":\#(index + 1),"trace":"# + joined + "}", "\(name)")
    }
  }
}
