import TestSupport
import Testing

@testable import TimelineSimulation

/// The values that names of `let` have: those of the moment at which their step runs.
@Suite struct StepConstantValueTests {
  /// The last values of `x` and `y`, which are 3 and 0 at first.
  private func final(_ events: String, rest: String = "") throws -> [Double?] {
    let document = try PlayedDocument(
      #"""
      { "state": { "x": 3, "y": 0, "on": false, "names": ["'a'", "'b'", "'c'"] }, \#(rest)
        "views": [ { "id": "v", "modifiers": [ { "attribute": { "a": "x", "b": "y" } } ] } ],
        "events": [ \#(events) ] }
      """#)
    return try document.table(at: [100]).rows[0]
  }

  @Test func `a value is computed once, before the step changes anything`() throws {
    #expect(
      try final(#"{ "at": 0, "let": { "old": "x" }, "set": { "x": "old + 1", "y": "old * 10" } }"#)
        == [4, 30])
    #expect(
      try final(
        #"{ "at": 0, "let": { "die": "Double.random(in: 0...1)" }, "set": { "x": "die - die", "y": "die > 1 ? 1 : 2" } }"#
      ) == [0, 2])
  }

  @Test func `it is computed before the condition, also where that is false`() throws {
    #expect(
      try final(
        #"{ "at": [0, 1], "let": { "next": "x + 1" }, "when": "next < 5", "set": { "x": "next" }, "else": [ { "set": { "y": "next" } } ] }"#
      ) == [4, 5])
  }

  @Test func `work that is put off finds the value of its moment`() throws {
    // 3 at first; the later steps see 100.
    #expect(
      try final(
        #"{ "at": 0, "let": { "old": "x" }, "async": { "after": 1, "run": [ { "set": { "y": "old + x" } } ] } }, { "at": 0.5, "set": { "x": 100 } }"#
      ) == [100, 103])
    #expect(
      try final(
        #"{ "at": 0, "let": { "old": "x" }, "withAnimation": ".linear(duration: 1)", "set": { "x": 100 }, "completion": [ { "set": { "y": "old + x" } } ] }"#
      ) == [100, 103])
    #expect(
      try final(
        #"{ "at": 0, "task": { "run": [ { "let": { "old": "x" } }, { "sleep": 1 }, { "let": { "now": "x" } }, { "set": { "y": "old + now" } } ] } }, { "at": 0.5, "set": { "x": 100 } }"#
      ) == [100, 103])
  }

  @Test func `each element of a loop has values of its own`() throws {
    // 1 + 4 + 9 squares; 0 + 1 + 2 places, ten times.
    #expect(
      try final(
        #"{ "at": 0, "forEach": [1, 2, 3], "as": "n", "let": { "square": "n * n", "tens": "Double(index) * 10" }, "set": { "x": "x + square", "y": "y + tens" } }"#
      ) == [17, 30])
    #expect(
      try final(
        #"{ "at": 0, "let": { "last": "names.count - 1" }, "forEach": "names", "when": "index == last", "set": { "y": "Double(index)" } }"#,
        rest: #""note": "a loop comes first","#
      ) == [3, 2])
  }

  @Test func `a statement gives its names to what follows it, and hides an earlier name`() throws {
    #expect(
      try final(
        #"""
        { "at": 0, "run": [ { "let": { "a": "x" } }, { "set": { "x": 50 } },
          { "let": { "b": "a + x", "a": "b * 2" } },
          { "run": [ { "let": { "a": 1000 } }, { "set": { "x": "a" } } ] }, { "set": { "y": "a + b" } } ] }
        """#
      ) == [1000, 159])
  }

  @Test func `actions see the values of arguments, and steps of taps their own names`() throws {
    #expect(
      try final(
        #"{ "at": 0, "let": { "a": "x * 2" }, "call": "f(a)" }"#,
        rest:
          #""actions": { "f(n)": [ { "let": { "a": "n + 1" } }, { "set": { "x": "a", "y": "n" } } ] },"#
      ) == [7, 6])
  }

  @Test func `a condition names what is not nil, and is false otherwise`() throws {
    #expect(
      try final(
        #"{ "at": 0, "when": "let place = names.firstIndex(of: 'c')", "set": { "y": "Double(place)" } }"#
      ) == [3, 2])
    #expect(
      try final(
        #"{ "at": 0, "when": "let place = names.firstIndex(of: 'z')", "set": { "y": 1 }, "else": [ { "set": { "x": 9 } } ] }"#
      ) == [9, 0])
    #expect(
      try final(
        #"{ "at": 0, "when": "x > 5, let place = names.firstIndex(of: 'c')", "set": { "y": 1 }, "else": [ { "set": { "x": 9 } } ] }"#
      ) == [9, 0])
    // Of each name one value is drawn.
    #expect(
      try final(
        #"{ "at": 0, "when": "let one = [1, 2, 3, 4].randomElement(), let same = [one].first", "set": { "x": "one - same", "y": "one > 0 ? 1 : 0" } }"#
      ) == [0, 1])
    // Work that is put off finds the value of its moment.
    #expect(
      try final(
        #"{ "at": 0, "when": "let last = names.last", "async": { "after": 1, "run": [ { "when": "last == 'c'", "set": { "y": 5 } } ] } }, { "at": 0.5, "set": { "names": "['q']" } }"#
      ) == [3, 5])
  }

  @Test func `what is wrong with a value ends the run at its place`() throws {
    let document =
      #"{ "state": { "list": [1], "x": 0 }, "events": [ { "at": 1, "let": { "a": "list[3]" }, "when": "false", "set": { "x": "a" } } ] }"#
    #expect(throws: RunFailure.self) { try PlayedDocument(document).table(at: [2]) }
  }

  @Test func `claims among the steps read the names, and count for no turn`() throws {
    let events = #"{ "at": 0, "set": { "x": 1 } }"#
    #expect(
      try final(
        #"{ "at": 0.5, "run": [ { "let": { "a": 3 } }, { "expect": { "state.x": "a" } } ] }, "#
          + events)
        == [1, 0])
  }
}
