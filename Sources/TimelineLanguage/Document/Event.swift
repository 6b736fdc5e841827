/// A step and when it is taken; an event at several times is several events with one step.
package struct Event: Hashable, Sendable {
  package let time: EventTime
  package let step: ElementIndex<Step>
}
