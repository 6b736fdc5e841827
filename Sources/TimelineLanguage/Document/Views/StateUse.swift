/// A place where a state is named.
package struct StateUse: Hashable, Sendable {
  package let state: StateReference
  /// Where the name stands.
  package let place: SourceRange
}
