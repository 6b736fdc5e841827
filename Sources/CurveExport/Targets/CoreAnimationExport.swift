import AnimationEngine

/// `CASpringAnimation`, `CABasicAnimation` or, for anything else, `CAKeyframeAnimation`.
enum CoreAnimationExport {
  static func make(_ motion: ExportedMotion) -> Export {
    switch motion.form {
    case .spring(let spring, let velocity):
      make(SpringWords(spring, initialVelocity: velocity), motion)
    case .bezier(let curve) where (0...1).contains(curve.x1) && (0...1).contains(curve.x2):
      make(curve, motion)
    case .bezier, .other: makeKeyframes(motion)
    }
  }

  private static func make(_ spring: SpringWords, _ motion: ExportedMotion) -> Export {
    let error = spring.error(against: motion)
    return Export(
      text: """
        // \(error.sentence)
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.mass = 1
        animation.stiffness = \(word(spring.stiffness))
        animation.damping = \(word(spring.damping))
        animation.initialVelocity = \(word(spring.velocity))
        animation.duration = animation.settlingDuration
        \(ends(motion))
        """,
      error: error)
  }

  private static func make(_ curve: CubicBezier, _ motion: ExportedMotion) -> Export {
    let error = motion.error(of: curve, lasting: motion.length)
    let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(word).joined(separator: ", ")
    return Export(
      text: """
        // \(error.sentence)
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.duration = \(word(motion.length))
        animation.timingFunction = CAMediaTimingFunction(controlPoints: \(points))
        \(ends(motion))
        """,
      error: error)
  }

  private static func makeKeyframes(_ motion: ExportedMotion) -> Export {
    let (curve, error) = FewestStops(motion.progress).curve(within: CSSExport.tolerance)
    let (start, end) = motion.ends
    let values = curve.stops.map { word(start + (end - start) * $0.fraction) }
    return Export(
      text: """
        // \(error.sentence)
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.duration = \(word(motion.length))
        animation.calculationMode = .linear
        animation.keyTimes = [\(curve.stops.map { word($0.progress) }.joined(separator: ", "))]
        animation.values = [\(values.joined(separator: ", "))]
        \(begin(motion))
        """,
      error: error)
  }

  private static func ends(_ motion: ExportedMotion) -> String {
    """
    animation.fromValue = \(word(motion.ends.start))
    animation.toValue = \(word(motion.ends.end))
    \(begin(motion))
    """
  }

  private static func begin(_ motion: ExportedMotion) -> String {
    guard motion.delay != 0 else { return "" }
    return """
      animation.beginTime = CACurrentMediaTime() + \(word(motion.delay))
      animation.fillMode = .backwards

      """
  }
}
