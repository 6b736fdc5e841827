import AnimationEngine
import CurveFitting
import TestSupport
import Testing

/// Springs that recordings show are found again, as exactly as the faults of the recording allow.
@Suite struct SpringFitTests {
  static let springs: [(duration: Double, bounce: Double)] = [
    (0.3, 0.6), (0.4, -0.3), (0.5, 0), (0.55, 0.15), (0.65, 0.3), (0.8, -0.15), (1, 0.45),
  ]

  /// A fault, and the median errors that are allowed with it: of the duration as a fraction, of the bounce.
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let duration: Double
    let bounce: Double
    var isRandom = true
    let change: @Sendable (inout RecordedMotion) -> Void
  }

  static let faults = [
    Fault(testDescription: "none", duration: 1e-6, bounce: 1e-6, isRandom: false) { _ in },
    Fault(testDescription: "half a frame late", duration: 1e-6, bounce: 1e-6, isRandom: false) {
      $0.first = 1.0 / 120
    },
    Fault(testDescription: "rounded to a third", duration: 0.0013, bounce: 0.0012) {
      $0.targets = [120]
      $0.grain = 1.0 / 3
    },
    Fault(testDescription: "a fifth lost, and rounded", duration: 0.002, bounce: 0.0015) {
      $0.targets = [120]
      $0.grain = 1.0 / 3
      $0.loss = 0.2
    },
    Fault(testDescription: "1 % noise", duration: 0.01, bounce: 0.006) { $0.noise = 1 },
  ]

  @Test(arguments: faults)
  func `the median error of a recorded spring is small`(fault: Fault) throws {
    let seeds = fault.isRandom ? Cases.count(4, of: 20) : 1
    var errors: [(duration: Double, bounce: Double)] = []
    for (duration, bounce) in Self.springs {
      for seed in 0..<seeds {
        var generator = SeededGenerator(seed: UInt64(seed))
        var motion = RecordedMotion(animation: .spring(duration: duration, bounce: bounce))
        if fault.isRandom { motion.first = generator.number(in: 0...1.0 / 60) }
        fault.change(&motion)
        let found = try MotionFitter().fit(try motion.recording(&generator)).best.spring
        errors.append((abs(found.duration / duration - 1), abs(found.bounce - bounce)))
      }
    }
    // The median of a sample varies.
    let room = Cases.areAll ? 1 : 1.5
    #expect(Self.median(errors.map(\.duration)) <= room * fault.duration)
    #expect(Self.median(errors.map(\.bounce)) <= room * fault.bounce)
  }

  private static func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

  @Test func `a standard error says how far off a number is`() throws {
    var (within, count) = (0, 0)
    var squares = 0.0
    for (duration, bounce) in Self.springs {
      for seed in 0..<Cases.count(4, of: 20) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var motion = RecordedMotion(animation: .spring(duration: duration, bounce: bounce))
        motion.noise = 1
        var fitter = MotionFitter()
        fitter.kinds = [.fluidSpring]
        let best = try fitter.fit(try motion.recording(&generator)).best
        guard let found = best[.duration] else { continue }
        count += 1
        let deviation = (found.value - duration) / found.error
        squares += deviation * deviation
        if abs(deviation) < 2 { within += 1 }
      }
    }
    // Two standard errors are 95 %; of 20 and more draws fewer than 80 % would be wrong.
    #expect(count >= 20 && within * 10 >= count * 8, "\(within) of \(count)")
    // The mean of n squares of the normal distribution is 1, and varies by sqrt(2 / n).
    let mean = squares / Double(count)
    #expect((0.4...1.9).contains(mean), "\(mean)")
  }

  /// The mean of n numbers with the deviation s is known to s / sqrt(n): of the rows at rest the target, of
  /// those before the motion the start.
  @Test(arguments: [0.25, 0.5, 1])
  func `the error of a level is that of the mean of its rows`(noise: Double) throws {
    var (starts, targets) = (0.0, 0.0)
    let seeds = 6
    for seed in 0..<seeds {
      var generator = SeededGenerator(seed: UInt64(seed))
      var motion = RecordedMotion(animation: .linear(duration: 0.2))
      motion.first = -1
      motion.length = 2.2
      motion.noise = noise
      var fitter = MotionFitter()
      fitter.kinds = [.curve]
      fitter.retargets = []
      let best = try fitter.fit(try motion.recording(&generator)).best
      #expect(best.family == .curvePreset(.linear))
      starts += best.start.error / Double(seeds)
      targets += (best.targets.first?.error ?? .infinity) / Double(seeds)
    }
    // Each has 60 rows. Neighbours that are alike by chance make the error a little greater.
    let expected = noise / (60.0).squareRoot()
    #expect((0.9 * expected...1.25 * expected).contains(starts), "\(starts) of \(expected)")
    #expect((0.9 * expected...1.25 * expected).contains(targets), "\(targets) of \(expected)")
  }

  @Test(arguments: [
    (Animation.bouncy, MotionFamily.springPreset(.bouncy)),
    (.snappy, .springPreset(.snappy)), (.smooth, .springPreset(.smooth)),
    (.spring(response: 0.5, dampingFraction: 0.825), .springPreset(.formerDefault)),
    (.easeIn(duration: 0.35), .curvePreset(.easeIn)),
    (.easeInOut(duration: 1), .curvePreset(.easeInOut)),
    (.easeOut(duration: 0.6), .curvePreset(.easeOut)),
    (.linear(duration: 0.4), .curvePreset(.linear)),
    (.timingCurve(0.34, 1.56, 0.64, 1, duration: 0.5), .timingCurve),
    (.interpolatingSpring(mass: 1, stiffness: 100, damping: 10), .interpolatingSpring),
  ])
  func `the family of an animation is told`(animation: Animation, family: MotionFamily) throws {
    var generator = SeededGenerator(seed: 0)
    var motion = RecordedMotion(animation: animation)
    #expect(try MotionFitter().fit(try motion.recording(&generator)).best.family == family)
    motion.noise = 0.3
    let kind = try MotionFitter().fit(try motion.recording(&generator)).best.family.kind
    // In noise a closed form is taken for the stepped spring that it is nearly the same as.
    #expect(kind == (family.kind == .interpolatingSpring ? .fluidSpring : family.kind))
  }

  @Test func `a curve's numbers are found`() throws {
    var generator = SeededGenerator(seed: 0)
    var motion = RecordedMotion(animation: .timingCurve(0.34, 1.56, 0.64, 1, duration: 0.5))
    // A part of the curve would be a Bezier curve as well.
    motion.first = -0.1
    let best = try MotionFitter().fit(try motion.recording(&generator)).best
    let expected: [(FittedParameter, Double)] = [
      (.duration, 0.5), (.x1, 0.34), (.y1, 1.56), (.x2, 0.64), (.y2, 1),
    ]
    for (parameter, number) in expected {
      #expect(isClose(best[parameter]?.value ?? .nan, number, within: 0.1), "\(parameter)")
    }
    #expect(best.residual.typical < 1e-4)
  }

  @Test func `an end that comes early, as over a short way, disturbs nothing`() throws {
    var generator = SeededGenerator(seed: 0)
    var motion = RecordedMotion(animation: .spring(duration: 0.55, bounce: 0.2))
    // A stepped spring over 1 ends with up to a hundredth left. The last row alone is at rest.
    motion.targets = [1]
    motion.length = 0.65
    let best = try MotionFitter().fit(try motion.recording(&generator)).best.spring
    #expect(isClose(best.duration, 0.55, within: 1e-6))
    #expect(isClose(best.bounce, 0.2, within: 1e-6))
  }
}

extension MotionFit {
  /// The duration and the bounce of a spring, or of a preset.
  var spring: (duration: Double, bounce: Double) {
    if case .springPreset(let preset) = family { return (preset.duration, preset.bounce) }
    return (self[.duration]?.value ?? .nan, self[.bounce]?.value ?? .nan)
  }
}
