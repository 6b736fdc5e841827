import Diagnostics
import JSONText
import Testing
import TimelineDocument

/// A document with a value of a wrong kind after a `»`, and the value that its help writes instead.
struct MisfitValue: CustomTestStringConvertible {
  let marked: String
  let written: String
  /// The key that the help says with the value; nil for an element of an array.
  let key: String?

  var testDescription: String { marked }

  static func event(_ members: String, _ key: String?, _ written: String) -> MisfitValue {
    let state = #"{ "x": 0, "isOn": false, "items": ["'a'"], "size": "CGSize.zero" }"#
    let event = "{ \"at\": 0, \"withAnimation\": \".linear\", \(members) }"
    return MisfitValue(
      marked: "{ \"state\": \(state), \"events\": [ \(event) ] }", written: written, key: key)
  }

  /// An event after one whose completion has the label `grown`.
  static func claim(_ claim: String, _ key: String?, _ written: String) -> MisfitValue {
    event("\"set\": { \"x\": 1 }, \"completion\": \"grown\" }, { \"at\": 1, \(claim)", key, written)
  }

  static func view(_ members: String, _ key: String?, _ written: String) -> MisfitValue {
    let view = "{ \"id\": \"card\", \(members) }"
    return MisfitValue(
      marked: "{ \"state\": { \"isOn\": true, \"x\": 0 }, \"views\": [ \(view) ] }",
      written: written, key: key)
  }

  static func document(_ marked: String, _ key: String?, _ written: String) -> MisfitValue {
    MisfitValue(marked: marked, written: written, key: key)
  }
}

