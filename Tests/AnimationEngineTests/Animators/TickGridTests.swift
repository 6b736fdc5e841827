import TestSupport
import Testing

@testable import AnimationEngine

/// The ticks at which motions are over, against arithmetic with whole numbers: times here are counted in
/// parts of a second that every frame rate and every duration divides, and are never rounded.
@Suite struct TickGridTests {
  /// A motion whose times are whole milliseconds.
  struct Timing: CustomTestStringConvertible, Sendable {
    var duration: Int
    var innerDelay = 0
    var count = 1
    var outerDelay = 0
    /// How often the speed, a power of two, is doubled.
    var doublings = 0

    var testDescription: String {
      "\(duration) ms, \(innerDelay) before each of \(count), \(outerDelay) before all, 2^\(doublings)"
    }

    var animation: Animation {
      var animation = Animation.linear(duration: Double(duration) / 1000)
      if innerDelay != 0 { animation = animation.delay(Double(innerDelay) / 1000) }
      if count > 1 { animation = animation.repeatCount(count, autoreverses: false) }
      if outerDelay != 0 { animation = animation.delay(Double(outerDelay) / 1000) }
      return doublings == 0 ? animation : animation.speed(power(2, Double(doublings)))
    }
  }

  static let rates = [10, 24, 25, 30, 48, 50, 60, 64, 72, 90, 100, 120, 144, 240, 360]

  static let timings: [Timing] = [
    Timing(duration: 600, count: 2), Timing(duration: 850, outerDelay: 950),
    Timing(duration: 100, count: 7), Timing(duration: 300, innerDelay: 100, count: 4),
    Timing(duration: 700, count: 3, outerDelay: 1100), Timing(duration: 350),
    Timing(duration: 1200, innerDelay: 200, count: 3, outerDelay: 300, doublings: 1),
    Timing(duration: 1, count: 20), Timing(duration: 50, innerDelay: 150, count: 3, doublings: 2),
    Timing(duration: 250, count: 5, outerDelay: -200), Timing(duration: 500, outerDelay: -500),
    Timing(duration: 500, outerDelay: -501), Timing(duration: 900, doublings: -1),
    Timing(duration: 300, innerDelay: -100, count: 4, outerDelay: 700, doublings: -1),
  ]

  /// The tick that finds the end, counted from the one at which the motion begins.
  private func end(of timing: Timing, rate: Int) -> Int {
    // Parts of a tick: a millisecond of the content's time is `rate` of them, halved or doubled.
    let unit = timing.doublings < 0 ? rate << -timing.doublings : rate
    let tick = 1000 << max(timing.doublings, 0)
    let length = (timing.duration + timing.innerDelay) * unit
    var (start, over) = (timing.outerDelay * unit, 0)
    for _ in 0..<timing.count {
      // The first tick after the pass: it has run for more than its length.
      let last = start + length
      over = last < 0 ? over : max(over, last / tick + 1)
      start = over * tick
    }
    return over
  }

  @Test(arguments: Cases.pairs(timings, rates, every: 3))
  func `a motion is over at the first tick after its last instant`(timing: Timing, rate: Int) {
    for first in [0, 1, 7, 20, 333] {
      var animator = Animator(atRest: 0.0, startRule: .atFirstTick)
      let before = Instant.frame(max(first - 1, 0), rate: Double(rate))
      _ = animator.change(to: 8, by: ValueChange(animation: timing.animation, at: before))
      var index = first
      while animator.isMoving, index < 100_000 {
        animator.tick(at: .frame(index, rate: Double(rate)))
        index += 1
      }
      #expect(index - 1 - first == end(of: timing, rate: rate), "from tick \(first)")
    }
  }

  @Test(arguments: rates)
  func `at its last instant a curve has its whole value`(rate: Int) {
    for frames in 1...100 {
      let animation = Animation.easeIn(duration: Double(frames) / Double(rate)).delay(0.3)
      var run = AnimationPlayback(animation.composition, distance: 1)
      let delay = 3 * rate
      guard delay % 10 == 0 else { continue }
      let last = Instant.frame(delay / 10 + frames, rate: Double(rate))
      #expect(run.progress(at: last.seconds, ends: .onTick)?.fraction == 1)
      let after = Instant(ticks: last.ticks + 1).seconds
      #expect(run.progress(at: after, ends: .onTick) == nil)
    }
  }

  @Test func `a spring in closed form is over at the tick that is its end`() {
    // A spring without any mass to speak of has an end that is known: ln(1000 (1 + d / w)) / d.
    let spring = InterpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)
    let end = Instant(seconds: spring.duration)
    for (tick, isOver) in [(end.ticks - 1, false), (end.ticks, true)] {
      var run = AnimationPlayback(AnimationComposition(Animation(spring)), distance: 1)
      let progress = run.progress(at: Instant(ticks: tick).seconds, ends: .onTick)
      #expect((progress == nil) == isOver)
    }
  }

  /// A round of 0.1 s, of which sums and quotients are never exact.
  @Test func `a round of keyframes ends at its instant, however many there were`() {
    for milliseconds in [100, 300, 700, 1100] {
      let duration = Double(milliseconds) / 1000
      let track = KeyframeTrack<Double>(
        from: 0,
        [
          .init(to: 3, .linear(duration: duration / 2, curve: .linear)), .init(to: 8, .move),
          .init(to: 9, .linear(duration: duration / 2, curve: .linear)),
        ])
      let play = KeyframePlay(track, duration: duration, isRepeating: true)
      let length = Int64(milliseconds) * Instant.ticksPerSecond / 1000
      for round in Int64(1)...3000 {
        #expect(play.reading(at: round * length).offset == 9, "round \(round)")
        // At the end of the first half the value has not jumped yet.
        #expect(play.reading(at: round * length + length / 2).offset == 3, "round \(round)")
      }
    }
  }
}
