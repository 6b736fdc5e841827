import AnimationEngine

/// `@keyframes` of a number, for browsers without `linear()`.
enum KeyframesExport {
  /// Where the value before a jump at the end is.
  private static let beforeEnd = 0.9999

  static func make(_ motion: ExportedMotion) -> Export {
    let (curve, error) = FewestStops(motion.progress).curve(within: CSSExport.tolerance)
    var lines = curve.stops.map { stop in frame(stop.progress, stop.fraction, motion) }
    if let last = curve.stops.dropLast().last, last.progress == 1 {
      lines[lines.count - 2] = frame(beforeEnd, last.fraction, motion)
    }
    return Export(
      text: """
        /* \(curve.stops.count) keyframes, \(error.sentence) */
        @property --value { syntax: "<number>"; inherits: true; initial-value: \(word(motion.ends.start)); }
        @keyframes motion {
        \(lines.joined(separator: "\n"))
        }
        .moving { animation: motion \(word(motion.length))s linear \(word(motion.delay))s both; }

        """,
      error: error)
  }

  private static func frame(
    _ progress: Double, _ fraction: Double, _ motion: ExportedMotion
  ) -> String {
    let value = motion.ends.start + (motion.ends.end - motion.ends.start) * fraction
    return "  \(word(100 * progress))% { --value: \(word(value)); }"
  }
}
