import AnimationEngine

/// `SpringSimulation` or `Cubic` of Flutter.
enum FlutterExport {
  static func make(_ motion: ExportedMotion) throws(ExportProblem) -> Export {
    try motion.refuseDelay(for: .flutter, "a delay inside a simulation or a curve")
    switch motion.form {
    case .spring(let spring, let velocity):
      return make(SpringWords(spring, initialVelocity: velocity), motion)
    case .bezier(let curve): return make(try motion.checked(curve, for: .flutter), motion)
    case .other:
      throw .cannotSay(.flutter, "a curve that is neither a spring nor a cubic Bezier curve")
    }
  }

  private static func make(_ spring: SpringWords, _ motion: ExportedMotion) -> Export {
    let error = spring.error(against: motion)
    let (start, end) = motion.ends
    return Export(
      text: """
        // \(error.sentence)
        SpringSimulation(
          const SpringDescription(mass: 1, stiffness: \(word(spring.stiffness)), damping: \(word(spring.damping))),
          \(word(start)), \(word(end)), \(word(spring.velocity * (end - start))))

        """,
      error: error)
  }

  private static func make(_ curve: CubicBezier, _ motion: ExportedMotion) -> Export {
    let microseconds = max((motion.length * 1e6).rounded(), 1)
    let error = motion.error(of: curve, lasting: microseconds / 1e6)
    let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(word).joined(separator: ", ")
    return Export(
      text: """
        // \(error.sentence)
        duration: const Duration(microseconds: \(word(microseconds))),
        curve: const Cubic(\(points)),

        """,
      error: error)
  }
}
