import Testing
import TimelineDocument

@Suite struct WrongStepTests {
  @Test(arguments: [
    WrongDocument.events(#"»{ "emit": "x" }"#, "missing-key", help: "add \"at\": 0"),
    .events(#"{ "at": »-0.1, "emit": "x" }"#, "out-of-range"),
    .events(#"{ "at": »1e17, "emit": "x" }"#, "out-of-range"),
    .events(#"{ "at": »null, "emit": "x" }"#, "wrong-type", help: #"write "at": 0.5"#),
    .events(#"{ "at": »{}, "emit": "x" }"#, "wrong-type", help: #"write "at": 0.5"#),
    .events(#"{ "at": »[], "emit": "x" }"#, "out-of-range"),
    .events(#"{ "at": [0, »"1"], "emit": "x" }"#, "wrong-type", help: "write 1"),
    .events(#"{ "at": [0, »-1], "emit": "x" }"#, "out-of-range"),
    .events(
      #"{ "at": "»", "emit": "x" }"#, "invalid-name",
      help: "write a number of seconds, or a label as in \"label + 0.5\""),
    .events(
      #"{ "at": "done »#0", "emit": "x" }"#, "out-of-range",
      help: "write '#2' for the second firing"),
    .events(
      #"{ "at": "done »#two", "emit": "x" }"#, "out-of-range",
      help: "write '#2' for the second firing"),
    .events(
      #"{ "at": "done »+ -1", "emit": "x" }"#, "out-of-range",
      help: "write '+ 0.5' for half a second"),
    .events(
      #"{ "at": "done »+", "emit": "x" }"#, "out-of-range",
      help: "write '+ 0.5' for half a second"),
    .events(
      #"{ "at": »"done", "emit": "x" }"#, "unknown-name",
      help: #"a label is given beside an animation: "completion": "done""#),
    .events(
      #"{ "at": 0, "withAnimation": true, "set": { "x": 1 }, "completion": "intro done" }, "#
        + #"{ "at": »"intro doen #2 + 0.5", "emit": "x" }"#, "unknown-name",
      help: "did you mean 'intro done'?"),
    .events(
      #"{ "at": »"1", "emit": "x" }"#, "unknown-name",
      help: "write a number of seconds without quotes: 1"),
    .events(
      #"{ "at": »".25 s", "emit": "x" }"#, "unknown-name",
      help: "write a number of seconds without quotes: 0.25"),
    .events(
      #"{ "at": »"1..2", "emit": "x" }"#, "unknown-name",
      help: #"a label is given beside an animation: "completion": "1..2""#),
    .events(
      #"{ "at": »"s", "emit": "x" }"#, "unknown-name",
      help: #"a label is given beside an animation: "completion": "s""#),
    // A label may be a number; where no time is asked for, none is suggested.
    .events(
      #"{ "at": 0, "expect": { "completed": { »"1": {} } } }"#, "unknown-name",
      help: #"a label is given beside an animation: "completion": "1""#),
  ])
  func `the times of events`(document: WrongDocument) { document.check() }

  @Test(arguments: [
    WrongDocument.events(
      #"»{ "at": 0 }"#, "missing-key",
      help: "add a verb, such as \"set\": { \"x\": 1 }"),
    .events(
      #"»{ "at": 0, "let": { "a": 1 } }"#, "missing-key",
      help: "add a verb, such as \"set\": { \"x\": 1 }"),
    .event(
      #""run": [ { "emit": "x" }, »{ "let": { "a": 1 } } ]"#, "missing-key",
      help: "add a verb, such as \"set\": { \"x\": 1 }"),
    .event(
      #""run": [ »{ "when": "x > 1", "let": { "a": 1 } }, { "emit": "x" } ]"#, "missing-key",
      help: "add a verb, such as \"set\": { \"x\": 1 }"),
    .event(
      #""run": [ »{ "forEach": 2, "let": { "a": 1 } }, { "emit": "x" } ]"#, "missing-key",
      help: "add a verb, such as \"set\": { \"x\": 1 }"),
    .events(#"»{ "at": 0, "switch": "x" }"#, "missing-key"),
    .events(#"»{ "at": 0, "cases": { "1": [] } }"#, "missing-key"),
    .event(
      #""switch": "x", "cases": »[]"#, "wrong-type",
      help: #"write "cases": { "default": [ { "set": { "x": 1 } } ] }"#),
    .event(
      #""switch": "x", "cases": { "1": [], »"1": [] }"#, "duplicate-key"),
    .event(#""let": { »"a b": 1 }, "emit": "x""#, "invalid-name", help: "write 'a_b'"),
    .event(#""let": { »"case": 1 }, "emit": "x""#, "invalid-name"),
    .event(#""let": { "a": 1, »"a": 2 }, "emit": "x""#, "duplicate-key"),
    .event(
      #""let": »"a", "emit": "x""#, "wrong-type", help: #"write "let": { "a": "x" }"#),
    .event(#"»"var": { "a": 1 }, "emit": "x""#, "unknown-key", help: "did you mean 'let'?"),
    .event(#"»"sett": { "x": 1 }"#, "unknown-key", help: "did you mean 'set'?"),
    .event(
      #"»"withAnimaton": true, "set": { "x": 1 }"#, "unknown-key",
      help: "did you mean 'withAnimation'?"),
    .event(
      #"»"withTransactoin": {}, "set": { "x": 1 }"#, "unknown-key",
      help: "did you mean 'withTransaction'?"),
    // What other tools call it is no slip of the hand.
    .event(
      #"»"animation": ".linear", "set": { "x": 1 }"#, "unknown-key",
      help: "did you mean 'withAnimation'?"),
    .event(
      #""run": [ { »"duration": 1, "set": { "x": 1 } } ]"#, "unknown-key",
      help: #"write it in the animation: "withAnimation": ".easeInOut(duration: 0.3)""#),
    .event(
      #"»"curve": ".linear", "set": { "x": 1 }"#, "unknown-key",
      help: "did you mean 'withAnimation'?"),
    .event(#""name": »1, "set": { "x": 1 }"#, "wrong-type", help: #"write "name": "1""#),
    .event(
      #""withAnimation": »false, "set": { "x": 1 }"#, "wrong-type",
      help: "write null for no animation"),
    .event(
      #""withAnimation": »[], "set": { "x": 1 }"#, "wrong-type",
      help: "write \".easeIn(duration: 1)\", true for the default animation, or null"),
    .event(
      #""binding": »0.3, "set": { "x": 1 }"#, "wrong-type",
      help: "write \".easeIn(duration: 1)\", true for the default animation, or null"),
    .event(
      #""withAnimation": true, »"binding": true, "set": { "x": 1 }"#, "conflicting-keys",
      help: "put the inner one into a step of its own, inside 'run'"),
    .event(
      #""withTransaction": {}, »"withAnimation": null, "set": { "x": 1 }"#,
      "conflicting-keys", help: "put the inner one into a step of its own, inside 'run'"),
    .event(
      #""withTransaction": »true, "set": { "x": 1 }"#, "wrong-type",
      help: #"write "withTransaction": { "animation": ".easeInOut(duration: 0.3)" }"#),
    .event(
      #""withTransaction": { »"isContinous": true }, "set": { "x": 1 }"#, "unknown-key",
      help: "did you mean 'isContinuous'?"),
    .event(
      #""withTransaction": { "isContinuous": »1 }, "set": { "x": 1 }"#, "wrong-type",
      help: #"write "isContinuous": true"#),
    .event(
      #""withTransaction": { "animation": ".»bouncey" }, "set": { "x": 1 }"#,
      "unknown-curve", help: "did you mean 'bouncy'?"),
    .event(
      #""withAnimation": ".»sprng(duration: 0.5)", "set": { "x": 1 }"#, "unknown-curve",
      help: "did you mean 'spring'?"),
    .event(
      #""withAnimation": "»spring(duration: 0.5)", "set": { "x": 1 }"#,
      "unknown-name", help: "write .spring(…)"),
  ])
  func `the keys and scopes of steps`(document: WrongDocument) { document.check() }

  @Test(arguments: [
    WrongDocument.event(
      #""withAnimation": true, "set": { "x": 1 }, "completion": »5"#,
      "wrong-type", help: #"write "completion": "done""#),
    .event(#""withAnimation": true, "set": { "x": 1 }, "completion": »"""#, "invalid-name"),
    .event(#""withAnimation": true, "set": { "x": 1 }, "completion": »"a#1""#, "invalid-name"),
    .event(#""withAnimation": true, "set": { "x": 1 }, "completion": »"a + b""#, "invalid-name"),
    .event(#""withAnimation": true, "set": { "x": 1 }, "completion": »"a\n""#, "invalid-name"),
    .event(
      #""withAnimation": true, "set": { "x": 1 }, "completion": [ »1 ]"#, "wrong-type",
      help: #"write { "set": { "x": 1 } }"#),
    .event(
      #""withAnimation": true, "set": { "x": 1 }, "completion": [ { "set": { »"y": 1 } } ]"#,
      "unknown-name", help: #"declare it, "state": { "y": 0 }, or write one of 'x', 'flag', 'list'"#
    ),
    .event(
      #""withAnimation": true, "set": { "x": 1 }, »"completion": "a", "completions": []"#,
      "conflicting-keys", help: "put it into 'completions'"),
    .event(
      #""withAnimation": true, "set": { "x": 1 }, "completion": "a", "criteria": »"remove""#,
      "unknown-name", help: "did you mean 'removed'?"),
    .event(#""withAnimation": true, "set": { "x": 1 }, "completions": [ »{} ]"#, "missing-key"),
    .event(
      #""withAnimation": true, "set": { "x": 1 }, "#
        + #""completions": [ { "label": "a", »"steps": [] } ]"#,
      "unknown-key", help: "it also has 'criteria', 'run'"),
    .events(
      #"»{ "at": 0, "set": { "x": 1 }, "completion": "a" }"#, "missing-key",
      help: "add 'withAnimation' to the step"),
    .events(
      #"»{ "at": 0, "withAnimation": true, "set": { "x": 1 }, "criteria": "removed" }"#,
      "missing-key"),
    .events(#"»{ "at": 0, "set": { "x": 1 }, "else": [] }"#, "missing-key"),
    .events(#"»{ "at": 0, "set": { "x": 1 }, "as": "i" }"#, "missing-key"),
    .event(#""when": »1, "set": { "x": 1 }"#, "wrong-type", help: #"write "when": true"#),
    .event(
      #""when": true, "set": { "x": 1 }, "else": »{}"#, "wrong-type",
      help: #"write "else": [ { "set": { "x": 1 } } ]"#),
    .event(
      #""forEach": »true, "set": { "x": 1 }"#, "wrong-type", help: #"write "forEach": [0, 1]"#),
    .event(#""forEach": 3, "as": »"a b", "set": { "x": 1 }"#, "invalid-name", help: "write 'a_b'"),
    WrongDocument(
      #"{ "profile": "ios16", "state": { "x": 0 }, "events": [ { "at": 0, "#
        + #""withAnimation": true, "set": { "x": 1 }, »"completion": "a" } ] }"#,
      "not-available", help: #"they came with "profile": "ios17""#),
    WrongDocument(
      #"{ "state": { "x": 0 }, "events": [ { "at": 0, "#
        + #""withAnimation": true, "set": { "x": 1 }, »"completions": [ { "label": "a" } ] } ], "#
        + #""profile": "ios13.0" }"#,
      "not-available", help: #"they came with "profile": "ios17""#),
  ])
  func `completions, conditions and loops`(document: WrongDocument) { document.check() }

  @Test(arguments: [
    WrongDocument.event(#""set": »[]"#, "wrong-type", help: #"write "set": { "x": 1 }"#),
    .event(#""set": { »"X": 1 }"#, "unknown-name", help: "did you mean 'x'?"),
    .event(
      #""set": { »"lits[0]": 1 }"#, "unknown-name", help: "the states are 'x', 'flag', 'list'"),
    .event(#""set": { »"x y": 1 }"#, "invalid-name"),
    .event(#""set": { »"": 1 }"#, "invalid-name"),
    .event(
      #""set": { »"model.name": 1 }"#, "unknown-name", help: "the states are 'x', 'flag', 'list'"),
    .event(#""set": { "x": 1, »"x": 2 }"#, "duplicate-key"),
    .event(#""toggle": »{}"#, "wrong-type", help: #"write "toggle": "flag""#),
    .event(#""toggle": [ »1 ]"#, "wrong-type", help: #"write "flag""#),
    .event(#""toggle": [ "flag", »"flga" ]"#, "unknown-name", help: "did you mean 'flag'?"),
    .event(#""append": »"list""#, "wrong-type", help: #"write "append": { "list": "'a'" }"#),
    .event(#""remove": { »"lists": 1 }"#, "unknown-name", help: "did you mean 'list'?"),
    .event(#""move": »{ "value": 1, "from": "list" }"#, "missing-key", help: #"add "to": "list""#),
    .event(
      #""move": { "value": 1, "from": "list", "to": »"list2" }"#, "unknown-name",
      help: "did you mean 'list'?"),
    .event(
      #""move": { "value": 1, "from": "list", "to": "list", "at": »[] }"#, "wrong-type",
      help: #"write "at": 1"#),
    .event(#""run": »{}"#, "wrong-type", help: #"write "run": [ { "set": { "x": 1 } } ]"#),
    .event(#""run": [ »{} ]"#, "missing-key", help: "add a verb, such as \"set\": { \"x\": 1 }"),
    .event(#""call": »1"#, "wrong-type"),
    .event(#""call": »"go now""#, "expression-syntax"),
    .event(
      #""call": »"go(1)""#, "unknown-name", help: #"declare it: "actions": { "go(a)": [ ... ] }"#),
    WrongDocument(
      #"{ "events": [ { "at": 0, "call": »"pinMovei('a')" } ], "actions": { "pinMovie(m)": [] } }"#,
      "unknown-name", help: "did you mean 'pinMovie'?"),
    WrongDocument(
      #"{ "define": { "one": 1 }, "events": [ { "at": 0, "set": { »"one": 2 } } ] }"#,
      "unknown-name"),
    WrongDocument(
      #"{ "published": { "m": { "list": [] } }, "events": [ "#
        + #"{ "at": 0, "append": { »"m.lits": 1 } } ] }"#,
      "unknown-name", help: "did you mean 'm.list'?"),
    WrongDocument(
      #"{ "published": { "m": { "list": [] } }, "events": [ { "at": 0, "set": { »"m": 1 } } ] }"#,
      "unknown-name"),
  ])
  func `the verbs that change states`(document: WrongDocument) { document.check() }

  @Test(arguments: [
    WrongDocument.event(
      #""async": »[]"#, "wrong-type",
      help: #"write "async": { "after": 0.3, "run": [ { "set": { "x": 1 } } ] }"#),
    .event(
      #""async": »{ "after": 1 }"#, "missing-key", help: #"add "run": [ { "set": { "x": 1 } } ]"#),
    .event(#""async": { "after": »-1, "run": [] }"#, "out-of-range"),
    .event(#""async": { "after": »true, "run": [] }"#, "wrong-type", help: #"write "after": 0.3"#),
    .event(#""async": { "run": [], "fails": »1 }"#, "wrong-type", help: #"write "fails": true"#),
    .event(#""async": »{ "run": [], "catch": [] }"#, "missing-key"),
    .event(#""async": { "run": [], "queue": »1 }"#, "wrong-type", help: #"write "queue": "1""#),
    .event(
      #""async": { »"delay": 1, "run": [] }"#, "unknown-key", help: "did you mean 'after'?"),
    .event(
      #""gesture": »[]"#, "wrong-type",
      help: #"write "gesture": { "from": 0, "to": 100, "duration": 0.3 }"#),
    .event(#""gesture": »{ "from": 0, "to": 1 }"#, "missing-key", help: #"add "duration": 0.3"#),
    .event(#""gesture": { "from": 0, "to": 1, "duration": »-1 }"#, "out-of-range"),
    .event(#""gesture": { "from": 0, "to": 1, "duration": 1, "rate": »0 }"#, "out-of-range"),
    .event(
      #""gesture": { "from": »true, "to": 1, "duration": 1 }"#, "wrong-type",
      help: #"write "from": 1"#),
    .event(
      #""gesture": { "from": 0, "to": 1, "duration": 1, "curve": »2 }"#, "wrong-type",
      help: #"write "curve": ".easeOut""#),
    .event(
      #""gesture": { "from": 0, "to": 1, "duration": 1, "changed": »{} }"#, "wrong-type",
      help: #"write "changed": [ { "set": { "x": 1 } } ]"#),
    .event(
      #""gesture": { "from": 0, "to": 1, "duration": 1, »"change": [] }"#, "unknown-key",
      help: "did you mean 'changed'?"),
    .event(#""pause": »1"#, "wrong-type", help: #"write "pause": "x""#),
    .event(#""pause": »"y""#, "unknown-name", help: "the tracks are 'x'"),
    .event(#""resume": [ "x", »"flagg" ]"#, "unknown-name", help: "did you mean 'flag'?"),
    .event(#""stop": »"**""#, "unknown-name", help: "the tracks are 'x'"),
    .event(#""emit": »1"#, "wrong-type", help: #"write "emit": "1""#),
    .event(#""expect": »[]"#, "wrong-type", help: #"write "expect": { "x": 1 }"#),
    .event(#""expect": { »"opacity": 1 }"#, "unknown-name", help: "the tracks are 'x'"),
    .event(#""expect": { »"opacity": null }"#, "unknown-name", help: "the tracks are 'x'"),
    .event(#""expect": { »"state.y": 1 }"#, "unknown-name"),
    .event(
      #""expect": { »"state.flga": 1 }"#, "unknown-name",
      help: "did you mean 'state.flag'?"),
    .event(#""expect": { "x": 1, "within": »-1 }"#, "out-of-range"),
    .event(
      #""expect": { "events": { »"bgin": 1 } }"#, "unknown-name",
      help: "did you mean 'begin'?"),
    .event(#""expect": { "events": { "begin": »0.5 } }"#, "out-of-range"),
    .event(#""expect": { "order": [ "begin", »"finish" ] }"#, "unknown-name"),
    .event(#""expect": { "settled": »"x" }"#, "wrong-type", help: #"write "settled": ["x"]"#),
    .event(#""expect": { "settled": [ »"y" ] }"#, "unknown-name", help: "the tracks are 'x'"),
    .event(#""expect": { "range": { "x": »[0] } }"#, "wrong-type"),
    .event(#""expect": { "range": { "x": »0 } }"#, "wrong-type", help: #"write "x": [0, 1]"#),
    .event(#""expect": { "range": { "x": [0, »true] } }"#, "wrong-type", help: "write 1"),
    .event(#""expect": { "monotonic": [ »1 ] }"#, "wrong-type", help: #"write "x""#),
    .event(
      #""expect": { "winner": { "x": »1 } }"#, "wrong-type", help: #"write "x": "'withAnimation'""#),
    .event(
      #""expect": { "completed": { »"intro": { "count": 1 } } }"#, "unknown-name",
      help: #"a label is given beside an animation: "completion": "intro""#),
  ])
  func `the other verbs`(document: WrongDocument) { document.check() }
}
