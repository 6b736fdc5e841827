import AnimationEngine
import CurveFitting
import TestSupport
import Testing

/// Motions that were sent elsewhere on their way.
@Suite struct RetargetFitTests {
  private func retargeted(_ animation: Animation) -> RecordedMotion {
    var motion = RecordedMotion(animation: animation)
    motion.targets = [100, 30]
    motion.begins = [0, 0.25]
    return motion
  }

  @Test(arguments: SpringFitTests.springs.sampled(every: 3))
  func `a retarget of a spring is found`(duration: Double, bounce: Double) throws {
    var generator = SeededGenerator(seed: 0)
    let motion = retargeted(.spring(duration: duration, bounce: bounce))
    let best = try MotionFitter().fit(try motion.recording(&generator)).best
    #expect(isClose(best.spring.duration, duration, within: 1e-6))
    #expect(isClose(best.spring.bounce, bounce, within: 1e-6))
    #expect(best.begins.count == 2)
    // A begin is known up to a step of 1/300 s.
    for (found, begin) in zip(best.begins, motion.begins) {
      #expect(isClose(found.value, begin, within: 1.0 / 300))
    }
    for (found, target) in zip(best.targets, motion.targets) {
      #expect(isClose(found.value, target, within: 1e-6))
    }
  }

  @Test(arguments: [Animation.easeIn(duration: 0.35), .linear(duration: 0.4)])
  func `a retarget of a curve is found`(animation: Animation) throws {
    var generator = SeededGenerator(seed: 0)
    let motion = retargeted(animation)
    let best = try MotionFitter().fit(try motion.recording(&generator)).best
    #expect(best.family.kind == .curve && best.begins.count == 2)
    #expect(isClose(best.begins.last?.value ?? .nan, 0.25, within: 1e-3))
    #expect(best.residual.typical < 1e-3)
  }

  @Test func `two retargets are found`() throws {
    var generator = SeededGenerator(seed: 0)
    var motion = retargeted(.spring(duration: 0.55, bounce: 0.15))
    motion.targets.append(200)
    motion.begins.append(0.5)
    let best = try MotionFitter().fit(try motion.recording(&generator)).best
    #expect(best.begins.count == 3)
    #expect(isClose(best.spring.duration, 0.55, within: 1e-6))
  }

  @Test func `retargets that are given are used`() throws {
    var generator = SeededGenerator(seed: 0)
    var motion = retargeted(.spring(duration: 0.65, bounce: 0.3))
    motion.noise = 0.3
    var fitter = MotionFitter()
    fitter.retargets = [0.24]
    let best = try fitter.fit(try motion.recording(&generator)).best
    #expect(best.begins.count == 2)
    #expect(isClose(best.begins.last?.value ?? .nan, 0.25, within: 0.01))
    #expect(isClose(best.spring.duration, 0.65, within: 0.05))
    fitter.retargets = []
    let alone = try fitter.fit(try motion.recording(&generator)).best
    #expect(alone.begins.count == 1 && alone.residual.typical > 2 * best.residual.typical)
  }

  @Test func `noise is not taken for retargets`() throws {
    for seed in 0..<Cases.count(5, of: 40) {
      var generator = SeededGenerator(seed: UInt64(seed))
      var motion = RecordedMotion(animation: .spring(duration: 0.5, bounce: 0.2))
      motion.noise = 1
      #expect(try MotionFitter().fit(try motion.recording(&generator)).best.begins.count == 1)
    }
  }
}
