import AnimationEngine
import JSONText

/// `linear()` with few stops, or `cubic-bezier()` where the motion is one.
enum CSSExport {
  static let tolerance = 1e-3

  static func make(_ motion: ExportedMotion) -> Export {
    if case .bezier(let curve) = motion.form, (0...1).contains(curve.x1), (0...1).contains(curve.x2)
    {
      return exact(curve, motion)
    }
    let (curve, error) = FewestStops(motion.progress).curve(within: tolerance)
    let bezier = BestBezier.curve(for: motion.progress)
    return Export(
      text: """
        /* linear(): \(curve.stops.count) stops, \(error.sentence) */
        \(timing(motion))transition-timing-function: \(linear(curve));
        /* the best cubic-bezier() is \(bezier.error.sentence):
           transition-timing-function: \(cubicBezier(bezier.curve)); */

        """,
      error: error)
  }

  private static func exact(_ curve: CubicBezier, _ motion: ExportedMotion) -> Export {
    let error = motion.error(of: curve, lasting: motion.length)
    return Export(
      text: """
        /* \(error.sentence) */
        \(timing(motion))transition-timing-function: \(cubicBezier(curve));

        """,
      error: error)
  }

  private static func timing(_ motion: ExportedMotion) -> String {
    guard let duration = motion.duration else { return "" }
    let delay = motion.delay == 0 ? "" : "transition-delay: \(word(motion.delay))s;\n"
    return "transition-duration: \(word(duration))s;\n" + delay
  }

  static func cubicBezier(_ curve: CubicBezier) -> String {
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(word).joined(separator: ", ")
    return "cubic-bezier(\(numbers))"
  }

  static func linear(_ curve: PiecewiseLinearCurve) -> String {
    let last = curve.stops.count - 1
    let stops = curve.stops.enumerated().map { index, stop in
      let isPlain = (index == 0 && stop.progress == 0) || (index == last && stop.progress == 1)
      return word(stop.fraction) + (isPlain ? "" : " \(word(100 * stop.progress))%")
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }
}
