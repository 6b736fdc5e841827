import AnimationEngine

/// A transition of a prototype, as Figma's plugin interface has it.
enum FigmaExport {
  static func make(_ motion: ExportedMotion) throws(ExportProblem) -> Export {
    try motion.refuseDelay(for: .figma, "a delay inside a transition")
    switch motion.form {
    case .spring(let spring, let velocity):
      return make(SpringWords(spring, initialVelocity: velocity), motion)
    case .bezier(let curve): return make(try motion.checked(curve, for: .figma), motion)
    case .other:
      throw .cannotSay(.figma, "a curve that is neither a spring nor a cubic Bezier curve")
    }
  }

  private static func make(_ spring: SpringWords, _ motion: ExportedMotion) -> Export {
    let error = spring.error(against: motion)
    let (stiffness, damping) = (word(spring.stiffness), word(spring.damping))
    let easing = """
      { type: "CUSTOM_SPRING", easingFunctionSpring: { mass: 1, stiffness: \(stiffness), damping: \(damping), \
      initialVelocity: \(word(spring.velocity)) } }
      """
    return transition(easing, motion, error)
  }

  private static func make(_ curve: CubicBezier, _ motion: ExportedMotion) -> Export {
    let error = motion.error(of: curve, lasting: motion.length)
    let easing = """
      { type: "CUSTOM_CUBIC_BEZIER", easingFunctionCubicBezier: \
      { x1: \(word(curve.x1)), y1: \(word(curve.y1)), x2: \(word(curve.x2)), y2: \(word(curve.y2)) } }
      """
    return transition(easing, motion, error)
  }

  private static func transition(
    _ easing: String, _ motion: ExportedMotion, _ error: ExportError
  ) -> Export {
    Export(
      text: """
        // \(error.sentence)
        { type: "SMART_ANIMATE", duration: \(word(motion.length)),
          easing: \(easing) }

        """,
      error: error)
  }
}
