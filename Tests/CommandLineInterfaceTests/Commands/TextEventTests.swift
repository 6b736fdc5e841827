import CommandLineInterface
import Testing

/// A text is no column of a table: its changes are events, and JSON prints it at every frame.
@Suite struct TextEventTests {
  /// A label that counts to 10 in a second, and a name that is set.
  private let document = #"""
    { "fps": 8, "state": { "n": 0, "name": "'a'" }, "views": [ { "id": "v", "modifiers": [
        { "text": "name" },
        { "animatable": { "count": "n" }, "body": [
          { "attribute": { "label": "'\\(Int(count))'" } } ] } ] } ],
      "events": [
        { "at": 0, "withAnimation": ".linear(duration: 0.96)", "set": { "n": 4 } },
        { "at": 0.3, "name": "rename", "withAnimation": ".linear", "set": { "name": "'b'" } },
        { "at": 0.3, "set": { "name": "'b'" } } ] }
    """#

  private func texts(_ arguments: String...) -> [String] {
    let console = MemoryConsole()
    console.standardInput = Array(document.utf8)
    let status = run(arguments: ["events"] + arguments, console: console)
    #expect(status == .success)
    return console.output.split(separator: "\n").filter { $0.contains(",text,") }.map(String.init)
  }

  /// 4 t / 0.96 reaches 1, 2 and 3 at 0.24, 0.48 and 0.72 s; the end is exact.
  @Test func `a text made of states changes with them, an animated one at frames and at its end`() {
    #expect(
      texts() == [
        "0.250000,text,v_label,,1,,,", "0.300000,text,v_text,rename,b,,,2",
        "0.500000,text,v_label,,2,,,", "0.750000,text,v_label,,3,,,",
        "0.960000,text,v_label,,4,,,",
      ])
  }

  @Test func `the frame rate chooses only when animated texts are looked at`() {
    let fine = texts("--fps", "100")
    #expect(
      fine == [
        "0.240000,text,v_label,,1,,,", "0.300000,text,v_text,rename,b,,,2",
        "0.480000,text,v_label,,2,,,", "0.720000,text,v_label,,3,,,",
        "0.960000,text,v_label,,4,,,",
      ])
  }

  /// The ticks at which the rows first show it.
  @Test func `a display shows every text at its ticks`() {
    #expect(
      texts("--clock", "display") == [
        "0.250000,text,v_label,,1,,,", "0.375000,text,v_text,,b,,,", "0.500000,text,v_label,,2,,,",
        "0.750000,text,v_label,,3,,,", "1.000000,text,v_label,,4,,,",
      ])
  }

  @Test func `a document of JSON prints texts beside the numbers, a table does not`() {
    let frames = runInMemory("trace", "-f", "ndjson", "--at", "0.25,0.5", input: document).output
    #expect(
      frames == #"""
        {"time":0.25,"v_text":"a","v_count":1.041667,"v_label":"1"}
        {"time":0.5,"v_text":"b","v_count":2.083333,"v_label":"2"}

        """#)
    #expect(runInMemory("trace", input: document).output.hasPrefix("time,v_count\n"))
    #expect(runInMemory("trace", "--select", "v_*", input: document).status == .success)
  }

  @Test(arguments: ["v_text", "v_label", "*_l*"])
  func `a text chosen for a table is an error that says where to find it`(name: String) {
    let table = runInMemory("trace", "--select", name, input: document)
    #expect(table.status == .usage)
    #expect(table.output.isEmpty)
    #expect(table.errors.contains("'\(name)' is a text, and a table holds numbers only"))
    #expect(table.errors.contains("'events' prints its changes"))
    #expect(
      runInMemory("trace", "-f", "json", "--select", name, input: document).status == .success)
  }

  @Test func `texts can be claimed, and their changes counted and ordered`() throws {
    let claims = #"""
      , { "at": 0.96, "expect": { "v_label": "'4'", "v_text": "'b'", "events": { "text": 5, "text b": 1 },
          "order": ["text 1", "text b", "text 4"] } } ] }
      """#
    let end = try #require(document.lastIndex(of: "]"))
    let points = try points(of: document[..<end] + claims)
    #expect(points.count == 5)
    #expect(points.filter { !$0.passed } == [])
  }

  /// At 0.96 s the index is past the last letter, which no frame of 8 a second shows.
  @Test(arguments: ["trace", "events"])
  func `a text that fails at the very end leaves no half output`(command: String) {
    let failing = """
      { "fps": 8, "until": 0.97, "state": { "n": 0 }, "views": [ { "id": "v", "modifiers": [
          { "animatable": { "count": "n" }, "body": [
            { "text": "['a', 'b', 'c', 'd'][Int(count)]" } ] } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 0.96)", "set": { "n": 4 } } ] }
      """
    let run = runInMemory(command, input: failing)
    #expect(run.status == .invalidInput)
    #expect(run.output.isEmpty)
  }
}
