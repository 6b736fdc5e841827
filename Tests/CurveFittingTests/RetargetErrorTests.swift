import AnimationEngine
import CurveFitting
import TestSupport
import Testing

/// Springs that were sent elsewhere on their way, in noise: 48 recordings.
@Suite struct RetargetErrorTests {
  /// A recorded motion to 100 and then to 30.
  struct Motion: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let duration: Double
    let bounce: Double
    /// What the engine plays; nil for a critically damped spring in closed form that keeps its velocity, as
    /// other toolkits have it.
    let animation: Animation?
    let retarget: Double
    let noise: Double

    /// Rows a second, and how long: until the motion has come within a thousandth of its way, or nearly so.
    private static let (rate, length) = (60.0, 1.2)

    func recording() throws -> MotionRecording {
      var generator = SeededGenerator(seed: UInt64(retarget * 100) * 10 + UInt64(noise * 10))
      guard let animation else { return try closedForm(&generator) }
      var motion = RecordedMotion(animation: animation)
      motion.targets = [100, 30]
      motion.begins = [0, retarget]
      motion.noise = noise
      motion.rate = Self.rate
      motion.length = Self.length
      return try motion.recording(&generator)
    }

    /// 100 - 100 (1 + wt) e^-wt; from the retarget on 30 + (y + (v + wy) t) e^-wt, for a way y from there
    /// and a velocity v.
    private func closedForm(_ generator: inout SeededGenerator) throws -> MotionRecording {
      let spring = Spring(duration: duration, bounce: bounce)
      let place = spring.value(target: 100, time: retarget)
      let speed =
        100 * (2 * .pi / duration) * (2 * .pi / duration) * retarget
        * (1 - spring.value(target: 1, time: retarget)) / (1 + 2 * .pi / duration * retarget)
      let times = (0..<Int(Self.rate * Self.length)).map { Double($0) / Self.rate }
      let values = times.map { time in
        let value =
          time < retarget
          ? spring.value(target: 100, time: time)
          : place
            + spring.value(target: 30 - place, initialVelocity: speed, time: time - retarget)
        return value + (noise > 0 ? noise * generator.gaussian() : 0)
      }
      return try MotionRecording(times: times, values: values)
    }
  }

  static let springs: [(name: String, duration: Double, bounce: Double, animation: Animation?)] = [
    ("stepped, critical", 0.6, 0, .spring(duration: 0.6, bounce: 0)),
    ("stepped, bouncy", 0.45, 0.25, .spring(duration: 0.45, bounce: 0.25)),
    ("interpolating", 0.6, 0, .interpolatingSpring(duration: 0.6, bounce: 0)),
    ("closed, with its velocity", 0.6, 0, nil),
  ]

  static let motions = springs.flatMap { spring in
    [0.12, 0.2, 0.3, 0.45].flatMap { retarget in
      [0, 0.1, 0.4].map { noise in
        Motion(
          testDescription: "\(spring.name), at \(retarget), noise \(noise)",
          duration: spring.duration, bounce: spring.bounce, animation: spring.animation,
          retarget: retarget, noise: noise)
      }
    }
  }

  /// Right is a spring with one retarget, whose true numbers lie within three of the stated errors. Noise
  /// does not tell a closed form from steps, so that either is right for it; without noise each has its own.
  @Test(arguments: motions.sampled(every: 5))
  func `a retargeted spring is found, with errors that reach to its true numbers`(
    motion: Motion
  ) throws {
    let fit = try MotionFitter().fit(try motion.recording()).best
    let isInterpolating = motion.testDescription.hasPrefix("interpolating")
    switch fit.family {
    case .spring: #expect(!isInterpolating || motion.noise > 0)
    case .interpolatingSpring: #expect(isInterpolating || motion.noise > 0)
    case .springPreset, .pushedSpring, .timingCurve, .curvePreset: Issue.record("\(fit.family)")
    }
    #expect(fit.begins.count == 2)
    let found = [fit[.duration], fit[.bounce], fit.start] + fit.begins + fit.targets
    let truth = [motion.duration, motion.bounce, 0, 0, motion.retarget, 100, 30]
    // A tenth of the duration, of the bounce's range, and of the way.
    let limits = [0.06, 0.1, 10, 0.06, 0.06, 10, 10]
    for ((number, truth), limit) in zip(zip(found, truth), limits) {
      let number = try #require(number)
      // Doubles themselves are found up to a millionth.
      #expect(abs(number.value - truth) <= 3 * number.error + 1e-6, "\(number) and \(truth)")
      #expect(number.error < limit)
    }
    #expect(fit.residual.typical < 1.2 * motion.noise + 1e-3)
  }

  @Test func `there are 48 recordings`() { #expect(Self.motions.count == 48) }
}
