import Testing
import TimelineDocument

/// Wrong uses of what is pasted from an app: each is reported at its place, with what to write.
@Suite struct PastedLineTests {
  private static let head =
    #"{ "state": { "x": 0, "on": false }, "views": [ { "id": "card", "modifiers": ["#

  /// A document with a view that has this modifier.
  private static func modifier(
    _ modifier: String, _ code: String, help: String? = nil
  ) -> WrongDocument {
    WrongDocument("\(head)\(modifier)] } ] }", code, help: help)
  }

  @Test(arguments: [
    modifier(
      #"{ "transaction": "{ $0.»animaton = nil }" }"#, "unknown-member",
      help: "did you mean 'animation'?"),
    modifier(
      #"{ "transaction": "{ $0.animation = »true }" }"#, "wrong-type"),
    modifier(
      #"{ "transaction": "{ $0.isContinuous = »1 }" }"#, "wrong-type", help: "compare it: 1 != 0"),
    modifier(
      #"{ "transaction": "{ t, »other in t.animation = nil }" }"#, "wrong-arguments"),
    modifier(
      #"{ "transaction": "{ let t = $0; t.animation »= nil }" }"#, "expression-syntax",
      help: "declare it with 'var'"),
    modifier(
      #"{ "animatable": { "p": "x" }, "body": [ { "onChange": »"p", "run": [] } ] }"#,
      "not-simulated",
      help: "observe the state that it animates to; the steps may read the value on screen"),
    modifier(
      #"{ "animatable": { "p": "x" }, "body": [ { "onAnimationCompleted": »"p" } ] }"#,
      "not-simulated",
      help: "observe the state that it animates to; the steps may read the value on screen"),
    modifier(
      #"{ "transition": ".»symbolEffect" }"#, "not-simulated",
      help: "write a transition whose motion is known, such as .opacity or .scale"),
    .event(
      #""withTransaction": ".»linear", "set": { "x": 1 }"#, "unknown-member"),
    .event(
      #""withTransaction": "Transaction(»animaton: .linear)", "set": { "x": 1 }"#,
      "wrong-arguments", help: "did you mean 'animation'?"),
    .event(
      #""gesture": { "from": [0, "»'a'"], "to": [0, 1], "duration": 1 }"#, "wrong-type"),
    .event(
      #""gesture": { "from": [0, 1], "to": »{ "x": 0, "y": 1 }, "duration": 1 }"#, "wrong-type"),
    .event(
      #""gesture": { "from": »[0, 1, 2], "to": [0, 1], "duration": 1 }"#, "wrong-type"),
    .event(
      #""withAnimation": "»cubic-bezier(0.25, 0.1, 0.25, 1)", "set": { "x": 1 }"#, "unknown-name",
      help: "write .timingCurve(0.25, 0.1, 0.25, 1, duration: 0.35)"),
    .event(
      #""withTransaction": { »"isDraging": true }, "set": { "x": 1 }"#, "unknown-key",
      help: #"declare it with 'define': "Transaction.isDraging": "false""#),
    WrongDocument(
      #"{ "define": { "Transaction.isDragging": "false" }, "state": { "x": 0 }, "events": [ { "at": 0, "withTransaction": { »"isDraging": true }, "set": { "x": 1 } } ] }"#,
      "unknown-key", help: "did you mean 'isDragging'?"),
    WrongDocument(
      #"{ "define": { "Transaction.isDragging": "false" }, "state": { "x": 0 }, "events": [ { "at": 0, "withTransaction": { "isDragging": »1 }, "set": { "x": 1 } } ] }"#,
      "wrong-type"),
    WrongDocument(
      #"{ "define": { "Transaction.isDragging": "false" }, "profile": "ios16", "state": { "x": 0 }, "events": [ { "at": 0, "withTransaction": { »"isDragging": true }, "set": { "x": 1 } } ] }"#,
      "not-available", help: #"they came with "profile": "ios17""#),
    modifier(#"{ "transaction": {}, »"criterion": "removed" }"#, "unknown-key"),
    modifier(
      #"{ "transaction": {}, "completion": "a", "criteria": »"remove" }"#, "unknown-name",
      help: "did you mean 'removed'?"),
    modifier(
      #"{ "transaction": "{ $0.»isDragging = true }" }"#, "unknown-member"),
    .event(
      #""gesture": { "from": 0, "to": 1, "duration": 1, "updating": { "x": »"{ value, state, transaction in value.translation }" } }"#,
      "wrong-type", help: "write { value, state, transaction in state = ... }"),
    .event(
      #""gesture": { "from": 0, "to": 1, "duration": 1, "updating": { »"y": "value" } }"#,
      "unknown-name"),
    .event(
      #""gesture": { "from": 0, "to": 1, "duration": 1, "updating": { "flag": "»value.translation" } }"#,
      "wrong-type"),
    .event(
      #""gesture": { "from": 0, "to": 1, "duration": 1, "resetTransaction": »true }"#,
      "wrong-type"),
    .event(
      #""gesture": { "on": »"crd", "from": [0, 0], "to": [1, 0], "duration": 1 }"#,
      "unknown-name"),
    .event(
      #""gesture": { »"startLocation": [0, 0], "from": 0, "to": 1, "duration": 1 }"#, "wrong-type",
      help: "write 'from' and 'to' as [x, y]"),
    .event(
      #""gesture": { "startLocation": »1, "from": [0, 0], "to": [1, 0], "duration": 1 }"#,
      "wrong-type", help: "write it as [x, y]"),
    .event(
      #""gesture": { »"coordinateSpace": ".local", "from": [0, 0], "to": [1, 0], "duration": 1 }"#,
      "missing-key"),
    .event(
      #""gesture": { "from": [0, 0], "to": [1, 0], "duration": 1, "changed": [ { "set": { "x": "value.»location.x" } } ] }"#,
      "unknown-member"),
    .event(#""binding": "»12", "toggle": "flag""#, "wrong-type"),
    .event(
      #"»"UIView.animate": ".linear", "set": { "x": 1 }"#, "unknown-key",
      help: "did you mean 'withAnimation'?"),
    modifier(#"{ »"updateUIView": [] }"#, "unknown-key"),
    modifier(
      #"{ "transition": »{ "hasMotion": false } }"#, "missing-key",
      help: #"add "body": [{ "opacity": "phase.isIdentity ? 1 : 0" }]"#),
    modifier(#"{ "transition": »{ "active": [{ "opacity": 0 }] } }"#, "missing-key"),
    modifier(
      #"{ "transition": »{ "body": [], "active": [], "identity": [] } }"#, "conflicting-keys",
      help: #"write "phase.isIdentity ? 1 : 0" in 'body', or both other lists"#),
    modifier(
      #"{ "transition": { "body": [], "hasMotion": »"no" } }"#, "wrong-type"),
    modifier(
      #"{ "transition": { "body": [], »"properties": {} } }"#, "unknown-key",
      help: "did you mean 'hasMotion'?"),
    modifier(
      #"{ "transition": { "body": [{ "opacity": "phase.»isVisible ? 1 : 0" }] } }"#,
      "unknown-member"),
    modifier(
      #"{ "transition": { "body": [{ "opacity": "phase == .»appearing ? 0 : 1" }] } }"#,
      "unknown-member"),
    modifier(
      #"{ "transition": { "active": [{ "opacity": "»phase.value" }], "identity": [] } }"#,
      "unknown-name"),
    modifier(
      #"{ "opacity": "»KeyframeTrack(x)" }"#, "unknown-name",
      help: "write a KeyframeTimeline for each value"),
    modifier(
      #"{ "opacity": "KeyframeTimeline(initialValue: 0) { MoveKeyframe(1) }.»velocity" }"#,
      "unknown-member"),
    modifier(
      #"{ "opacity": "»KeyframeTimeline(initialValue: on) { MoveKeyframe(1) }.duration" }"#,
      "wrong-type"),
    modifier(
      #"{ "opacity": "»&x" }"#, "wrong-type",
      help: "write spring.update(value: &x, velocity: &v, target: …, deltaTime: …)"),
    modifier(
      #"{ "opacity": "Spring().update(value: »&x, velocity: &x, target: 1, deltaTime: 1); x" }"#,
      "expression-syntax", help: "declare one: var x = …"),
    .event(
      #""set": { "x": "x »= 3" }"#, "expression-syntax",
      help: "write the value alone: 3"),
    .event(
      #""set": { "x": "x »+= 3" }"#, "expression-syntax",
      help: "write the value: x + 3"),
    .event(
      #""set": { "flag": "x »= 3" }"#, "expression-syntax",
      help: "write == to compare"),
    modifier(
      #"{ "transaction": "$0.animation »= nil" }"#, "expression-syntax",
      help: "put braces around all of it: { $0.animation = nil }"),
    modifier(
      #"{ "transaction": "if $0.isContinuous { $0.disablesAnimations »= true }" }"#,
      "expression-syntax",
      help: "put braces around all of it: { … }"),
    modifier(
      #"{ "transaction": { "animation": "$0.animation »= nil" } }"#, "expression-syntax",
      help: "write the value alone: nil"),
  ])
  func `a wrong line is reported at its place`(document: WrongDocument) {
    let marked = MarkedDocument(document.marked)
    #expect(marked.source.problems == zip(marked.places, document.codes).map { "\($0) \($1)" })
    if let help = document.help { #expect(marked.source.helps.first == help) }
    document.checkHelp()
  }
}
