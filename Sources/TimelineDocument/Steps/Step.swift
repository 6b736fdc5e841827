/// One thing the document does: verbs, in a scope or in none.
package struct Step: Hashable, Sendable {
  /// The step's source range.
  package let place: SourceRange
  /// The verbs of the step, in source order.
  package let verbs: ElementRange<Verb>
  private let possibleDetails: PossibleIndex<StepDetails>
  /// The scope around the changes, if there is one; last, because what follows it is padded.
  package let scope: AnimationScope?

  init(
    place: SourceRange, scope: AnimationScope?, verbs: ElementRange<Verb>,
    details: ElementIndex<StepDetails>?
  ) {
    self.place = place
    self.verbs = verbs
    possibleDetails = PossibleIndex(details)
    self.scope = scope
  }

  /// The parts that few steps have; nil for a step without any.
  package var details: ElementIndex<StepDetails>? { possibleDetails.index }
}

/// The parts of a step that most steps do not have.
package struct StepDetails: Hashable, Sendable {
  /// The name of the step's transaction.
  package var name: ElementIndex<String>?
  /// The completions of the scope's animations; empty without a scope.
  package var completions = ElementRange<Completion>.empty
  /// `let`: names for values that are computed when the step runs.
  package var constants = ElementRange<StepConstant>.empty
  /// `when`: the verbs are done only if this is true.
  package var condition: DocumentValue?
  /// `else`: what is done instead.
  package var otherwise = ElementRange<Step>.empty
  /// The step is repeated for each element of a sequence.
  package var loop: StepLoop?
}

/// `forEach` and `as`: a step runs for each element, in one turn, with a scope for each.
package struct StepLoop: Hashable, Sendable {
  /// An array, a range or a number.
  package let sequence: DocumentValue
  /// The name of the element, where it has one.
  package let elementName: String?
}
