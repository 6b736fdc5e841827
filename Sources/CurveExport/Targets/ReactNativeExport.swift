import AnimationEngine

/// `withSpring` or `withTiming` of Reanimated. Its springs have a duration, too, but another one than
/// SwiftUI's, so that they are written by their physics.
enum ReactNativeExport {
  static func make(_ motion: ExportedMotion) throws(ExportProblem) -> Export {
    switch motion.form {
    case .spring(let spring, let velocity):
      return make(SpringWords(spring, initialVelocity: velocity), motion)
    case .bezier(let curve): return make(try motion.checked(curve, for: .reactNative), motion)
    case .other:
      throw .cannotSay(.reactNative, "a curve that is neither a spring nor a cubic Bezier curve")
    }
  }

  private static func make(_ spring: SpringWords, _ motion: ExportedMotion) -> Export {
    let error = spring.error(against: motion)
    let (start, end) = motion.ends
    let push =
      spring.velocity == 0 ? "" : ", velocity: \(word(spring.velocity * (end - start)))"
    let (stiffness, damping) = (word(spring.stiffness), word(spring.damping))
    let call =
      "withSpring(\(word(end)), { mass: 1, stiffness: \(stiffness), damping: \(damping)\(push) })"
    // k = (tension - 30) 3.62 + 194, c = (friction - 8) 3 + 25.
    let tension = (spring.stiffness - 194) / 3.62 + 30
    let friction = (spring.damping - 25) / 3 + 8
    return Export(
      text: """
        // \(error.sentence)
        \(delayed(call, motion))
        // Animated.spring and Origami: { tension: \(word(tension)), friction: \(word(friction)) }

        """,
      error: error)
  }

  private static func make(_ curve: CubicBezier, _ motion: ExportedMotion) -> Export {
    let error = motion.error(of: curve, lasting: motion.milliseconds / 1_000)
    let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(word).joined(separator: ", ")
    let duration = word(motion.milliseconds)
    let call =
      "withTiming(\(word(motion.ends.end)), { duration: \(duration), easing: Easing.bezier(\(points)) })"
    return Export(
      text: """
        // \(error.sentence)
        \(delayed(call, motion))

        """,
      error: error)
  }

  private static func delayed(_ call: String, _ motion: ExportedMotion) -> String {
    motion.delay == 0 ? call : "withDelay(\(word((motion.delay * 1_000).rounded())), \(call))"
  }
}
