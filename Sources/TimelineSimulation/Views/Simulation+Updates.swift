import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension Simulation {
  /// Applies the writes of the turn, one update after the other.
  mutating func applyUpdates() throws(EvaluationError) {
    guard model.hasUpdates else { return }
    let updates = model.takeUpdates()
    for index in 0..<updates.count {
      let update = updates[index]
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
    model.reuse(updates)
  }

  /// Evaluates what depends on the written states, and nothing else.
  private mutating func apply(_ update: TransactionWrites) throws(EvaluationError) {
    views.beginUpdate()
    openBorders(update.states)
    views.dependents.beginUpdate()
    parts.frames.layOutAgain(inTurn: turnCount)
    var states = update.states
    let changesViews = try change(states, in: update) { views in
      for write in update.writes { views.evaluator.states[write.state] = write.value }
    }
    states += try readGeometries(in: update)
    if !parts.matched.isEmpty,
      changesViews || parts.frames.isStale || parts.matched.depends(on: states)
    {
      try layOutSharedFrames(in: update)
      try matchFrames(in: update)
    }
    if parts.frames.isInUse { try layOutViews(in: update) }
    // An explanation tells of all that was given a value, also of what had it before.
    var walk = SharedWalk()
    let followers = views.dependents.tracks(of: states, allElements: recorder.isExplained)
    for track in followers { try apply(update, to: track, sharing: &walk) }
    try retargetSharedMotions()
    try changeContents(of: followers, in: update)
    try raiseChanges(states, in: update)
  }

  /// Gives states values that an update has for them, and applies what these do to the views that are there.
  ///
  /// - Returns: whether views have come or gone.
  @inline(__always)
  mutating func change(
    _ states: ArraySlice<Int>, in update: TransactionWrites, _ write: (inout ViewGraph) -> Void
  ) throws(EvaluationError) -> Bool {
    let changesStructure = states.contains { !views.structure[$0].isEmpty }
    let before = changesStructure ? views.evaluator.states : []
    write(&views)
    let changes = changesStructure ? try structureChanges(states) : []
    if !changes.isEmpty { noteMotion(in: update) }
    try freeze(changes, before: before, in: update)
    try triggerRewriters(states)
    try apply(changes, in: update)
    if parts.frames.isInUse { noteLayout(after: states, changesStructure: changesStructure) }
    return !changes.isEmpty
  }

  // Tracks are passed by number: passing a track while the run changes would copy it.

  /// Gives a track the value that follows from the states, unless its view is frozen.
  ///
  /// - Parameter walk: shared by tracks of an update between which nothing but their values changes.
  mutating func apply(
    _ update: TransactionWrites, to track: Int, sharing walk: inout SharedWalk
  ) throws(EvaluationError) {
    guard isPresent(track) else { return }
    guard views.tracks[track].property != nil else {
      if views.tracks[track].showsChanges { noteMotion(in: update) }
      return
    }
    if views.tracks[track].origin.isSetElsewhere { return }
    try apply(
      try components(ofTrack: track), to: track, along: views.tracks[track].path,
      because: update.cause, sharing: &walk)
  }

  private func isPresent(_ track: Int) -> Bool {
    views.tracks[track].instance.map { views.instances[$0].isPresent } ?? true
  }

  /// Gives a track a value under the transaction of its cause, as it comes through a way, or under an
  /// animation of its own.
  ///
  /// - Returns: what the change did to the value on screen.
  @discardableResult
  mutating func apply(
    _ components: Components, to track: Int, along path: [Int],
    _ own: TransitionEffect.OwnAnimation? = nil, because cause: ChangeCause
  ) throws(EvaluationError) -> ChangeOutcome {
    var walk = SharedWalk()
    return try apply(components, to: track, along: path, own, because: cause, sharing: &walk)
  }

  @discardableResult
  private mutating func apply(
    _ components: Components, to track: Int, along path: [Int],
    _ own: TransitionEffect.OwnAnimation? = nil, because cause: ChangeCause,
    sharing walk: inout SharedWalk
  ) throws(EvaluationError) -> ChangeOutcome {
    guard let property = views.tracks[track].property else { return .ignored }
    if keepsValue(of: track, components, property) {
      try spend(WorkCost.change, at: cause.step?.range)
      noteEqual(property.index)
      return .ignored
    }
    var cause = cause
    let way = try send(&cause.transaction.transaction, to: track, along: path, own, &walk)
    guard views.tracks[track].type.isFinite(components, from: scene.model(of: property)) else {
      throw notFinite(views.tracks[track], changedBy: cause.step)
    }
    let prior = recorder.isExplained ? priorValue(of: property) : nil
    let sharesMotion = views.tracks[track].sharedMover != nil
    if sharesMotion { try joinSharedMotion(of: track, at: cause.step?.range) }
    let made = scene.apply(components, to: property, under: cause.transaction)
    if made.outcome != .ignored {
      note(cause, of: property, in: track, way)
      recorder.idleScopes?.noteMotion(in: cause.transaction.number)
      if sharesMotion, made.outcome.isAnimated { parts.sharedMotions.note(track, cause, way) }
    }
    try note(made, of: property, to: components.greatestMagnitude, because: cause)
    var outcome = made.outcome
    // Nothing of the motion that it has joined is seen of it.
    if sharesMotion, outcome.isAnimated, parts.sharedMotions.joined.contains(track) {
      outcome = .began
    }
    if isRecording, outcome != .ignored {
      record(outcome, of: property, in: track, to: components, because: cause, way)
    }
    if let prior {
      explain(outcome, of: views.tracks[track], from: prior, along: way, because: cause)
    }
    return outcome
  }

  /// Whether a value is given that is there already, and no transaction needs to come with it: nothing is seen of one but
  /// the completions that a modifier adds, and what an observer sees.
  private func keepsValue(
    of track: Int, _ components: Components, _ property: AnimatedProperty<Components>
  ) -> Bool {
    components == scene.model(of: property) && views.tracks[track].isPrinted
      && views.tracks[track].sharedMover == nil && !views.hasModifierCompletions
  }

  /// Retargets the motion of a value that keeps its model, because another one that is part of it has changed: with
  /// the transaction that came to that one.
  mutating func retarget(
    _ track: Int, with change: SharedMotions.Change
  ) throws(EvaluationError) {
    guard let property = views.tracks[track].property, scene.isMoving(property) else { return }
    let (cause, way) = (change.cause, change.way)
    let target = scene.model(of: property)
    let prior = recorder.isExplained ? priorValue(of: property) : nil
    let made = scene.retarget(property, under: cause.transaction)
    guard made.outcome != .ignored else { return }
    note(cause, of: property, in: track, way)
    try note(made, of: property, to: target.greatestMagnitude, because: cause)
    if isRecording {
      record(made.outcome, of: property, in: track, to: target, because: cause, way)
    }
    if let prior {
      explain(made.outcome, of: views.tracks[track], from: prior, along: way, because: cause)
      recorder.lastChanges[property.index].noteLeader(views.tracks[change.track].name)
    }
  }

  /// Lets a transaction come to a track, where modifiers, the transition, the app and faults change it.
  private mutating func send(
    _ transaction: inout Transaction, to track: Int, along path: [Int],
    _ own: TransitionEffect.OwnAnimation?, _ walk: inout SharedWalk
  ) throws(EvaluationError) -> TransactionWay {
    var way: TransactionWay
    if let own {
      let depth = min(own.depth ?? path.count, path.count)
      way = try rewrite(&transaction, along: Array(path[..<depth]))
      transaction.animation = own.animation
      way.source = own.suppressed == nil ? .transition : nil
      way.suppressed = own.suppressed
      if recorder.isExplained { way.passages.append(passage(of: own, in: views.tracks[track])) }
      try rewrite(&transaction, along: Array(path[depth...]), after: &way)
    } else {
      way = try rewrite(&transaction, along: path, sharing: &walk)
    }
    way.isTurnedOff = turnAnimationOff(of: &transaction)
    way.quirk = meetQuirk(of: track, &transaction)
    return way
  }

  /// Gives a number at once to a track that only its animation moves: the transaction passes no modifier on its way,
  /// and no fault keeps the value from moving.
  mutating func apply(
    _ number: Double, to track: Int, moving property: AnimatedProperty<Components>,
    because cause: ChangeCause
  ) throws(EvaluationError) {
    let made = scene.apply(number, to: property, under: cause.transaction)
    if made.outcome != .ignored {
      note(cause, of: property, in: track, nil)
      recorder.idleScopes?.noteMotion(in: cause.transaction.number)
    }
    try note(made, of: property, to: abs(number), because: cause)
  }

  /// Takes note of a change to a value of some magnitude.
  @inline(__always)
  private mutating func note(
    _ made: MadeChange, of property: AnimatedProperty<Components>, to magnitude: Double,
    because cause: ChangeCause
  ) throws(EvaluationError) {
    let transaction = cause.transaction.transaction
    try note(layers: made.layerCount, of: property, under: transaction, at: cause.step?.range)
    try spend(WorkCost.change, at: cause.step?.range)
    budget.countChange()
    recorder.lastChanges[property.index].reach.change(
      made.outcome, over: magnitude + made.former.length, from: made.former.speed,
      with: transaction.animation?.composition)
    if !recorder.lastChanges[property.index].reach.isFinite { mayOverflow = true }
    if made.layerCount >= Self.layerLimit {
      failure = cause.step.map { .tooManyMotions($0) }
    }
  }

  /// Notes that something other than a motion is seen of an update.
  private mutating func noteMotion(in update: TransactionWrites) {
    recorder.idleScopes?.noteMotion(in: update.transaction.number)
  }

  /// Takes the animation of a transaction away where the app has turned all animations off.
  ///
  /// - Returns: whether it had one.
  @inline(__always)
  private func turnAnimationOff(of transaction: inout Transaction) -> Bool {
    guard !model.animationsAreEnabled, transaction.animation != nil else { return false }
    transaction.animation = nil
    return true
  }

  /// Takes the animation away where a fault does so, and the velocity of a drag where nothing follows it.
  ///
  /// - Returns: the fault, if it took an animation away.
  @inline(__always)
  private func meetQuirk(of track: Int, _ transaction: inout Transaction) -> Quirk? {
    if let quirk = views.tracks[track].quirk, quirk.profiles.contains(timeline.profile) {
      let isAnimated = transaction.animation != nil
      // It steps, and no drag is measured.
      transaction.animation = nil
      transaction.tracksVelocity = false
      return isAnimated ? quirk : nil
    }
    if case .transition = views.tracks[track].origin {
      // A view that leaves without an animation is gone at once, and not when a drag is forgotten.
      transaction.tracksVelocity = false
    }
    return nil
  }

  /// Takes note of the cause of a change that was just made.
  @inline(__always)
  private mutating func note(
    _ cause: ChangeCause, of property: AnimatedProperty<Components>, in track: Int,
    _ way: TransactionWay?
  ) {
    let animation = cause.transaction.transaction.animation
    recorder.lastChanges[property.index].note(animation, arrival: cause.arrival)
    // A change without animation leaves the motion what it was.
    guard animation != nil else { return }
    var place = cause.animation
    if let source = way?.source { place = animationPlace(of: source, in: views.tracks[track]) }
    recorder.lastChanges[property.index].motion = place ?? cause.step
    if !recorder.travellers.isEmpty { recorder.warnOfTravelling(views.tracks[track].name) }
  }

  /// The effect of a transition's own animation on the transaction.
  private func passage(of own: TransitionEffect.OwnAnimation, in track: Track) -> Passage {
    let animation = WrittenAnimation(animation: own.animation, setting: .none)
    if let view = track.view, timeline[view].host?.isPresentation == true {
      return Passage(
        modifier: timeline.path(of: view), place: timeline[view].place, kind: .presentation,
        effect: own.suppressed == nil ? .setAnimation(animation, because: .always) : .disabled)
    }
    let modifier = track.view.flatMap { timeline.transition(of: $0) }
    return Passage(
      modifier: modifier.map { timeline.path(of: $0) } ?? "",
      place: modifier.map { timeline[$0].place } ?? SourceRange(0..<0), kind: .transition,
      effect: .setAnimation(animation, because: .always))
  }

  /// The value of a track that follows from the states.
  mutating func components(ofTrack track: Int) throws(EvaluationError) -> Components {
    switch views.tracks[track].origin {
    case .state(let state): return Components(views.evaluator.states[state]) ?? .zero
    case .attribute(let value, let type):
      return try views.evaluator.components(
        of: value, type, in: views.tracks[track].context, scene: scene)
    case .expression(let value), .keyframes(let value):
      let found = try views.evaluator.value(value, in: views.tracks[track].context, scene: scene)
      return Components(found) ?? .zero
    case .transition, .matchedFrame, .layoutFrame, .content: return .zero
    }
  }

  /// Raises the observers whose value has changed.
  private mutating func raiseChanges(
    _ states: ArraySlice<Int>, in update: TransactionWrites
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
    noteMotion(in: update)
    try react(to: value, watch, in: update)
  }
}
