import AnimationEngine
import JSONText

extension Instant {
  /// The time as a message tells it, with at most six decimals: `0.5 s`.
  var text: String { NumberFormat.standard.trimmedText(seconds) + " s" }
}
