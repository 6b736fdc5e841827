import TestSupport
import Testing

@testable import AnimationEngine

@Suite struct MotionScheduleTests {
  /// What a schedule has to do, by going through all values.
  private struct List {
    private var quietInstants: [Int: Instant] = [:]

    var quietInstant: Instant { quietInstants.values.min() ?? .horizon }

    mutating func set(_ index: Int, quietUntil instant: Instant) { quietInstants[index] = instant }

    mutating func remove(_ index: Int) { quietInstants[index] = nil }

    /// Takes out a value, which must be one that is quiet for the shortest time.
    mutating func take(_ index: Int) -> Bool {
      quietInstants.removeValue(forKey: index).map { $0 <= quietInstant } ?? false
    }
  }

  @Test func `the value that is quiet for the shortest time comes first`() {
    var schedule = MotionSchedule()
    schedule.set(3, quietUntil: Instant(seconds: 2))
    schedule.set(1, quietUntil: Instant(seconds: 1))
    schedule.set(2, quietUntil: .beginning)
    schedule.set(2, quietUntil: Instant(seconds: 3))
    #expect(schedule.quietInstant == Instant(seconds: 1))
    #expect(schedule.popFirst(notQuietUntil: Instant(seconds: 1)) == nil)
    #expect(schedule.popFirst(notQuietUntil: Instant(seconds: 1.5)) == 1)
    schedule.remove(3)
    #expect(schedule.popFirst(notQuietUntil: .horizon) == 2)
    #expect(schedule.quietInstant == .horizon)
  }

  @Test(arguments: 0..<20)
  func `a schedule says what a list of all values says`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var (schedule, list) = (MotionSchedule(), List())
    for _ in 0..<2_000 {
      let index = Int.random(in: 0..<40, using: &generator)
      let instant = Instant(ticks: .random(in: 0..<30, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        schedule.remove(index)
        list.remove(index)
      case 1:
        let isDue = list.quietInstant < instant
        let popped = schedule.popFirst(notQuietUntil: instant)
        #expect((popped != nil) == isDue)
        let isFirst = popped.map { list.take($0) } ?? true
        #expect(isFirst)
      default:
        schedule.set(index, quietUntil: instant)
        list.set(index, quietUntil: instant)
      }
      #expect(schedule.quietInstant == list.quietInstant)
    }
  }
}
