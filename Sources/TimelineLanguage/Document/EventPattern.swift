/// Events by their word and, where it is given, by what they are about.
package struct EventPattern: Hashable, Sendable {
  /// What kind of event is meant.
  package let word: EventWord
  /// The label the event must have, or its track or view if it has no label; nil for any.
  package let label: ElementIndex<String>?
}
