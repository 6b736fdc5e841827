/// Steps that have a name, to be called from other steps.
package struct Action: Hashable, Sendable {
  package let name: String
  package let parameters: [String]
  package internal(set) var steps: ElementRange<Step>
  /// Where the name is declared.
  package let place: SourceRange
}
