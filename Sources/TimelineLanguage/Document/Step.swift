/// One thing the document does: verbs, in a scope or in none.
package struct Step: Hashable, Sendable {
  /// Where the step stands in the source.
  package let place: SourceRange
  /// What stands around the changes, if anything does.
  package let scope: Scope?
  /// What the step does, in the order in which it is written.
  package let verbs: ElementRange<Verb>
  /// What few steps have; nil for a step that has none of it.
  package let details: ElementIndex<StepDetails>?
}
