import AnimationEngine

/// What SwiftUI shows of a stepped spring over a way: a value from each step of 1/300 s to the next.
struct ShownSteps {
  /// The value between a step and the next one, as a part of the way, up to the end of the motion.
  private(set) var values: [Double] = []

  init(_ animation: Animation, over distance: Double) {
    var animator = Animator(atRest: 0.0)
    _ = animator.change(to: distance, by: ValueChange(animation: animation, at: .zero))
    var finished: [CompletedToken] = []
    for step in 1..<3_000 {
      animator.advance(to: Instant(seconds: Double(step) / 300), finished: &finished)
      guard animator.presentation != distance else { break }
      values.append(animator.presentation / distance)
    }
  }

  /// The greatest distance of a function of seconds from the middles of the steps, and from what is shown at
  /// many times between the first step and the last.
  func errors(of function: (Double) -> Double) -> (inSteps: Double, atAnyTime: Double) {
    var (inSteps, atAnyTime) = (0.0, 0.0)
    for (step, value) in values.enumerated() {
      inSteps = max(inSteps, abs(function((Double(step) + 0.5) / 300) - value))
      for part in 0...10 {
        let time = (Double(step) + Double(part) / 10) / 300
        atAnyTime = max(atAnyTime, abs(function(time) - value))
      }
    }
    return (inSteps, atAnyTime)
  }

  /// Half of the greatest change from one step to the next: nothing continuous is nearer at all times.
  var halfOfGreatestStep: Double {
    zip(values, values.dropFirst()).reduce(0) { max($0, abs($1.0 - $1.1)) } / 2
  }
}
