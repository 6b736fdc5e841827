import AnimationEngine
import TimelineLanguage

extension Simulation {
  /// What the turn has written takes effect, one update after the other.
  mutating func applyUpdates() throws(EvaluationError) {
    for update in updates.take() {
      for write in update.writes { rendered.environment.states[write.state] = write.value }
      try apply(update)
      screenIsStale = true
      // At once: what is known of a value's last change is that of this update.
      noteRecords(turn: turnCount)
      try noteTexts(of: update, turn: turnCount)
    }
  }

  /// Evaluates what reads the written states, and nothing else.
  private mutating func apply(_ update: StateUpdates.Update) throws(EvaluationError) {
    let states = update.writes.map(\.state)
    try triggerRewriters(states)
    var affected = Set<Int>()
    for state in states { affected.formUnion(dependents[state]) }
    for index in affected.sorted() {
      try apply(update, to: track(index))
    }
    try raiseChanges(states)
  }

  private mutating func apply(
    _ update: StateUpdates.Update, to track: Track
  ) throws(EvaluationError) {
    guard let property = track.property else { return }
    let components = try components(of: track)
    var open = update.transaction
    var passages: [Provenance.Passage] = []
    lastChanges[property.index].winner = try rewrite(
      &open.transaction, along: track.path, noting: &passages)
    lastChanges[property.index].passages = passages
    lastChanges[property.index].scopeAnimates = update.transaction.transaction.animation != nil
    lastChanges[property.index].step = update.writes.last?.step
    if isRecording {
      lastChanges[property.index].target = EventValue(track.type.printed(components))
    }
    lastChanges[property.index].animation = open.transaction.animation
    scene.apply(components, to: property, under: open)
    if scene.layerCount(of: property) >= Self.layerLimit { overload = update.writes.last?.step }
  }

  private mutating func components(of track: Track) throws(EvaluationError) -> Components {
    switch track.origin {
    case .state(let state): return Components(rendered.environment.states[state]) ?? .zero
    case .attribute(let value, let type):
      return try rendered.components(of: value, type, in: track.context, scene: scene)
    case .expression(let value):
      let found = try rendered.value(value, as: .any, in: track.context, scene: scene)
      return Components(found) ?? .zero
    }
  }

  /// Raises the observers whose value has changed.
  private mutating func raiseChanges(_ states: [Int]) throws(EvaluationError) {
    for index in plan.changes.indices {
      let watch = plan.changes[index]
      guard states.contains(where: watch.dependencies.contains) else { continue }
      let value = try rendered.value(watch.value, as: .any, in: watch.context, scene: scene)
      guard value != watch.lastValue else { continue }
      plan.changes[index].lastValue = value
      let context = StepContext(scope: watch.inner, inputs: [value, watch.lastValue])
      queue.raise(.steps(watch.steps, context))
    }
  }
}

// MARK: - Transactions on their way

extension Simulation {
  /// Finds the modifiers whose value changed in this update.
  private mutating func triggerRewriters(_ states: [Int]) throws(EvaluationError) {
    for index in plan.rewriters.indices {
      plan.rewriters[index].isTriggered = false
      let rewriter = plan.rewriters[index]
      guard case .changes(let value) = rewriter.reach,
        states.contains(where: rewriter.dependencies.contains)
      else { continue }
      let found = try rendered.value(value, as: .any, in: rewriter.context, scene: scene)
      plan.rewriters[index].isTriggered = found != rewriter.lastValue
      plan.rewriters[index].lastValue = found
    }
  }

  /// Lets a transaction pass the modifiers of a way, each of which may rewrite it; the last that sets
  /// the animation wins.
  /// - Returns: the winner, or nil if the transaction comes through with the animation it had.
  private mutating func rewrite(
    _ transaction: inout Transaction, along path: [Int],
    noting passages: inout [Provenance.Passage]
  ) throws(EvaluationError) -> Int? {
    var winner: Int?
    for index in path {
      let effect = try pass(plan.rewriters[index], &transaction)
      if case .setAnimation = effect { winner = index }
      guard isRecording else { continue }
      let rewriter = plan.rewriters[index]
      passages.append(
        Provenance.Passage(
          modifier: rewriter.path, place: timeline[rewriter.modifier].place, effect: effect))
    }
    return winner
  }

