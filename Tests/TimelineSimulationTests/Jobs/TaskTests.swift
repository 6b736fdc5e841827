import AnimationEngine
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// What a task does between its start and its end.
@Suite struct TaskTests {
  private func emissions(
    _ events: String, views: String = "[]", until end: Double = 10
  ) throws -> [String] {
    let document = try PlayedDocument(
      """
      { "state": { "x": 0, "shown": true }, "views": \(views), "events": [ \(events) ] }
      """)
    return try document.events(until: end).filter { $0.word == .emit || $0.word == .cancel }
      .map(\.line)
  }

  @Test func `the steps after a sleep see the element of each round`() throws {
    let found = try emissions(
      #"""
      { "at": 1, "task": { "run": [
          { "forEach": 2, "run": [
              { "when": "index == 0", "run": [ { "sleep": 0.5 }, { "emit": "even" } ],
                "else": [ { "sleep": "0.25 * Double(index)" }, { "emit": "odd" } ] } ] },
          { "emit": "end" } ] } },
      { "at": 1, "emit": "event" }
      """#)
    #expect(found == ["1 emit event", "1.5 emit even", "1.75 emit odd", "1.75 emit end"])
  }

  @Test func `a step whose else sleeps does its verbs where its condition is true`() throws {
    let found = try emissions(
      #"""
      { "at": 1, "task": { "run": [
          { "forEach": 2, "when": "index == 0", "withAnimation": ".linear(duration: 1)",
            "emit": "done", "else": [ { "sleep": 0.5 } ] },
          { "emit": "end" } ] } }
      """#)
    #expect(found == ["1 emit done", "1.5 emit end"])
  }

  @Test func `a task that is cancelled before it begins runs to its first sleep`() throws {
    let found = try emissions(
      #"""
      { "at": 1, "run": [
          { "task": { "name": "t", "run": [ { "emit": "begun" }, { "sleep": 1 }, { "emit": "never" } ] } },
          { "cancel": "t" } ] }
      """#)
    #expect(found == ["1 cancel t", "1 emit begun"])
  }

  @Test func `a task may cancel itself and ends where it sleeps next`() throws {
    let found = try emissions(
      #"""
      { "at": 1, "task": { "name": "t", "run": [
          { "sleep": 1 }, { "cancel": "t" }, { "emit": "still" },
          { "sleep": { "for": 1, "try?": true } }, { "emit": "at once" }, { "sleep": 1 }, { "emit": "never" } ] } }
      """#)
    #expect(found == ["2 cancel t", "2 emit still", "2 emit at once"])
  }

  @Test func `cancel cancels the task that was started last under its name`() throws {
    let found = try emissions(
      #"""
      { "at": [1, 1.5], "task": { "name": "t", "run": [ { "sleep": 1 }, { "emit": "done" } ] } },
      { "at": 1.75, "cancel": "t" },
      { "at": 3, "cancel": "t" }
      """#)
    #expect(found == ["1.75 cancel t", "2 emit done", "3 cancel t"])
  }

  @Test func `a view that comes back before it was gone keeps its task`() throws {
    let found = try emissions(
      #"""
      { "at": 1, "withAnimation": ".linear(duration: 1)", "set": { "shown": false } },
      { "at": 1.5, "withAnimation": ".linear(duration: 1)", "set": { "shown": true } }
      """#,
      views: #"""
        [ { "children": [ { "id": "card", "when": "shown", "modifiers": [
              { "task": [ { "emit": "begun" }, { "sleep": 3 }, { "emit": "done" } ] },
              { "onDisappear": [ { "emit": "disappeared" } ] } ] } ] } ]
        """#)
    #expect(found == ["0 emit begun", "3 emit done"])
  }

  @Test func `everything inside a view disappears with it, the outer view first`() throws {
    let found = try emissions(
      #"{ "at": 1, "set": { "shown": false } }"#,
      views: #"""
        [ { "id": "card", "when": "shown",
            "children": [ { "id": "inner", "modifiers": [ { "onDisappear": [ { "emit": "inner" } ] } ] } ],
            "modifiers": [ { "onDisappear": [ { "emit": "outer" } ] } ] } ]
        """#)
    #expect(found == ["1 emit outer", "1 emit inner"])
  }

  @Test func `an action may call itself in a later turn`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "x": 0 },
        "actions": { "tick(n)": [ { "set": { "x": "n" } },
          { "when": "n < 3", "async": { "after": 1, "run": [ { "call": "tick(n + 1)" } ] } } ] },
        "events": [ { "at": 0, "call": "tick(0)" } ] }
      """#)
    #expect(try document.values(of: "x", at: [0, 1, 2, 3, 9]) == [0, 1, 2, 3, 3])
  }
}
