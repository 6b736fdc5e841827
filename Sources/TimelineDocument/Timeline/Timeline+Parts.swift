// The parts of a timeline that a run may or may not reach.
extension Timeline {
  /// The `animation` and `transaction` modifiers of all views, in the order of the document.
  package var transactionModifiers: [ElementIndex<Modifier>] {
    views.flatMap { modifiers(throughout: $0.modifiers) }.filter { index in
      if case .animation = self[index].action { return true }
      if case .transaction = self[index].action { return true }
      return false
    }
  }

  /// Whether a step has a `when`.
  package var hasConditionalSteps: Bool {
    stepContent.steps.contains { details(of: $0).condition != nil }
  }

  /// Every step that does more than claim something.
  package var actingSteps: [Step] {
    stepContent.steps.filter { step in
      !self[step.verbs].allSatisfy { verb in
        if case .expect = verb.action { true } else { false }
      }
    }
  }
}
