/// Events by their word and, where one is given, their label.
package struct EventPattern: Hashable, Sendable {
  /// What kind of event is meant.
  package let word: EventWord
  /// The label the event must have; nil for any.
  package let label: ElementIndex<String>?
}
