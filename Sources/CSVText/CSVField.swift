/// A field of a table, found but not yet copied.
package struct CSVField: Hashable, Sendable {
  /// The bytes of the field as they are in the text, with its quotes if it has any.
  package let range: Range<Int>
  /// Whether the field is in quotes, so that an empty one is a text and not a gap.
  package let isQuoted: Bool
  /// Whether quotes inside the field are doubled.
  let hasDoubledQuotes: Bool

  /// The bytes that are the field's content: inside its quotes, or without the blanks around it.
  package let content: Range<Int>
}
