/// A name that a document gives to an expression or to a function.
package struct Definition: Hashable, Sendable {
  /// The name without parameters; `Animation.name` for a member of `Animation`.
  package let name: String
  /// The names of a function's parameters; nil for a plain name.
  package let parameters: [String]?
  /// The expression; an array holds the lines of a body.
  package let value: DocumentValue
  /// Where the name is declared.
  package let place: SourceRange
}
