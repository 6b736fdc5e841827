import AnimationEngine

/// A transition of Motion for JavaScript.
enum MotionExport {
  static func make(_ motion: ExportedMotion) throws(ExportProblem) -> Export {
    switch motion.form {
    case .spring(let spring, let velocity):
      return make(SpringWords(spring, initialVelocity: velocity), motion)
    case .bezier(let curve): return make(try motion.checked(curve, for: .motion), motion)
    case .other:
      throw .cannotSay(.motion, "a curve that is neither a spring nor a cubic Bezier curve")
    }
  }

  private static func make(_ spring: SpringWords, _ motion: ExportedMotion) -> Export {
    let error = spring.error(against: motion)
    let distance = motion.ends.end - motion.ends.start
    let push = spring.velocity == 0 ? "" : ", velocity: \(word(spring.velocity * distance))"
    let (stiffness, damping) = (word(spring.stiffness), word(spring.damping))
    return Export(
      text: """
        // \(error.sentence)
        { type: "spring", mass: 1, stiffness: \(stiffness), damping: \(damping)\(push)\(delay(motion)) }
        \(visual(spring, motion))
        """,
      error: error)
  }

  /// The other words for the spring. Motion makes a spring 1.2 times as long as its `visualDuration`, and
  /// knows neither over-damping nor a velocity beside it.
  private static func visual(_ spring: SpringWords, _ motion: ExportedMotion) -> String {
    guard (0...0.95).contains(spring.bounce), spring.velocity == 0 else { return "" }
    let (duration, bounce) = (word(spring.duration / 1.2), word(spring.bounce))
    return """
      // { type: "spring", visualDuration: \(duration), bounce: \(bounce)\(delay(motion)) }

      """
  }

  private static func make(_ curve: CubicBezier, _ motion: ExportedMotion) -> Export {
    let error = motion.error(of: curve, lasting: motion.length)
    let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(word).joined(separator: ", ")
    return Export(
      text: """
        // \(error.sentence)
        { type: "tween", duration: \(word(motion.length)), ease: [\(points)]\(delay(motion)) }

        """,
      error: error)
  }

  private static func delay(_ motion: ExportedMotion) -> String {
    motion.delay == 0 ? "" : ", delay: \(word(motion.delay))"
  }
}
