import CommandLineInterface
import Testing

private let effect = #"{ "matchedGeometryEffect": 1 }"#

/// The frame that a view gives the others of its name: its place and size in layout, as modifiers inside the effect
/// and around it state them.
@Suite struct MatchedFrameTests {
  private func document(_ view: String, _ modifiers: String) -> String {
    "{ \"size\": [100, 200], \"state\": { \"x\": 1.5 }, \"views\": [ { \"id\": \"v\", \(view) \"modifiers\": [ \(modifiers) ] } ] }"
  }

  @Test(arguments: [
    ("", #"\#(effect), { "frame": [30, 40] }, { "position": [5, 6] }"#, "5.0,6.0,30.0,40.0"),
    ("", #"{ "frame": [30, 40] }, \#(effect), { "position": [5, 6] }"#, "5.0,6.0,30.0,40.0"),
    // Without a position it is in the middle of the room.
    ("", #"\#(effect), { "frame": [30, 40] }"#, "50.0,100.0,30.0,40.0"),
    (
      "", #"\#(effect), { "frame": [30, 40] }, { "offset": { "y": "x" } }"#, "50.0,101.5,30.0,40.0"
    ),
    (
      "",
      #"\#(effect), { "offset": [1, 2] }, { "frame": [3, 4] }, { "position": [5, 6] }, { "offset": [10, 20] }"#,
      "16.0,28.0,3.0,4.0"
    ),
    // Inside the effect an offset only moves what is drawn.
    ("", #"{ "offset": [1, 2] }, \#(effect), { "frame": [3, 4] }"#, "50.0,100.0,3.0,4.0"),
    // The frame inside is the view's size, that outside what it is put into.
    ("", #"{ "frame": [3, 4] }, \#(effect), { "frame": [30, 40] }"#, "50.0,100.0,3.0,4.0"),
    // A length that the inner one leaves open is the one that the outer one offers.
    (
      "", #"{ "frame": { "width": 3 } }, \#(effect), { "frame": [30, 40] }, { "frame": [50, 60] }"#,
      "50.0,100.0,3.0,40.0"
    ),
    (#""size": [7, 8],"#, #"{ "frame": [3, 4] }, \#(effect)"#, "50.0,100.0,3.0,4.0"),
    // Padding inside belongs to the frame, padding outside moves it.
    (#""size": [7, 8],"#, #"{ "padding": 10 }, \#(effect)"#, "50.0,100.0,27.0,28.0"),
    (#""size": [7, 8],"#, #"\#(effect), { "padding": 10 }"#, "50.0,100.0,7.0,8.0"),
    (#""size": [7, 8],"#, #"\#(effect), { "padding": { "leading": 10 } }"#, "55.0,100.0,7.0,8.0"),
    // With a position inside, the view at the place of the effect takes all of its room.
    (#""size": [7, 8],"#, #"{ "position": [1, 1] }, \#(effect)"#, "50.0,100.0,100.0,200.0"),
    (
      "",
      #"\#(effect), { "animation": null, "body": [ { "frame": [3, 4] }, { "position": [1, 1] } ] }"#,
      "1.0,1.0,3.0,4.0"
    ),
  ])
  func `a frame is that of the view at the place of the effect, where layout puts it`(
    _ view: String, _ modifiers: String, _ frame: String
  ) {
    let run = runInMemory(
      "trace", "--precision", "1", "--select", "v_matchedGeometryEffect*", "--at", "0",
      input: document(view, modifiers))
    #expect(run.output.split(separator: "\n").last == "0.0,\(frame)", "\(run.errors)")
  }

  @Test func `a group gives its modifiers to each child, outside the child's own`() {
    let text = """
      { "size": [100, 200], "state": { "x": 1 }, "views": [ { "id": "g", "kind": "group", "children": [
          { "id": "v", "modifiers": [ { "matchedGeometryEffect": 1 } ] } ],
        "modifiers": [ { "frame": [3, 4] }, { "offset": [1, 2] } ] } ] }
      """
    let run = runInMemory(
      "trace", "--precision", "1", "--select", "v_matchedGeometryEffect*", "--at", "0", input: text)
    #expect(run.output.split(separator: "\n").last == "0.0,51.0,102.0,3.0,4.0", "\(run.errors)")
  }

  @Test(arguments: [
    (effect, "the others of this name take the view's frame, so it needs a \"size\" or a frame"),
    (
      #"\#(effect), { "frame": { "width": 1 } }"#,
      "so it needs a \"size\" or a frame of both lengths"
    ),
    (#"{ "matchedGeometryEffect": 1, "isSource": false }"#, "no view of this name is a source"),
    (
      #"\#(effect), { "frame": [1, 1] }, { "offset": ["1e308 * x", 0] }, { "offset": ["1e308 * x", 0] }"#,
      "the value of v_matchedGeometryEffect is beyond the range of numbers"
    ),
    (
      #"\#(effect), { "animatable": { "p": "x" }, "body": [ { "frame": ["p", 1] } ] }"#,
      "the size and the place of a view cannot depend on a value that is on screen"
    ),
    (
      #"{ "frame": [1, 1] }, \#(effect), { "animatable": { "p": "x" }, "body": [ { "offset": ["p", 1] } ] }"#,
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

  @Test func `a view without a position is as far from one with a position as layout puts them`() {
    let text = """
      { "size": [100, 200], "state": { "on": false }, "views": [
        { "id": "a", "size": [1, 1], "when": "!on", "modifiers": [ { "matchedGeometryEffect": 1 } ] },
        { "id": "b", "size": [1, 1], "when": "on", "modifiers": [ { "matchedGeometryEffect": 1 },
          { "position": [10, 20] } ] } ],
        "events": [ { "at": 1, "withAnimation": ".linear(duration: 1)", "toggle": "on" } ] }
      """
    let run = runInMemory(
      "trace", "--precision", "1", "--at", "1,1.5,2",
      "--select", "b_matchedGeometryEffect_x,b_matchedGeometryEffect_y", input: text)
    #expect(
      run.output.split(separator: "\n").dropFirst()
        == ["1.0,50.0,100.0", "1.5,30.0,60.0", "2.0,10.0,20.0"], "\(run.errors)")
  }

  @Test func `padding inside the source that grows is a motion of all frames`() {
    let text = """
      { "size": [100, 200], "state": { "pad": 0 }, "views": [
        { "id": "a", "size": [40, 20], "modifiers": [ { "padding": "pad" }, { "matchedGeometryEffect": 1 } ] },
        { "id": "ring", "modifiers": [ { "matchedGeometryEffect": 1, "isSource": false } ] } ],
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "pad": 20 } } ] }
      """
    let run = runInMemory(
      "trace", "--precision", "1", "--at", "0,0.5,1", "--select", "ring_matchedGeometryEffect*",
      input: text)
    #expect(
      run.output.split(separator: "\n").dropFirst() == [
        "0.0,50.0,100.0,40.0,20.0", "0.5,50.0,100.0,60.0,40.0", "1.0,50.0,100.0,80.0,60.0",
      ], "\(run.errors)")
  }
}
