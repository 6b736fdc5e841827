import Diagnostics
import Testing
import TimelineDocument

/// Where the names of `let` are known, and of which types they are.
@Suite struct StepConstantTests {
  private static func document(_ events: String) -> String {
    #"""
    { "state": { "x": 0, "on": false, "p": "CGPoint(x: 1, y: 2)" },
      "actions": { "f": [ { "set": { "x": 1 } } ], "g(a)": [ { "set": { "x": "a" } } ] },
      "views": [ { "id": "v", "modifiers": [ { "opacity": "x" } ] } ],
      "events": [ \#(events) ] }
    """#
  }

  @Test(arguments: [
    #"{ "at": 0, "let": { "a": 1, "b": "a + 1" }, "when": "b > a", "set": { "x": "b" }, "else": [ { "set": { "x": "a" } } ] }"#,
    #"{ "at": 0, "let": { "a": "Animation.linear(duration: 2)", "end": 1 }, "withAnimation": "a", "set": { "x": "end" }, "completion": [ { "set": { "x": "end" } } ] }"#,
    #"{ "at": 0, "run": [ { "let": { "a": "x" } }, { "let": { "b": "a" } }, { "run": [ { "call": "g(b)" } ] }, { "async": { "after": "a", "run": [ { "set": { "x": "b" } } ] } } ] }"#,
    #"{ "at": 0, "forEach": [1, 2], "as": "n", "let": { "a": "n + Double(index)" }, "set": { "x": "a" } }"#,
    #"{ "at": 0, "let": { "x": "x + 1" }, "set": { "x": "x" } }"#,
    #"{ "at": 0, "let": { "x": "'text'" }, "set": { "x": 1 }, "when": "x == 'text'" }"#,
    #"{ "at": 0, "run": [ { "let": { "a": 1 } }, { "let": { "a": "'b'" } }, { "when": "a == 'b'", "emit": "b" } ] }"#,
    #"{ "at": 0, "let": { "q": "p" }, "set": { "x": "q.x", "p.y": "q.x" } }"#,
    #"{ "at": 0, "let": { "die": "Double.random(in: 0...1)" }, "set": { "x": "die" } }"#,
    #"{ "at": 0, "task": { "run": [ { "let": { "a": "x" } }, { "sleep": "a" }, { "set": { "x": "a" } } ] } }"#,
    #"{ "at": 0, "run": [ { "let": { "a": 1 } }, { "expect": { "state.x": "a - 1" } } ] }"#,
  ])
  func `a name is known where a constant of Swift would be`(events: String) {
    let read = MarkedDocument(Self.document(events))
    #expect(read.source.problems.isEmpty)
  }

  @Test(arguments: [
    WrongDocument(
      document(#"{ "at": 0, "let": { "a": "1 + »bb", "bb": 1 }, "emit": "c" }"#),
      "unknown-name", help: #"name it in "state" or "define""#),
    WrongDocument(
      document(
        #"{ "at": 0, "run": [ { "let": { "aa": 1 }, "set": { "x": "aa" } }, { "set": { "x": "»aa" } } ] }"#
      ),
      "unknown-name", help: #"declare it: "state": { "aa": 0 }"#),
    WrongDocument(
      document(
        #"{ "at": 0, "run": [ { "run": [ { "let": { "aa": 1 } }, { "set": { "x": "aa" } } ] }, { "set": { "x": "»aa" } } ] }"#
      ),
      "unknown-name", help: #"declare it: "state": { "aa": 0 }"#),
    WrongDocument(
      document(
        #"{ "at": 0, "run": [ { "set": { "x": "»aa" } }, { "let": { "aa": 1 } }, { "set": { "x": "aa" } } ] }"#
      ),
      "unknown-name", help: #"declare it: "state": { "aa": 0 }"#),
    WrongDocument(
      document(
        #"{ "at": 0, "let": { "aa": 1 }, "call": "f" }, { "at": 1, "set": { "x": "»aa" } }"#),
      "unknown-name", help: #"declare it: "state": { "aa": 0 }"#),
    WrongDocument(
      document(#"{ "at": 0, "let": { "t": "'a'" }, "set": { "x": "»t" } }"#), "wrong-type"),
    WrongDocument(
      document(#"{ "at": 0, "let": { "t": "'a'", "u": "t »+ 1" }, "set": { "x": 1 } }"#),
      "wrong-type", help: "write '1'"),
    WrongDocument(
      #"{ "state": { "x": 0 }, "actions": { "f": [ { "set": { "x": "»aa" } } ] }, "events": [ { "at": 0, "let": { "aa": 1 }, "call": "f" } ] }"#,
      "unknown-name", help: #"declare it: "state": { "aa": 0 }"#),
  ])
  func `elsewhere a name is unknown, and its type is that of its value`(document: WrongDocument) {
    document.check()
  }

  @Test(arguments: [
    #"{ "at": 0, "when": "let a = list.first", "set": { "x": "a" }, "else": [ { "set": { "x": 0 } } ] }"#,
    #"{ "at": 0, "when": "on, let a = list.first, a > 1, let b = list.last", "withAnimation": ".linear(duration: a)", "set": { "x": "a + b" } }"#,
    #"{ "at": 0, "let": { "a": "list.first" }, "when": "let a", "run": [ { "set": { "x": "a" } } ], "else": [ { "set": { "x": "a ?? 3" } } ] }"#,
    #"{ "at": 0, "when": "let a = list.first { $0 > 1 }", "async": { "run": [ { "set": { "x": "a" } } ] } }"#,
    #"{ "at": 0, "run": [ { "when": "let a = list.first", "set": { "x": "a" } }, { "when": "let a = list.first", "set": { "x": "a" } } ] }"#,
  ])
  func `a condition names what is not nil`(events: String) {
    let read = MarkedDocument(Self.withList(events))
    #expect(read.source.problems.isEmpty)
  }

  private static func withList(_ events: String) -> String {
    document(events).replacing(#""on": false,"#, with: #""on": false, "list": [1, 2],"#)
  }

  @Test(arguments: [
    WrongDocument(
      withList(
        #"{ "at": 0, "when": "let aa = list.first", "set": { "x": "aa" }, "else": [ { "set": { "x": "»aa" } } ] }"#
      ), "unknown-name", help: #"declare it: "state": { "aa": 0 }"#),
    WrongDocument(
      withList(
        #"{ "at": 0, "run": [ { "when": "let aa = list.first", "set": { "x": "aa" } }, { "set": { "x": "»aa" } } ] }"#
      ), "unknown-name", help: #"declare it: "state": { "aa": 0 }"#),
    WrongDocument(
      withList(#"{ "at": 0, "when": "let a = »list.count", "set": { "x": "1" } }"#), "wrong-type",
      help: #"put it into "let", beside "when""#),
    WrongDocument(
      withList(#"{ "at": 0, "when": "let a = list.first »x", "set": { "x": 1 } }"#),
      "expression-syntax"),
  ])
  func `what is wrong in such a condition is reported at its place`(document: WrongDocument) {
    document.check()
  }

  @Test func `a test among such conditions is a Bool`() {
    let marked = MarkedDocument(
      Self.withList(#"{ "at": 0, "when": "let a = list.first, »a", "set": { "x": 1 } }"#))
    #expect(marked.source.problems == marked.places.map { "\($0) wrong-type" })
    #expect(marked.source.helps == ["compare it: a != 0"])
  }

  @Test func `a condition gives a name once`() {
    let marked = MarkedDocument(
      Self.withList(
        #"{ "at": 0, "when": "let a = list.first, let »a = list.last", "set": { "x": 1 } }"#))
    #expect(marked.source.problems == marked.places.map { "\($0) duplicate-name" })
  }

  /// A list of steps with as many names, and the last of them marked.
  private static func names(_ count: Int, inEachStep: Int) -> String {
    var steps: [String] = []
    for first in stride(from: 0, to: count, by: inEachStep) {
      let names = (first..<min(first + inEachStep, count)).map { number in
        "\(number == 100 ? "»" : "")\"a\(number)\": 1"
      }
      steps.append("{ \"let\": { \(names.joined(separator: ", ")) } }")
    }
    return document(
      "{ \"at\": 0, \"run\": [ \(steps.joined(separator: ", ")), { \"set\": { \"x\": \"a0 + a99\" } } ] }"
    )
  }

  @Test(arguments: [1, 7, 100, 101])
  func `a hundred names are known in one place, and no more`(inEachStep: Int) {
    #expect(MarkedDocument(Self.names(100, inEachStep: inEachStep)).source.problems.isEmpty)
    WrongDocument(
      Self.names(101, inEachStep: inEachStep), "out-of-range",
      help: "keep the values in one list or structure"
    ).check()
  }

  @Test func `the names of steps beside each other do not add up`() {
    let steps = (0..<150).map { "{ \"let\": { \"a\": \($0) }, \"set\": { \"x\": \"a\" } }" }
    let read = MarkedDocument(
      Self.document("{ \"at\": 0, \"run\": [ \(steps.joined(separator: ", ")) ] }"))
    #expect(read.source.problems.isEmpty)
  }
}
