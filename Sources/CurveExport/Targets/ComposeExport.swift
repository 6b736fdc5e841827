import AnimationEngine

/// `spring()` or `tween()` of Jetpack Compose.
enum ComposeExport {
  static func make(_ motion: ExportedMotion) throws(ExportProblem) -> Export {
    switch motion.form {
    case .spring(let spring, let velocity):
      try motion.refuseDelay(for: .compose, "a delay before a spring")
      return make(SpringWords(spring, initialVelocity: velocity), motion)
    case .bezier(let curve): return make(try motion.checked(curve, for: .compose), motion)
    case .other:
      throw .cannotSay(.compose, "a curve that is neither a spring nor a cubic Bezier curve")
    }
  }

  private static func make(_ spring: SpringWords, _ motion: ExportedMotion) -> Export {
    let error = spring.error(against: motion)
    let distance = motion.ends.end - motion.ends.start
    let push =
      spring.velocity == 0
      ? "" : "// animateTo(..., initialVelocity = \(word(spring.velocity * distance))f)\n"
    return Export(
      text: """
        // \(error.sentence)
        \(push)spring(dampingRatio = \(word(spring.dampingRatio))f, stiffness = \(word(spring.stiffness))f)

        """,
      error: error)
  }

  private static func make(_ curve: CubicBezier, _ motion: ExportedMotion) -> Export {
    let error = motion.error(of: curve, lasting: motion.milliseconds / 1_000)
    let points = [curve.x1, curve.y1, curve.x2, curve.y2].map { word($0) + "f" }
      .joined(separator: ", ")
    let delay = motion.delay == 0 ? "" : "delayMillis = \(word((motion.delay * 1_000).rounded())), "
    return Export(
      text: """
        // \(error.sentence)
        tween(durationMillis = \(word(motion.milliseconds)), \(delay)easing = CubicBezierEasing(\(points)))

        """,
      error: error)
  }
}
