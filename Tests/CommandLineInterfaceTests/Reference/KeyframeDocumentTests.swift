import CommandLineInterface
import Testing

/// Keyframes through documents: when they begin, from where, and when they end.
@Suite struct KeyframeDocumentTests {
  private func document(
    _ arguments: String, _ events: String = "", until: String = "", clock: String = "ideal"
  ) -> String {
    """
    { "clock": "\(clock)", "fps": 10, \(until) "state": { "n": 0 }, "views": [ { "id": "v", "modifiers": [
        { "keyframeAnimator": { "x": 0 }, \(arguments)
          "tracks": { "x": ["LinearKeyframe(4, duration: 0.4)", "MoveKeyframe(1)", "LinearKeyframe(3, duration: 0.2)"] },
          "body": [ { "offset": { "x": "2 * v.x" } } ] } ] } ],
      "events": [ \(events) ] }
    """
  }

  private func trace(_ document: String, _ options: String...) -> String {
    let console = MemoryConsole()
    console.standardInput = Array(document.utf8)
    let arguments = ["trace", "--precision", "1", "--select", "v_x"] + options
    #expect(run(arguments: arguments, console: console) == .success, "\(console.errors)")
    return console.output
  }

  private func events(_ document: String) -> [String] {
    let run = runInMemory("events", "--precision", "1", input: document)
    #expect(run.status == .success, "\(run.errors)")
    return run.output.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test func `a trigger begins the tracks, which hold their last value`() {
    let document = document(
      #""as": "v", "trigger": "n","#,
      #"{ "at": 0.1, "set": { "n": 1 } }, { "at": 1, "emit": "end" }"#)
    #expect(
      trace(document, "--at", "0,0.1,0.3,0.5,0.6,0.7,0.9")
        == "time,v_x\n0.0,0.0\n0.1,0.0\n0.3,2.0\n0.5,4.0\n0.6,2.0\n0.7,3.0\n0.9,3.0\n")
    #expect(
      events(document) == [
        "0.1,begin,v_x,t1,,3.0,keyframes,1", "0.7,end,v_x,t1,,3.0,,", "1.0,emit,,,end,,,2",
      ])
  }

  @Test func `at rest a trigger begins from the first value, in the middle from where it is`() {
    let document = document(
      #""as": "v", "trigger": "n","#, #"{ "at": [0, 0.2, 1], "set": { "n": "n + 1" } }"#)
    // At 0.2 from 2 to 4 in 0.4 s; at 1 from 0 again although 3 is shown before.
    #expect(
      trace(document, "--at", "0.2,0.4,0.6,0.9,1,1.2")
        == "time,v_x\n0.2,2.0\n0.4,3.0\n0.6,4.0\n0.9,3.0\n1.0,0.0\n1.2,2.0\n")
  }

  @Test func `without a trigger they go round and round, or once`() {
    let forever = document(#""as": "v","#, until: #""until": 1.3,"#)
    #expect(
      trace(forever, "--at", "0.2,0.6,0.7,1.2,1.3")
        == "time,v_x\n0.2,2.0\n0.6,3.0\n0.7,1.0\n1.2,3.0\n1.3,1.0\n")
    #expect(runInMemory("trace", input: document(#""as": "v","#)).status == .invalidInput)
    let once = document(#""as": "v", "repeating": false,"#)
    #expect(events(once) == ["0.0,begin,v_x,,,3.0,keyframes,", "0.6,end,v_x,,,3.0,,"])
  }

  @Test func `a pause holds them`() {
    let document = document(
      #""as": "v", "trigger": "n","#,
      #"{ "at": 0, "set": { "n": 1 } }, { "at": 0.2, "pause": "v" }, { "at": 0.5, "resume": "v" }"#)
    #expect(
      trace(document, "--at", "0.2,0.4,0.6,0.9")
        == "time,v_x\n0.2,2.0\n0.4,2.0\n0.6,3.0\n0.9,3.0\n")
  }

  @Test func `on a display they begin at a tick`() {
    let document = document(
      #""as": "v", "trigger": "n","#, #"{ "at": 0.05, "set": { "n": 1 } }"#, clock: "display")
    #expect(
      trace(document)
        == "time,v_x\n0.0,0.0\n0.1,0.0\n0.2,1.0\n0.3,2.0\n0.4,3.0\n0.5,4.0\n0.6,2.0\n0.7,3.0\n")
  }

  @Test func `explain says that no transaction reaches them`() {
    let document = document(
      #""as": "v", "trigger": "n","#,
      #"{ "at": 0, "withAnimation": ".linear(duration: 9)", "set": { "n": 1 } }"#)
    let run = ExplainedRun(input: document)
    #expect(run.text.contains("is animated by keyframes, which no transaction reaches."))
  }

  @Test func `those of a group play in each child`() {
    let document = """
      { "state": { "n": 0 }, "views": [ { "id": "g", "kind": "group", "children": [ { "id": "a" }, { "id": "b" } ],
          "modifiers": [ { "keyframeAnimator": { "x": 0 }, "as": "k", "trigger": "n",
            "tracks": { "x": ["LinearKeyframe(1, duration: 1)"] }, "body": [ { "opacity": "k.x" } ] } ] } ],
        "events": [ { "at": 0, "set": { "n": 1 } } ] }
      """
    let run = runInMemory(
      "trace", "--precision", "1", "--at", "0.5", "--select", "*_opacity", input: document)
    #expect(run.output == "time,a_opacity,b_opacity\n0.5,0.5,0.5\n", "\(run.errors)")
  }
}
