package import AnimationEngine

/// A step and when it is taken; an event at several times is several events with one step.
package struct Event: Hashable, Sendable {
  /// When the step is taken.
  package let time: EventTime
  /// Whether an earlier event is the same but for its numbers and its place.
  let isRepetition: Bool
  /// The step.
  package let step: ElementIndex<Step>
}

/// When an event happens.
package enum EventTime: Hashable, Sendable {
  case instant(Instant)
  /// A time after a completion or an observer has fired.
  case label(ElementIndex<LabelTime>)
}

extension StepKey {
  static let atEntry = KeyEntry(
    "at", .either([.number(.time), .list(of: .number(.time)), .name(.moment)]),
    "When the event happens: seconds, a list of them, or a label: 'label', 'label #2', "
      + "'label + 0.5'.")
}
