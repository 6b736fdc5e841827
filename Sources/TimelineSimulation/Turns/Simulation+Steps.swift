import AnimationEngine
import TimelineLanguage

extension Simulation {
  mutating func take(
    _ steps: ElementRange<Step>, in context: StepContext
  ) throws(EvaluationError) {
    for step in timeline[steps] { try take(step, in: context) }
  }

  mutating func take(_ step: Step, in context: StepContext) throws(EvaluationError) {
    let details = timeline.details(of: step)
    guard let loop = details.loop, let index = step.details else {
      return try takeOnce(step, details, in: context)
    }
    var inner = context
    inner.scope = script.checked.scope(inside: context.scope, openedBy: .loop(index))
    let elements = try elements(of: loop.sequence, in: context)
    for (place, element) in elements.enumerated() {
      inner.inputs = context.inputs
      if loop.elementName != nil { inner.inputs.append(element) }
      inner.inputs.append(.int(place))
      try takeOnce(step, details, in: inner)
    }
  }

  private mutating func takeOnce(
    _ step: Step, _ details: StepDetails, in context: StepContext
  ) throws(EvaluationError) {
    if let condition = details.condition, try !boolean(condition, in: context) {
      return try take(details.otherwise, in: context)
    }
    guard let scope = step.scope else { return try takeVerbs(of: step, in: context) }
    var transaction = try transaction(of: scope, in: context)
    let number = scene.transactionCount + 1
    for completion in timeline[details.completions] {
      let id = scene.addCompletion(to: &transaction, criteria: completion.criteria.engine)
      completions[id] = WaitingCompletion(
        completion: completion, transaction: number, context: context)
    }
    if isRecording {
      openings[number] = .some(scope)
      if let name = details.name { transactionNames[number] = timeline[name] }
    }
    scene.enter(transaction)
    try takeVerbs(of: step, in: context)
    scene.leave()
  }

  private mutating func takeVerbs(
    of step: Step, in context: StepContext
  ) throws(EvaluationError) {
    for verb in timeline[step.verbs] {
      switch verb.action {
      case .set(let assignments):
        for assignment in timeline[assignments] { try take(assignment, in: step, context) }
      case .toggle(let paths): for path in timeline[paths] { toggle(path, in: step) }
      case .run(let steps): try take(steps, in: context)
      case .async(let index): try putOff(timeline[index], in: context)
      case .pause(let targets): hold(targets)
      case .resume(let targets): release(targets)
      case .stop(let targets): stop(targets, in: step)
      case .emit(let text):
        record(
          TraceEvent(instant: eventInstant, word: .emit, label: timeline[text], turn: turnCount))
      case .expect(let list): if isRecording { due.append(DueExpectations(list, context)) }
      // The script has refused these.
      case .append, .remove, .move, .call, .gesture: break
      }
    }
  }

  private mutating func take(
    _ assignment: Assignment, in step: Step, _ context: StepContext
  ) throws(EvaluationError) {
    let (slot, type) = place(of: assignment.target.root)
    let expected = type == .unknown ? ExpectedTypes.any : .type(type)
    set(slot, to: try value(assignment.value, as: expected, in: context), by: step)
  }

  private mutating func toggle(_ path: StatePath, in step: Step) {
    let (slot, _) = place(of: path.root)
    guard case .bool(let flag) = environment.states[slot] else { return }
    set(slot, to: .bool(!flag), by: step)
  }

  /// The slot and the type of what can be set.
  func place(of reference: StateReference) -> (slot: Int, type: ValueType) {
    switch reference {
    case .state(let state): (state.index, script.checked.stateTypes[state.index])
    case .published(let property):
      (
        timeline.states.count + property.index, script.checked.publishedTypes[property.index]
      )
    }
  }

  /// Work that is delivered later: by then the scope around it is gone, but not its names.
  private mutating func putOff(
    _ work: AsyncWork, in context: StepContext
  ) throws(EvaluationError) {
    let delay = try work.delay.map { (delay) throws(EvaluationError) in
      try value(delay, as: .type(.double), in: context).number ?? 0
    }
    let fails = try work.fails.map { (fails) throws(EvaluationError) in
      try boolean(fails, in: context)
    }
    let steps = fails ?? false ? work.failureSteps : work.steps
    raise(.steps(steps, context), after: delay ?? 0)
  }
}

// MARK: - Values

extension Simulation {
  mutating func value(
    _ value: DocumentValue, as expected: ExpectedTypes, in context: StepContext
  ) throws(EvaluationError) -> Value {
    if case .number(let number, _) = value { return .double(number) }
    environment.inputs = context.inputs
    return try script.checked.evaluate(value, as: expected, in: context.scope, &environment)
  }

  private mutating func boolean(
    _ value: DocumentValue, in context: StepContext
  ) throws(EvaluationError) -> Bool {
    try self.value(value, as: .type(.bool), in: context) == .bool(true)
  }

  private mutating func elements(
    of sequence: DocumentValue, in context: StepContext
  ) throws(EvaluationError) -> [Value] {
    try value(sequence, as: .any, in: context).loopElements
  }

  /// The transaction that a scope opens, without its completions.
  private mutating func transaction(
    of scope: Scope, in context: StepContext
  ) throws(EvaluationError) -> Transaction {
    switch scope {
    case .animation(let setting), .binding(let setting):
      return Transaction(animation: try animation(setting, in: context))
    case .transaction(let index):
      let keys = timeline[index]
      var transaction = Transaction()
      if let setting = keys.animation {
        transaction.animation = try animation(setting, in: context)
      }
      if let flag = keys.disablesAnimations {
        transaction.disablesAnimations = try boolean(flag, in: context)
      }
      if let flag = keys.isContinuous {
        transaction.isContinuous = try boolean(flag, in: context)
      }
      if let flag = keys.tracksVelocity {
        transaction.tracksVelocity = try boolean(flag, in: context)
      }
      return transaction
    }
  }

  private mutating func animation(
    _ setting: AnimationSetting, in context: StepContext
  ) throws(EvaluationError) -> Animation? {
    switch setting {
    case .standard: return timeline.profile.standardAnimation
    case .none: return nil
    case .expression(let text):
      environment.inputs = context.inputs
      let value = try script.checked.evaluate(
        text, as: .animation, in: context.scope, &environment)
      if case .animation(let animation) = value { return animation.animation }
      return nil
    }
  }
}

extension CompletionCriteria {
  /// The engine's word for it.
  fileprivate var engine: AnimationCompletionCriteria {
    switch self {
    case .logicallyComplete: .logicallyComplete
    case .removed: .removed
    }
  }
}
