import TestSupport
import Testing

@testable import AnimationEngine

/// The factories with SwiftUI's names, labels and defaults.
@Suite struct AnimationFactoryTests {
  @Test func `a curve takes 0.35 seconds unless it is told otherwise`() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.easeIn == .timingCurve(0.42, 0, 1, 1))
    #expect(Animation.easeOut == .timingCurve(0, 0, 0.58, 1, duration: 0.35))
    #expect(Animation.easeInOut(duration: 2) == .timingCurve(0.42, 0, 0.58, 1, duration: 2))
    #expect(Animation.linear(duration: 1) == .timingCurve(0, 0, 1, 1, duration: 1))
  }

  @Test func `a spring without arguments is the one by duration`() {
    #expect(Animation.spring == .spring())
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0, blendDuration: 0))
    #expect(Animation.spring() == .spring(response: 0.5, dampingFraction: 1))
    #expect(Animation.default == .spring(response: 0.5, dampingFraction: 1))
    #expect(
      Animation.spring(dampingFraction: 0.825)
        == .spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0))
  }

  @Test func `an interactive spring without arguments is the one by duration`() {
    #expect(Animation.interactiveSpring == .interactiveSpring())
    #expect(
      Animation.interactiveSpring()
        == .spring(response: 0.15, dampingFraction: 0.85, blendDuration: 0.25))
    #expect(
      Animation.interactiveSpring(response: 0.2)
        == .spring(response: 0.2, dampingFraction: 0.86, blendDuration: 0.25))
    #expect(
      Animation.interactiveSpring(extraBounce: 0.1)
        == .spring(duration: 0.15, bounce: 0.25, blendDuration: 0.25))
  }

  @Test func `the named springs differ by their bounce`() {
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(
      Animation.bouncy(duration: 1, extraBounce: 0.1) == .spring(duration: 1, bounce: 0.3 + 0.1))
    #expect(Animation.smooth(extraBounce: 0.2) == .spring(bounce: 0.2))
    #expect(Animation.snappy(duration: 2) == .spring(duration: 2, bounce: 0.15))
    #expect(Spring.bouncy(extraBounce: 0.1) == Spring(duration: 0.5, bounce: 0.3 + 0.1))
    #expect(Spring.smooth == Spring() && Spring.snappy == Spring(bounce: 0.15))
  }

  @Test func `a spring of its own kind gives an animation its response and damping`() throws {
    let spring = Spring(mass: 2, stiffness: 50, damping: 3)
    let animation = Animation.spring(spring, blendDuration: 0.1)
    let fluid = try #require(animation.composition.fluidSpring)
    #expect(isClose(fluid.response, 2 * Double.pi / 5, within: 1e-12))
    #expect(isClose(fluid.dampingFraction, 0.15, within: 1e-12))
    #expect(fluid.blendDuration == 0.1)
  }

  @Test func `an interpolating spring is the same however it is described`() {
    let frequency = 2 * Double.pi / 0.4
    let described: [Animation] = [
      .interpolatingSpring(duration: 0.4, bounce: 0.25, initialVelocity: 2),
      .interpolatingSpring(Spring(duration: 0.4, bounce: 0.25), initialVelocity: 2),
      .interpolatingSpring(
        stiffness: frequency * frequency, damping: 2 * frequency * 0.75, initialVelocity: 2),
      .interpolatingSpring(
        mass: 3, stiffness: 3 * frequency * frequency, damping: 6 * frequency * 0.75,
        initialVelocity: 2),
    ]
    for animation in described {
      var run = AnimationPlayback(AnimationComposition(animation), distance: 1)
      let spring = Spring(duration: 0.4, bounce: 0.25)
      for time in [0.0, 0.1, 0.2, 0.5] {
        let expected = spring.value(target: 1.0, initialVelocity: 2, time: time)
        let fraction = run.progress(at: time, ends: .exact)?.fraction ?? .nan
        #expect(isClose(fraction, expected, within: 1e-12))
      }
    }
    #expect(Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5, bounce: 0))
  }

  @Test func `animations are equal when they are made of the same`() {
    #expect(Animation.easeIn.delay(1) == .easeIn.delay(1))
    #expect(Animation.easeIn.delay(1) != .easeIn.delay(2))
    #expect(Animation.bouncy.repeatCount(2) != .bouncy.repeatCount(2, autoreverses: false))
    #expect(Animation.linear.speed(2).speed(3) == .linear.speed(6))
    #expect(Animation.linear.speed(2).delay(1) != .linear.delay(1).speed(2))
    #expect(Set([Animation.smooth, .smooth, .snappy, .smooth.delay(1)]).count == 3)
    #expect(Animation.smooth.logicallyComplete(after: .nan) == .smooth)
  }
}
