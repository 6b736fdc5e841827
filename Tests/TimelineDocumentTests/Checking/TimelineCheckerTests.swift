import Diagnostics
import Testing
import TimelineDocument

/// Expressions in the places of a document, each in its scope and of the type its place wants.
@Suite struct TimelineCheckerTests {
  private static let examples: [(name: String, text: String)] = [
    ("intro", ArticleDocuments.intro), ("pausable", ArticleDocuments.pausable),
    ("isContinuous", ArticleDocuments.isContinuous),
    ("details and social", ArticleDocuments.detailsAndSocial),
    ("transitions", ArticleDocuments.transitions), ("wave", ArticleDocuments.wave),
    ("counter", ArticleDocuments.counter), ("sine", ArticleDocuments.sine),
    ("replication", MoreDocuments.replication), ("repeats", MoreDocuments.repeats),
    ("sheet", MoreDocuments.sheet), ("heartbeat", MoreDocuments.heartbeat),
  ]

  @Test(arguments: examples)
  func `the example documents parse and check`(name: String, text: String) {
    let read = CheckedTimeline.read(SourceText(name: name, bytes: Array(text.utf8)))
    #expect(read.timeline != nil)
    // An even count is one of the things that this one shows.
    let codes: [DiagnosticCode] = name == "repeats" ? [.endsAway] : []
    #expect(read.diagnostics.first.map(\.code) == codes)
  }

  private static let wrong = [
    WrongDocument(
      #"{ "state": { "x": "»y" } }"#, "unknown-name"),
    WrongDocument(
      #"{ "state": { "x": 0 }, "events": [{ "at": 0, "set": { "x": "»true" } }] }"#,
      "wrong-type"),
    WrongDocument(
      #"{ "state": { "on": true }, "events": [{ "at": 0, "set": { "on": »1 } }] }"#,
      "wrong-type"),
    WrongDocument(
      #"{ "state": { "x": 0 }, "events": [{ "at": 0, "toggle": »"x" }] }"#, "wrong-type"),
    WrongDocument(
      #"{ "state": { "x": 0 }, "events": [{ "at": 0, "withAnimation": ".»liner", "set": { "x": 1 } }] }"#,
      "unknown-curve", help: "did you mean 'linear'?"),
    // The place is right behind escapes, too.
    WrongDocument(
      #"{ "state": { "x": 0 }, "events": [{ "at": 0, "withAnimation": "\u002e\u0065aseIn(»dration: 1)", "set": { "x": 1 } }] }"#,
      "wrong-arguments", help: "did you mean 'duration'?"),
    WrongDocument(
      #"{ "define": { "f(a)": "a + »b" }, "state": { "x": 0 } }"#, "unknown-name"),
    // A definition that cannot be read is reported once, whether it is used or not.
    WrongDocument(#"{ "define": { "f": "1 +»" }, "state": { "x": 0 } }"#, "expression-syntax"),
    WrongDocument(
      #"{ "define": { "f(t)": "(») + t" }, "state": { "x": "f(1) + f(2)" } }"#,
      "expression-syntax"),
    WrongDocument(
      #"{ "state": { "x": 0 }, "views": [{ "id": "v", "define": { "f(t)": "t »$ t" }, "modifiers": [{ "opacity": "f(x)" }] }] }"#,
      "expression-syntax"),
    WrongDocument(
      #"{ "state": { "x": 0 }, "views": [{ "id": "v", "define": { "n": "x", "f(t)": "t »$ t" }, "animatable": ["n"], "modifiers": [{ "opacity": "f(n)" }] }] }"#,
      "expression-syntax"),
    WrongDocument(
      #"{ "state": { "x": 0 }, "views": [{ "id": "v", "modifiers": [{ "animatable": { "n": "x" }, "define": { "f": "n »n" }, "body": [{ "opacity": "f" }] }] }] }"#,
      "expression-syntax"),
    WrongDocument(
      #"{ "define": { "»sin(a)": "a" }, "state": { "x": "sin(1)" } }"#, "hidden-name"),
    WrongDocument(
      #"{ "state": { "x": 0 }, "views": [{ "id": "v", "modifiers": [{ "opacity": "»y" }] }] }"#,
      "unknown-name"),
    WrongDocument(
      #"{ "state": { "x": 0 }, "views": [{ "id": "v", "modifiers": [{ "rotationEffect": »90 }] }] }"#,
      "wrong-type", help: "write \".degrees(90)\""),
    WrongDocument(
      #"{ "state": { "x": 0 }, "views": [{ "id": "v", "modifiers": [{ "animation": ".linear", "value": "»z" }] }] }"#,
      "unknown-name"),
    WrongDocument(
      #"{ "state": { "x": 0 }, "views": [{ "id": "v", "modifiers": [{ "animatable": { "t": »"'a'" }, "body": [] }] }] }"#,
      "wrong-type", help: "animate a number that represents it"),
  ]

  @Test(arguments: wrong)
  func `a wrong expression is reported at its place`(document: WrongDocument) {
    let marked = MarkedDocument(document.marked)
    #expect(
      marked.source.problems == zip(marked.places, document.codes).map { "\($0) \($1)" })
    if let help = document.help { #expect(marked.source.helps == [help]) }
  }
}
