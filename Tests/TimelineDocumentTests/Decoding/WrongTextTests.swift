import Diagnostics
import Testing
import TimelineDocument

@Suite struct WrongTextTests {
  @Test(arguments: [
    WrongDocument("»", "empty-input"),
    WrongDocument("  \n »", "empty-input"),
    WrongDocument("{»", "syntax"),
    WrongDocument("{ \"state\": { \"x\": 0 »", "syntax"),
    WrongDocument("{ \"events\": [ { \"at\": 0 }, »", "syntax"),
    WrongDocument("{} »x", "syntax"),
    WrongDocument("{ »fps: 60 }", "syntax"),
    WrongDocument("{ »'fps': 60 }", "syntax"),
    WrongDocument("{ \"fps\" »60 }", "syntax"),
    WrongDocument("{ \"fps\": 60 »\"until\": 1 }", "syntax"),
    WrongDocument("{ \"fps\": 60», }", "syntax"),
    WrongDocument("{ \"fps\": »+60 }", "syntax"),
    WrongDocument("{ \"fps\": »060 }", "syntax"),
    WrongDocument("{ \"fps\": 60.» }", "syntax"),
    WrongDocument("{ \"fps\": »NaN }", "syntax"),
    WrongDocument("{ \"reduceMotion\": »True }", "syntax"),
    WrongDocument("{ \"until\": »1e400 }", "number-range"),
    WrongDocument("{ \"name\": \"a»\tb\" }", "syntax"),
    WrongDocument("{ \"name\": \"a»\\x\" }", "syntax"),
    WrongDocument("{ \"name\": \"»\\ud800\" }", "syntax"),
    WrongDocument("{ \"name\": \"open }»", "syntax"),
    WrongDocument("{ »// a comment\n }", "syntax"),
    WrongDocument("{\n  \"fps\": 60,\n  \"state\": [1, 2»}\n}", "syntax"),
  ])
  func `what is no JSON is told at its place`(document: WrongDocument) {
    document.check()
  }

  @Test func `what stands before the place where a text breaks off is told too`() {
    let document = MarkedDocument(#"{ "state": { "x": »null }, "events": [ »{ "at": 0 }, »"#)
    let codes = ["wrong-type", "missing-key", "syntax"]
    #expect(document.source.problems == zip(document.places, codes).map { "\($0) \($1)" })
  }

  @Test(arguments: [
    ("\u{FEFF}{ \"fps\": 0 }", "1:10 out-of-range"),
    ("{\r\n\"fps\": 0 }", "2:8 out-of-range"),
    ("{\r\"fps\": 0 }", "2:8 out-of-range"),
    ("{\n\n\n\"fps\": 0 }", "4:8 out-of-range"),
    ("{\t\"fps\":\t0 }", "1:10 out-of-range"),
    ("{ \"name\": \"é👨‍👩‍👧\", \"fps\": 0 }", "1:28 out-of-range"),
    ("{ \"name\": \"\\u00e9\", \"fps\": 0 }", "1:28 out-of-range"),
  ])
  func `columns count characters and every line end counts once`(text: String, expected: String) {
    #expect(SourceText(name: "test", bytes: Array(text.utf8)).problems == [expected])
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0x00], "1:1 encoding"),
      ([0x7B, 0x00, 0x7D, 0x00], "1:1 encoding"),
      (Array("{ \"name\": \"".utf8) + [0xC0, 0x80] + Array("\" }".utf8), "1:12 encoding"),
      (Array("{ \"name\": \"".utf8) + [0xED, 0xA0, 0x80] + Array("\" }".utf8), "1:12 encoding"),
    ] as [([UInt8], String)])
  func `other encodings are told by name`(bytes: [UInt8], expected: String) {
    #expect(SourceText(name: "test", bytes: bytes).problems == [expected])
  }

  @Test func `nesting is allowed to its limit and refused at the bracket past it`() {
    for (depth, expected) in [(127, []), (128, ["1:138 too-deep"])] {
      let value =
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let text = "{ \"note\": \(value) }"
      #expect(SourceText(name: "test", bytes: Array(text.utf8)).problems == expected)
    }
  }

  @Test func `what is left open is told with the place where it opens`() throws {
    let source = MarkedDocument("{\n  \"events\": [\n").source
    let diagnostic = try #require(Timeline.read(source).diagnostics.first.first)
    #expect(diagnostic.earlier == .opening(14))
  }

  @Test func `a key that is there twice is told with its first place`() throws {
    let source = MarkedDocument(#"{ "state": { "x": 1, "\u0078": 2 } }"#).source
    let diagnostic = try #require(Timeline.read(source).diagnostics.first.first)
    #expect(source.problems == ["1:22 duplicate-key"])
    #expect(diagnostic.earlier == .firstUse(13))
  }
}
