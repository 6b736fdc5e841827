import AnimationEngine
import JSONText

extension Instant {
  /// The time as a message tells it, `0.5 s`.
  var text: String { DecimalText.shortest(seconds) + " s" }
}
