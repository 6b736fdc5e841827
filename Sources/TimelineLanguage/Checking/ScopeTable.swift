/// The number of a scope of names.
package struct ScopeIndex: Hashable, Sendable {
  let index: Int

  /// The scope of the document: its states and definitions.
  package static let document = ScopeIndex(index: 0)
}

/// What opens a scope of names.
package enum ScopeOpener: Hashable, Sendable {
  /// A step that is repeated, with the element and its place.
  case loop(ElementIndex<StepDetails>)
  /// An action, with its parameters.
  case action(ElementIndex<Action>)
  /// A drag, with its translation and velocity.
  case gesture(ElementIndex<Gesture>)
}

/// The scopes of a document, each inside another one but the first.
struct ScopeTable: Sendable {
  private struct Child: Hashable, Sendable {
    let parent: ScopeIndex
    let opener: ScopeOpener
  }

  private var scopes: [ExpressionScope]
  private var children: [Child: ScopeIndex] = [:]

  init(document: ExpressionScope) {
    scopes = [document]
  }

  subscript(index: ScopeIndex) -> ExpressionScope { scopes[index.index] }

  /// The scope that something opens inside another, if it was opened.
  func child(of parent: ScopeIndex, _ opener: ScopeOpener) -> ScopeIndex? {
    children[Child(parent: parent, opener: opener)]
  }

  /// Opens a scope with further names.
  mutating func open(
    in parent: ScopeIndex, by opener: ScopeOpener, _ declare: (inout ExpressionScope) -> Void
  ) -> ScopeIndex {
    if let known = child(of: parent, opener) { return known }
    var scope = self[parent].nested()
    declare(&scope)
    let index = ScopeIndex(index: scopes.count)
    scopes.append(scope)
    children[Child(parent: parent, opener: opener)] = index
    return index
  }
}
