// The elements at an index or in a range. They are spelled out, not generic, so that reading them
// from another module stays a plain call.
extension Timeline {
  /// The step at an index.
  package subscript(_ index: ElementIndex<Step>) -> Step { stepContent.steps[index.index] }
  /// The step of an event.
  package func step(ofEvent index: Int) -> Step {
    stepContent.steps[stepContent.events[index].step.index]
  }
  /// The steps of a range.
  package subscript(_ range: ElementRange<Step>) -> ArraySlice<Step> {
    stepContent.steps[range.indices]
  }

  /// The verbs of a range.
  package subscript(_ index: ElementIndex<Verb>) -> Verb { stepContent.verbs[index.index] }
  package subscript(_ range: ElementRange<Verb>) -> ArraySlice<Verb> {
    stepContent.verbs[range.indices]
  }

  /// The assignment at an index.
  package subscript(_ index: ElementIndex<Assignment>) -> Assignment {
    stepContent.assignments[index.index]
  }
  /// The assignments of a range.
  package subscript(_ range: ElementRange<Assignment>) -> ArraySlice<Assignment> {
    stepContent.assignments[range.indices]
  }

  /// The paths of a range.
  package subscript(_ range: ElementRange<StatePath>) -> ArraySlice<StatePath> {
    stepContent.paths[range.indices]
  }

  /// The role of an expression.
  subscript(_ index: ExpressionIndex) -> ExpressionRole { stepContent.expressions[index.index] }

  /// The completions of a range.
  package subscript(_ range: ElementRange<Completion>) -> ArraySlice<Completion> {
    stepContent.completions[range.indices]
  }

  /// The targets of a range.
  package subscript(_ range: ElementRange<MotionTarget>) -> ArraySlice<MotionTarget> {
    stepContent.motionTargets[range.indices]
  }

  /// The expectations of a range.
  package subscript(_ range: ElementRange<Expectation>) -> ArraySlice<Expectation> {
    stepContent.expectations[range.indices]
  }

  /// The patterns of a range.
  package subscript(_ range: ElementRange<EventPattern>) -> ArraySlice<EventPattern> {
    stepContent.eventPatterns[range.indices]
  }

  package subscript(_ index: ElementIndex<DocumentValue>) -> DocumentValue {
    stepContent.values[index.index]
  }

  /// The elements of a range.
  package subscript(_ range: ElementRange<DocumentValue>) -> ArraySlice<DocumentValue> {
    stepContent.values[range.indices]
  }

  /// The members of a range.
  package subscript(_ range: ElementRange<DocumentMember>) -> ArraySlice<DocumentMember> {
    stepContent.members[range.indices]
  }

  /// The keys of a range.
  package subscript(_ range: ElementRange<TransactionEntry>) -> ArraySlice<TransactionEntry> {
    stepContent.transactionEntries[range.indices]
  }

  /// The texts of a range.
  package subscript(
    _ range: ElementRange<ElementIndex<String>>
  ) -> ArraySlice<ElementIndex<String>> {
    stepContent.textLists[range.indices]
  }
}

extension Timeline {
  /// The details at an index.
  package subscript(_ index: ElementIndex<StepDetails>) -> StepDetails {
    stepContent.stepDetails[index.index]
  }

  /// A name of `let`.
  package subscript(_ index: ElementIndex<StepConstant>) -> StepConstant {
    stepContent.constants[index.index]
  }

  /// The move at an index.
  package subscript(_ index: ElementIndex<Move>) -> Move { stepContent.moves[index.index] }
  /// The choice at an index.
  package subscript(_ index: ElementIndex<Selection>) -> Selection {
    stepContent.selections[index.index]
  }
  /// The cases of a choice.
  package subscript(_ range: ElementRange<SelectionCase>) -> ArraySlice<SelectionCase> {
    stepContent.selectionCases[range.indices]
  }
  /// The call at an index.
  package subscript(_ index: ElementIndex<ActionCall>) -> ActionCall {
    stepContent.calls[index.index]
  }

  /// The asynchronous work at an index.
  package subscript(_ index: ElementIndex<AsyncWork>) -> AsyncWork {
    stepContent.asyncWork[index.index]
  }

  /// The task at an index.
  package subscript(_ index: ElementIndex<UnstructuredTask>) -> UnstructuredTask {
    stepContent.tasks[index.index]
  }
  /// The custom animation at an index.
  package subscript(
    _ index: ElementIndex<CustomAnimationSetting>
  ) -> CustomAnimationSetting { stepContent.customAnimations[index.index] }
  /// The timer at an index.
  package subscript(_ index: ElementIndex<RepeatingTimer>) -> RepeatingTimer {
    stepContent.timers[index.index]
  }
  /// The sleep at an index.
  package subscript(_ index: ElementIndex<Sleep>) -> Sleep { stepContent.sleeps[index.index] }

