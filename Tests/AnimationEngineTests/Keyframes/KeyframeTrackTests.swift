import Testing

@testable import AnimationEngine

@Suite struct KeyframeTrackTests {
  @Test(arguments: Reference.keyframes.indices)
  func `keyframes lead where SwiftUI's did`(index: Int) {
    let row = Reference.keyframes[index]
    let track = KeyframeTrack(from: 0, row.keyframes)
    for (time, value) in row.values {
      #expect(abs(track.value(at: time) - value) <= 6e-4, "\(row.id) at \(time)")
    }
  }

  @Test func `a spring without a duration ends when it has settled`() {
    let spring = Spring(duration: 0.4, bounce: 0.3)
    let track = KeyframeTrack<Double>(
      from: 0, [.init(to: 10, .spring(spring, duration: nil, startVelocity: nil))])
    // Measured: 1.273 s.
    #expect(abs(track.duration - 1.273) < 1e-3)
    #expect(track.finalValue == track.value(at: track.duration))
    #expect(track.finalValue != 10)
  }

  /// The derivative, by the difference across a small step.
  @Test(arguments: Reference.keyframes.indices)
  func `the velocity is that of the values`(index: Int) {
    let track = KeyframeTrack(from: 0, Reference.keyframes[index].keyframes)
    // Curves answer in single precision, as SwiftUI's do: a smaller step would show their grain.
    let step = 1e-3
    for time in stride(from: 0.013, to: track.duration, by: 0.037) {
      let slope = (track.value(at: time + step) - track.value(at: time - step)) / (2 * step)
      #expect(abs(track.velocity(at: time) - slope) < 0.03, "at \(time)")
    }
  }

  @Test func `keyframes without length are reached at once`() {
    let track = KeyframeTrack<Double>(
      from: 1,
      [
        .init(to: 2, .linear(duration: 0, curve: .linear)), .init(to: 5, .move),
        .init(to: 7, .cubic(duration: 0, startVelocity: nil, endVelocity: nil)),
      ])
    #expect(track.duration == 0)
    #expect(track.value(at: 0) == 1)
    #expect(track.value(at: 1e-9) == 7)
    #expect(track.velocity(at: 0) == 0)
  }

  @Test func `a repeated play shows the end of a round at its end`() {
    let track = KeyframeTrack<Double>(
      from: 0, [.init(to: 8, .linear(duration: 0.5, curve: .linear))])
    let play = KeyframePlay(track, duration: 1, isRepeating: true)
    func value(_ seconds: Double) -> Double {
      play.reading(at: Instant(seconds: seconds).ticks).offset
    }
    #expect(value(0) == 0)
    #expect(value(0.25) == 4)
    #expect(value(1) == 8)
    #expect(value(1.25) == 4)
    #expect(value(3) == 8)
    #expect(play.end == nil)
  }

  /// Between a cubic keyframe and a line with a timing curve the velocity is that of the line.
  @Test(arguments: [
    (UnitCurve.linear, 1.0, 1.0), (.easeIn, 0, 1 / 0.58), (.easeOut, 1 / 0.58, 0),
    (.easeInOut, 0, 0), (.circularEaseIn, 0, 1), (.circularEaseOut, 1, 0),
  ])
  func `a cubic keyframe begins and ends as fast as the line beside it`(
    curve: UnitCurve, start: Double, end: Double
  ) {
    let line = Keyframe(to: 20.0, .linear(duration: 0.5, curve: curve))
    func cubic(to target: Double) -> Keyframe<Double> {
      Keyframe(to: target, .cubic(duration: 0.5, startVelocity: nil, endVelocity: nil))
    }
    let before = KeyframeTrack(from: 0, [cubic(to: 10), line])
    // From 10 to 20 in half a second: 20 a second on average, which a vertical curve counts as.
    #expect(abs(before.velocity(at: 0.5 - 1e-7) - 20 * start) < 1e-3)
    let after = KeyframeTrack(from: 10, [line, cubic(to: 0)])
    #expect(abs(after.velocity(at: 0.5) - 20 * end) < 1e-3)
    let spring = Keyframe(to: 0.0, .spring(Spring(), duration: 1, startVelocity: nil))
    let sprung = KeyframeTrack(from: 10, [line, spring])
    #expect(abs(sprung.velocity(at: 0.5) - 20 * end) < 1e-3)
  }

  /// From 50 to 100 in a second, 150 a second fast at the start: by the cubic with these ends, by the spring's own
  /// formula, and not at all where the keyframe has a velocity or a straight way.
  @Test func `a track goes on with a velocity that its first keyframe does not set`() {
    func value(_ kind: Keyframe<Double>.Kind, at time: Double) -> Double {
      KeyframeTrack(from: 50, velocity: 150, [Keyframe(to: 100, kind)]).value(at: time)
    }
    let cubic = Keyframe<Double>.Kind.cubic(duration: 1, startVelocity: nil, endVelocity: nil)
    #expect(abs(value(cubic, at: 0.25) - 78.90625) < 1e-12)
    #expect(abs(value(cubic, at: 0.5) - 93.75) < 1e-12)
    let standing = Keyframe<Double>.Kind.cubic(duration: 1, startVelocity: 0, endVelocity: nil)
    #expect(value(standing, at: 0.5) == 75)
    #expect(value(.linear(duration: 1, curve: .linear), at: 0.5) == 75)
    for spring in [Spring(duration: 0.5, bounce: 0.3), Spring(duration: 1, bounce: 0), Spring()] {
      for (own, velocity) in [(nil, 150.0), (-7.0, -7)] {
        let way: Double = spring.value(target: 50.0, initialVelocity: velocity, time: 0.2)
        let found = value(.spring(spring, duration: 1, startVelocity: own), at: 0.2)
        #expect(abs(found - 50 - way) < 1e-12)
      }
    }
  }

  @Test func `an over-damped spring keyframe hands over the slope of its values`() {
    let spring = Keyframe(
      to: 10.0, .spring(Spring(duration: 0.5, bounce: -0.3), duration: 0.25, startVelocity: nil))
    let track = KeyframeTrack(
      from: 0, [spring, Keyframe(to: 0, .cubic(duration: 1, startVelocity: nil, endVelocity: nil))])
    let slope = (track.value(at: 0.25) - track.value(at: 0.25 - 1e-6)) / 1e-6
    #expect(abs(track.velocity(at: 0.25) - slope) < 1e-3)
  }
}
