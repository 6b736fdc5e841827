import AnimationEngine
import Diagnostics
import ExpressionLanguage
import TimelineDocument

extension Simulation {
  /// Adds the phase animators of a new instance; each phase is a state that only its animator sets.
  /// The phases may depend on parameters, whose tracks come first.
  mutating func addPhases(to instance: Int) {
    let list = timeline[views.instances[instance].node].modifiers
    for modifier in timeline.modifiers(throughout: list) {
      guard case .phaseAnimator(let animator) = timeline[modifier].action else { continue }
      views.phases.append(
        PhaseRun(
          animator: animator, place: timeline[modifier].place, modifier: modifier,
          instance: instance, slot: model.addState()),
        of: modifier, to: instance)
      evaluator.environment.states.append(.null)
      views.addState()
    }
  }

  /// Shows the first phase of each animator around a modifier, the outermost first; without a
  /// modifier, of all that are left.
  mutating func readFirstPhases(
    around modifier: ElementIndex<Modifier>? = nil, of instance: Int
  ) throws(EvaluationError) {
    for number in phases(around: modifier, of: instance) {
      let run = views.phases[number]
      guard evaluator.environment.states[run.slot] == .null else { continue }
      show(try phases(of: run).first ?? .null, in: run)
    }
  }

  private func phases(around modifier: ElementIndex<Modifier>?, of instance: Int) -> [Int] {
    guard var inner = modifier else { return views.phases.numbers(of: instance) }
    var numbers: [Int] = []
    while case .body(let outer) = timeline[inner].container {
      let owner = views.owner(timeline.view(of: outer), of: instance)
      if let number = views.phases.number(of: outer, in: owner) { numbers.insert(number, at: 0) }
      inner = outer
    }
    return numbers
  }

  private mutating func show(_ phase: Value, in run: PhaseRun) {
    model.store(phase, in: run.slot)
    evaluator.environment.states[run.slot] = phase
  }

  /// The current phases; an empty list is an error.
  private mutating func phases(of run: PhaseRun) throws(EvaluationError) -> [Value] {
    let sequence = timeline[run.animator].phases
    let context = views.context(at: run.modifier, for: run.instance)
    let found = try evaluator.value(sequence, in: context, scene: scene)
    guard let phases = found.loopElements(atMost: PhaseRun.limit), !phases.isEmpty else {
      throw EvaluationError(.other("a phase animator needs at least one phase"), at: sequence.place)
    }
    return phases.elements
  }

  /// Adds the triggers of a new instance's animators.
  mutating func addPhaseWatches(to instance: Int) throws(EvaluationError) {
    for number in views.phases.numbers(of: instance) {
      let run = views.phases[number]
      guard let trigger = timeline[run.animator].trigger else { continue }
      let context = views.context(at: run.modifier, for: instance)
      try watch(trigger, in: context, of: instance, reaction: .phases(number))
    }
  }

  /// Shows the first phase in a view that comes back.
  mutating func resetPhases(of instance: Int) throws(EvaluationError) {
    for number in views.phases.numbers(of: instance) {
      let run = views.phases[number]
      show(try phases(of: run).first ?? .null, in: run)
      views.phases[number].begin()
    }
  }
}

// MARK: - Going on

extension Simulation {
  /// Begins the animators of new instances that have no trigger.
  mutating func beginPhases(of instances: [Int]) {
    for number in views.phases.numbers(of: instances)
    where timeline[views.phases[number].animator].trigger == nil {
      loop.raise(.phase(number))
    }
  }

  /// Whether the animators of an instance have stopped while it was leaving.
  func haveStopped(in instance: Int) -> Bool {
    views.phases.numbers(of: instance).allSatisfy { views.phases[$0].waiting == nil }
  }

  /// Goes through all phases once and back to the first, after a trigger; in the middle the next
  /// phase comes at once.
  mutating func triggerPhases(_ number: Int) throws(EvaluationError) {
    views.phases[number].trigger(phaseCount: try phases(of: views.phases[number]).count)
    loop.raise(.phase(number))
  }

  /// Raises the next phase after the completion it waits for, unless a trigger overtook it.
  mutating func raiseNextPhase(_ number: Int, after called: CompletionID) {
    guard views.phases[number].complete(called),
      views.instances[views.phases[number].instance].isPresent
    else { return }
    loop.raise(.phase(number))
  }

  /// Sets the next phase, in its own turn.
  mutating func setNextPhase(of number: Int) throws(EvaluationError) {
    let run = views.phases[number]
    guard views.instances[run.instance].isPresent, run.goesOn else { return }
    let phases = try phases(of: run)
    let index = (run.index + 1) % phases.count
    guard views.phases[number].noteTime(eventInstant, phaseCount: phases.count) else {
      return warnOfCircle(at: run.place)
    }
    var transaction = Transaction(animation: try animation(to: phases[index], in: run))
    let completion = scene.addCompletion(to: &transaction, criteria: .logicallyComplete)
    views.phases[number].show(index, until: completion)
    loop.wait(for: completion, .nextPhase(number))
    let opened = scene.enter(transaction)
    recorder.open(
      opened,
      as: ScopeFacts(
        word: .phase, place: run.place,
        animation: WrittenAnimation(
          animation: transaction.animation,
          setting: timeline[run.animator].animation ?? .standard)))
    try set(run.slot, to: phases[index], by: run.place)
    recorder.close()
    scene.leave()
  }

  private mutating func animation(
    to phase: Value, in run: PhaseRun
  ) throws(EvaluationError) -> Animation? {
    guard let setting = timeline[run.animator].animation else {
      return timeline.profile.standardAnimation
    }
    let outer = views.context(at: run.modifier, for: run.instance)
    let inner = try stepContext(in: outer, openedBy: run.modifier, injecting: [phase])
    return try model.animation(setting, in: inner)
  }

  private mutating func warnOfCircle(at place: SourceRange) {
    recorder.warnings.append(
      .warning(
        .neverSettles, "all phases come and go at one instant; the animator is stopped here",
        at: place.range, help: "let a phase change something that is animated"))
  }
}
