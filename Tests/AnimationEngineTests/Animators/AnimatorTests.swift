import AnimationEngine
import Testing

@Suite struct AnimatorTests {
  private static let linear = Animation.linear(duration: 1).motion

  private func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  @Test func `a change without motion is shown at once`() {
    var animator = Animator(atRest: 1.0)
    #expect(animator.change(to: 5, by: Change(motion: nil, at: at(0))) == .jumped)
    #expect(animator.presentation == 5)
    #expect(!animator.isMoving)
  }

  @Test func `a motion begins at the old value and ends at the new one, bit for bit`() {
    var animator = Animator(atRest: 0.1)
    #expect(animator.change(to: 0.7, by: Change(motion: Self.linear, at: at(0.3))) == .began)
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
    #expect(animator.change(to: 2, by: Change(motion: Self.linear, at: at(0))) == .ignored)
    #expect(!animator.isMoving)
  }

  /// r = r₁ + p₂ (V₂ - r₁), with r₁ the first fade's offset: half way each at 1 s.
  @Test func `a second motion fades out the first`() {
    var animator = Animator(atRest: 0.0)
    _ = animator.change(to: 1, by: Change(motion: Motion(.linear(duration: 2)), at: at(0)))
    animator.advance(to: at(0.5))
    #expect(animator.change(to: 3, by: Change(motion: Self.linear, at: at(0.5))) == .crossFaded)
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
    _ = animator.change(to: 1, by: Change(motion: Self.linear, at: at(0)))
    animator.advance(to: at(0.5))
    #expect(animator.change(to: 11, by: Change(motion: nil, at: at(0.5))) == .jumped)
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
      animator.change(to: 1, by: Change(motion: Motion(.linear(duration: duration)), at: at(2)))
        == .began)
    #expect(animator.isMoving)
    #expect(animator.nextBoundary(notAfter: at(2)) == at(2))
    animator.advance(to: at(2))
    #expect(animator.presentation == 1)
    #expect(!animator.isMoving)
  }

  @Test func `before ios15 the later of two changes begins where the earlier was to end`() {
    var animator = Animator(atRest: 0.0)
    _ = animator.change(to: 1, by: Change(motion: Self.linear, at: at(0), coincidence: .replace))
    _ = animator.change(
      to: 4, by: Change(motion: Motion(.linear(duration: 2)), at: at(0), coincidence: .replace))
    #expect(animator.presentation == 1)
    animator.advance(to: at(1))
    #expect(animator.presentation == 2.5)
  }
}

extension Animator {
  /// Advances for a test to which nobody's wait matters.
  mutating func advance(to now: Instant) {
    var finished: [FinishedWaiter] = []
    advance(to: now, finished: &finished)
  }
}