  /// The gesture at an index.
  package subscript(_ index: ElementIndex<Gesture>) -> Gesture { stepContent.gestures[index.index] }
  /// All gesture states that samples change.
  package var gestureUpdates: [GestureUpdate] { stepContent.gestureUpdates }
  /// The gesture state at an index.
  package subscript(_ index: ElementIndex<GestureUpdate>) -> GestureUpdate {
    stepContent.gestureUpdates[index.index]
  }

  /// The list of expectations at an index.
  package subscript(_ index: ElementIndex<ExpectationList>) -> ExpectationList {
    stepContent.expectationLists[index.index]
  }

  /// The expectation of a completion.
  package subscript(_ index: ElementIndex<CompletionExpectation>) -> CompletionExpectation {
    stepContent.completionExpectations[index.index]
  }

  /// The time after a label at an index.
  package subscript(_ index: ElementIndex<LabelTime>) -> LabelTime {
    stepContent.labelTimes[index.index]
  }

  /// The action at an index.
  package subscript(_ index: ElementIndex<Action>) -> Action { actions[index.index] }
  /// The state variable at an index.
  package subscript(_ index: ElementIndex<StateVariable>) -> StateVariable {
    states[index.index]
  }

  /// The published property at an index.
  package subscript(_ index: ElementIndex<PublishedProperty>) -> PublishedProperty {
    published[index.index]
  }
  /// A label, the name of a step, or what is emitted.
  package subscript(_ index: ElementIndex<String>) -> String { stepContent.texts[index.index] }
}

extension Timeline {
  /// How many different texts the document has; their indices go from 0 to below it.
  package var textCount: Int { stepContent.texts.count }

  /// The labels of completions and of observers, each once.
  package var completionLabels: Set<ElementIndex<String>> {
    var labels = Set(stepContent.completions.compactMap { $0.label })
    for observer in viewContent.completionObservers {
      if case .label(let label) = observer.completion { labels.insert(label) }
    }
    return labels
  }

  /// The texts that steps emit, taken or not.
  package var emittedTexts: Set<ElementIndex<String>> {
    Set(
      stepContent.verbs.compactMap { verb in
        if case .emit(let text) = verb.action { text } else { nil }
      })
  }

  /// Whether there are steps that run when a completion is called or a delay is over.
  package var hasCallbacks: Bool {
    !stepContent.completions.isEmpty || !stepContent.asyncWork.isEmpty
      || !stepContent.tasks.isEmpty || !stepContent.timers.isEmpty
      || !stepContent.gestures.isEmpty
  }

  /// Whether there are animations of the document's own functions.
  package var hasCustomAnimations: Bool { !stepContent.customAnimations.isEmpty }

  /// Whether steps are taken more than once in a turn, by loops or by calls.
  package var repeatsSteps: Bool {
    !stepContent.calls.isEmpty || stepContent.stepDetails.contains { $0.loop != nil }
  }

  /// How many values steps set or toggle, as they are written.
  package var changeCount: Int { stepContent.assignments.count + stepContent.paths.count }

  /// The greatest magnitude of the numbers that steps set; 0 without any.
  package var greatestAssignedNumber: Double {
    var greatest = 0.0
    for assignment in stepContent.assignments {
      if case .number(let number, _) = assignment.value { greatest = max(greatest, abs(number)) }
    }
    return greatest
  }

  /// How many steps there are, in events and elsewhere, as they are written.
  package var stepCount: Int { stepContent.steps.count }

  /// How many elements lists and structures have, as they are written.
  package var elementCount: Int { stepContent.values.count + stepContent.members.count }

  /// Whether steps pause, resume or stop motions.
  package var stopsMotions: Bool { !stepContent.motionTargets.isEmpty }

  /// Whether elements come to lists or leave them, or a closure changes a value of the state.
  package var changesLists: Bool {
    stepContent.assignments.contains { $0.changesInPlace }
      || stepContent.verbs.contains { verb in
        switch verb.action {
        case .append, .remove, .move: true
        default: false
        }
      }
  }

  /// The parts that most steps do not have, empty for those.
  package func details(of step: Step) -> StepDetails {
    step.details.map { self[$0] } ?? StepDetails()
  }
}
