import Diagnostics
import Testing
import TimelineDocument

@Suite struct KeyAdviceTests {
  @Test(arguments: [
    WrongDocument.views(
      #"{ "id": "a", »"transition": ".opacity" }"#, "unknown-key",
      help: #"it is a modifier: "modifiers": [ { "transition": ... } ]"#),
    .views(
      #"{ "id": "a", »"onAppear": [] }"#, "unknown-key",
      help: #"it is a modifier: "modifiers": [ { "onAppear": ... } ]"#),
    .views(
      #"{ "id": "a", »"trigger": 1 }"#, "unknown-key",
      help: #"write it beside its modifier, in "modifiers""#),
    .views(
      #"{ "id": "a", »"onTapGesture": [] }"#, "unknown-key",
      help: #"it is a modifier: "modifiers": [ { "onTapGesture": ... } ]"#),
    .views(
      #"{ "id": "a", »"button": [] }"#, "unknown-key",
      help: #"what a tap does is an event: "events": [ { "at": 1, "toggle": "on" } ]"#),
    .views(
      #"{ "id": "a", »"opactiy": 0.5 }"#, "unknown-key",
      help: #"did you mean 'opacity'? it is a modifier: "modifiers": [ { "opacity": ... } ]"#),
    .views(
      #"{ "id": "a", »"rotation": 0.5, "modifiers": [ { "opacity": 0.5 } ] }"#, "unknown-key",
      help:
        #"did you mean 'rotationEffect'? it is a modifier: "modifiers": [ ..., { "rotationEffect": ... } ]"#
    ),
    .views(
      #"{ "id": "a", "modifiers": [ { "opacity": 0.5 } ], »"onAppear": [] }"#, "unknown-key",
      help: #"it is a modifier: "modifiers": [ ..., { "onAppear": ... } ]"#),
    .views(
      #"{ "id": "a", »"title": "'a'" }"#, "unknown-key",
      help: #"what moves is in "modifiers"; the rest of a view is left out"#),
    .modifiers(
      #"{ "opacity": 1, »"color": ".red" }"#, "unknown-key",
      help: #"write it as a modifier of its own: { "foregroundColor": ... }"#),
    .modifiers(
      #"{ »"ofset": [1, 2], "opacity": 1 }"#, "unknown-key",
      help: #"write it as a modifier of its own: { "offset": ... }"#),
    .modifiers(
      #"{ "scaleEffect": 1, »"anchr": ".top" }"#, "unknown-key", help: "did you mean 'anchor'?"),
    .modifiers(
      #"{ »"color": ".red", »"ofset": [1, 2] }"#, "unknown-key", "unknown-key",
      help: "did you mean 'foregroundColor'?"),
    .modifiers(
      #"{ »"when": "on" }"#, "unknown-key",
      help: #"it is a key of a view: { "id": "card", "when": ... }"#),
    .modifiers(
      #"{ »"gesture": {} }"#, "unknown-key",
      help: #"it is a key of an event: "events": [ { "at": 0, "gesture": ... } ]"#),
    .modifiers(
      #"{ »"name": "opacity" }"#, "unknown-key", help: #"its name is its key: { "opacity": 0.5 }"#),
    .modifiers(
      #"{ »"kerning": 1 }"#, "unknown-key",
      help: #"leave it out, or write what moves as { "attribute": { "kerning": ... } }"#),
    .modifiers(
      #"{ »"fontWeight": ".bold" }"#, "not-simulated",
      help: #"leave it out, or write what moves as { "attribute": { "fontWeight": ... } }"#),
    .modifiers(
      #"{ »"overlay": {} }"#, "unknown-key",
      help:
        #"leave it out; a view that lies on this one is a child of it with "placement": ".overlay""#
    ),
    .modifiers(
      #"{ »"mask": {} }"#, "unknown-key",
      help: #"leave it out; a view that masks this one is a child of it with "placement": ".mask""#),
    .modifiers(
      #"{ »"foreground": ".red" }"#, "unknown-key", help: "did you mean 'foregroundStyle'?"),
    WrongDocument(
      #"{ »"expect": {} }"#, "unknown-key",
      help: #"it is a key of an event: "events": [ { "at": 0, "expect": ... } ]"#),
    WrongDocument(
      #"{ »"opacity": 1 }"#, "unknown-key",
      help:
        #"it is a modifier of a view: "views": [ { "id": "card", "modifiers": [ { "opacity": ... } ] } ]"#
    ),
  ])
  func `a key in the wrong object is sent to where it belongs`(document: WrongDocument) {
    document.check()
  }

  @Test(arguments: [
    WrongDocument.events(
      #"{ »"time": 0.3, "set": { "x": 1 } }"#, "unknown-key", help: "did you mean 'at'?"),
    .event(#"»"x": 1"#, "unknown-key", help: #"write "set": { "x": ... }"#),
    .event(#"»"state": { "x": 1 }"#, "unknown-key", help: "did you mean 'set'?"),
    .event(#"»"insert": { "list": 1 }"#, "unknown-key", help: "did you mean 'append'?"),
    .event(#"»"delete": { "list": 1 }"#, "unknown-key", help: "did you mean 'remove'?"),
    .event(
      #"»"onTap": []"#, "unknown-key",
      help: #"the event is the tap: write what it does, as "toggle": "flag""#),
    .event(
      #"»"duration": 1, "set": { "x": 1 }"#, "unknown-key",
      help: #"write it in the animation: "withAnimation": ".easeInOut(duration: 0.3)""#),
    .event(
      #"»"opacity": 1"#, "unknown-key",
      help:
        #"it is a modifier of a view: "views": [ { "id": "card", "modifiers": [ { "opacity": ... } ] } ]"#
    ),
    .event(#"»"fps": 30"#, "unknown-key", help: #"it is a key of the document, beside "events""#),
    .event(
      #""async": { "run": [], »"set": { "x": 1 } }"#, "unknown-key",
      help: #"it is a key of a step: "run": [ { "set": ... } ]"#),
    .event(
      #""expect": { »"tolerance": 1 }"#, "unknown-key", help: "did you mean 'within'?"),
    WrongDocument(
      #"{ "state": { "list": [] }, "events": [ { "at": 0, "remove": { »"value": 1, »"from": "list" } } ] }"#,
      "unknown-name", "unknown-name", help: #"the key is the state: { "list": ... }"#),
    .event(#""set": { »"state.x": 1 }"#, "unknown-name", help: #"write "x""#),
    .event(
      #""set": { »"y": 1 }"#, "unknown-name",
      help: #"declare it, "state": { "y": 0 }, or write one of 'x', 'flag', 'list'"#),
    .event(
      #""toggle": »"x""#, "wrong-type",
      help: "give it the first value false, or change it with 'set'"),
  ])
  func `a word of other tools in a step says what the step has for it`(document: WrongDocument) {
    document.check()
  }

  @Test(arguments: [
    (#"{ "state": { »"my-state": 0 } }"#, "write 'my_state'"),
    (
      #"{ "define": { »"func f(_ a: Double) -> Double": "a" } }"#,
      #"write "f(a)": types are left out"#
    ),
    (#"{ "define": { »"f(a: Double, b: Int)": "a" } }"#, #"write "f(a, b)": types are left out"#),
  ])
  func `a name that cannot be one is made one`(document: String, help: String) {
    WrongDocument(document, "invalid-name", help: help).check()
  }

  @Test(arguments: [
    ("300ms", "0.3"), ("0.3s", "0.3"), ("0.25", "0.25"), ("2 seconds", "2"),
  ])
  func `a time in quotes is written without them and without its unit`(
    text: String, seconds: String
  ) {
    WrongDocument.events(
      #"{ "at": »""# + text + #"", "set": { "x": 1 } }"#, "unknown-name",
      help: "write a number of seconds without quotes: \(seconds)"
    ).check()
  }

  @Test(arguments: [
    (#""settled": ["v"]"#, "its tracks are 'v_opacity', 'v_offset_x', 'v_offset_y'"),
    (#""v_offset_height": 1"#, "its tracks are 'v_offset_x', 'v_offset_y'"),
    (#""offset": 1"#, "write the view's name too: 'v_offset_x', 'v_offset_y'"),
    (
      #""x": 1"#,
      #"the value of a state is "state.x", what is on screen are the tracks 'v_opacity', 'v_offset_x', 'v_offset_y'"#
    ),
    (#""state": { "x": 1 }"#, #"write "state.x": ..."#),
  ])
  func `an unknown track says which tracks there are`(claim: String, help: String) {
    #expect(Self.expecting(claim).source.helps == [help])
  }

  @Test(arguments: [
    #""settled": ["v_offset"]"#, #""monotonic": ["v_offset"]"#, #""v_offset": [0, 0]"#,
    #""winner": { "v_offset": "'withAnimation'" }"#, #""range": { "v_offset": [0, 1] }"#,
  ])
  func `a track of several columns is called by its own name`(claim: String) {
    #expect(Self.expecting(claim).source.problems.isEmpty)
  }

  private static func expecting(_ claim: String) -> MarkedDocument {
    MarkedDocument(
      #"{ "state": { "x": 0 }, "views": [ { "id": "v", "modifiers": [ { "opacity": "x" }, "#
        + #"{ "offset": [1, "x"] } ] } ], "events": [ { "at": 0, "expect": { "# + claim + " } } ] }"
    )
  }
}
