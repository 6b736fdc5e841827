import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension Simulation {
  /// More samples than this are a mistake.
  private static let sampleLimit = 10_000_000.0
  /// A drag may have as many samples a second as a display has frames.
  private static let rateLimit = 1_000_000.0

  /// Begins a drag. Its first sample is a later turn, so no scope around the gesture reaches it.
  mutating func begin(
    _ index: ElementIndex<Gesture>, in context: StepContext
  ) throws(EvaluationError) {
    let place = SourceRange(timeline[index].duration.place)
    try keep(context, at: place)
    let (drag, type) = try drag(of: timeline[index], in: context)
    guard drag.sampleCount <= Self.sampleLimit else {
      throw EvaluationError(
        .other("a drag may have at most \(Int(Self.sampleLimit)) samples"),
        at: place.range)
    }
    let finger = try finger(of: timeline[index], in: context)
    let run = GestureRun(
      gesture: index, context: context,
      closedScope: model.scopeToClose(around: .gesture, at: eventInstant), type: type,
      number: loop.takeNumber(), drag: drag, finger: finger)
    loop.schedule(run)
  }

  private mutating func drag(
    of gesture: Gesture, in context: StepContext
  ) throws(EvaluationError) -> (drag: Drag, type: ValueType) {
    let (start, end, type) = try movement(of: gesture, in: context)
    let duration = try model.number(
      gesture.duration, upTo: Instant.secondsLimit, "seconds", in: context)
    var curve: UnitCurve?
    if let setting = gesture.curve,
      case .unitCurve(let found) = try model.value(setting, in: context)
    {
      curve = found
    }
    let drag = Drag(
      from: start, to: end, begin: loop.turnInstant, duration: duration,
      rate: try rate(of: gesture, in: context), curve: curve)
    return (drag, type)
  }

  /// The finger of a drag that begins; nil where only its movement is stated.
  private mutating func finger(
    of gesture: Gesture, in context: StepContext
  ) throws(EvaluationError) -> Finger? {
    guard let finger = gesture.finger else { return nil }
    var (origin, centre) = (Components([0, 0]), Components([0, 0]))
    var local: Int?
    if let view = finger.view {
      guard let instance = views.presentInstance(of: view),
        let frame = parts.frames.laidOutFrame(of: instance)
      else {
        throw EvaluationError(
          .other("the view of this gesture is not there now"), at: finger.place.range)
      }
      let half = Components([frame.size.width / 2, frame.size.height / 2])
      switch finger.space {
      case .local: (local, origin, centre) = (instance, Components(frame.origin), half)
      case .global: centre = Components(frame.origin) + half
      }
    }
    var start = centre
    if let written = finger.start {
      let value = Gesture.vector(try model.value(written, in: context))
      start = Components(value) ?? centre
    }
    return Finger(start: start, firstOrigin: origin, origin: origin, instance: local)
  }

  /// Notes where the view of a drag is now. One that is gone is where it was.
  private func follow(_ run: inout GestureRun) {
    guard let instance = run.finger?.instance, views.instances[instance].isPresent,
      let frame = parts.frames.laidOutFrame(of: instance)
    else { return }
    run.finger?.origin = Components(frame.origin)
  }

  private mutating func rate(
    of gesture: Gesture, in context: StepContext
  ) throws(EvaluationError) -> Double {
    guard let rate = gesture.rate else { return 60 }
    let found = try model.number(rate, upTo: Self.rateLimit, "samples a second", in: context)
    guard found > 0 else {
      throw EvaluationError(.other("a drag needs more than 0 samples a second"), at: rate.place)
    }
    return found
  }

  /// The ends of a drag, which are of one type.
  private mutating func movement(
    of gesture: Gesture, in context: StepContext
  ) throws(EvaluationError) -> (start: Components, end: Components, type: ValueType) {
    let start = Gesture.vector(try model.value(gesture.start, in: context))
    let end = Gesture.vector(try model.value(gesture.end, in: context))
    guard let type = start.type, type == end.type, let first = Components(start),
      let last = Components(end)
    else {
      let failure = EvaluationFailure.other(
        "a drag goes from a number to a number or from a vector to a vector, "
          + "not from \(start.text) to \(end.text)")
      throw EvaluationError(failure, at: gesture.end.place)
    }
    return (first, last, type)
  }

  /// Runs the steps of a drag's next sample, or of its release.
  mutating func go(on run: GestureRun) throws(EvaluationError) {
    var run = run
    let gesture = timeline[run.gesture]
    follow(&run)
    guard run.drag.moment != .release else { return try release(run) }
    budget.count(WorkCost.sample)
    run.drag.takeSample()
    noteTouch(of: run)
    guard run.drag.sample.predictedEnd.isFinite else {
      throw EvaluationError(
        .other("the velocity of the drag is no number"), at: gesture.end.place)
    }
    scene.setAmbient(.ofOnChanged(in: timeline.profile))
    recorder.isInsideOnChanged = true
    if gesture.updatesFirst { try updateStates(of: run) }
    try self.run(gesture.changed, in: inside(run))
    if !gesture.updatesFirst { try updateStates(of: run) }
    run.drag.advance()
    switch run.drag.moment {
    case .sample, .last:
      loop.schedule(run)
    case .release: loop.raiseLate(.gesture(run))
    }
  }

  /// Ends a drag. Of its callbacks the one that is written first is called first.
  private mutating func release(_ run: GestureRun) throws(EvaluationError) {
    let gesture = timeline[run.gesture]
    if gesture.updatesFirst { try resetStates(of: run) }
    try self.run(gesture.ended, in: inside(run))
    if !gesture.updatesFirst { try resetStates(of: run) }
  }

  /// The names around a gesture, and its own.
  private func inside(_ run: GestureRun) -> StepContext {
    let scope = script.checked.scope(
      inside: run.context.scope, openedBy: .gesture(run.gesture))
    return run.context.adding(run.inputs, in: scope)
  }
}

