import Diagnostics
import Testing
import TimelineDocument

@Suite struct WrongDocumentTests {
  private static let later =
    #"let a later turn do it: "async": { "run": [{ "call": "a" }] }"#

  @Test(arguments: [
    WrongDocument(#"»[]"#, "wrong-type", help: #"write { "state": { ... }, "events": [ ... ] }"#),
    WrongDocument(
      #"»"fade""#, "wrong-type", help: #"write { "state": { ... }, "events": [ ... ] }"#),
    WrongDocument(#"{ »"stat": {} }"#, "unknown-key", help: "did you mean 'state'?"),
    WrongDocument(
      #"{ »"framerate": 60 }"#, "unknown-key",
      help:
        #"values are in "state" and "define", what is shown in "views", what happens in "events""#),
    WrongDocument(#"{ »"FPS": 60 }"#, "unknown-key", help: "did you mean 'fps'?"),
    WrongDocument(#"{ »"\u0066pz": 60 }"#, "unknown-key", help: "did you mean 'fps'?"),
    WrongDocument(#"{ "$schema": »1 }"#, "wrong-type", help: #"write "$schema": "1""#),
    WrongDocument(#"{ "version": »2 }"#, "out-of-range"),
    WrongDocument(#"{ "version": »"1" }"#, "wrong-type", help: #"write "version": 1"#),
    WrongDocument(#"{ "name": »5 }"#, "wrong-type", help: #"write "name": "5""#),
    WrongDocument(#"{ "fps": »-0 }"#, "out-of-range"),
    WrongDocument(#"{ "fps": »1000001 }"#, "out-of-range"),
    WrongDocument(#"{ "fps": »null }"#, "wrong-type"),
    WrongDocument(#"{ "fps": »true }"#, "wrong-type"),
    WrongDocument(#"{ "fps": »[] }"#, "wrong-type"),
    WrongDocument(#"{ "until": »1e18 }"#, "out-of-range"),
    WrongDocument(#"{ "until": »"forever" }"#, "wrong-type"),
    WrongDocument(#"{ "clock": »"idael" }"#, "unknown-name", help: "did you mean 'ideal'?"),
    WrongDocument(#"{ "clock": »1 }"#, "wrong-type", help: #"write "clock": "ideal""#),
    WrongDocument(#"{ "profile": »"ios19" }"#, "unknown-name"),
    WrongDocument(#"{ "profile": »"ios13.1" }"#, "unknown-name"),
    WrongDocument(#"{ "profile": »"iOS_17" }"#, "unknown-name", help: "did you mean 'ios17'?"),
    WrongDocument(
      #"{ "reduceMotion": »"yes" }"#, "wrong-type", help: #"write "reduceMotion": true"#),
    WrongDocument(
      #"{ "hitches": »{} }"#, "wrong-type", help: #"write "hitches": [ { "at": 0.5, "by": 0.5 } ]"#),
    WrongDocument(
      #"{ "hitches": [ »0.5 ] }"#, "wrong-type", help: #"write { "at": 0.5, "by": 0.5 }"#),
    WrongDocument(#"{ "hitches": [ »{ "at": 0.5 } ] }"#, "missing-key"),
    WrongDocument(#"{ "hitches": [ { "at": 0.5, "by": »-1 } ] }"#, "out-of-range"),
    WrongDocument(
      #"{ "hitches": [ { "at": 0.5, "by": 1, »"bye": 1 } ] }"#, "unknown-key",
      help: "leave it out: a hitch has all its keys"),
    WrongDocument(
      #"{ "events": »{} }"#, "wrong-type",
      help: #"write "events": [ { "at": 0, "emit": "done" } ]"#),
    WrongDocument(
      #"{ "events": [ »1 ] }"#, "wrong-type", help: #"write { "at": 0, "emit": "done" }"#),
  ])
  func `the document's own keys`(document: WrongDocument) { document.check() }

  @Test(arguments: [
    WrongDocument(#"{ "state": { »"1x": 0 } }"#, "invalid-name"),
    WrongDocument(#"{ "state": { »"": 0 } }"#, "invalid-name"),
    WrongDocument(#"{ "state": { »"naïve": 0 } }"#, "invalid-name", help: "write 'na_ve'"),
    WrongDocument(#"{ "state": { »"a.b": 0 } }"#, "invalid-name", help: "write 'a_b'"),
    WrongDocument(#"{ "state": { »"true": 0 } }"#, "invalid-name"),
    WrongDocument(#"{ "state": { »"time": 0 } }"#, "invalid-name"),
    WrongDocument(#"{ "state": { »"order": 0 } }"#, "invalid-name"),
    WrongDocument(#"{ "state": { "x": »null } }"#, "wrong-type", help: #"write "x": 0"#),
    WrongDocument(#"{ "define": { »"f(a": "a" } }"#, "invalid-name"),
    WrongDocument(#"{ "define": { »"f(1)": "1" } }"#, "invalid-name"),
    WrongDocument(
      #"{ "define": { »"f(a,)": "a" } }"#, "invalid-name",
      help: #"write "f(a)": types are left out"#),
    WrongDocument(#"{ "define": { »"Sprung.soft": ".spring" } }"#, "invalid-name"),
    WrongDocument(#"{ "define": { »"f(a, a)": "a" } }"#, "duplicate-name"),
    WrongDocument(#"{ "define": { "f(a)": »{} } }"#, "wrong-type", help: #"write "f(a)": 0"#),
    WrongDocument(#"{ "define": { "f(a)": ["let b = a", »1] } }"#, "wrong-type"),
    WrongDocument(#"{ "define": { "f": 1, »"f(a)": "a" } }"#, "duplicate-name"),
    WrongDocument(#"{ "define": { "x": 1 }, "state": { »"x": 1 } }"#, "duplicate-name"),
    WrongDocument(#"{ "state": { "x": 1 }, "define": { »"x": 1 } }"#, "duplicate-name"),
    WrongDocument(
      #"{ "published": »[] }"#, "wrong-type", help: #"write "published": { "model": { "x": 0 } }"#),
    WrongDocument(
      #"{ "published": { "model": »1 } }"#, "wrong-type", help: #"write "model": { "x": 0 }"#),
    WrongDocument(
      #"{ "published": { "model": { »"a b": 1 } } }"#, "invalid-name", help: "write 'a_b'"),
    WrongDocument(#"{ "state": { "m": 1 }, "published": { »"m": {} } }"#, "duplicate-name"),
    WrongDocument(#"{ "actions": { »"go now": [] } }"#, "invalid-name"),
    WrongDocument(#"{ "actions": { »"Animation.go": [] } }"#, "invalid-name"),
    WrongDocument(#"{ "actions": { "go": [], »"go(a)": [] } }"#, "duplicate-name"),
    WrongDocument(
      #"{ "actions": { "go": »{} } }"#, "wrong-type",
      help: #"write "go": [ { "emit": "done" } ]"#),
    WrongDocument(
      #"{ "actions": { "go": [ { »"at": 0, "emit": "x" } ] } }"#, "unknown-key",
      help: "use \"async\": { \"after\": 0.5, \"run\": [...] } for something later"),
    WrongDocument(#"{ "actions": { "a": [ { "call": »"a" } ] } }"#, "recursion", help: later),
    WrongDocument(
      #"{ "actions": { "a": [ { "call": "b" } ], "b": [ { "call": "c" } ], "#
        + #""c": [ { "call": »"a()" } ] } }"#, "recursion", help: later),
  ])
  func `the names a document declares`(document: WrongDocument) { document.check() }

  @Test func `all problems are told, in the order of the text`() {
    let document = MarkedDocument(
      """
      { "fps": »0, »"untill": 1,
        "events": [ { "at": »-1, "set": { »"y": 1 } }, »{ "set": { "x": 1 } } ],
        "state": { "x": 0, »"x y": 0 } }
      """)
    let codes = [
      "out-of-range", "unknown-key", "out-of-range", "unknown-name", "missing-key", "invalid-name",
    ]
    #expect(document.source.problems == zip(document.places, codes).map { "\($0) \($1)" })
  }

  @Test func `twenty problems are told and the others counted`() {
    let events = (0..<50).map { "{ \"at\": -\($0 + 1), \"emit\": \"x\" }" }.joined(separator: ",\n")
    let source = SourceText(name: "test", bytes: Array("{ \"events\": [\n\(events)] }".utf8))
    let diagnostics = Timeline.read(source).diagnostics
    #expect(diagnostics.errorCount == 50)
    #expect(source.problems == (2...21).map { "\($0):9 out-of-range" })
    #expect(diagnostics.droppedCount == 30)
  }
}
