import AnimationEngine
import Testing

@Suite struct AnimatorTests {
  private static let linear = Animation.linear(duration: 1).motion

  private func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  @Test func `a change without motion is shown at once`() {
    var animator = Animator(atRest: 1.0)
    animator.change(to: 5, with: nil, at: at(0))
    #expect(animator.presentation == 5)
    #expect(!animator.isMoving)
  }

  @Test func `a motion begins at the old value and ends at the new one, bit for bit`() {
    var animator = Animator(atRest: 0.1)
    animator.change(to: 0.7, with: Self.linear, at: at(0.3))
    #expect(animator.presentation == 0.1)
    animator.advance(to: at(0.8))
    #expect(abs(animator.presentation - 0.4) < 1e-15)
    #expect(animator.end(notAfter: at(2)) == at(1.3))
    animator.advance(to: at(1.3))
    #expect(animator.presentation == 0.7)
    #expect(!animator.isMoving)
  }

  @Test func `setting the value it already has changes nothing`() {
    var animator = Animator(atRest: 2.0)
    animator.change(to: 2, with: Self.linear, at: at(0))
    #expect(!animator.isMoving)
  }

  /// r = r₁ + p₂ (V₂ - r₁), with r₁ the first fade's offset: half way each at 1 s.
  @Test func `a second motion fades out the first`() {
    var animator = Animator(atRest: 0.0)
    animator.change(to: 1, with: .init(.linear(duration: 2)), at: at(0))
    animator.advance(to: at(0.5))
    animator.change(to: 3, with: Self.linear, at: at(0.5))
    #expect(animator.presentation == 0.25)
    animator.advance(to: at(1))
    #expect(abs(animator.presentation - (0.5 + 0.5 * (3 - 0.5))) < 1e-15)
    animator.advance(to: at(1.5))
    #expect(animator.presentation == 3)
    #expect(!animator.isMoving)
  }

  @Test func `a change without motion shifts what is running and does not stop it`() {
    var animator = Animator(atRest: 0.0)
    animator.change(to: 1, with: Self.linear, at: at(0))
    animator.advance(to: at(0.5))
    animator.change(to: 11, with: nil, at: at(0.5))
    #expect(animator.presentation == 10.5)
    animator.advance(to: at(0.75))
    #expect(animator.presentation == 10.75)
    animator.advance(to: at(1))
    #expect(animator.presentation == 11)
  }
}
