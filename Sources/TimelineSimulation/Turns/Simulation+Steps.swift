import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension Simulation {
  /// The names that a repeated step sees, with its element.
  func context(
    inside index: ElementIndex<StepDetails>, element: Value, at place: Int,
    in context: StepContext
  ) -> StepContext {
    var inner = context
    inner.scope = script.checked.scope(inside: context.scope, openedBy: .loop(index))
    if timeline[index].loop?.elementName != nil { inner.inputs.append(element) }
    inner.inputs.append(.int(place))
    return inner
  }

  /// The names that steps see with those of `let`, which have the values that they have now.
  mutating func context(
    adding constants: ElementRange<StepConstant>, to context: StepContext
  ) throws(EvaluationError) -> StepContext {
    var inner = context
    for place in constants.indices {
      let index = ElementIndex<StepConstant>(place)
      let value = try model.value(timeline[index].value, in: inner)
      let scope = script.checked.scope(inside: inner.scope, openedBy: .constant(index))
      inner = inner.adding([value], in: scope)
    }
    return inner
  }

  /// The steps of the case that has the value of a choice; none without such a case.
  mutating func chosen(
    by index: ElementIndex<Selection>, in context: StepContext
  ) throws(EvaluationError) -> ElementRange<Step> {
    let selection = timeline[index]
    let value = try model.value(selection.value, in: context)
    let inner = context.adding(
      [value], in: script.checked.scope(inside: context.scope, openedBy: .selection(index)))
    var otherwise = ElementRange<Step>.empty
    for one in timeline[selection.cases] {
      guard let patterns = one.patterns else {
        otherwise = one.steps
        continue
      }
      if try model.boolean(.text(patterns), in: inner) { return one.steps }
    }
    return otherwise
  }

  /// Counts a step of the running turn.
  mutating func count(_ step: Step) throws(EvaluationError) {
    guard loop.countStep() else {
      throw EvaluationError(
        .other("a turn may take at most \(RunLoop.stepLimit) steps"), at: step.place.range)
    }
    try spend(WorkCost.step, at: step.place.range)
    try refuseCrowd(at: step.place)
  }

  /// The names that a step sees whose condition is true, or absent; nil where it is false.
  mutating func contextIfTaken(
    _ step: Step, _ details: StepDetails, in context: StepContext
  ) throws(EvaluationError) -> StepContext? {
    var inner: StepContext? = context
    if let condition = details.condition {
      inner = try self.context(under: condition, in: context)
    }
    let instant = eventInstant
    recorder.memory?.steps.note(step.place, isTaken: inner != nil, at: instant)
    return inner
  }

  /// The names where a condition is true, with those that it gives; nil where it is false.
  private mutating func context(
    under condition: DocumentValue, in context: StepContext
  ) throws(EvaluationError) -> StepContext? {
    guard let conditions = script.checked.conditions(of: condition, in: context.scope) else {
      return try model.boolean(condition, in: context) ? context : nil
    }
    var inner = context
    for one in conditions {
      let value = try model.value(one.expression, in: inner)
      if one.name == nil {
        guard value == .bool(true) else { return nil }
      } else {
        if value == .null { return nil }
        inner.inputs.append(value)
      }
    }
    inner.scope = script.checked.scope(inside: context.scope, under: condition)
    return inner
  }

  /// Opens the scope of a step, with its completions.
  mutating func open(
    _ scope: AnimationScope, of step: Step, _ details: StepDetails, in context: StepContext
  ) throws(EvaluationError) {
    var transaction = try model.transaction(of: scope, in: context)
    let number = scene.transactionCount + 1
    let facts = isRecording ? facts(of: scope, transaction, at: step.place) : nil
    let instant = eventInstant
    for completion in timeline[details.completions] {
      try keep(context, at: step.place)
      let id = scene.addCompletion(to: &transaction, criteria: completion.criteria.engine)
      let waiter = DocumentCompletion(
        id: id, completion: completion, transaction: number, context: context)
      loop.wait(for: id, .callback(waiter))
      recorder.memory?.completions.add(waiter, of: facts, at: instant)
    }
    if let facts { recorder.open(number, as: facts, name: details.name.map { timeline[$0] }) }
    if scope.isBinding { scene.enter(binding: transaction) } else { scene.enter(transaction) }
    model.open(scope, settingAnimation: transaction.setsAnimation)
    noteScope(
      scope, isAnimated: transaction.animation != nil, of: step,
      transaction: scene.transactionCount)
  }

  /// Closes the innermost scope.
  mutating func closeScope() {
    model.closeScope()
    recorder.close()
    recorder.idleScopes?.leave()
    scene.leave()
  }

  /// Performs a verb that contains no steps of its turn.
  mutating func perform(
    _ verb: Verb, of step: Step, in context: StepContext
  ) throws(EvaluationError) {
    switch verb.action {
    case .set(let assignments):
      for index in assignments.indices {
        try assign(ElementIndex<Assignment>(index), in: step, context)
      }
    case .toggle(let paths):
      for path in timeline[paths] { try toggle(path, in: step, context) }
    case .append(let assignments):
      for assignment in timeline[assignments] { try append(assignment, in: step, context) }
    case .remove(let assignments):
      for assignment in timeline[assignments] { try remove(assignment, in: step, context) }
    case .move(let index): try move(timeline[index], in: step, context)
    case .async(let index): try putOff(index, at: verb.place, in: context)
    case .task(let index): try start(index, at: verb.place, in: context)
    case .timer(let index): try start(index, at: verb.place, in: context)
    case .cancel(let name): cancel(name)
    case .gesture(let index): try begin(index, in: context)
    case .pause(let targets): pause(targets)
    case .resume(let targets): resume(targets)
    case .stop(let targets): try stop(targets, in: step)
    case .emit(let text):
      record(
        TraceEvent(instant: eventInstant, word: .emit, label: timeline[text], turn: turnCount))
    case .setAnimationsEnabled(let index):
      try model.setAnimationsEnabled(timeline[index], in: context)
    case .expect(let list):
      try spend(WorkCost.claim * timeline[list].expectations.count, at: step.place.range)
      if isRecording { expectations.add(DueExpectations(list, context)) }
    // `StepRun` handles these.
    case .run, .select, .call, .tap, .sleep: break
    }
  }

  private mutating func assign(
    _ index: ElementIndex<Assignment>, in step: Step, _ context: StepContext
  ) throws(EvaluationError) {
    let assignment = timeline[index]
    let path = assignment.target
    guard !assignment.changesInPlace else { return try change(assignment, in: step, context) }
    if !path.isPartial, let root = path.root {
      let value = try model.value(assignment.value, in: context)
        .stored(as: script.checked.type(of: root))
      let slot = timeline.slot(of: root)
      if recorder.recording == .rehearsal { noteSet(assignment, index, of: slot, to: value) }
      return try set(slot, to: value, by: step.place)
    }
    let target = script.checked.target(path, in: context.scope)
    let value = try model.value(assignment.value, in: context)
    try assign(value, to: target, in: step, context)
  }

  /// Lets a closure change a value of the state.
  private mutating func change(
    _ assignment: Assignment, in step: Step, _ context: StepContext
  ) throws(EvaluationError) {
    let target = script.checked.target(assignment.target, in: context.scope)
    let inner = script.checked.scope(
      inside: context.scope, openedBy: .change(assignment.target))
    let former = try model.value(at: target, in: context)
    let value = try model.value(
      assignment.value, in: context.adding([former], in: inner))
    try assign(value, to: target, in: step, context)
  }

  /// Published properties are left out: they notify observers of an equal value too.
  @inline(never)
  mutating func noteSet(
    _ assignment: Assignment, _ index: ElementIndex<Assignment>, of slot: Int, to value: Value
  ) {
    guard slot < timeline.states.count, value.isSmall else { return }
    recorder.unchangedSets.note(
      assignment, at: index.index, to: slot, changes: model[slot] != value,
      turn: turnCount)
  }

  private mutating func toggle(
    _ path: StatePath, in step: Step, _ context: StepContext
  ) throws(EvaluationError) {
    let target = script.checked.target(path, in: context.scope)
    let old = try model.value(at: target, in: context)
    guard case .bool(let flag) = old else {
      throw target.error(.other("only a Bool can be toggled, this is \(old.text)"))
    }
    try assign(.bool(!flag), to: target, in: step, context)
  }

  /// Sets a state; for a part of one, writes the whole state.
  mutating func assign(
    _ value: Value, to target: AssignmentTarget, in step: Step, _ context: StepContext
  ) throws(EvaluationError) {
    let whole = try model.assigning(value, to: target, in: context)
    // The state of a view that is gone, or has come anew, is not that of its steps any more.
    guard let slot = model.slot(of: target, in: context) else { return }
    try set(slot, to: whole, by: step.place)
  }

  /// The elements that a step is repeated for.
  mutating func elements(
    of sequence: DocumentValue, in context: StepContext
  ) throws(EvaluationError) -> [Value] {
    let found = try model.value(sequence, in: context)
    guard let list = found.loopElements(atMost: RunLoop.stepLimit) else {
      throw EvaluationError(
        .other("a step may be repeated at most \(RunLoop.stepLimit) times"), at: sequence.place)
    }
    return list.elements
  }
}

extension CompletionCriteria {
  /// The engine's word for it.
  var engine: AnimationCompletionCriteria {
    switch self {
    case .logicallyComplete: .logicallyComplete
    case .removed: .removed
    }
  }
}
