/// The parts of a step that most steps do not have.
package struct StepDetails: Hashable, Sendable {
  /// The name of the step's transaction.
  package var name: ElementIndex<String>?
  /// What is called when the scope's animations are over; empty without a scope.
  package var completions = ElementRange<Completion>.empty
  /// `when`: the verbs are done only if this is true.
  package var condition: DocumentValue?
  /// `else`: what is done instead.
  package var otherwise = ElementRange<Step>.empty
  /// The step is repeated for each element of a sequence.
  package var loop: StepLoop?
}
