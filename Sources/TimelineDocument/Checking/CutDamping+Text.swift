import AnimationEngine
import Diagnostics
import JSONText

extension FluidSpring {
  /// How the spring departs from its damping, as a lower-case sentence without a full stop; nil where it
  /// does not.
  package var dampingDeparture: String? {
    cutDamping.map { cut in
      """
      steps of 1/300 s do not follow a damping fraction of \(dampingFraction.short) at a response of \
      \(response.short) s, so it moves as with \(DecimalText.fixed(cut.used, decimals: 2))
      """
    }
  }

  /// A warning that the damping is cut off, at the place of the animation.
  func dampingWarning(at place: Range<Int>) -> Diagnostic? {
    guard let departure = dampingDeparture, let cut = cutDamping else { return nil }
    return .warning(.cutDamping, departure, at: place, help: cut.advice)
  }
}

extension CutDamping {
  /// Advice for a damping that the steps follow. Both numbers are rounded to the safe side: less damping, more bounce.
  fileprivate var advice: String {
    let fraction = (limit * 1000 - 1e-6).rounded(.down) / 1000
    let bounce = ((1 / fraction - 1) * 1000).rounded(.up) / 1000
    return """
      write a damping fraction of \(fraction.short) or less (a bounce of \(bounce.short) or more), or a \
      longer response
      """
  }
}

extension Double {
  /// The shortest text that reads back as the number.
  fileprivate var short: String { DecimalText.shortest(self) }
}
