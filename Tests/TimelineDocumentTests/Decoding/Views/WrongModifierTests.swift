import Testing
import TimelineDocument

@Suite struct WrongModifierTests {
  @Test(arguments: [
    WrongDocument.modifiers("»1", "wrong-type", help: #"write { "opacity": "x" }"#),
    .modifiers("»{}", "missing-key", help: "name one, as in { \"opacity\": 0.5 }"),
    .modifiers(#"»{ "note": 1 }"#, "missing-key", help: "name one, as in { \"opacity\": 0.5 }"),
    .modifiers(
      #"»{ "value": "x" }"#, "missing-key", help: "name one, as in { \"opacity\": 0.5 }"),
    .modifiers(#"{ »"ofset": [1, 2] }"#, "unknown-key", help: "did you mean 'offset'?"),
    .modifiers(#"{ »"onAppeared": [] }"#, "unknown-key", help: "did you mean 'onAppear'?"),
    .modifiers(
      #"{ »"scenePadding": 3 }"#, "unknown-key",
      help: #"leave it out, or write what moves as { "attribute": { "scenePadding": ... } }"#),
    // Only the slip is reported, not what its arguments would mean elsewhere.
    .modifiers(
      #"{ »"pausble": "x", "target": 1, "remaining": 1, "animation": null, "paused": "on" }"#,
      "unknown-key", help: "did you mean 'pausable'?"),
    .modifiers(
      #"{ »"phaseAnimtor": [1], "as": "p", "body": [] }"#, "unknown-key",
      help: "did you mean 'phaseAnimator'?"),
    .modifiers(
      #"{ "opacity": 1, »"offset": [1, 2] }"#, "conflicting-keys",
      help: "write two: { \"opacity\": ... }, { \"offset\": ... }"),
    .modifiers(
      #"{ "opacity": 1, "value": "x", »"animation": ".linear" }"#, "conflicting-keys",
      help: "write two: { \"opacity\": ... }, { \"animation\": ..., \"value\": ... }"),
    .modifiers(
      #"{ "animation": ".linear", »"transaction": {} }"#, "conflicting-keys",
      help: "write two: { \"animation\": ... }, { \"transaction\": ... }"),
    .modifiers(
      #"{ "stoppable": "x", "paused": "on", »"pausable": "x" }"#, "conflicting-keys",
      help: "write two: { \"stoppable\": ..., \"paused\": ... }, { \"pausable\": ... }"),
    .modifiers(
      #"{ "scaleEffect": 1, »"axis": [1, 0, 0] }"#, "unknown-key", help: "it takes 'anchor'"),
    .modifiers(
      #"{ "onChange": "x", "run": [], »"dropFirst": 1 }"#, "unknown-key",
      help: "it takes 'initial'"),
    .modifiers(
      #"{ "opacity": 1, »"value": "x" }"#, "unknown-key", help: "'opacity' has no arguments"),
    .modifiers(
      #"{ "animation": null, "value": "x", »"vale": 1 }"#, "unknown-key",
      help: "it takes 'body'"),
    .modifiers(#"{ "opacity": 1, »"opacity": 2 }"#, "duplicate-key"),
  ])
  func `one object is one modifier with its own arguments`(document: WrongDocument) {
    document.check()
  }

  @Test(arguments: [
    WrongDocument.modifiers(#"{ "opacity": »true }"#, "wrong-type", help: #"write "opacity": 1"#),
    .modifiers(
      #"{ "opacity": »{} }"#, "wrong-type",
      help: #"write "opacity": "x", and let an event set the state"#),
    .modifiers(#"{ "blur": »null }"#, "wrong-type", help: #"write "blur": "x""#),
    .modifiers(#"{ "offset": »10 }"#, "wrong-type"),
    .modifiers(#"{ "offset": »[1] }"#, "out-of-range"),
    .modifiers(#"{ "offset": [1, »true] }"#, "wrong-type"),
    .modifiers(#"{ "offset": { "x": 1, »"z": 2 } }"#, "unknown-key", help: "it also has 'y'"),
    .modifiers(
      #"{ "frame": { »"widht": 1 } }"#, "unknown-key", help: "did you mean 'width'?"),
    .modifiers(#"{ "frame": { "width": »null } }"#, "wrong-type"),
    .modifiers(#"{ "scaleEffect": »[2] }"#, "out-of-range"),
    .modifiers(#"{ "rotationEffect": »90 }"#, "wrong-type", help: "write \".degrees(90)\""),
    .modifiers(
      #"{ "rotation3DEffect": »-1.50 }"#, "wrong-type", help: "write \".degrees(-1.50)\""),
    .modifiers(#"{ "rotationEffect": »[90, 0] }"#, "wrong-type"),
    .modifiers(#"{ "rotation3DEffect": ".zero", "axis": »"x" }"#, "wrong-type"),
    .modifiers(#"{ "rotation3DEffect": ".zero", "axis": »[1, 0] }"#, "out-of-range"),
    .modifiers(#"{ "rotationEffect": ".zero", "anchor": »0.5 }"#, "wrong-type"),
    .modifiers(#"{ "trim": »0.5 }"#, "wrong-type"),
    .modifiers(#"{ "trim": »"x" }"#, "wrong-type"),
    .modifiers(#"{ "fill": »1 }"#, "wrong-type"),
    .modifiers(#"{ "fill": »[1, 0, 0] }"#, "out-of-range"),
    .modifiers(
      #"{ "fill": { »"red": 1 } }"#, "unknown-key", help: "it has 'r', 'g', 'b', 'a'"),
    .modifiers(#"{ "text": »1 }"#, "wrong-type"),
    .modifiers(#"{ "attribute": »"x" }"#, "wrong-type", help: #"write "attribute": { "x": "x" }"#),
    .modifiers(#"{ "attribute": { »"my value": 1 } }"#, "invalid-name", help: "write 'my_value'"),
    .modifiers(#"{ "attribute": { "a": »{} } }"#, "wrong-type", help: #"write "a": "x""#),
    .modifiers(#"{ "attribute": { "a": »null } }"#, "wrong-type", help: #"write "a": "x""#),
  ])
  func `the values of attributes`(document: WrongDocument) { document.check() }

  @Test(arguments: [
    WrongDocument.modifiers(
      #"{ "animation": »3, "value": "x" }"#, "wrong-type",
      help: "write \".easeIn(duration: 1)\", true for the default animation, or null"),
    .modifiers(
      #"{ "animation": ".linear", "value": »null }"#, "wrong-type",
      help: "leave 'value' out for every change"),
    .modifiers(
      #"{ »"animation": ".linear", "value": "x", "body": [] }"#, "conflicting-keys",
      help: "write one modifier for the value and one for the body"),
    .modifiers(
      #"{ »"transaction": {}, "value": "x", "body": [] }"#, "conflicting-keys",
      help: "write one modifier for the value and one for the body"),
    .modifiers(
      #"{ "transaction": »1 }"#, "wrong-type",
      help: #"write "transaction": { "animation": ".easeInOut(duration: 0.3)" }"#),
    .modifiers(
      #"{ "transaction": { »"animations": ".linear" } }"#, "unknown-key",
      help: "did you mean 'animation'?"),
    .modifiers(
      #"{ "transaction": { "isContinuous": »1 } }"#, "wrong-type",
      help: #"write "isContinuous": true"#),
    .modifiers(#"{ "transition": »1 }"#, "wrong-type", help: #"write "transition": ".opacity""#),
    .modifiers(#"{ "transition": »{ "active": [] } }"#, "missing-key"),
    .modifiers(
      #"{ "transition": { "active": [], "identity": [], »"removal": [] } }"#, "unknown-key",
      help: #"put it into "asymmetric": { "insertion": ..., "removal": ... }"#),
    .modifiers(
      #"{ "transition": { "asymmetric": »{ "insertion": ".slide" } } }"#, "missing-key",
      help: #"add "removal": ".opacity""#),
    .modifiers(
      #"{ "transition": { "asymmetric": »".slide" } }"#, "wrong-type",
      help: #"write "asymmetric": { "insertion": ".opacity", "removal": ".opacity" }"#),
    .modifiers(
      #"{ "transition": { "combined": »[".slide"] } }"#, "too-few",
      help: "write a single transition without 'combined'"),
    .modifiers(
      #"{ "transition": { "combined": »".slide" } }"#, "wrong-type",
      help: #"write "combined": [".opacity", ".scale"]"#),
    .modifiers(
      #"{ "transition": { "combined": [".slide", »3] } }"#, "wrong-type",
      help: #"write ".opacity""#),
    .modifiers(
      #"{ "transition": »{ "combined": [".slide", { "body": [] }], "hasMotion": true } }"#,
      "conflicting-keys", help: "put it beside the 'body' that it is about"),
    .modifiers(
      #"{ "transition": »{ "combined": [".slide", ".scale"], "body": [] } }"#,
      "conflicting-keys",
      help: #"put both into "combined": [{ "combined": ... }, { "body": ... }]"#),
    .modifiers(
      #"{ "transition": »{ "animation": ".spring" } }"#, "missing-key",
      help: #"add "body": [{ "opacity": "phase.isIdentity ? 1 : 0" }]"#),
    .modifiers(
      #"{ "transition": { "active": [ { »"animation": null, "value": "x" } ], "identity": [] } }"#,
      "wrong-place", help: "put it on the view"),
    .modifiers(
      #"{ "animation": null, "body": [ { »"stoppable": "x", "paused": "on" } ] }"#, "wrong-place",
      help: "put it into the 'modifiers' of the view"),
    .modifiers(
      #"{ "animatable": { "p": 1 }, "body": [ { »"transition": ".slide" } ] }"#, "wrong-place",
      help: "put it into the 'modifiers' of the view"),
    .modifiers(
      #"{ "animation": null, "body": »{ "opacity": 1 } }"#, "wrong-type",
      help: #"write "body": [ { "opacity": 1 } ]"#),
    .modifiers(
      #"»{ "animatable": { "p": 1 } }"#, "missing-key", help: #"add "body": [ { "opacity": "x" } ]"#
    ),
    .modifiers(#"{ "animatable": { »"in": 1 }, "body": [] }"#, "invalid-name"),
    .modifiers(
      #"{ "animatable": { "p": »true }, "body": [] }"#, "wrong-type", help: #"write "p": "x""#),
    .modifiers(
      #"{ "animatable": { "p": 1 }, "define": { "a": 1, »"a": 2 }, "body": [] }"#,
      "duplicate-key"),
    .modifiers(#"{ "matchedGeometryEffect": »true }"#, "wrong-type"),
    .modifiers(
      #"{ "matchedGeometryEffect": 1, "in": »1 }"#, "wrong-type", help: #"write "in": "1""#),
  ])
  func `what rewrites transactions and what animates`(document: WrongDocument) {
    document.check()
  }

  @Test(arguments: [
    WrongDocument.modifiers(
      #"{ "onAnimationCompleted": »[] }"#, "wrong-type", help: #"write "onAnimationCompleted": "x""#
    ),
    .modifiers(
      #"{ "onAnimationCompleted": "x", "completion": »1 }"#, "wrong-type",
      help: #"write "completion": "done""#),
    .modifiers(#"{ "onAnimationCompleted": "x", "completion": »"a + b" }"#, "invalid-name"),
    .modifiers(#"{ "stoppable": »"y", "paused": "on" }"#, "unknown-name"),
    .modifiers(
      #"{ "stoppable": »"lst", "paused": "on" }"#, "unknown-name"),
    .modifiers(#"{ "stoppable": »"list[0]", "paused": "on" }"#, "unknown-name"),
    .modifiers(#"»{ "stoppable": "x" }"#, "missing-key", help: #"add "paused": "on""#),
    .modifiers(
      #"»{ "pausable": "x", "target": 1, "animation": ".linear", "paused": "on" }"#,
      "missing-key", help: #"add "remaining": 1"#),
    .modifiers(
      #"»»»{ "pausable": "x", "target": 1 }"#, "missing-key", "missing-key", "missing-key",
      help: #"add "remaining": 1"#),
    .modifiers(
      #"{ "pausable": "x", "target": 1, "remaining": 1, "animation": null, "paused": »"no" }"#,
      "unknown-name", help: "did you mean 'on'?"),
    .modifiers(
      #"»{ "onChange": "x" }"#, "missing-key", help: #"add "run": [ { "set": { "x": 1 } } ]"#),
    .modifiers(#"{ "onChange": »null, "run": [] }"#, "wrong-type", help: #"write "onChange": "x""#),
    .modifiers(
      #"{ "onChange": "x", "run": [ { "set": { »"y": 1 } } ] }"#, "unknown-name",
      help: #"declare it, "state": { "y": 0 }, or write one of 'x', 'on', 'list', 'model.list'"#),
    .modifiers(
      #"{ "onChange": "x", "run": [], "initial": »1 }"#, "wrong-type",
      help: #"write "initial": true"#),
    .modifiers(
      #"{ "onReceive": »"model.lst", "run": [] }"#, "unknown-name",
      help: "did you mean 'model.list'?"),
    .modifiers(#"{ "onReceive": »"x", "run": [] }"#, "unknown-name"),
    .modifiers(#"{ "onReceive": "model.list", "run": [], "dropFirst": »-1 }"#, "out-of-range"),
    .modifiers(
      #"{ "onReceive": "model.list", "run": [], "dropFirst": »"1" }"#, "wrong-type",
      help: #"write "dropFirst": true"#),
    .modifiers(
      #"{ "onAppear": »{} }"#, "wrong-type", help: #"write "onAppear": [ { "set": { "x": 1 } } ]"#),
    .modifiers(
      #"{ "task": [ { »"at": 1, "emit": "x" } ] }"#, "unknown-key",
      help: "use \"async\": { \"after\": 0.5, \"run\": [...] } for something later"),
    .modifiers(
      #"{ "phaseAnimator": »1, "as": "p", "body": [] }"#, "wrong-type",
      help: #"write "phaseAnimator": [0, 1]"#),
    .modifiers(
      #"»{ "phaseAnimator": [1], "body": [] }"#, "missing-key", help: #"add "as": "item""#),
    .modifiers(
      #"{ "keyframeAnimator": { "scale": 1 }, "as": "v", "tracks": { »"scal": [] }, "body": [] }"#,
      "unknown-name", help: "did you mean 'scale'?"),
    .modifiers(
      #"{ "keyframeAnimator": { "s": 1 }, "as": "v", "tracks": { "s": [ »1 ] }, "body": [] }"#,
      "wrong-type", help: #"write "LinearKeyframe(1, duration: 0.5)""#),
    .modifiers(
      #"{ "keyframeAnimator": { "s": 1 }, "as": "v", "tracks": { "s": »"x" }, "body": [] }"#,
      "wrong-type", help: #"write "s": ["LinearKeyframe(1, duration: 0.5)"]"#),
    .modifiers(
      #"{ "keyframeAnimator": »[1], "as": "v", "tracks": {}, "body": [] }"#, "wrong-type",
      help: #"write "keyframeAnimator": { "x": "x" }"#),
  ])
  func `what observes and what acts`(document: WrongDocument) { document.check() }
}
