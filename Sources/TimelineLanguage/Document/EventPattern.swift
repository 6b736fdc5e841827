/// Events by their word and, where one is given, their label.
package struct EventPattern: Hashable, Sendable {
  package let word: EventWord
  package let label: ElementIndex<String>?
}
