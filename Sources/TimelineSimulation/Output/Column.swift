/// One column of a trace: a number, one component of a vector, or a text.
package struct Column: Hashable, Sendable {
  /// What stands in the column.
  package enum Content: Hashable, Sendable {
    case number
    /// A text, which a table of numbers has no place for.
    case text
  }

  /// The name at the top of the column.
  package let name: String
  /// The track that the column is a component of; of a plain number the column itself.
  package let track: String
  /// What stands in the column.
  package let content: Content

  /// The column of a track that has no other.
  package init(_ name: String, content: Content = .number) {
    self.name = name
    track = name
    self.content = content
  }

  /// The column of one component of a track.
  package init(track: String, component: String) {
    name = track + "_" + component
    self.track = track
    content = .number
  }
}
