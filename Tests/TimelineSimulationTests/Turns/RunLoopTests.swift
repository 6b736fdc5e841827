import AnimationEngine
import Diagnostics
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// What a run loop does on its own, without views and values.
@Suite struct RunLoopTests {
  private static let second = Instant(seconds: 1)

  private func loop(_ document: String) throws -> RunLoop {
    let source = SourceText(name: "document", bytes: Array(document.utf8))
    var (timeline, diagnostics) = CheckedTimeline.read(source)
    let checked = try #require(timeline, "\(diagnostics)")
    return RunLoop(try #require(PreparedTimeline(checked, diagnostics: &diagnostics)))
  }

  private func emptyLoop() throws -> RunLoop { try loop(#"{ "state": { "x": 0 } }"#) }

  /// The numbers of the phases among the turns that are due.
  private func phases(of loop: inout RunLoop, at instant: Instant) -> [Int] {
    var numbers: [Int] = []
    while case .phase(let number)? = loop.next(at: instant) { numbers.append(number) }
    return numbers
  }

  @Test func `late callbacks follow all others of their instant`() throws {
    var loop = try emptyLoop()
    loop.begin(Self.second)
    loop.raiseLate(.phase(3))
    loop.raise(.phase(1))
    loop.raise(.phase(2), after: 0)
    loop.raiseLateCallbacks()
    let order = phases(of: &loop, at: Self.second)
    #expect(order == [1, 2, 3])
    loop.raiseLateCallbacks()
    #expect(loop.isEmpty)
  }

  /// What is wrong when each callback raises the next one, so often.
  private func excess(after count: Int, in loop: inout RunLoop, at instant: Instant)
    -> RunLoop.Excess?
  {
    for _ in 0..<count {
      loop.raise(.phase(0))
      if let turn = loop.next(at: instant), let excess = loop.count(turn) { return excess }
    }
    return nil
  }

  @Test func `only callbacks that raise each other at one instant go in circles`() throws {
    var loop = try emptyLoop()
    loop.begin(Self.second)
    #expect(excess(after: 10_000, in: &loop, at: Self.second) == nil)
    #expect(excess(after: 1, in: &loop, at: Self.second) == .circle)
    let next = Instant(seconds: 2)
    loop.begin(next)
    #expect(excess(after: 10_000, in: &loop, at: next) == nil)
    // What an event of the document raises begins anew.
    #expect(loop.count(.event(0)) == nil)
    #expect(excess(after: 10_000, in: &loop, at: next) == nil)
  }

  @Test func `many callbacks of one turn do not make a circle`() throws {
    var loop = try emptyLoop()
    loop.begin(Self.second)
    for number in 0..<20_000 { loop.raise(.phase(number)) }
    var found: RunLoop.Excess?
    while let turn = loop.next(at: Self.second) { found = found ?? loop.count(turn) }
    #expect(found == nil)
  }

  @Test func `a million callbacks may follow an event, however far apart`() throws {
    var loop = try emptyLoop()
    var found: [RunLoop.Excess?] = []
    for second in 0..<1_000 {
      loop.begin(Instant(seconds: Double(second)))
      found += Set((0..<1_000).map { _ in loop.count(.phase(0)) })
    }
    #expect(found == Array(repeating: nil, count: 1_000))
    loop.begin(Instant(seconds: 1_000))
    #expect(loop.count(.phase(0)) == .stream)
    #expect(loop.count(.event(0)) == nil)
    #expect(loop.count(.phase(0)) == nil)
  }

  @Test func `a cancelled turn is not pending`() throws {
    var loop = try emptyLoop()
    loop.begin(Self.second)
    let tickets = [loop.raise(.phase(1)), loop.raise(.phase(2)), loop.raise(.phase(3), after: 1)]
    loop.raise(.phase(4), after: 2)
    for ticket in [tickets[1], tickets[2]] { loop.cancel(ticket) }
    #expect(loop.nextInstant == Instant(seconds: 3))
    let first = phases(of: &loop, at: Self.second)
    let last = phases(of: &loop, at: Instant(seconds: 3))
    #expect(first == [1] && last == [4])
    #expect(loop.isEmpty)
  }

  @Test func `a turn beyond the greatest time is pending for ever`() throws {
    var loop = try emptyLoop()
    loop.raise(.phase(0), after: 1e300)
    #expect(loop.nextInstant == Instant(seconds: Instant.secondsLimit))
    #expect(!loop.isEmpty)
  }

  @Test func `a completion is waited for once`() throws {
    var loop = try emptyLoop()
    var scene = AnimationScene()
    var transaction = Transaction()
    let completion = scene.addCompletion(to: &transaction, criteria: .removed)
    loop.wait(for: completion, .departure(7))
    guard case .departure(7)? = loop.takeWaiting(for: completion) else {
      Issue.record("the departure does not wait")
      return
    }
    let again = loop.takeWaiting(for: completion)
    #expect(again == nil)
  }

  @Test func `a label schedules the events after it at each firing they wait for`() throws {
    var loop = try loop(
      #"""
      { "state": { "x": 0 }, "events": [
          { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 },
            "completions": [ { "label": "done" } ] },
          { "at": "done + 0.5", "emit": "late" } ] }
      """#)
    loop.begin(.zero)
    guard case .event(0)? = loop.next(at: .zero) else {
      Issue.record("the first event is not due")
      return
    }
    #expect(loop.isEmpty)
    let labels = loop.firings.unreached.map(\.label)
    loop.begin(Self.second)
    loop.fire(try #require(labels.first))
    #expect(loop.nextInstant == Instant(seconds: 1.5))
    #expect(loop.firings.unreached.isEmpty)
  }

  @Test func `callbacks of a tick measure delays from it, turns before it do not`() throws {
    var loop = try emptyLoop()
    loop.begin(Self.second)
    loop.beginTick(at: Instant(seconds: 2))
    #expect(loop.turnInstant == Self.second)
    loop.beginCallbacks()
    #expect(loop.turnInstant == Instant(seconds: 2))
    #expect(loop.isCallingBack)
    loop.endCallbacks()
    #expect(!loop.isCallingBack)
  }
}