// MARK: - Gesture states

extension Simulation {
  /// Changes the gesture states by a sample.
  private mutating func updateStates(of run: GestureRun) throws(EvaluationError) {
    for index in timeline[run.gesture].updating.indices {
      try update(ElementIndex<GestureUpdate>(index), of: run)
    }
  }

  /// Changes a gesture state by a sample, under the transaction that its closure has changed.
  private mutating func update(
    _ index: ElementIndex<GestureUpdate>, of run: GestureRun
  ) throws(EvaluationError) {
    let update = timeline[index]
    let (slot, type) = place(of: update.state.state)
    var context = inside(run)
    let gesture = context.scope
    context.scope = script.checked.scope(inside: gesture, openedBy: .gestureState(index))
    let seen = scene.currentTransaction().transaction.seen(model.transactionValues)
    context.inputs += [model[slot], .transaction(seen)]
    let value = try model.value(.text(update.change), in: context).stored(as: type)
    let outer = context.scope
    context.scope = script.checked.scope(inside: outer, openedBy: .gestureTransaction(index))
    var change: (AnimationScope, Transaction)?
    if context.scope != outer,
      case .transaction(let written) = try model.value(.text(update.change), in: context),
      written.isNew || !written.assigned.isEmpty
    {
      var transaction = Transaction()
      if written.isNew { transaction = .settingAllFlags }
      transaction.set(written, in: &model.transactionValues)
      change = (.transaction(.expression(update.change)), transaction)
    }
    try set(slot, to: value, of: update, under: change)
  }

  /// Resets the gesture states to their initial values.
  private mutating func resetStates(of run: GestureRun) throws(EvaluationError) {
    let gesture = timeline[run.gesture]
    for index in gesture.updating.indices {
      let update = timeline[ElementIndex<GestureUpdate>(index)]
      let slot = place(of: update.state.state).slot
      var change: (AnimationScope, Transaction)?
      if let reset = gesture.resetTransaction {
        let scope = AnimationScope.transaction(reset)
        change = (scope, try model.transaction(of: scope, in: inside(run)))
      }
      try set(slot, to: script.initialValues[slot], of: update, under: change)
    }
  }

  private mutating func set(
    _ slot: Int, to value: Value, of update: GestureUpdate,
    under change: (scope: AnimationScope, transaction: Transaction)?
  ) throws(EvaluationError) {
    let place = update.state.place
    guard let change else { return try set(slot, to: value, by: place) }
    let facts = facts(of: change.scope, change.transaction, at: place)
    recorder.open(scene.transactionCount + 1, as: facts, name: nil)
    scene.enter(change.transaction)
    model.open(change.scope, settingAnimation: change.transaction.setsAnimation)
    try set(slot, to: value, by: place)
    model.closeScope()
    recorder.close()
    scene.leave()
  }
}

extension Components {
  fileprivate init(_ point: Point) { self.init([point.x, point.y]) }
}

extension Transaction {
  /// The transaction in which SwiftUI calls `onChanged` of a gesture: inside `withAnimation(nil)`.
  fileprivate static func ofOnChanged(in profile: Profile) -> Transaction {
    var transaction = Transaction(animation: nil)
    if profile.gesturesTrackVelocity { transaction.tracksVelocity = true }
    return transaction
  }

  /// A transaction that keeps no flag of one around it.
  fileprivate static var settingAllFlags: Transaction {
    var transaction = Transaction(animation: nil)
    transaction.isContinuous = false
    transaction.disablesAnimations = false
    transaction.tracksVelocity = false
    return transaction
  }
}
