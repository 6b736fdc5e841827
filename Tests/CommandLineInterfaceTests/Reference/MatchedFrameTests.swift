import CommandLineInterface
import Testing

private let effect = #"{ "matchedGeometryEffect": 1 }"#

/// The frame that a view gives the others of its name: what it says around and inside the effect.
@Suite struct MatchedFrameTests {
  private func document(_ view: String, _ modifiers: String) -> String {
    "{ \"state\": { \"x\": 1.5 }, \"views\": [ { \"id\": \"v\", \(view) \"modifiers\": [ \(modifiers) ] } ] }"
  }

  @Test(arguments: [
    ("", #"\#(effect), { "frame": [30, 40] }, { "position": [5, 6] }"#, "5.0,6.0,30.0,40.0"),
    ("", #"{ "frame": [30, 40] }, \#(effect), { "position": [5, 6] }"#, "5.0,6.0,30.0,40.0"),
    // Layout would put it somewhere, which counts as 0, 0.
    ("", #"\#(effect), { "frame": [30, 40] }"#, "0.0,0.0,30.0,40.0"),
    ("", #"\#(effect), { "frame": [30, 40] }, { "offset": { "y": "x" } }"#, "0.0,1.5,30.0,40.0"),
    (
      "",
      #"\#(effect), { "offset": [1, 2] }, { "frame": [3, 4] }, { "position": [5, 6] }, { "offset": [10, 20] }"#,
      "16.0,28.0,3.0,4.0"
    ),
    // Inside the effect an offset only moves what is drawn.
    ("", #"{ "offset": [1, 2] }, \#(effect), { "frame": [3, 4] }"#, "0.0,0.0,3.0,4.0"),
    // The frame inside is the view's size, that outside what it is put into.
    ("", #"{ "frame": [3, 4] }, \#(effect), { "frame": [30, 40] }"#, "0.0,0.0,3.0,4.0"),
    (
      "", #"{ "frame": { "width": 3 } }, \#(effect), { "frame": [30, 40] }, { "frame": [50, 60] }"#,
      "0.0,0.0,30.0,40.0"
    ),
    (#""size": [7, 8],"#, #"{ "frame": [3, 4] }, \#(effect)"#, "0.0,0.0,7.0,8.0"),
    (
      "",
      #"\#(effect), { "animation": null, "body": [ { "frame": [3, 4] }, { "position": [1, 1] } ] }"#,
      "1.0,1.0,3.0,4.0"
    ),
  ])
  func `a frame is what the view says outside the effect, and its size also inside`(
    _ view: String, _ modifiers: String, _ frame: String
  ) {
    let run = runInMemory(
      "trace", "--precision", "1", "--select", "v_matchedGeometryEffect*", "--at", "0",
      input: document(view, modifiers))
    #expect(run.output.split(separator: "\n").last == "0.0,\(frame)", "\(run.errors)")
  }

  @Test func `a group gives its modifiers to each child, outside the child's own`() {
    let text = """
      { "state": { "x": 1 }, "views": [ { "id": "g", "kind": "group", "children": [
          { "id": "v", "modifiers": [ { "matchedGeometryEffect": 1 } ] } ],
        "modifiers": [ { "frame": [3, 4] }, { "offset": [1, 2] } ] } ] }
      """
    let run = runInMemory(
      "trace", "--precision", "1", "--select", "v_matchedGeometryEffect*", "--at", "0", input: text)
    #expect(run.output.split(separator: "\n").last == "0.0,1.0,2.0,3.0,4.0", "\(run.errors)")
  }

  @Test(arguments: [
    (effect, "the others of this name take the view's frame, so it needs a \"size\" or a frame"),
    (
      #"\#(effect), { "frame": { "width": 1 } }"#,
      "so it needs a \"size\" or a frame of both lengths"
    ),
    (#"{ "matchedGeometryEffect": 1, "isSource": false }"#, "no view of this name is a source"),
    (
      #"{ "position": [1, 1] }, \#(effect), { "frame": [1, 1] }"#,
      "makes the view as large as its parent"
    ),
    (
      #"\#(effect), { "frame": [1, 1] }, { "offset": ["1e308 * x", 0] }, { "offset": ["1e308 * x", 0] }"#,
      "the place of this view is no number"
    ),
    (
      #"\#(effect), { "animatable": { "p": "x" }, "body": [ { "frame": ["p", 1] } ] }"#,
      "the frame that views share cannot depend on a value that is on screen"
    ),
  ])
  func `what is not known of a frame is told and not guessed`(
    _ modifiers: String, _ message: String
  ) {
    for command in ["check", "trace"] {
      let run = runInMemory(command, input: document("", modifiers))
      #expect(run.status != .success && run.output == "", "\(run.output)")
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(run.errors.contains("[evaluation]"))
    }
  }

  @Test func `a place with a position and one without cannot be compared`() {
    let text = """
      { "state": { "on": false }, "views": [
        { "id": "a", "size": [1, 1], "when": "!on", "modifiers": [ { "matchedGeometryEffect": 1 } ] },
        { "id": "b", "size": [1, 1], "when": "on", "modifiers": [ { "matchedGeometryEffect": 1 },
          { "position": [9, 9] } ] } ],
        "events": [ { "at": 1, "withAnimation": true, "toggle": "on" } ] }
      """
    let run = runInMemory("check", input: text)
    #expect(
      run.errors.contains("another view of this name has a position, so this one needs one too"))
    #expect(run.errors.contains("at 1 s"))
  }
}
