import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension Simulation {
  /// Applies the writes of the turn, one update after the other.
  mutating func applyUpdates() throws(EvaluationError) {
    for update in model.drainUpdates() {
      beginAccount(of: update)
      try apply(update)
      display?.markStale()
      // At once, while the last change of each value is that of this update.
      noteRecords(turn: turnCount)
      try noteTexts(of: update, turn: turnCount)
      endAccount(of: update)
      // One turn may have as many changes as a run.
      recorder.deliver(atLeast: 1_000)
    }
  }

  /// Evaluates what depends on the written states, and nothing else.
  private mutating func apply(_ update: TransactionWrites) throws(EvaluationError) {
    views.dependents.beginUpdate()
    let states = update.writes.map { $0.state }
    let changesStructure = states.contains { !views.structure[$0].isEmpty }
    let before = changesStructure ? evaluator.environment.states : []
    for write in update.writes { evaluator.environment.states[write.state] = write.value }
    let changes = changesStructure ? try structureChanges(states) : []
    try freeze(changes, before: before, in: update)
    try triggerRewriters(states)
    try apply(changes, in: update)
    if !views.matched.effects.isEmpty, !changes.isEmpty || views.matched.depends(on: states) {
      try matchFrames(in: update)
    }
    if !views.stackFrames.stacks.isEmpty,
      !changes.isEmpty || states.contains(where: views.stackFrames.states.contains)
    {
      try layOutStacks(in: update)
    }
    // An explanation tells of all that was given a value, also of what had it before.
    for number in views.dependents.tracks(of: states, allElements: recorder.isExplained) {
      try apply(update, to: views.tracks[number])
    }
    try changeContents(in: update)
    try raiseChanges(states, in: update)
  }

  /// Gives a track the value that follows from the states, unless its view is frozen.
  mutating func apply(
    _ update: TransactionWrites, to track: Track
  ) throws(EvaluationError) {
    guard track.property != nil, isPresent(track) else { return }
    if track.origin.isSetElsewhere { return }
    try apply(try components(of: track), to: track, along: track.path, in: update)
  }

  private func isPresent(_ track: Track) -> Bool {
    track.instance.map { views.instances[$0].isPresent } ?? true
  }

  /// Gives a track a value under the update's transaction, as it comes through a way, or under an
  /// animation of its own.
  ///
  /// - Returns: what the change did to the value on screen.
  @discardableResult
  mutating func apply(
    _ components: Components, to track: Track, along path: [Int],
    _ own: TransitionEffect.OwnAnimation? = nil, in update: TransactionWrites
  ) throws(EvaluationError) -> ChangeOutcome {
    guard let property = track.property else { return .ignored }
    var open = update.transaction
    var passages: [Passage] = []
    var winner = try rewrite(&open.transaction, along: path, noting: &passages)
      .map(ChangeWinner.modifier)
    if let own {
      open.transaction.animation = own.animation
      winner = .transition
      if recorder.isExplained { passages.append(passage(of: own, in: track)) }
    }
    let written = open.transaction.animation
    if let written { open.transaction.animation = model.running(written) }
    let isTurnedOff = written != nil && open.transaction.animation == nil
    let fault = track.quirk.flatMap { $0.profiles.contains(timeline.profile) ? $0 : nil }
    let quirk = open.transaction.animation == nil ? nil : fault
    if fault != nil {
      // It steps, and no drag is measured.
      open.transaction.animation = nil
      open.transaction.tracksVelocity = false
    } else if case .transition = track.origin {
      // A view that leaves without an animation is gone at once, and not when a drag is forgotten.
      open.transaction.tracksVelocity = false
    }
    let index = property.index
    let prior = priorValue(of: property)
    guard track.isFinite(components, from: prior.model) else {
      throw notFinite(track, changedBy: update.step)
    }
    recorder.lastChanges[index].quirk = quirk
    recorder.lastChanges[index].isTurnedOff = isTurnedOff
    recorder.lastChanges[index].winner = winner
    recorder.lastChanges[index].endsWithView = false
    recorder.lastChanges[index].step = update.step
    recorder.lastChanges[index].animation = open.transaction.animation
    if components != prior.model {
      recorder.lastChanges[index].arrival = update.arrival
      // A change without animation, or to the same value, leaves the motion what it was.
      if open.transaction.animation != nil {
        var place = update.animation
        if let winner { place = animationPlace(of: winner, in: track, update) }
        recorder.lastChanges[index].motion = place ?? update.step
        if !recorder.travellers.isEmpty { recorder.warnOfTravelling(track.name) }
      }
    }
    if isRecording {
      recorder.lastChanges[index].target = EventValue(track.type.printed(components))
    }
    let length =
      components.greatestMagnitude + prior.model.greatestMagnitude
      + prior.reading.shown.greatestMagnitude
    let outcome = scene.apply(components, to: property, under: open)
    let layers = scene.layerCount(of: property)
    try note(
      layers: layers, of: property, under: open.transaction, at: update.step?.range)
    try spend(WorkCost.change, at: update.step?.range)
    if recorder.isExplained {
      explain(
        outcome, of: track, from: prior, along: passages, in: update, under: open.transaction)
    }
    recorder.lastChanges[index].reach.change(
      outcome, over: length, from: prior.reading.velocity.greatestMagnitude,
      with: open.transaction.animation?.composition)
    if !recorder.lastChanges[index].reach.isFinite { mayOverflow = true }
    if layers >= Self.layerLimit {
      failure = update.step.map { .tooManyMotions($0) }
    }
    return outcome
  }

  /// The effect of a transition's own animation on the transaction.
  private func passage(of own: TransitionEffect.OwnAnimation, in track: Track) -> Passage {
    let modifier = track.view.flatMap { timeline.transition(of: $0) }
    let animation = WrittenAnimation(animation: own.animation, setting: .none)
    return Passage(
      modifier: modifier.map { timeline.path(of: $0) } ?? "",
      place: modifier.map { timeline[$0].place } ?? SourceRange(0..<0), kind: .transition,
      effect: .setAnimation(animation, because: .always))
  }

  /// The value of a track that follows from the states.
  mutating func components(of track: Track) throws(EvaluationError) -> Components {
    switch track.origin {
    case .state(let state): return Components(evaluator.environment.states[state]) ?? .zero
    case .attribute(let value, let type):
      return try evaluator.components(of: value, type, in: track.context, scene: scene)
    case .expression(let value):
      let found = try evaluator.value(value, in: track.context, scene: scene)
      return Components(found) ?? .zero
    case .transition, .matchedFrame, .stackFrame, .content: return .zero
    case .keyframes(let value):
      let found = try evaluator.value(value, in: track.context, scene: scene)
      return Components(found) ?? .zero
    }
  }

  /// Raises the observers whose value has changed.
  private mutating func raiseChanges(
    _ states: [Int], in update: TransactionWrites
  ) throws(EvaluationError) {
    let watches = views.dependents.watches(of: states, allElements: recorder.isExplained)
    try spend(WorkCost.look * watches.count, at: update.step?.range)
    for index in watches where views.instances[views.changes[index].instance].isPresent {
      try raiseChange(index, in: update)
    }
  }

  /// Raises an observer if its value has changed.
  mutating func raiseChange(
    _ index: Int, in update: TransactionWrites
  ) throws(EvaluationError) {
    let watch = views.changes[index]
    let value = try value(of: watch)
    guard views.changes[index].look(at: value) else { return }
    try react(to: value, watch, in: update)
  }
}