  /// What a modifier does to a transaction that passes it.
  private mutating func pass(
    _ rewriter: Rewriter, _ transaction: inout Transaction
  ) throws(EvaluationError) -> Provenance.Effect {
    if case .changes = rewriter.reach, !rewriter.isTriggered { return .unchanged }
    switch rewriter.effect {
    case .animation(let setting):
      guard !transaction.disablesAnimations else { return .disabled }
      transaction.animation = try animation(setting, in: rewriter.context)
      return .setAnimation(isNil: transaction.animation == nil)
    case .transaction(let entries):
      let inner = FrameContext(
        scope: script.checked.scope(
          inside: rewriter.context.scope, openedBy: .modifier(rewriter.modifier)),
        parameters: rewriter.context.parameters)
      var effect = Provenance.Effect.setKeys
      for entry in timeline[entries] {
        try set(entry, of: &transaction, in: inner)
        if case .animation = entry.setting {
          effect = .setAnimation(isNil: transaction.animation == nil)
        }
      }
      return effect
    }
  }

  private mutating func set(
    _ entry: TransactionEntry, of transaction: inout Transaction, in context: FrameContext
  ) throws(EvaluationError) {
    rendered.transaction = TransactionValue(
      animation: transaction.animation, isContinuous: transaction.isContinuous,
      disablesAnimations: transaction.disablesAnimations,
      tracksVelocity: transaction.tracksVelocity)
    defer { rendered.transaction = nil }
    switch entry.setting {
    case .animation(let setting): transaction.animation = try animation(setting, in: context)
    case .disablesAnimations(let flag):
      transaction.disablesAnimations = try boolean(flag, in: context)
    case .isContinuous(let flag): transaction.isContinuous = try boolean(flag, in: context)
    case .tracksVelocity(let flag): transaction.tracksVelocity = try boolean(flag, in: context)
    }
  }

  private mutating func boolean(
    _ value: DocumentValue, in context: FrameContext
  ) throws(EvaluationError) -> Bool {
    try rendered.value(value, as: .type(.bool), in: context, scene: scene) == .bool(true)
  }

  private mutating func animation(
    _ setting: AnimationSetting, in context: FrameContext
  ) throws(EvaluationError) -> Animation? {
    switch setting {
    case .standard: return timeline.profile.standardAnimation
    case .none: return nil
    case .expression(let text):
      let value = try rendered.value(
        .text(text), as: .animation, in: context, scene: scene)
      if case .animation(let animation) = value { return animation.animation }
      return nil
    }
  }
}

// MARK: - The beginning

extension Simulation {
  /// After the first rendering: what appears, then what was published, then the tasks.
  mutating func raiseBeginning() {
    for (steps, context) in plan.appearances {
      queue.raise(.steps(steps, StepContext(scope: context.scope)))
    }
    for watch in plan.changes where watch.isInitial {
      let context = StepContext(scope: watch.inner, inputs: [watch.lastValue, watch.lastValue])
      queue.raise(.steps(watch.steps, context))
    }
    for index in plan.publications.indices { publish(index) }
    for (steps, context) in plan.tasks {
      queue.raise(.steps(steps, StepContext(scope: context.scope)))
    }
  }

  /// Tells the observers of a property that it was published.
  mutating func publish(slot: Int) {
    for index in plan.publications.indices where plan.publications[index].slot == slot {
      publish(index)
    }
  }

  private mutating func publish(_ index: Int) {
    let watch = plan.publications[index]
    guard watch.dropCount == 0 else {
      plan.publications[index].dropCount -= 1
      return
    }
    let context = StepContext(scope: watch.inner, inputs: [environment.states[watch.slot]])
    queue.raise(.steps(watch.steps, context))
  }
}