@Suite struct ValueAdviceTests {
  @Test(arguments: [
    MisfitValue.event(#""set": »"x = 1""#, "set", #"{ "x": 1 }"#),
    .event(#""set": »["x", 1]"#, "set", #"{ "x": 1 }"#),
    .event(#""toggle": »{ "isOn": true }"#, "toggle", #""isOn""#),
    .event(#""toggle": »true"#, "toggle", #""isOn""#),
    .event(#""append": »["items", "b"]"#, "append", #"{ "items": "'b'" }"#),
    .event(#""set": »"x = 5""#, "set", #"{ "x": 5 }"#),
    .event(#""set": »["x", 7.5]"#, "set", #"{ "x": 7.5 }"#),
    .event(#""run": »"isOn = true""#, "run", #"[ { "set": { "isOn": true } } ]"#),
    .event(#""run": »"isOn = !isOn""#, "run", #"[ { "set": { "isOn": "!isOn" } } ]"#),
    .event(#""run": »"isOn.toggle()""#, "run", #"[ { "toggle": "isOn" } ]"#),
    .event(#""run": »"x += 10""#, "run", #"[ { "set": { "x": "x + 10" } } ]"#),
    .event(#""run": »"x -= 2 * x""#, "run", #"[ { "set": { "x": "x - (2 * x)" } } ]"#),
    .event(#""run": »"x = min(x, 3)""#, "run", #"[ { "set": { "x": "min(x, 3)" } } ]"#),
    .event(#""run": »"y = 3""#, "run", #"[ { "set": { "x": 1 } } ]"#),
    .event(#""run": »{ "set": { "x": 1 } }"#, "run", #"[ { "set": { "x": 1 } } ]"#),
    .event(#""run": »"toggleAll""#, "run", #"[ { "set": { "x": 1 } } ]"#),
    .event(
      #""async": »0.5"#, "async", #"{ "after": 0.5, "run": [ { "set": { "x": 1 } } ] }"#),
    .event(
      #""set": { "x": 1 }, "completion": »{ "set": { "x": 0 } }"#, "completion",
      #"[ { "set": { "x": 0 } } ]"#),
    .event(
      #""set": { "x": 1 }, "completions": »"grown""#, "completions", #"[ { "label": "grown" } ]"#),
    .event(#""set": { "x": 1 }, "completions": [»"grown"]"#, nil, #"{ "label": "grown" }"#),
  ])
  func `a step says what to write with the states of the document`(misfit: MisfitValue) {
    check(misfit)
  }

  @Test(arguments: [
    MisfitValue.claim(#""expect": { "settled": »true }"#, "settled", #"["x"]"#),
    .claim(#""expect": { "settled": »"x" }"#, "settled", #"["x"]"#),
    .claim(#""expect": { "winner": »"withAnimation" }"#, "winner", #"{ "x": "'withAnimation'" }"#),
    .claim(#""expect": { "range": »[0, 1] }"#, "range", #"{ "x": [0, 1] }"#),
    .claim(#""expect": { "range": { "x": »"0...1" } }"#, "x", "[0, 1]"),
    .claim(
      #""expect": { "completed": »["grown"] }"#, "completed", #"{ "grown": { "count": 1 } }"#),
    .claim(#""expect": { "completed": { "grown": »2 } }"#, "grown", #"{ "count": 2 }"#),
    .claim(#""expect": { "events": »["begin"] }"#, "events", #"{ "begin": 1 }"#),
    .claim(#""expect": { "order": »"begin" }"#, "order", #"["begin"]"#),
    .claim(#""expect": »"x == 1""#, "expect", #"{ "x": 1 }"#),
    .claim(#""expect": »"x == 0.25""#, "expect", #"{ "x": 0.25 }"#),
    .claim(#""expect": »"state.isOn == false""#, "expect", #"{ "state.isOn": false }"#),
    .claim(#""expect": { "range": »[0, 5] }"#, "range", #"{ "x": [0, 5] }"#),
    .claim(#""expect": { "range": { "x": »"-1...2.5" } }"#, "x", "[-1, 2.5]"),
  ])
  func `a claim says what to write with the tracks and labels of the document`(
    misfit: MisfitValue
  ) {
    check(misfit)
  }

  @Test(arguments: [
    MisfitValue.view(#""modifiers": »{ "opacity": "x" }"#, "modifiers", #"[ { "opacity": "x" } ]"#),
    .view(#""modifiers": [»".opacity(x)"]"#, nil, #"{ "opacity": "x" }"#),
    .view(#""modifiers": [ { "opacity": »true } ]"#, "opacity", "1"),
    .view(
      #""modifiers": [ { "onAppear": »{ "set": { "x": 1 } } } ]"#, "onAppear",
      #"[ { "set": { "x": 1 } } ]"#),
    .view(#""children": [»"b"]"#, nil, #"{ "id": "b" }"#),
    .document(#"{ "views": »{ "id": "a" } }"#, "views", #"[ { "id": "a" } ]"#),
    .document(#"{ "state": »["x"] }"#, "state", #"{ "x": 0 }"#),
    .document(
      #"{ "state": { "x": 0 }, "events": »{ "at": 0, "set": { "x": 1 } } }"#, "events",
      #"[ { "at": 0, "set": { "x": 1 } } ]"#),
    .document(#"{ "fps": »"60" }"#, "fps", "60"),
    .document(#"{ "until": »"2s" }"#, "until", "2"),
    .document(#"{ "until": »"1500 ms" }"#, "until", "1.5"),
    .document(#"{ "state": { "x": 0 }, "cases": »{ "x": 1 } }"#, "cases", #"[ { "x": 0 } ]"#),
  ])
  func `a view and the document say what to write`(misfit: MisfitValue) { check(misfit) }

  /// The help is as expected, and the document is right once it is followed.
  private func check(_ misfit: MisfitValue, _ location: Testing.SourceLocation = #_sourceLocation) {
    let document = MarkedDocument(misfit.marked)
    let diagnostics = CheckedTimeline.read(document.source).diagnostics.first
    let key = misfit.key.map { "\"\($0)\": " } ?? ""
    #expect(
      diagnostics.map { $0.help } == ["write \(key)\(misfit.written)"], sourceLocation: location)
    #expect(
      document.source.problems == document.places.map { "\($0) wrong-type" },
      sourceLocation: location)
    guard let place = diagnostics.first?.range else { return }
    var bytes = document.source.bytes
    bytes.replaceSubrange(place, with: misfit.written.utf8)
    let followed = SourceText(name: "test", bytes: bytes)
    #expect(
      !CheckedTimeline.read(followed).diagnostics.hasErrors, "\(followed.problems)",
      sourceLocation: location)
  }

  @Test func `an object with a label is pointed to the list of completions`() {
    WrongDocument.event(
      #""withAnimation": true, "set": { "x": 1 }, "completion": »{ "label": "a", "run": [] }"#,
      "wrong-type", help: #"write "completions": [ { "label": "done", "run": [ ... ] } ]"#
    ).check()
  }

  @Test(arguments: [
    (#"[100, 0]"#, "CGSize(width: 100, height: 0)"),
    (#"{ "x": 1, "y": "a + 1" }"#, "CGSize(width: 1, height: a + 1)"),
    (#"{ "height": 2 }"#, "CGSize(width: 0, height: 2)"),
  ])
  func `a list or an object for a vector is written as Swift makes it`(
    value: String, written: String
  ) {
    let document = MarkedDocument(
      #"{ "state": { "a": 0, "size": "CGSize.zero" }, "events": [ { "at": 0, "set": { "size": "#
        + value + " } } ] }")
    #expect(document.source.helps == ["write \"\(written)\""])
  }

  @Test func `a state that is a list where a vector is wanted needs another first value`() {
    let document = MarkedDocument(
      #"{ "state": { "o": [0, 0] }, "views": [ { "id": "v", "modifiers": [ { "offset": "o" } ] } ] }"#
    )
    #expect(
      document.source.helps == [#"its first value must be a CGSize: "CGSize(width: 0, height: 0)""#]
    )
  }

  @Test(arguments: [
    ("[0, 1]", "an array"), (#"{ "equals": 1 }"#, "an object"),
  ])
  func `a column is one number`(value: String, found: String) {
    let document = MarkedDocument(
      #"{ "state": { "x": 0 }, "views": [ { "id": "v", "modifiers": [ { "opacity": "x" } ] } ], "#
        + #""events": [ { "at": 0, "expect": { "v_opacity": »"# + value + " } } ] }")
    let diagnostics = CheckedTimeline.read(document.source).diagnostics.first
    #expect(diagnostics.map { $0.message } == ["'v_opacity' is a number on screen, not \(found)"])
    #expect(document.source.problems == document.places.map { "\($0) wrong-type" })
  }
}
