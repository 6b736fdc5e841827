import AnimationEngine
import Diagnostics
import JSONText
import Testing
import TimelineDocument

@Suite struct StepReadingTests {
  private func read(_ text: String) throws -> TimelineNotation {
    let source = SourceText(name: "test", bytes: Array(text.utf8))
    let (timeline, diagnostics) = Timeline.read(source)
    #expect(diagnostics.isEmpty, "\(diagnostics.first)")
    return TimelineNotation(timeline: try #require(timeline), source: source)
  }

  private static let verbs: [(String, String)] = [
    (
      #""set": { "x": 1, "y": "x + 1", "list[0]": 2, "p.x": 3 }"#,
      "set x=1.0 y=`x + 1` list in list[0]=2.0 p in p.x=3.0"
    ),
    (
      #""set": { "list": [1, [true]], "p": { "x": 0 }, "m.name": null }"#,
      "set list=[1.0, [true]] p={x: 0.0} m.name=null"
    ),
    (#""set": { "\u0078": 1 }"#, "set x=1.0"),
    (#""toggle": "flag""#, "toggle flag"),
    (#""toggle": ["flag", "m.on"]"#, "toggle flag m.on"),
    (#""append": { "list": "x" }"#, "append list=`x`"),
    (#""remove": { "list": "{ $0 > 1 }", "m.list": 4 }"#, "remove list=`{ $0 > 1 }` m.list=4.0"),
    (#""move": { "value": "x", "from": "list", "to": "m.list" }"#, "move `x` list m.list"),
    (
      #""move": { "value": 1, "from": "list", "to": "list", "at": 0 }"#,
      "move 1.0 list list at 0.0"
    ),
    (
      #""run": [ { "set": { "x": 1 } }, { "run": [ { "toggle": "flag" } ] } ]"#,
      "run [set x=1.0; run [toggle flag]]"
    ),
    (#""call": "go""#, "call go `go`"),
    (#""call": "pin(movie: 'Arrival')""#, "call pin `pin(movie: 'Arrival')`"),
    (#""async": { "run": [ { "set": { "x": 1 } } ] }"#, "async [set x=1.0]"),
    (
      #""async": { "after": 0.3, "queue": "main", "fails": "x > 1", "note": 1, "#
        + #""run": [ { "set": { "x": 1 } } ], "catch": [ { "emit": "no" } ] }"#,
      "async after 0.3 [set x=1.0] fails `x > 1` catch [emit no]"
    ),
    (
      #""gesture": { "from": 0, "to": "CGPoint(x: 1, y: 2)", "duration": 0.5 }"#,
      "gesture 0.0 to `CGPoint(x: 1, y: 2)` in 0.5 changed [] ended []"
    ),
    (
      #""gesture": { "from": [0, 0], "to": [1, 2], "duration": "d", "curve": ".easeOut", "#
        + #""rate": 120, "changed": [ { "set": { "x": "translation" } } ], "#
        + #""ended": [ { "withAnimation": true, "set": { "x": 0 } } ] }"#,
      "gesture [0.0, 0.0] to [1.0, 2.0] in `d` `.easeOut` at 120.0 "
        + "changed [set x=`translation`] ended [withAnimation default, set x=0.0]"
    ),
    (
      #""let": { "a": 1, "b": "a + x", "note": 0, "c": null, "d": [1], "e": { "x": 1 } }, "emit": "b""#,
      "let a=1.0 b=`a + x` c=null d=[1.0] e={x: 1.0}, emit b"
    ),
    (
      #""run": [ { "let": { "a": 1 }, "name": "n", "note": "" }, { "set": { "x": "a" } } ]"#,
      "run [name n, let a=1.0; set x=`a`]"
    ),
    (
      #""switch": "x", "cases": { "1, 2": [ { "emit": "a" } ], "0..<1": [], "note": 0, "default": [ { "emit": "b" } ] }"#,
      "switch `x` `1, 2`: [emit a] `0..<1`: [] default: [emit b]"
    ),
    (#""cases": { "true": [ { "emit": "a" } ] }, "switch": true"#, "switch true `true`: [emit a]"),
    (#""pause": "*""#, "pause *"),
    (#""resume": ["x", "p_x", "m.name"]"#, "resume state x track p_x state m.name"),
    (#""stop": "x""#, "stop state x"),
    (#""emit": "x is (x) \u0041""#, "emit x is (x) A"),
    (
      #""expect": { "x": 90, "p_x": 1, "state.x": 2, "state.list[0]": 3, "within": 0.01 }"#,
      "expect(0.01) x=90.0 p_x=1.0 model x=2.0 model list in state.list[0]=3.0"
    ),
    (
      #""expect": { "events": { "begin": 0, "complete two words": 2 }, "#
        + #""order": ["begin", "emit hello"], "settled": ["x"], "monotonic": ["x", "p_x"], "#
        + #""range": { "x": [0, "y"] }, "winner": { "x": "'withAnimation'" } }"#,
      "expect(1e-06) begin*0 complete'two words'*2 order(begin emit'hello') settled(x) "
        + "monotonic(x p_x) x in 0.0...`y` winner x=`'withAnimation'`"
    ),
  ]

  @Test(arguments: verbs)
  func `every verb is read`(event: String, expected: String) throws {
    let document = """
      { "state": { "x": 0, "y": 0, "flag": false, "list": [], "p": "CGPoint(x: 0, y: 0)" },
        "published": { "m": { "name": 0, "on": true, "list": [] } },
        "define": { "d": 1 },
        "actions": { "go": [], "pin(movie)": [] },
        "events": [ { "at": 0, \(event) } ] }
      """
    #expect(try read(document).events == ["0.0: \(expected)"])
  }

  private static let scopes: [(String, String)] = [
    (#""withAnimation": ".spring""#, "withAnimation .spring, set x=1.0"),
    (#""withAnimation": true"#, "withAnimation default, set x=1.0"),
    (#""withAnimation": null"#, "withAnimation nil, set x=1.0"),
    (#""withAnimation": "flag ? nil : .easeIn""#, "withAnimation flag ? nil : .easeIn, set x=1.0"),
    (
      #""withAnimation": ".easeIn(duration: d).delay(1)""#,
      "withAnimation .easeIn(duration: d).delay(1), set x=1.0"
    ),
    (#""withAnimation": ".instant""#, "withAnimation .instant, set x=1.0"),
    (#""binding": ".spring""#, "binding .spring, set x=1.0"),
    (#""withTransaction": {}"#, "withTransaction {}, set x=1.0"),
    (
      #""withTransaction": { "tracksVelocity": true, "isContinuous": "flag", "animation": null, "#
        + #""disablesAnimations": false }"#,
      "withTransaction {tracksVelocity=true isContinuous=`flag` animation=nil "
        + "disablesAnimations=false}, set x=1.0"
    ),
    (
      #""withAnimation": true, "completion": "done""#,
      "withAnimation default, set x=1.0, completion logicallyComplete done"
    ),
    (
      #""completion": "done", "criteria": "removed", "withAnimation": true"#,
      "withAnimation default, set x=1.0, completion removed done"
    ),
    (
      #""withAnimation": true, "completion": [ { "emit": "a" }, { "emit": "b" } ]"#,
      "withAnimation default, set x=1.0, completion logicallyComplete [emit a; emit b]"
    ),
    (
      #""withAnimation": true, "completions": [ { "label": "a" }, "#
        + #"{ "criteria": "removed", "label": "b", "run": [ { "emit": "c" } ] } ]"#,
      "withAnimation default, set x=1.0, completion logicallyComplete a, "
        + "completion removed b [emit c]"
    ),
    (#""name": "show", "note": ["any", {}]"#, "name show, set x=1.0"),
    (
      #""when": "x > 1", "else": [ { "set": { "x": 2 } } ]"#,
      "when `x > 1`, set x=1.0, else [set x=2.0]"
    ),
    (#""when": true"#, "when true, set x=1.0"),
    (#""forEach": "0..<3", "as": "i""#, "forEach `0..<3` as i, set x=1.0"),
    (#""as": "i", "forEach": [1, 2]"#, "forEach [1.0, 2.0] as i, set x=1.0"),
    (#""forEach": 3"#, "forEach 3.0 as -, set x=1.0"),
  ]

  @Test(arguments: scopes)
  func `every scope and condition is read`(members: String, expected: String) throws {
    let document = """
      { "state": { "x": 0, "flag": false },
        "define": { "d": 1, "Animation.instant": ".linear(duration: 0)" },
        "events": [ { "at": 0, \(members), "set": { "x": 1 } } ] }
      """
    #expect(try read(document).events == ["0.0: \(expected)"])
  }

  @Test func `times are numbers, lists and labels`() throws {
    let document = """
      { "state": { "x": 0 }, "events": [
        { "at": 0, "withAnimation": true, "set": { "x": 1 }, "completion": "a b" },
        { "at": [0.5, 0.8, 2.5], "emit": "x" },
        { "at": "a b", "emit": "first" },
        { "at": "a b #2", "emit": "second" },
        { "at": "a b + 0.2", "emit": "later" },
        { "at": " a b  #3  +  1 ", "emit": "last" } ] }
      """
    let events = try read(document).events
    #expect(
      events == [
        "0.0: withAnimation default, set x=1.0, completion logicallyComplete a b",
        "0.5: emit x", "0.8: emit x", "2.5: emit x", "a b#1+0.0: emit first",
        "a b#2+0.0: emit second", "a b#1+0.2: emit later", "a b#3+1.0: emit last",
      ])
  }

  @Test func `an event at several times is several events with one step`() throws {
    let timeline = try read(#"{ "events": [ { "at": [1, 2], "emit": "x" } ] }"#).timeline
    #expect(timeline.events.count == 2)
    #expect(timeline.events[0].step == timeline.events[1].step)
  }

  @Test func `an empty scope may wait for the completion of nothing`() throws {
    let events = try read(
      #"{ "events": [ { "at": 0, "withAnimation": true, "completion": "x" } ] }"#
    ).events
    #expect(events == ["0.0: withAnimation default, completion logicallyComplete x"])
  }
}
