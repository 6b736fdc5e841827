import Diagnostics
import ExpressionLanguage
import TestSupport
import Testing
import TimelineDocument

/// Calls of actions: their arguments have types, and the steps are checked for those.
@Suite struct ActionCallTests {
  private static let wrong = [
    // A parameter may be anything, until it is called with something.
    WrongDocument(
      #"{ "state": { "x": 0 }, "actions": { "f(n)": [{ "set": { "x": "n / 2" } }] }, "events": [{ "at": 0, "call": "f(3)" }, { "at": 1, "call": »"f(true)" }] }"#,
      "wrong-type"),
    WrongDocument(
      #"{ "state": { "x": 0 }, "actions": { "f(n)": [{ "call": "g(n, 1)" }], "g(a, b)": [{ "set": { "x": "a.width + b" } }] }, "events": [{ "at": 0, "call": »"f('text')" }] }"#,
      "unknown-member"),
    WrongDocument(
      #"{ "state": { "l": [1] }, "actions": { "f(n)": [{ "append": { "l": "n" } }] }, "events": [{ "at": 0, "call": »"f('a')" }, { "at": 0, "call": "f(l[0])" }] }"#,
      "wrong-type"),
    // What is wrong with an action whatever it is called with is told once, there.
    WrongDocument(
      #"{ "state": { "x": 0 }, "actions": { "f(n)": [{ "set": { "x": "»m" } }] }, "events": [{ "at": 0, "call": "f(1)" }, { "at": 1, "call": "f(true)" }] }"#,
      "unknown-name"),
    WrongDocument(
      #"{ "state": { "x": 0 }, "actions": { "f(n)": [{ "set": { "x": "n" } }] }, "events": [{ "at": 0, "call": »"f(1, 2)" }, { "at": 0, "call": "f(»y)" }] }"#,
      "wrong-arguments", "unknown-name"),
    // The steps see nothing of their caller.
    WrongDocument(
      #"{ "state": { "x": 0 }, "actions": { "f": [{ "set": { "x": "»each" } }] }, "events": [{ "at": 0, "forEach": [1], "as": "each", "call": "f" }] }"#,
      "unknown-name"),
    WrongDocument(
      #"{ "state": { "x": 0 }, "actions": { "f": [{ "call": "g" }], "g": [{ "run": [{ "call": »"f" }] }] } }"#,
      "recursion"),
  ]

  @Test(arguments: wrong)
  func `a wrong call is reported at its place`(document: WrongDocument) {
    let marked = MarkedDocument(document.marked)
    #expect(marked.source.problems == zip(marked.places, document.codes).map { "\($0) \($1)" })
  }

