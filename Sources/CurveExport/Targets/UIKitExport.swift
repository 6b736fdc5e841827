import AnimationEngine

/// A `UIViewPropertyAnimator`, and for springs the older call, which takes the settling time.
enum UIKitExport {
  static func make(_ motion: ExportedMotion) throws(ExportProblem) -> Export {
    switch motion.form {
    case .spring(let spring, let velocity):
      return make(spring, SpringWords(spring, initialVelocity: velocity), motion)
    case .bezier(let curve): return make(try motion.checked(curve, for: .uikit), motion)
    case .other:
      throw .cannotSay(.uikit, "a curve that is neither a spring nor a cubic Bezier curve")
    }
  }

  private static func make(
    _ spring: Spring, _ words: SpringWords, _ motion: ExportedMotion
  ) -> Export {
    let error = words.error(against: motion)
    let velocity = word(words.velocity)
    return Export(
      text: """
        // \(error.sentence)
        let timing = UISpringTimingParameters(
          mass: 1, stiffness: \(word(words.stiffness)), damping: \(word(words.damping)),
          initialVelocity: CGVector(dx: \(velocity), dy: \(velocity)))
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
        animator.startAnimation(afterDelay: \(word(motion.delay)))
        \(older(spring, words, motion))
        """,
      error: error)
  }

  /// UIKit makes the spring whose motion has settled, to a thousandth, after the duration it is given.
  private static func older(
    _ spring: Spring, _ words: SpringWords, _ motion: ExportedMotion
  ) -> String {
    guard words.dampingRatio <= 1, let settling = spring.settlingTime else { return "" }
    return """
      // The older call takes the settling time:
      // UIView.animate(
      //   withDuration: \(word(settling)), delay: \(word(motion.delay)),
      //   usingSpringWithDamping: \(word(words.dampingRatio)), initialSpringVelocity: \(word(words.velocity)), ...)

      """
  }

  private static func make(_ curve: CubicBezier, _ motion: ExportedMotion) -> Export {
    let error = motion.error(of: curve, lasting: motion.length)
    return Export(
      text: """
        // \(error.sentence)
        let timing = UICubicTimingParameters(
          controlPoint1: CGPoint(x: \(word(curve.x1)), y: \(word(curve.y1))),
          controlPoint2: CGPoint(x: \(word(curve.x2)), y: \(word(curve.y2))))
        let animator = UIViewPropertyAnimator(duration: \(word(motion.length)), timingParameters: timing)
        animator.startAnimation(afterDelay: \(word(motion.delay)))

        """,
      error: error)
  }
}

extension Spring {
  /// The settling duration from which this spring is made, up to a thousandth; nil where there is none.
  ///
  /// A settling duration and the frequency of its spring are inverse to each other.
  package var settlingTime: Double? {
    let unit = Spring(settlingDuration: 1, dampingRatio: dampingRatio)
    let time = response / unit.response
    return (0.01...10).contains(time) ? time : nil
  }
}
