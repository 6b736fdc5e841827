/// One event that differs.
package struct EventDifference: Hashable, Sendable {
  package let time: Double
  /// The event's word, and the names by which it was found in both traces.
  package let event: String
  package let track: String
  package let transaction: String
  package let label: String
  /// The trace that has it; nil where both have it.
  package let only: Side?
  /// The fields that differ, where both have it, with their texts.
  package let fields: [Field]

  package struct Field: Hashable, Sendable {
    package let name: String
    package let first: Cell
    package let second: Cell
  }
}