  /// What an action does to call itself.
  private static let returns = [
    (#""call": "f""#, false), (#""run": [ { "call": "f" } ]"#, false),
    (#""withAnimation": true, "call": "f""#, false),
    (#""when": "x > 1", "emit": "a", "else": [ { "call": "f" } ]"#, false),
    (#""forEach": [1], "call": "f""#, false),
    (#""async": { "after": 1, "run": [ { "call": "f" } ] }"#, true),
    (#""async": { "fails": true, "run": [], "catch": [ { "call": "f" } ] }"#, true),
    (#""task": { "run": [ { "call": "f" } ] }"#, true),
    (#""timer": { "every": 1, "run": [ { "call": "f" } ] }"#, true),
    (#""gesture": { "from": 0, "to": 1, "duration": 1, "changed": [ { "call": "f" } ] }"#, true),
    (#""gesture": { "from": 0, "to": 1, "duration": 1, "ended": [ { "call": "f" } ] }"#, true),
    (#""withAnimation": true, "set": { "x": 1 }, "completion": [ { "call": "f" } ]"#, true),
  ]

  @Test(arguments: returns)
  func `an action calls itself in a later turn only`(step: String, isLater: Bool) {
    let read = CheckedTimeline.read(
      SourceText(
        name: "test",
        bytes: Array(
          #"{ "state": { "x": 0 }, "actions": { "f": [ { \#(step) } ] }, "events": [ { "at": 0, "call": "f" } ] }"#
            .utf8)))
    #expect(read.diagnostics.first.map { $0.code } == (isLater ? [] : [.recursion]))
  }

  private static let wrongChanges = [
    WrongDocument(
      #"{ "state": { "x": 0 }, "events": [{ "at": 0, "append": { »"x": 1 } }, { "at": 0, "remove": { »"x": 1 } }] }"#,
      "wrong-type", "wrong-type"),
    WrongDocument(
      #"{ "state": { "l": [1], "t": ["'a'"] }, "events": [{ "at": 0, "move": { "value": 1, "from": "l", "to": »"t" } }] }"#,
      "wrong-type"),
    WrongDocument(
      #"{ "state": { "l": [1] }, "events": [{ "at": 0, "set": { "l[0]": "»'a'" } }, { "at": 0, "remove": { "l": "»'b'" } }] }"#,
      "wrong-type", "wrong-type"),
    WrongDocument(
      #"{ "state": { "l": [1] }, "events": [{ "at": 0, "set": { "»l.count": 1 } }, { "at": 0, "toggle": »"l[0]" }] }"#,
      "wrong-type", "wrong-type"),
    WrongDocument(
      #"{ "state": { "r": "CGRect(x: 0, y: 0, width: 1, height: 1)" }, "events": [{ "at": 0, "set": { "»r.width": 1 } }, { "at": 0, "set": { "r.size.width": 1 } }] }"#,
      "wrong-type"),
    WrongDocument(
      #"{ "state": { "x": 0 }, "events": [{ "at": 0, "gesture": { "from": 0, "to": "»CGPoint(x: 0, y: 0)", "duration": 1, "rate": "»'a'" } }] }"#,
      "wrong-type", "wrong-type"),
  ]

  @Test(arguments: wrongChanges)
  func `a wrong change is reported at its place`(document: WrongDocument) {
    let marked = MarkedDocument(document.marked)
    #expect(marked.source.problems == zip(marked.places, document.codes).map { "\($0) \($1)" })
  }

  private static let openStates: [(document: String, types: [ValueType])] = [
    (#"{ "state": { "l": [] } }"#, [.array(.unknown)]),
    (
      #"{ "state": { "l": [] }, "events": [{ "at": 0, "append": { "l": 1 } }] }"#,
      [.array(.double)]
    ),
    (
      #"{ "state": { "l": "[ ]", "n": "Int(1)" }, "events": [{ "at": 0, "append": { "l": "n" } }, { "at": 1, "set": { "l": [2] } }] }"#,
      [.array(.double), .int]
    ),
    // From one list to the next, through an action and a view.
    (
      #"{ "state": { "a": [], "b": [], "c": ["'text'"] }, "actions": { "put(x)": [{ "append": { "a": "x" } }] }, "views": [{ "modifiers": [{ "onChange": "a", "run": [{ "set": { "b": "newValue" } }] }] }], "events": [{ "at": 0, "call": "put(c[0])" }, { "at": 1, "set": { "b": [] } }] }"#,
      [.array(.text), .array(.text), .array(.text)]
    ),
    (
      #"{ "state": { "a": [], "b": ["'x'"] }, "events": [{ "at": 0, "move": { "value": "'x'", "from": "b", "to": "a" } }] }"#,
      [.array(.text), .array(.text)]
    ),
    // States that are nil at first take the type of the values that are set.
    (#"{ "state": { "l": "nil" } }"#, [.optional(.unknown)]),
    (
      #"{ "state": { "l": " nil" }, "events": [{ "at": 0, "set": { "l": "'a'" } }, { "at": 1, "set": { "l": null } }] }"#,
      [.optional(.text)]
    ),
    (
      #"{ "state": { "a": "nil", "b": "nil" }, "actions": { "put(x)": [{ "set": { "a": { "name": "x" } } }] }, "events": [{ "at": 0, "call": "put('n')" }, { "at": 1, "set": { "b": "a" } }, { "at": 1, "when": "b!.name == 'n'", "set": { "a": "nil" } }] }"#,
      [
        .optional(.record([.init(name: "name", type: .text)])),
        .optional(.record([.init(name: "name", type: .text)])),
      ]
    ),
    (
      #"{ "state": { "l": "nil" }, "events": [{ "at": 0, "set": { "l": "[1, 2]" } }] }"#,
      [.optional(.array(.double))]
    ),
    // Uses that do not agree leave it open.
    (
      #"{ "state": { "l": "nil" }, "events": [{ "at": 0, "set": { "l": 1 } }, { "at": 0, "set": { "l": "'a'" } }] }"#,
      [.optional(.unknown)]
    ),
    (
      #"{ "state": { "l": [] }, "events": [{ "at": 0, "append": { "l": 1 } }, { "at": 0, "append": { "l": "'a'" } }] }"#,
      [.array(.unknown)]
    ),
  ]

  @Test(arguments: openStates.indices)
  func `an empty list, and what is nil at first, holds what its uses put there`(index: Int) {
    let (text, types) = Self.openStates[index]
    let read = CheckedTimeline.read(SourceText(name: "states", bytes: Array(text.utf8)))
    #expect(read.diagnostics.isEmpty, "\(read.diagnostics.first)")
    #expect(read.timeline?.stateTypes == types)
  }

  private func problems(actions: [String], call: String) -> [String] {
    let text = """
      { "state": { "x": 0 }, "actions": { \(actions.joined(separator: ", ")) },
        "events": [ { "at": 0, "call": "\(call)" } ] }
      """
    let read = CheckedTimeline.read(SourceText(name: "actions", bytes: Array(text.utf8)))
    return read.diagnostics.first.map(\.code.rawValue)
  }

  /// Each action calls the next, the last one sets the state.
  private func chain(_ count: Int) -> [String] {
    (1..<count).map { "\"a\($0)\": [ { \"call\": \"a\($0 + 1)\" } ]" }
      + ["\"a\(count)\": [ { \"set\": { \"x\": 1 } } ]"]
  }

  @Test(arguments: [false, true])
  func `a chain of calls is bounded, in whichever order it is declared`(isReversed: Bool) {
    let (short, long) = (chain(64), chain(65))
    #expect(problems(actions: isReversed ? short.reversed() : short, call: "a1") == [])
    #expect(problems(actions: isReversed ? long.reversed() : long, call: "a1") == ["too-deep"])
    let longest = chain(5000)
    #expect(
      problems(actions: isReversed ? longest.reversed() : longest, call: "a1").first == "too-deep")
  }

  @Test func `there may be any number of actions, each called with something`() {
    let count = Cases.count(500, of: 2000)
    let actions = (0..<count).map { "\"a\($0)(n)\": [ { \"set\": { \"x\": \"n\" } } ]" }
    let calls = (0..<count).map { "{ \"call\": \"a\($0)(\($0))\" }" }.joined(separator: ", ")
    #expect(
      problems(actions: actions + ["\"all\": [ \(calls) ]"], call: "all") == [])
  }

  @Test func `a limit on kinds of arguments is no limit on actions`() {
    // More than a thousand kinds in all, one for each action.
    let count = Cases.count(500, of: 2000)
    let actions = (0..<count).map { "\"a\($0)(n)\": [ { \"emit\": \"x\" } ]" }
    let calls = (0..<count).map { "{ \"call\": \"a\($0)(\($0 % 2 == 0 ? "1" : "'text'"))\" }" }
    #expect(
      problems(actions: actions + ["\"all\": [ \(calls.joined(separator: ", ")) ]"], call: "all")
        == [])
  }

  @Test func `an action is not checked for ever more kinds of arguments`() {
    let names = ["p", "q", "r", "s"]
    let actions = (0..<60).map { level in
      let calls = names.indices.map { wrapped in
        let list = names.indices.map { $0 == wrapped ? "[\(names[$0])]" : names[$0] }
        return "{ \"call\": \"a\(level + 1)(\(list.joined(separator: ", ")))\" }"
      }
      return "\"a\(level)(p, q, r, s)\": [ \(calls.joined(separator: ", ")) ]"
    }
    let last = #""a60(p, q, r, s)": [ { "set": { "x": 1 } } ]"#
    #expect(problems(actions: actions + [last], call: "a0(1, 2, 3, 4)").contains("too-many"))
  }
}
