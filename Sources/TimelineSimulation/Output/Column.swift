/// One column of a trace: a number, one component of a vector, or a text.
package struct Column: Hashable, Sendable {
  /// The content of the column.
  package enum Content: Hashable, Sendable {
    case number
    /// A text, which tables of numbers leave out.
    case text
  }

  /// The name at the top of the column.
  package let name: String
  /// The track that the column is a component of; of a plain number the column itself.
  package let track: String
  /// The content of the column.
  package let content: Content
  /// The place of its values in a row.
  private(set) var place = 0
  /// The name of the view to which its track belongs; nil for a state that is a track of its own.
  private(set) var view: String?

  /// The column of a track, or of the one of its components that adds a suffix to the name.
  package init(track: String, suffix: String = "", content: Content = .number) {
    name = track + suffix
    self.track = track
    self.content = content
  }

  /// The column, with its values at a place of a row.
  func placed(at place: Int) -> Column {
    var column = self
    column.place = place
    return column
  }

  /// The column as one of a view.
  func belonging(to view: String?) -> Column {
    var column = self
    column.view = view
    return column
  }
}
