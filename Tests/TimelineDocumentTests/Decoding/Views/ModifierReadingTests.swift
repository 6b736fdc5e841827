import Diagnostics
import Testing
import TimelineDocument

@Suite struct ModifierReadingTests {
  /// The modifiers of a view in a document with a few names, in the tests' notation.
  private func notation(_ modifiers: String) throws -> String {
    let text = """
      { "state": { "x": 0, "on": false, "list": [] },
        "published": { "model": { "list": [] } },
        "views": [ { "id": "card", "when": "on", "modifiers": [ \(modifiers) ] } ] }
      """
    let source = SourceText(name: "test", bytes: Array(text.utf8))
    let (timeline, diagnostics) = Timeline.read(source)
    #expect(diagnostics.isEmpty, "\(diagnostics.first)")
    let document = try #require(timeline)
    let view = try #require(document.views.first)
    return TimelineNotation(timeline: document, source: source).modifiers(view.modifiers)
  }

  @Test(arguments: [
    (#"{ "opacity": 0.5 }"#, "opacity(0.5)"),
    (#"{ "opacity": "x", "note": { "why": 1 } }"#, "opacity(`x`)"),
    (#"{ "offset": [1, "x"] }"#, "offset(x 1.0, y `x`)"),
    (#"{ "offset": { "y": 2, "note": 3 } }"#, "offset(x -, y 2.0)"),
    (#"{ "offset": {} }"#, "offset(x -, y -)"),
    (#"{ "offset": "CGSize(width: 1, height: x)" }"#, "offset(`CGSize(width: 1, height: x)`)"),
    (#"{ "position": [3, 4] }"#, "position(x 3.0, y 4.0)"),
    (#"{ "position": { "y": 4, "x": 3 } }"#, "position(x 3.0, y 4.0)"),
    (#"{ "frame": [100, 50] }"#, "frame(width 100.0, height 50.0)"),
    (#"{ "frame": { "height": 50 } }"#, "frame(width -, height 50.0)"),
    (#"{ "scaleEffect": 2 }"#, "scaleEffect(2.0)"),
    (#"{ "scaleEffect": [2, 3] }"#, "scaleEffect(x 2.0, y 3.0)"),
    (
      #"{ "anchor": ".topLeading", "scaleEffect": { "x": 2 } }"#,
      "scaleEffect(x 2.0, y -) anchor(`.topLeading`)"
    ),
    (
      #"{ "rotationEffect": ".degrees(x)", "anchor": [0, 1] }"#,
      "rotationEffect(`.degrees(x)`) anchor(x 0.0, y 1.0)"
    ),
    (
      #"{ "perspective": 0.5, "axis": [0, 1, 0], "rotation3DEffect": ".zero", "anchor": { "x": 1 } }"#,
      "rotation3DEffect(`.zero`) anchor(x 1.0, y -) axis(x 0.0, y 1.0, z 0.0) perspective(0.5)"
    ),
    (
      #"{ "rotation3DEffect": ".zero", "axis": { "z": 1 } }"#,
      "rotation3DEffect(`.zero`) axis(x -, y -, z 1.0)"
    ),
    (#"{ "trim": [0, "x"] }"#, "trim(from 0.0, to `x`)"),
    (#"{ "trim": { "to": "x" } }"#, "trim(from -, to `x`)"),
    (#"{ "blur": 3 }"#, "blur(3.0)"),
    (#"{ "cornerRadius": "on ? 0 : 60" }"#, "cornerRadius(`on ? 0 : 60`)"),
    (#"{ "foregroundColor": "'#ff3b30'" }"#, "foregroundColor(`'#ff3b30'`)"),
    (#"{ "fill": ".red" }"#, "fill(`.red`)"),
    (#"{ "fill": [1, 0, 0, 0.5] }"#, "fill(r 1.0, g 0.0, b 0.0, a 0.5)"),
    (#"{ "fill": { "g": 1 } }"#, "fill(r -, g 1.0, b -, a -)"),
    (#"{ "text": "'Hello'" }"#, "text(`'Hello'`)"),
    (
      #"{ "attribute": { "a": 1, "b": true, "c": "x", "d": [1, 2], "note": "no output" } }"#,
      "attribute {a=1.0 b=true c=`x` d=[1.0, 2.0]}"
    ),
  ])
  func `an attribute may be whole, an array or an object`(
    modifier: String, expected: String
  ) throws {
    #expect(try notation(modifier) == "[\(expected)]")
  }

  @Test(arguments: [
    (#"{ "animation": ".linear", "value": "x" }"#, "animation .linear of `x`"),
    (#"{ "value": [1, "x"], "animation": null }"#, "animation nil of [1.0, `x`]"),
    (#"{ "animation": true, "value": true }"#, "animation default of true"),
    (
      #"{ "animation": ".linear", "body": [ { "opacity": "x" } ] }"#,
      "animation .linear body [opacity(`x`)]"
    ),
    (#"{ "animation": ".linear", "body": [] }"#, "animation .linear body []"),
    (
      #"{ "transaction": { "disablesAnimations": true, "animation": null, "note": 1, "#
        + #""tracksVelocity": "on", "isContinuous": false } }"#,
      "transaction {disablesAnimations=true animation=nil tracksVelocity=`on` isContinuous=false}"
    ),
    (
      #"{ "transaction": { "animation": ".linear" }, "value": "x" }"#,
      "transaction {animation=.linear} of `x`"
    ),
    (
      #"{ "body": [ { "offset": [1, 2] }, { "opacity": 1 } ], "transaction": {} }"#,
      "transaction {} body [offset(x 1.0, y 2.0); opacity(1.0)]"
    ),
    (
      #"{ "transition": ".slide.animation(.linear)" }"#, "transition `.slide.animation(.linear)`"
    ),
    (
      #"{ "transition": { "identity": [ { "blur": 0 } ], "#
        + #""active": [ { "blur": 9 }, { "attribute": { "a": 1 } } ], "note": "" } }"#,
      "transition active [blur(9.0); attribute {a=1.0}] identity [blur(0.0)]"
    ),
    (
      #"{ "transition": { "asymmetric": { "removal": { "combined": [ ".slide", { "animation": null, "#
        + #""body": [ { "blur": 1 } ] } ] }, "insertion": ".scale" }, "animation": ".linear" } }"#,
      "(insertion transition `.scale`, removal (transition `.slide` with transition body [blur(1.0)] "
        + "animation nil)) animation .linear"
    ),
    (
      #"{ "define": { "n": "pct + 1", "f(a, b)": "a + b", "g": ["let a = 1", "return a"] }, "#
        + #""animatable": { "pct": "x", "q": 1 }, "body": [ { "attribute": { "n": "n" } } ] }"#,
      "animatable {pct=`x` q=1.0} {n=`pct + 1` f(a,b)=`a + b` g=[`let a = 1`, `return a`]} "
        + "[attribute {n=`n`}]"
    ),
    (
      #"{ "matchedGeometryEffect": "'photo'", "in": "space", "isSource": "on" }"#,
      "matched `'photo'` in space source `on`"
    ),
    (#"{ "matchedGeometryEffect": 1 }"#, "matched 1.0 in - source -"),
  ])
  func `what rewrites transactions and what animates`(
    modifier: String, expected: String
  ) throws {
    #expect(try notation(modifier) == "[\(expected)]")
  }

  @Test(arguments: [
    (#"{ "onAnimationCompleted": "x" }"#, "completed `x` -"),
    (#"{ "onAnimationCompleted": "x", "completion": "seen" }"#, "completed `x` seen"),
    (
      #"{ "completion": [ { "emit": "a" }, { "toggle": "on" } ], "onAnimationCompleted": "x" }"#,
      "completed `x` [emit a; toggle on]"
    ),
    (#"{ "stoppable": "x", "paused": "on" }"#, "stoppable x paused on"),
    (
      #"{ "animation": "{ d in .easeInOut(duration: d) }", "remaining": 2, "target": "x + 1", "#
        + #""paused": "on", "pausable": "x" }"#,
      "pausable x target `x + 1` remaining 2.0 animation { d in .easeInOut(duration: d) } "
        + "paused on"
    ),
    (
      #"{ "onChange": "[x, 1]", "run": [ { "set": { "x": "newValue[0]" } } ] }"#,
      "onChange `[x, 1]` initial - [set x=`newValue[0]`]"
    ),
    (
      #"{ "onChange": "x", "initial": true, "run": [] }"#, "onChange `x` initial true []"
    ),
    (
      #"{ "onReceive": "model.list", "run": [ { "set": { "list": "newValue" } } ] }"#,
      "onReceive model.list drop 0 [set list=`newValue`]"
    ),
    (
      #"{ "onReceive": "model.list", "dropFirst": true, "run": [] }"#,
      "onReceive model.list drop 1 []"
    ),
    (
      #"{ "onReceive": "model.list", "dropFirst": 3, "run": [] }"#,
      "onReceive model.list drop 3 []"
    ),
    (#"{ "onAppear": [ { "set": { "x": 1 } } ] }"#, "onAppear [set x=1.0]"),
    (
      #"{ "task": [ { "withAnimation": true, "toggle": "on" } ] }"#,
      "task [withAnimation default, toggle on]"
    ),
    (
      #"{ "id": "x", "task": [ { "sleep": { "for": 1, "try?": true } }, { "sleep": "x" } ] }"#,
      "task `x` [sleep? 1.0; sleep `x`]"
    ),
    (
      #"{ "onReceive": { "every": 2 }, "throttle": 1, "latest": false, "run": [] }"#,
      "onReceive every 2.0 drop 0 throttle 1.0 first []"
    ),
    (
      #"{ "onReceive": "model.list", "debounce": "x", "run": [] }"#,
      "onReceive model.list drop 0 debounce `x` []"
    ),
    (
      #"{ "timelineView": ".animation", "paused": "on", "minimumInterval": 0.5, "as": "d", "body": [ { "opacity": "d" } ] }"#,
      "timelineView animation every 0.5 paused on as d [opacity(`d`)]"
    ),
    (
      #"{ "timelineView": ".periodic", "by": 1, "as": "d", "body": [] }"#,
      "timelineView periodic from - by 1.0 as d []"
    ),
    (
      #"{ "timelineView": ".explicit", "dates": [1, 2], "as": "d", "body": [] }"#,
      "timelineView explicit [1.0, 2.0] as d []"
    ),
    (#"{ "onDisappear": [ { "set": { "x": 1 } } ] }"#, "onDisappear [set x=1.0]"),
    (
      #"{ "phaseAnimator": "['idle', 'up']", "as": "phase", "trigger": "x", "#
        + #""animation": "phase == 'up' ? .bouncy : .easeInOut", "body": [ { "opacity": 1 } ] }"#,
      "phases `['idle', 'up']` as phase trigger `x` "
        + "animation phase == 'up' ? .bouncy : .easeInOut [opacity(1.0)]"
    ),
    (
      #"{ "animation": null, "body": [], "as": "p", "phaseAnimator": [0, 1] }"#,
      "phases [0.0, 1.0] as p trigger - animation nil []"
    ),
    (
      #"{ "phaseAnimator": [0, 1], "as": "p", "body": [] }"#,
      "phases [0.0, 1.0] as p trigger - animation - []"
    ),
    (
      #"{ "tracks": { "b": ["MoveKeyframe(1)"], "a": [] }, "as": "v", "repeating": "on", "#
        + #""keyframeAnimator": { "a": 1, "b": ".zero" }, "trigger": "x", "body": [] }"#,
      "keyframes {a=1.0 b=`.zero`} as v trigger `x` repeating `on` "
        + "{b: `MoveKeyframe(1)`, a: } []"
    ),
  ])
  func `what observes and what acts`(modifier: String, expected: String) throws {
    #expect(try notation(modifier) == "[\(expected)]")
  }

  @Test func `modifiers keep their order, from the inside to the outside`() throws {
    let modifiers = #"{ "opacity": 1 }, { "blur": 2 }, { "opacity": 3 }"#
    #expect(try notation(modifiers) == "[opacity(1.0); blur(2.0); opacity(3.0)]")
  }
}
