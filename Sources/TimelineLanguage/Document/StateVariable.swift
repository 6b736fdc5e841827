/// A named value that an app would hold in `@State`.
package struct StateVariable: Hashable, Sendable {
  package let name: String
  package let initialValue: DocumentValue
  /// Where the name is declared.
  package let place: SourceRange
}
