import AnimationEngine

/// The part of the way that a motion from rest has covered by an elapsed time.
enum ProgressFunction {
  /// The progress after each step of a fluid spring, and how a time between two steps is read.
  case steps([Double], StepReading)
  /// A closed form, with its velocity at the start in distances per second.
  case spring(Spring, initialVelocity: Double)
  case curve(CubicBezier, duration: Double)

  @inline(__always)
  func value(at elapsed: Double) -> Double {
    guard elapsed > 0 else { return 0 }
    switch self {
    case .steps(let progress, let reading): return reading.value(of: progress, at: elapsed)
    case .spring(let spring, let velocity):
      return spring.progress(initialVelocity: velocity, time: elapsed)
    case .curve(let curve, let duration):
      return elapsed < duration ? curve.value(at: elapsed / duration) : 1
    }
  }
}

/// The value of a fluid spring at a time between two of its steps.
enum StepReading {
  /// Between their values: a smooth function of the begin, in which a minimum can be looked for.
  case interpolated
  /// As SwiftUI shows it: every step that begins before the time was taken.
  case whole

  @inline(__always)
  func value(of progress: [Double], at elapsed: Double) -> Double {
    let count = elapsed * FluidSpring.progressRate
    let last = progress.count - 1
    switch self {
    case .interpolated:
      guard count < Double(last) else { return progress[last] }
      let step = Int(count)
      return progress[step] + (progress[step + 1] - progress[step]) * (count - Double(step))
    case .whole:
      let steps = (count - 1e-6).rounded(.up)
      return progress[steps < Double(last) ? max(Int(steps), 0) : last]
    }
  }
}

extension MotionFamily {
  /// The progress of the member with a shape, for elapsed times up to `longest`.
  func progress(_ shape: MotionShape, longest: Double, reading: StepReading) -> ProgressFunction {
    let numbers = shape.numbers
    switch self {
    case .spring:
      let spring = Spring(duration: exponential(numbers[0]), bounce: numbers[1])
      let fluid = FluidSpring(response: spring.response, dampingFraction: spring.dampingRatio)
      return .steps(fluid.progress(longest: longest), reading)
    case .springPreset(let preset):
      return .steps(preset.fluid.progress(longest: longest), reading)
    case .interpolatingSpring, .pushedSpring:
      let duration = exponential(numbers[0])
      let velocity = self == .pushedSpring ? numbers[2] / duration : 0
      return .spring(
        Spring(duration: duration, bounce: max(numbers[1], 0)), initialVelocity: velocity)
    case .timingCurve:
      let curve = CubicBezier(x1: numbers[1], y1: numbers[2], x2: numbers[3], y2: numbers[4])
      return .curve(curve, duration: exponential(numbers[0]))
    case .curvePreset(let preset):
      return .curve(preset.curve, duration: exponential(numbers[0]))
    }
  }
}

extension FluidSpring {
  /// The progress after each step up to an elapsed time, or until nothing is left of the way.
  fileprivate func progress(longest: Double) -> [Double] {
    let time = min(max(longest, 0), closedForm.stillness, 3_600)
    return progress(steps: Int(time * FluidSpring.progressRate) + 2)
  }
}
