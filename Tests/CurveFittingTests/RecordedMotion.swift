import AnimationEngine
import CurveFitting
import TestSupport

/// A recording of an animation, with the faults that recordings have.
struct RecordedMotion {
  var animation: Animation
  var start = 0.0
  var targets = [100.0]
  /// When each change begins.
  var begins = [0.0]
  var rate = 60.0
  var length = 2.5
  /// The time of the first row.
  var first = 0.0
  /// Numbers are rounded to multiples of this, if it is not 0.
  var grain = 0.0
  /// Gaussian noise, in units.
  var noise = 0.0
  /// The part of the rows that are missing.
  var loss = 0.0

  func recording(_ generator: inout SeededGenerator) throws -> MotionRecording {
    var times: [Double] = []
    var values: [Double] = []
    for (time, value) in rows() {
      if loss > 0, generator.number(in: 0...1) < loss { continue }
      var value = value
      if noise > 0 { value += noise * generator.gaussian() }
      if grain > 0 { value = (value / grain).rounded() * grain }
      times.append(time)
      values.append(value)
    }
    return try MotionRecording(times: times, values: values)
  }

  /// What the engine shows under the exact clock.
  private func rows() -> [(Double, Double)] {
    var animator = Animator(atRest: start)
    var pending = Array(zip(begins, targets))
    var finished: [CompletedToken] = []
    return (0..<Int(length * rate)).map { frame in
      let time = first + Double(frame) / rate
      while let (begin, target) = pending.first, begin <= time {
        animator.advance(to: Instant(seconds: begin + 10), finished: &finished)
        _ = animator.change(
          to: target, by: ValueChange(animation: animation, at: Instant(seconds: begin + 10)))
        pending.removeFirst()
      }
      animator.advance(to: Instant(seconds: time + 10), finished: &finished)
      return (time, animator.presentation)
    }
  }
}

extension SeededGenerator {
  /// A number of the normal distribution: twelve of the uniform one, added.
  mutating func gaussian() -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + number(in: 0...1) }
  }
}
