import AnimationEngine
import TestSupport
import Testing

@testable import TimelineDocument
@testable import TimelineSimulation

/// Frames and ticks against a search through all of them.
@Suite struct TickClockTests {
  private static let rates = [1.0, 23.976, 60, 120, 1000]

  @Test(arguments: rates)
  func `a frame is found by its instant and the instants around it`(rate: Double) {
    let grid = FrameGrid(rate: rate)
    for index in [0, 1, 2, 59, 6000, 123_457] {
      let instant = Instant(seconds: Double(index) / rate)
      #expect(grid.instant(of: index) == instant)
      #expect(grid.frame(notBefore: instant) == index)
      #expect(grid.frame(notBefore: Instant(ticks: instant.ticks + 1)) == index + 1)
      #expect(grid.frame(notBefore: .zero, from: index) == index)
      #expect(grid.instant(after: instant) == Instant(seconds: Double(index + 1) / rate))
      #expect(grid.instant(after: Instant(ticks: instant.ticks - 1)) == instant)
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a hitch swallows the frames in it and no others`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let rate = Self.rates.randomElement(using: &generator) ?? 60
    let hitches = (0..<3).map { _ in
      let start = Double.random(in: 0...0.5, using: &generator)
      let length = Double.random(in: 0...0.3, using: &generator)
      return Hitch(start: Instant(seconds: start), end: Instant(seconds: start + length))
    }
    let frames = (0..<Int(2 * rate)).map { Instant(seconds: Double($0) / rate) }
    let alive = frames.filter { frame in
      !hitches.contains { hitch in hitch.start <= frame && frame < hitch.end }
    }
    var clock = TickClock(rate: rate, hitches: hitches)
    for (index, instant) in alive.enumerated() {
      #expect(clock.next == instant)
      #expect(clock.previous == (index == 0 ? .zero : alive[index - 1]))
      clock.advance()
    }
  }
}
