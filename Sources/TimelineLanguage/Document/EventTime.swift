package import AnimationEngine

/// When an event happens.
package enum EventTime: Hashable, Sendable {
  case instant(Instant)
  /// A time after a completion or an observer has fired.
  case label(ElementIndex<LabelTime>)
}
