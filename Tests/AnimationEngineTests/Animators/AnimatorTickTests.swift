import AnimationEngine
import Testing

/// What a display shows: the world is looked at in ticks only, and changes fall between them.
@Suite struct AnimatorTickTests {
  private func tick(_ index: Int) -> Instant { .frame(index, rate: 64) }

  /// The values at the ticks from 1 on; `changes` happen after the tick of that number.
  private func play(
    _ startRule: StartRule, ticks: Int, changes: [Int: (Double, Animation?)]
  ) -> [Double] {
    var animator = Animator(atRest: 0.0, startRule: startRule)
    var values: [Double] = []
    for index in 0..<ticks {
      if let (value, animation) = changes[index] {
        _ = animator.change(to: value, by: ValueChange(animation: animation, at: tick(index)))
      }
      animator.tick(at: tick(index + 1))
      values.append(animator.presentation)
    }
    return values
  }

  @Test func `a motion begins at the first tick after its change`() {
    let values = play(.atFirstTick, ticks: 4, changes: [0: (64, .linear(duration: 1))])
    #expect(values == [0, 1, 2, 3])
  }

  @Test func `a curve is alive at its very end and over at the tick after`() {
    var animator = Animator(atRest: 0.0, startRule: .atFirstTick)
    _ = animator.change(to: 1, by: ValueChange(animation: .linear(duration: 1), at: tick(0)))
    animator.tick(at: tick(1))
    animator.tick(at: tick(65))
    #expect(animator.presentation == 1)
    #expect(animator.isMoving)
    animator.tick(at: tick(66))
    #expect(!animator.isMoving)
  }

  /// The new motion's clock starts at the tick before: after one frame it has moved for one frame.
  @Test func `a change in mid-flight has already moved at the next tick`() {
    let values = play(
      .atFirstTick, ticks: 4,
      changes: [0: (64, .linear(duration: 1)), 3: (0, .linear(duration: 0.5))])
    let faded = 3 + (0 - 3) * (1.0 / 32)
    #expect(values == [0, 1, 2, faded])
  }

  @Test func `on a device the second tick shows the start again and the third one frame at most`() {
    let steady = play(.withWarmUp, ticks: 5, changes: [0: (64, .linear(duration: 1))])
    #expect(steady == [0, 0, 1, 2, 3])
    // A sixtieth of a second is more than a frame here, so a late third tick is cut.
    var animator = Animator(atRest: 0.0, startRule: .withWarmUp)
    _ = animator.change(to: 60, by: ValueChange(animation: .linear(duration: 1), at: tick(0)))
    animator.tick(at: tick(1))
    animator.tick(at: tick(2))
    animator.tick(at: tick(32))
    #expect(abs(animator.presentation - 1) < 1e-9)
    animator.tick(at: tick(33))
    #expect(abs(animator.presentation - (1 + 60.0 / 64)) < 1e-9)
  }

  /// Steps of 1/300 s: 64 fps makes 5 of the first tick's 4.69, then 5 or 4 more.
  @Test func `a spring takes whole steps up to the tick`() {
    let animation = Animation.spring
    var animator = Animator(atRest: 0.0, startRule: .atFirstTick)
    _ = animator.change(to: 100, by: ValueChange(animation: animation, at: tick(0)))
    animator.tick(at: tick(1))
    #expect(animator.presentation == 0)
    for frame in 1...20 {
      animator.tick(at: tick(frame + 1))
      let steps = (Double(frame) / 64 * 300).rounded(.up)
      #expect(
        abs(animator.presentation - naiveSpring(steps: Int(steps), to: 100)) < 1e-9, "\(frame)")
    }
  }

  /// SwiftUI's rule as it stands, without any rearrangement: response 0.5, damping fraction 1.
  private func naiveSpring(steps: Int, to target: Double) -> Double {
    let stiffness = (2 * Double.pi / 0.5) * (2 * Double.pi / 0.5)
    let damping = 2 * stiffness.squareRoot()
    var (offset, velocity, force) = (0.0, 0.0, 0.0)
    for _ in 0..<steps {
      let half = velocity + force / 600
      offset += half / 300
      force = -damping * half + stiffness * (target - offset)
      velocity = half + force / 600
    }
    return offset
  }

  /// Each sample has the time of the tick before its change, the first one too: with the tick that shows
  /// it, it would be as late as the second.
  @Test(arguments: [StartRule.atFirstTick, .withWarmUp])
  func `a spring takes over the velocity of a drag from its second sample on`(rule: StartRule) {
    for count in 2...6 {
      var animator = Animator(atRest: 0.0, startRule: rule)
      for sample in 0..<count {
        let drag = ValueChange(animation: nil, at: tick(10 + sample), tracksVelocity: true)
        _ = animator.change(to: Double(sample + 1), by: drag)
        animator.tick(at: tick(11 + sample))
        #expect(animator.presentation == Double(sample + 1))
      }
      let last = tick(9 + count)
      _ = animator.change(to: 500, by: ValueChange(animation: .spring, at: last))
      animator.tick(at: last)
      // One unit a tick.
      #expect(abs(animator.velocity - 64) < 1e-9, "after \(count) samples")
    }
  }

  @Test func `a single sample of a drag has no velocity`() {
    var animator = Animator(atRest: 0.0, startRule: .atFirstTick)
    _ = animator.change(to: 5, by: ValueChange(animation: nil, at: tick(3), tracksVelocity: true))
    animator.tick(at: tick(4))
    _ = animator.change(to: 500, by: ValueChange(animation: .spring, at: tick(4)))
    animator.tick(at: tick(4))
    #expect(animator.velocity == 0)
  }

  @Test func `a motion that is paused before its first tick begins after the pause`() {
    var animator = Animator(atRest: 0.0, startRule: .atFirstTick)
    _ = animator.change(to: 64, by: ValueChange(animation: .linear(duration: 1), at: tick(0)))
    _ = animator.pause(at: tick(0))
    animator.tick(at: tick(1))
    _ = animator.resume(at: tick(5))
    var values: [Double] = []
    for index in 6...8 {
      animator.tick(at: tick(index))
      values.append(animator.presentation)
    }
    #expect(values == [0, 1, 2])
  }

  @Test func `a repetition starts again at the tick that found its end`() {
    // 0.05 s are 3.2 ticks: the end is found at the fourth after the beginning.
    let motion = Animation.linear(duration: 0.05).repeatCount(2, autoreverses: false)
    let values = play(.atFirstTick, ticks: 10, changes: [0: (3.2, motion)])
    let expected = [0, 1, 2, 3, 3.2, 1, 2, 3, 3.2, 3.2]
    for (value, expected) in zip(values, expected) { #expect(abs(value - expected) < 1e-9) }
  }
}

extension Animator {
  /// Ticks for a test to which nobody's wait matters.
  mutating func tick(at now: Instant) {
    var finished: [CompletedToken] = []
    tick(at: now, finished: &finished)
  }
}
