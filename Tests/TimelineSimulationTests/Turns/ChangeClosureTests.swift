import TestSupport
import Testing

@testable import TimelineSimulation

/// Closures of `set` that change the value that is there, and the random numbers that they draw.
@Suite struct ChangeClosureTests {
  private func final(
    _ state: String, _ sets: String..., seed: Int = 0
  ) throws -> [Double?] {
    let events = sets.enumerated().map { #"{ "at": \#($0), "set": { \#($1) } }"# }
    let document = try PlayedDocument(
      #"{ "seed": \#(seed), "state": { \#(state) }, "views": [ { "id": "v", "modifiers": [ { "attribute": { "a": "x", "b": "y" } } ] } ], "events": [ \#(events.joined(separator: ", ")) ] }"#
    )
    return try document.table(at: [100]).rows[0]
  }

  @Test func `a closure changes a number, a flag, a part and an element`() throws {
    #expect(
      try final(#""x": 3, "y": 0"#, #""x": "{ $0 += 10 }", "y": "{ y in y = x * 2 }""#) == [13, 26])
    #expect(
      try final(
        #""p": "CGPoint(x: 1, y: 2)", "on": false, "x": 0, "y": 0"#,
        #""p.y": "{ $0 *= 10 }", "on": "{ $0.toggle() }""#, #""x": "p.y", "y": "on ? 1 : 0""#)
        == [20, 1])
    #expect(
      try final(
        #""xs": [1, 2, 3], "x": 0, "y": 0"#, #""xs[1]": "{ $0 -= 5 }""#,
        #""xs": "{ $0.remove(at: 0) }""#, #""x": "xs[0]", "y": "xs.count""#) == [-3, 2])
  }

  @Test func `a closure of several statements writes once`() throws {
    let document = try PlayedDocument(
      #"""
      { "published": { "m": { "xs": [1, 2, 3] } }, "state": { "n": 0 },
        "views": [ { "id": "v", "modifiers": [ { "onReceive": "m.xs", "run": [ { "set": { "n": "n + 1" } } ] }, { "attribute": { "n": "n" } } ] } ],
        "events": [ { "at": 1, "set": { "m.xs": "{ $0.append(4); $0.swapAt(0, 3); $0.removeLast() }" } } ] }
      """#)
    let (before, after) = try (
      document.values(of: "v_n", at: [0])[0], document.values(of: "v_n", at: [2])[0]
    )
    #expect(after == before.map { $0 + 1 })
  }

  @Test func `a run of a seed is the same each time, and that of another seed is another`() throws {
    func numbers(seed: Int) throws -> [Double?] {
      try final(
        #""x": "Double.random(in: 0...1)", "y": 0"#, #""y": ".random(in: 0...1)""#,
        #""y": "y + x / 10""#, seed: seed)
    }
    let all = try (0..<20).map { try numbers(seed: $0) }
    #expect(try all == (0..<20).map { try numbers(seed: $0) })
    #expect(Set(all.map { $0[0] }).count == 20 && Set(all.map { $0[1] }).count == 20)
    #expect(all.allSatisfy { $0[0] != $0[1] })
  }

  @Test func `an explanation, a rehearsal and a trace draw the same numbers`() throws {
    let document = try PlayedDocument(
      #"{ "state": { "x": 0 }, "events": [ { "at": 0, "forEach": 5, "set": { "x": "x + .random(in: 0...9)" } }, { "at": 1, "withAnimation": ".linear(duration: .random(in: 1...2))", "set": { "x": 0 } } ] }"#
    )
    let times = [0, 0.5, 1.5, 1.9]
    let rows = try document.rows(at: times)
    for recording in [Recording.events, .explanation, .rehearsal] {
      #expect(try document.rows(at: times, recording: recording) == rows)
    }
  }
}
