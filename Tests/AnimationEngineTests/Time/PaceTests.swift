import TestSupport
import Testing

@testable import AnimationEngine

@Suite struct PaceTests {
  private static let speeds = [0.001, 0.1, 0.3, 0.5, 0.37, 1, 0.999, 2, 3, 7.5, 1000]

  @Test(arguments: [
    (0.1, 1.0, 10.0), (0.5, 0.25, 0.5), (0.1, 1.13, 11.3), (2, 1, 0.5), (4, 0.5, 0.125),
  ])
  func `a time of the screen is reached after it divided by the speed`(
    speed: Double, screen: Double, time: Double
  ) {
    let pace = Pace(speed: speed)
    #expect(pace.instant(reaching: Instant(seconds: screen)) == Instant(seconds: time))
    #expect(pace.instant(notBeyond: Instant(seconds: screen)) == Instant(seconds: time))
    #expect(pace.screenTime(at: Instant(seconds: time)) == Instant(seconds: screen))
  }

  /// Both are bounds, and neither is farther off than a tick of the screen and one of the clock.
  @Test(arguments: speeds)
  func `the instants around a time of the screen are those at which it has come`(speed: Double) {
    let pace = Pace(speed: speed)
    var generator = SeededGenerator(seed: 7)
    for magnitude in 1...15 {
      for _ in 0..<20 {
        let ticks = Int64.random(in: 0...Int64(1) << (3 * magnitude), using: &generator)
        let screen = Instant(ticks: ticks)
        let (first, last) = (pace.instant(reaching: screen), pace.instant(notBeyond: screen))
        #expect(pace.screenTime(at: first) >= screen)
        #expect(pace.screenTime(at: last) <= screen)
        let slack = Int64((1 / speed).rounded(.up)) + 1
        #expect(abs(first.ticks - last.ticks) <= slack, "\(ticks) at \(speed)")
      }
    }
  }

  @Test(arguments: speeds)
  func `a time beyond all instants has none that reaches it`(speed: Double) {
    let pace = Pace(speed: speed)
    for instant in [Instant.beginning, .horizon] {
      #expect(pace.screenTime(at: instant) == instant)
      #expect(pace.instant(reaching: instant) == instant)
      #expect(pace.instant(notBeyond: instant) == instant)
    }
    let late = Instant(ticks: .max - 1)
    #expect(pace.instant(reaching: late) >= (speed < 1 ? .horizon : .zero))
    #expect(pace.screenTime(at: late) >= (speed > 1 ? .horizon : .zero))
  }

  @Test func `time goes forward on every screen`() {
    for speed in Self.speeds {
      let pace = Pace(speed: speed)
      let times = (0..<2000).map { pace.screenTime(at: Instant(ticks: $0)) }
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }
}
