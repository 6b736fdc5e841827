import AnimationEngine
import Testing

@Suite struct AnimatorTests {
  private static let linear = Animation.linear(duration: 1)

  private func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  @Test func `a change without motion is shown at once`() {
    var animator = Animator(atRest: 1.0)
    #expect(animator.change(to: 5, by: ValueChange(animation: nil, at: at(0))) == .jumped)
    #expect(animator.presentation == 5)
    #expect(!animator.isMoving)
  }

  @Test func `a motion begins at the old value and ends at the new one, bit for bit`() {
    var animator = Animator(atRest: 0.1)
    #expect(
      animator.change(to: 0.7, by: ValueChange(animation: Self.linear, at: at(0.3))) == .began)
    #expect(animator.presentation == 0.1)
    animator.advance(to: at(0.8))
    #expect(abs(animator.presentation - 0.4) < 1e-15)
    #expect(animator.nextBoundary(notAfter: at(1.2)) == nil)
    #expect(animator.nextBoundary(notAfter: at(2)) == at(1.3))
    animator.advance(to: at(1.3))
    #expect(animator.presentation == 0.7)
    #expect(!animator.isMoving)
  }

  @Test func `setting the value it already has changes nothing`() {
    var animator = Animator(atRest: 2.0)
    #expect(animator.change(to: 2, by: ValueChange(animation: Self.linear, at: at(0))) == .ignored)
    #expect(!animator.isMoving)
  }

  /// r = r₁ + p₂ (V₂ - r₁), with r₁ the first fade's offset: half way each at 1 s.
  @Test func `a second motion fades out the first`() {
    var animator = Animator(atRest: 0.0)
    _ = animator.change(to: 1, by: ValueChange(animation: .linear(duration: 2), at: at(0)))
    animator.advance(to: at(0.5))
    #expect(
      animator.change(to: 3, by: ValueChange(animation: Self.linear, at: at(0.5))) == .crossFaded)
    #expect(animator.presentation == 0.25)
    animator.advance(to: at(1))
    #expect(abs(animator.presentation - (0.5 + 0.5 * (3 - 0.5))) < 1e-15)
    // r' = r₁' (1 - p₂) + p₂' (V₂ - r₁)
    #expect(abs(animator.velocity - (0.5 * 0.5 + 1 * 2.5)) < 1e-12)
    animator.advance(to: at(1.5))
    #expect(animator.presentation == 3)
    #expect(!animator.isMoving)
  }

  @Test func `a change without motion shifts what is running and does not stop it`() {
    var animator = Animator(atRest: 0.0)
    _ = animator.change(to: 1, by: ValueChange(animation: Self.linear, at: at(0)))
    animator.advance(to: at(0.5))
    #expect(animator.change(to: 11, by: ValueChange(animation: nil, at: at(0.5))) == .jumped)
    #expect(animator.presentation == 10.5)
    animator.advance(to: at(0.75))
    #expect(animator.presentation == 10.75)
    animator.advance(to: at(1))
    #expect(animator.presentation == 11)
  }

  @Test(arguments: [0.0, -1])
  func `a motion without length is over at the instant of its change`(duration: Double) {
    var animator = Animator(atRest: 0.0)
    #expect(
      animator.change(to: 1, by: ValueChange(animation: .linear(duration: duration), at: at(2)))
        == .began)
    #expect(animator.isMoving)
    #expect(animator.nextBoundary(notAfter: at(2)) == at(2))
    animator.advance(to: at(2))
    #expect(animator.presentation == 1)
    #expect(!animator.isMoving)
  }

  @Test func `before ios15 the later of two changes begins where the earlier was to end`() {
    var animator = Animator(atRest: 0.0)
    _ = animator.change(
      to: 1, by: ValueChange(animation: Self.linear, at: at(0), coincidence: .replace))
    _ = animator.change(
      to: 4, by: ValueChange(animation: .linear(duration: 2), at: at(0), coincidence: .replace))
    #expect(animator.presentation == 1)
    animator.advance(to: at(1))
    #expect(animator.presentation == 2.5)
  }

  /// From 0 to 10 in 2 s, the value is 5 at 1 s. At that instant, as just before and after, a spring in a
  /// modifier that goes to 5 runs until it is nearly there, while the line goes on below it.
  @Test(arguments: [Animation.spring.delay(0.1), .bouncy.speed(0.5), .smooth.repeatCount(2)])
  func `a modified spring to where the value is at the moment runs as it would just after`(
    animation: Animation
  ) {
    let values = [Int64(0), 1, -1].map { difference -> [Double] in
      var animator = Animator(atRest: 0.0)
      let line = Animation.linear(duration: 2)
      _ = animator.change(to: 10, by: ValueChange(animation: line, at: .zero))
      let instant = Instant(ticks: Instant.ticksPerSecond + difference)
      animator.advance(to: instant)
      _ = animator.change(to: 5, by: ValueChange(animation: animation, at: instant))
      return (1...100).map { step in
        // Between two steps of the spring, which begin at the instant of the change.
        animator.advance(to: Instant(seconds: 1.0015 + Double(step) / 100))
        return animator.presentation
      }
    }
    for (at, (after, before)) in zip(values[0], zip(values[1], values[2])) {
      #expect(abs(at - after) < 1e-6 && abs(at - before) < 1e-6)
    }
    #expect(values[0].contains { $0 > 5.2 })
  }
}

extension Animator {
  /// Advances for a test to which nobody's wait matters.
  mutating func advance(to now: Instant) {
    var finished: [CompletedToken] = []
    advance(to: now, finished: &finished)
  }
}
