import AnimationEngine
import TestSupport
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// The order of callbacks, work and events at one instant.
@Suite struct TurnQueueTests {
  /// A turn in a plain list: when it is due, its number in the order of creation, and its name.
  private struct Listed {
    let instant: Instant
    let number: Int
    let name: Int
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func `callbacks and work come in the order of creation at one instant`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var queue = TurnQueue([])
    var listed: [Listed] = []
    for step in 0..<200 {
      let now = Instant(seconds: Double(step / 20))
      queue.instant = now
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let name = listed.count + step * 1000
        let delay = Double(Int.random(in: 0...2, using: &generator))
        let due = Instant(seconds: now.seconds + delay)
        listed.append(Listed(instant: due, number: name, name: name))
        // A delay of 0 is a callback or work: both are a turn that was created now.
        if delay == 0, Bool.random(using: &generator) {
          queue.raise(.phase(name))
        } else {
          queue.schedule(.phase(name), at: due)
        }
      }
      let due = listed.filter { $0.instant <= now }
      let expected = due.min { ($0.instant, $0.number) < ($1.instant, $1.number) }
      var found: Int?
      if case .phase(let name)? = queue.next(at: now) { found = name }
      #expect(found == expected?.name, "step \(step)")
      listed.removeAll { $0.name == found }
    }
  }

  @Test func `work that is put off by nothing follows older work of the same instant`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "x": 0 }, "events": [
          { "at": 0, "async": { "after": 1, "run": [
            { "emit": "first" }, { "async": { "run": [ { "emit": "third" } ] } } ] } },
          { "at": 0, "async": { "after": 1, "run": [ { "emit": "second" } ] } },
          { "at": 1, "emit": "event" } ] }
      """#)
    #expect(
      try document.events().map(\.line)
        == ["1 emit first", "1 emit second", "1 emit third", "1 emit event"])
  }

  @Test func `work that was put off before an animation ended precedes its completion`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "x": 0, "y": 0 },
        "views": [ { "id": "v", "modifiers": [ { "opacity": "x" },
          { "onChange": "y", "run": [ { "emit": "observed" } ] } ] } ],
        "events": [
          { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 },
            "completion": [ { "emit": "completed" } ] },
          { "at": 0.5, "async": { "after": 0.5, "run": [ { "emit": "work" }, { "set": { "y": 1 } } ] } },
          { "at": 1, "emit": "event" } ] }
      """#)
    // The work was created at 0.5 s, the completion called at 1 s, the observer raised by the work.
    #expect(
      try document.events().filter { $0.word == .emit }.map(\.line)
        == ["1 emit work", "1 emit completed", "1 emit observed", "1 emit event"])
  }
}
