import AnimationEngine
import JSONText

/// A spring as other toolkits describe one, with a mass of 1 and numbers as they are printed.
struct SpringWords {
  let stiffness: Double
  let damping: Double
  let dampingRatio: Double
  /// In ways per second.
  let velocity: Double
  /// How long the spring feels, and how much it bounces.
  let duration: Double
  let bounce: Double

  init(_ spring: Spring, initialVelocity: Double) {
    // w = 2 pi / d, k = w^2, c = 2 zeta w.
    let frequency = 2 * Double.pi / spring.response
    stiffness = Self.rounded(frequency * frequency)
    damping = Self.rounded(2 * spring.dampingRatio * frequency)
    dampingRatio = Self.rounded(spring.dampingRatio)
    velocity = Self.rounded(initialVelocity)
    duration = spring.response
    bounce = spring.bounce
  }

  private static func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }

  /// The spring that the printed numbers make.
  var printed: Spring {
    Spring(mass: 1, stiffness: stiffness, damping: damping, allowOverDamping: true)
  }

  /// How far it is from the motion that SwiftUI shows.
  func error(against motion: ExportedMotion) -> ExportError {
    let spring = printed
    return motion.progress.errors { part in
      spring.progress(initialVelocity: velocity, time: part * (motion.duration ?? 1))
    }
  }
}

/// A number with the fewest digits that read back to it, six decimals at most.
func word(_ number: Double) -> String {
  let rounded = (number * 1e6).rounded() / 1e6
  return DecimalText.shortest(rounded == 0 ? 0 : rounded)
}

extension ExportedMotion {
  /// The duration of a motion that has one; one without is as long as a second.
  var length: Double { duration ?? 1 }

  /// The error of a Bezier curve whose duration is rounded to a multiple.
  func error(of curve: CubicBezier, lasting rounded: Double) -> ExportError {
    progress.errors { part in
      curve.value(at: min(part * length / rounded, 1))
    }
  }

  /// The duration in whole milliseconds.
  var milliseconds: Double { max((length * 1_000).rounded(), 1) }

  /// Refuses a delay.
  func refuseDelay(for target: ExportTarget, _ reason: String) throws(ExportProblem) {
    if delay != 0 { throw .cannotSay(target, reason) }
  }

  /// Refuses a curve whose control points are outside its time.
  func checked(
    _ curve: CubicBezier, for target: ExportTarget
  ) throws(ExportProblem) -> CubicBezier {
    guard (0...1).contains(curve.x1), (0...1).contains(curve.x2) else {
      throw .cannotSay(target, "a control point whose x is not from 0 to 1")
    }
    return curve
  }
}
