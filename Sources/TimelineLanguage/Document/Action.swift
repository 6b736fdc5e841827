/// Steps that have a name, to be called from other steps.
package struct Action: Hashable, Sendable {
  /// The name by which the action is called.
  package let name: String
  /// The names of the parameters; none for a plain name.
  package let parameters: [String]
  /// What the action does, in one turn.
  package internal(set) var steps: ElementRange<Step>
  /// Where the name is declared.
  package let place: SourceRange
}
