import TestSupport
import Testing

@testable import TimelineSimulation

/// The case whose steps run.
@Suite struct SelectionValueTests {
  /// The last values of `x` and `y`, which are 3 and 0 at first.
  private func final(_ events: String) throws -> [Double?] {
    let document = try PlayedDocument(
      #"""
      { "state": { "x": 3, "y": 0, "word": "'b'", "list": [1, 2] },
        "views": [ { "id": "v", "modifiers": [ { "attribute": { "a": "x", "b": "y" } } ] } ],
        "events": [ \#(events) ] }
      """#)
    return try document.table(at: [100]).rows[0]
  }

  /// A choice by an expression, each case of which sets `y` to its number.
  private func chosen(_ value: String, _ patterns: String...) throws -> Double? {
    let cases = patterns.enumerated().map { number, pattern in
      #""\#(pattern)": [ { "set": { "y": \#(number + 1) } } ]"#
    }
    return try final(
      #"{ "at": 0, "switch": "\#(value)", "cases": { \#(cases.joined(separator: ", ")) } }"#)[1]
  }

  @Test func `the first case that has the value is taken`() throws {
    #expect(try chosen("x", "1", "2, 3", "3") == 2)
    #expect(try chosen("x", "0..<3", "3...4", "0...9") == 2)
    #expect(try chosen("x", "x - 1", "x", "default") == 2)
    #expect(try chosen("word", "'a'", "'b'") == 2)
    #expect(try chosen("list.count", "list[0]", "1 + 1") == 2)
    #expect(try chosen("list", "[]", "[1, 2]") == 2)
  }

  @Test func `the default is taken if no case has the value, and nothing without one`() throws {
    #expect(try chosen("x", "default", "1") == 1)
    #expect(try chosen("x", "default", "3") == 2)
    #expect(try chosen("x", "1", "2") == 0)
    #expect(try chosen("x", "note") == 0)
  }

  @Test func `the value is computed once, before the steps run`() throws {
    #expect(try chosen("Double.random(in: 0..<1)", "1...2", "0..<1") == 2)
    #expect(
      try final(
        #"{ "at": 0, "switch": "x", "cases": { "3": [ { "set": { "x": 4 } }, { "set": { "y": "x" } } ], "4": [ { "set": { "y": 9 } } ] } }"#
      ) == [4, 4])
  }

  @Test func `a task goes on after a case that sleeps`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "x": 0 }, "events": [ { "at": 0, "task": { "run": [
        { "switch": "x", "cases": { "0": [ { "sleep": 2 }, { "set": { "x": 1 } } ] } },
        { "set": { "x": "x + 10" } } ] } } ] }
      """#)
    #expect(try document.values(of: "x", at: [1, 3]) == [0, 11])
  }
}
