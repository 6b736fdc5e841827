package import AnimationEngine

/// A step and when it is taken; an event at several times is several events with one step.
package struct Event: Hashable, Sendable {
  /// When the step is taken.
  package var time: EventTime
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
  /// Seconds that follow from definitions and the first values of states.
  case computed(DocumentValue)

  /// The latest time that an event may have, in seconds.
  package static let latest = 1_000_000_000.0
}

extension Timeline {
  /// Whether an event's time follows from definitions.
  package var hasComputedTimes: Bool { !stepContent.computedTimes.isEmpty }

  /// The events whose times follow from definitions, by their numbers, with their times.
  package var computedTimes: [(event: Int, time: DocumentValue)] {
    stepContent.computedTimes.compactMap { index in
      if case .computed(let value) = events[index].time { (index, value) } else { nil }
    }
  }
}

extension StepKey {
  static let atEntry = KeyEntry(
    "at", .either([.number(.time), .list(of: .number(.time)), .name(.moment)]),
    "When the event happens: seconds, a list of them, a label: 'label', 'label #2', 'label + 0.5', or an "
      + "expression of definitions and first values.")
}
