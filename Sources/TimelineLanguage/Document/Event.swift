/// A step and when it is taken; an event at several times is several events with one step.
package struct Event: Hashable, Sendable {
  /// When the step is taken.
  package let time: EventTime
  /// The step.
  package let step: ElementIndex<Step>
}
