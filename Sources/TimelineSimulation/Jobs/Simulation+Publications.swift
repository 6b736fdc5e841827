import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// A published value that is held back.
struct HeldValue {
  let value: Value
  /// The number of the subscription.
  let subscription: Int
}

// How the values of publishers come to `onReceive`, at once or held back.
extension Simulation {
  /// Tells the observers of a property that it was published.
  mutating func publish(slot: Int) throws(EvaluationError) {
    for index in views.publications.indices where views.publications[index].slot == slot {
      guard views.instances[views.publications[index].instance].isPresent else { continue }
      try publish(model[slot], index, .onReceive)
    }
  }

  /// Publishes a value to a subscription, which may drop it or hold it back.
  mutating func publish(
    _ value: Value, _ index: Int, _ kind: Callback.Kind
  ) throws(EvaluationError) {
    guard try takes(value, index) else { return }
    let watch = views.publications[index]
    let closed = model.scopeToClose(around: .onReceive, at: eventInstant)
    loop.raise(
      .steps(
        watch.steps, try context(of: watch, with: value),
        Callback(kind: kind, closedScope: closed)))
  }

  /// Gives a value to a subscription in the running turn.
  mutating func receive(_ value: Value, _ index: Int) throws(EvaluationError) {
    guard try takes(value, index) else { return }
    try deliver(value, index)
  }

  /// Delivers a value that was held back.
  mutating func deliver(_ held: HeldValue) throws(EvaluationError) {
    let index = held.subscription
    if case .throttle(let interval, _)? = pace(of: index) {
      let interval = try views.evaluator.seconds(
        interval, in: views.publications[index].context, scene: scene)
      views.publications[index].nextDelivery = loop.turnInstant.advanced(bySeconds: interval)
    }
    try deliver(held.value, index)
  }

  private mutating func deliver(_ value: Value, _ index: Int) throws(EvaluationError) {
    let watch = views.publications[index]
    try run(watch.steps, in: try context(of: watch, with: value))
  }

  private mutating func context(
    of watch: PublishWatch, with value: Value
  ) throws(EvaluationError) -> StepContext {
    try views.stepContext(
      in: watch.context, openedBy: watch.modifier, injecting: [value], scene: scene)
  }

  private func pace(of index: Int) -> ReceiveObserver.Pace? {
    guard case .onReceive(let observer) = timeline[views.publications[index].modifier].action else {
      return nil
    }
    return timeline[observer].pace
  }

  /// Whether a value comes at once; otherwise it is dropped or held back.
  private mutating func takes(_ value: Value, _ index: Int) throws(EvaluationError) -> Bool {
    guard views.publications[index].receive() else { return false }
    let watch = views.publications[index]
    let owner = Job.Owner.subscription(watch.instance, watch.modifier)
    let now = loop.turnInstant
    switch pace(of: index) {
    case nil: return true
    case .debounce(let interval):
      let seconds = try views.evaluator.seconds(interval, in: watch.context, scene: scene)
      if let held = jobs.last(of: owner) { cancel(held, because: .nextValue) }
      hold(value, index, for: owner, until: now.advanced(bySeconds: seconds) ?? now)
    case .throttle(let interval, let latest):
      let seconds = try views.evaluator.seconds(interval, in: watch.context, scene: scene)
      guard let next = watch.nextDelivery, now < next else {
        views.publications[index].nextDelivery = now.advanced(bySeconds: seconds)
        return true
      }
      if let held = jobs.last(of: owner) {
        guard latest else { return false }
        cancel(held, because: .nextValue)
      }
      hold(value, index, for: owner, until: next)
    }
    return false
  }

  private mutating func hold(
    _ value: Value, _ index: Int, for owner: Job.Owner, until due: Instant
  ) {
    let number = jobs.add(
      Job(
        owner: owner, place: timeline[views.publications[index].modifier].place,
        start: Job.Start(instant: loop.turnInstant, cause: .step), closedScope: nil,
        work: .value(HeldValue(value: value, subscription: index))))
    wait(number, until: due)
  }
}
