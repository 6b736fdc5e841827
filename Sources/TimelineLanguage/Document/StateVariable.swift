/// A named value that an app would hold in `@State`.
package struct StateVariable: Hashable, Sendable {
  /// The name, an identifier.
  package let name: String
  /// The value before anything happens.
  package let initialValue: DocumentValue
  /// Where the name is declared.
  package let place: SourceRange
}
