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
    #expect(run.status == .success)
    #expect(run.errors == "inbetween: 1 of 3 lines failed, as their answers say\n")
    #expect(
      run.output.split(separator: "\n").last.map(String.init)
        == #"{"line":3,"diagnostics":[{"file":"<stdin>","line":3,"column":20,"severity":"error","#
        + #""code":"unknown-key","message":"unknown key 'sate' in the document","path":"/sate","#
        + ##""help":"values are in \"state\" and \"define\", what is shown in \"views\", "##
        + ##"what happens in \"events\""}]}"##)
  }

  @Test func `blank lines have an answer that says so`() {
    let run = batch(["", " \t\r", Self.moving + "\r", "", Self.moving, ""], "--at", "0.5")
    #expect(run.status == .success)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 5)
    for number in [1, 2, 4] {
      #expect(lines[number - 1] == #"{"line":\#(number),"blank":true}"#)
    }
    #expect(run.output.contains(#""frames":[{"time":0.5,"x":4}]"#))
  }

  @Test func `no lines have no answers`() {
    #expect(batch([]).status == .success)
    #expect(batch([]).output.isEmpty)
  }

  @Test func `a choice of tracks that one timeline does not have is that one's affair`() throws {
    let other = Self.moving.replacing(#""x""#, with: #""y""#)
    let run = batch([other, Self.moving], "--select", "x", "--at", "0.25")
    #expect(run.status == .success)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines[0].contains(#""code":"unknown-name","message":"'--select': no track is called 'x'"#))
    #expect(lines[1].contains(#""frames":[{"time":0.25,"x":2}]"#))
  }

  @Test func `two columns of one name are that line's affair as well`() {
    let run = batch(
      [#"{ "state": { "x": 0, "x_velocity": 0 } }"#, Self.moving], "--velocity", "--at", "0.25")
    #expect(run.status == .success)
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
      #expect(answers[index].hasPrefix(#"{"line":\#(index + 1),"#), "\(name)")
      #expect(answers[index].hasSuffix(#""trace":"# + joined + "}"), "\(name)")
    }
  }

  @Test func `with strict a line that failed is a status, and quiet says nothing`() {
    #expect(batch([Self.moving, "{"], "--strict").status == .negative)
    #expect(batch([Self.moving, ""], "--strict").status == .success)
    let quiet = batch([Self.moving, "{"], "-q")
    #expect(quiet.status == .success && quiet.errors.isEmpty)
  }

  @Test func `an answer repeats the name of its timeline, or what the key names`() {
    let named = #"{"name":"a \"b\"\u009b","state":{"x":0},"id":7}"#
    let byName = batch([named], "--at", "0")
    #expect(byName.output.hasPrefix(#"{"line":1,"name":"a \"b\"\u009b","diagnostics":"#))
    let byKey = batch([named, #"{"id":"y","state":0}"#, #"{"id":true,"#], "--batch-key", "id")
    let lines = byKey.output.split(separator: "\n")
    #expect(lines[0].hasPrefix(#"{"line":1,"id":7,"trace":"#))
    #expect(lines[1].hasPrefix(#"{"line":2,"id":"y","diagnostics":"#))
    #expect(lines[2].hasPrefix(#"{"line":3,"id":true,"diagnostics":"#))
    let list = batch([#"{"id":[1],"state":{"x":0}}"#], "--batch-key", "id")
    #expect(list.output.hasPrefix(#"{"line":1,"trace":"#))
  }

  @Test func `a trailer counts the lines`() {
    let run = batch([Self.moving, "", "{"], "--at", "0", "--trailer")
    #expect(run.output.hasSuffix("\n" + #"{"lines":3,"failed":1,"blank":1}"# + "\n"))
    #expect(batch([], "--trailer").output == #"{"lines":0,"failed":0,"blank":0}"# + "\n")
  }

  /// A timeline whose claim at the end is that x is a number.
  private func claiming(_ number: Int) -> String {
    Self.moving.replacing(
      "} } ] }", with: "} }, { \"at\": 1, \"expect\": { \"x\": \(number) } } ] }")
  }

  @Test(arguments: [
    ("events", "events", "inbetween.trace"),
    ("explain", "explanation", "inbetween.explanation"),
  ])
  func `other commands answer with the document they print as json`(
    command: String, key: String, format: String
  ) throws {
    let run = runInMemory(command, "--batch", input: Self.moving + "\n{\n")
    #expect(run.status == .success)
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 2)
    let answer = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
    let alone = runInMemory(command, "-f", "json", input: Self.moving).output
    let document = try JSONSerialization.jsonObject(with: Data(alone.utf8)) as? [String: Any]
    #expect(document?["format"] as? String == format)
    #expect((answer?[key] as? NSDictionary) == document as NSDictionary?)
    #expect(lines[1].hasPrefix(#"{"line":2,"diagnostics":["#))
  }

  @Test func `test answers with its claims, and a false one is a failure of its line`() {
    let lines = [claiming(8), claiming(9), "{"].joined(separator: "\n")
    let run = runInMemory("test", "--batch", "--trailer", input: lines)
    #expect(run.status == .success)
    let answers = run.output.split(separator: "\n").map(String.init)
    let column = (claiming(8).components(separatedBy: #""x": 8 } } ]"#).first ?? "").count + 1
    #expect(
      answers[0] == #"{"line":1,"test":{"passed":1,"failed":0,"skipped":0,"claims":[{"claim":"#
        + #""x is 8","time":1,"line":1,"column":\#(column),"outcome":"passed"}]}}"#)
    #expect(answers[1].contains(#""failed":1,"#))
    #expect(answers[1].contains(#""outcome":"failed","expected":9,"found":8,"why":["#))
    #expect(answers[3] == #"{"lines":3,"failed":2,"blank":0}"#)
    #expect(runInMemory("test", "--batch", "--strict", input: lines).status == .negative)
  }

  @Test func `check answers every line with its diagnostics, a valid one with none`() {
    let run = runInMemory("check", "--batch", input: Self.moving + "\n" + Self.warned + "\n{\n")
    #expect(run.status == .success)
    let answers = run.output.split(separator: "\n").map(String.init)
    #expect(answers[0] == #"{"line":1,"diagnostics":[]}"#)
    #expect(answers[1].contains(#""severity":"warning""#))
    #expect(answers[2].contains(#""severity":"error""#))
    #expect(run.errors == "inbetween: 1 of 3 lines failed, as their answers say\n")
  }

  @Test(arguments: [
    (["trace", "--trailer"], "'--trailer' needs '--batch'"),
    (["events", "--batch-key", "id"], "'--batch-key' needs '--batch'"),
    (
      ["trace", "--batch", "--batch-key", "line"],
      "'--batch-key' must be a key that answers do not have themselves, not 'line'"
    ),
    (
      ["trace", "--batch", "--batch-key", "diagnostics"],
      "'--batch-key' must be a key that answers do not have themselves, not 'diagnostics'"
    ),
    (["trace", "--strict"], "'--strict' needs '--batch'"),
    (["check", "-f", "ndjson"], "'--format ndjson' needs '--batch'"),
    (
      ["check", "--batch", "a.json", "b.json"], "unexpected argument 'b.json'; a batch is one file"
    ),
    (["test", "--batch", "--report", "pages"], "'--report' has no meaning beside '--batch'"),
    (["trace", "--batch", "--set", "x=1"], "'--set' has no meaning beside '--batch'"),
    (["explain", "--batch", "--profile", "ios16,ios17"], "a batch takes one value of '--profile'"),
    (["test", "--batch", "--fps", "60,120"], "a batch takes one value of '--fps'"),
    (["test", "--batch", "--clock", "ideal,display"], "a batch takes one value of '--clock'"),
    (
      ["explain", "--set", "x=1,2", "--profile", "ios16,ios17"],
      "a sweep takes one value of '--profile'"
    ),
  ])
  func `options that do not go together are refused`(arguments: [String], message: String) {
    let run = runInMemory(arguments, input: Self.moving)
    #expect(run.status == .usage)
    #expect(run.errors.contains(message))
    #expect(run.output.isEmpty)
  }

  /// After a motion to 20 the value goes to the least of all ways, of which 20 is more than there are numbers
  /// for.
  @Test func `metrics that are no numbers are one answer, and the lines after it have theirs`()
    throws
  {
    let boundless =
      #"{"state":{"x":0},"events":[{"at":1,"set":{"x":20}},{"at":2,"set":{"x":1e-320}}]}"#
    let run = runInMemory(
      "trace", "--batch", "--metrics", "--trailer",
      input: [Self.moving, boundless, Self.moving].joined(separator: "\n"))
    let answers = run.output.split(separator: "\n").map(String.init)
    try #require(answers.count == 4)
    #expect(answers[0].hasPrefix(#"{"line":1,"metrics":{"#))
    #expect(answers[1].hasPrefix(#"{"line":2,"diagnostics":[{"#))
    #expect(answers[1].contains("the overshoot of x is beyond the range of numbers"))
    #expect(answers[2] == answers[0].replacing(#""line":1"#, with: #""line":3"#))
    #expect(run.status == .success && !run.errors.contains("fault"))
    let alone = runInMemory("trace", "--metrics", input: boundless)
    #expect(alone.status == .invalidInput && alone.output.isEmpty)
    #expect(alone.errors.contains("the overshoot of x is beyond the range of numbers [evaluation]"))
    #expect(runInMemory("trace", input: boundless).status == .success)
  }
}
