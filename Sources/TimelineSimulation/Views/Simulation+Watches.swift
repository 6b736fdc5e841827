import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// Observers of changes in an instance.
extension Simulation {
  /// Adds the observers of a new instance.
  mutating func addWatches(to instance: Int) throws(EvaluationError) {
    for modifier in outerModifiers(of: instance) { try addWatch(modifier, to: instance) }
    try parts.observed(instance, in: &views, scene: scene)
  }

  /// The modifiers of a view and those in their bodies, followed by those of the groups around it that each of
  /// their children has; for a group those that it has itself.
  func outerModifiers(of instance: Int) -> [ElementIndex<Modifier>] {
    let node = views.instances[instance].node
    guard timeline[node].kind == .view else {
      return timeline.modifiers(throughout: timeline[node].modifiers).filter(belongsToGroup)
    }
    return timeline.modifierLists(of: node).flatMap { timeline.modifiers(throughout: $0) }
      .filter { !belongsToGroup($0) }
  }

  /// Whether the steps of a modifier run once for a whole group. In the body of another modifier they run for each
  /// child, as the values that they read are those of a child.
  private func belongsToGroup(_ modifier: ElementIndex<Modifier>) -> Bool {
    guard timeline.profile.groupsAppearOnce, case .view(let view) = timeline[modifier].container,
      timeline[view].kind == .group
    else { return false }
    switch timeline[modifier].action {
    case .onAppear, .onDisappear, .task: return true
    default: return false
    }
  }

  private mutating func addWatch(
    _ modifier: ElementIndex<Modifier>, to instance: Int
  ) throws(EvaluationError) {
    switch timeline[modifier].action {
    case .onChange(let index):
      try addChangeWatch(timeline[index], modifier, to: instance)
    case .onReceive(let index):
      views.publications.append(
        PublishWatch(
          slot: slot(of: timeline[index].publisher), instance: instance,
          modifier: modifier, context: views.context(at: modifier, for: instance),
          steps: timeline[index].steps, dropCount: timeline[index].dropFirst),
        of: modifier, to: instance)
    case .onAnimationCompleted(let index):
      try addCompletionWatch(timeline[index], modifier, to: instance)
    case .stoppable(let stoppable):
      try addHoldModifier(
        .stoppable, on: stoppable.state, whilePaused: stoppable.paused, modifier, to: instance)
    case .pausable(let index):
      let pausable = timeline[index]
      try addHoldModifier(
        .pausable(index), on: pausable.state, whilePaused: pausable.paused, modifier,
        to: instance)
    case .task(let task):
      guard let id = timeline[task].id else { return }
      try views.watch(
        id, in: views.context(at: modifier, for: instance), of: instance,
        reaction: .task(modifier), scene: scene)
    default: break
    }
  }

  /// The slot of a published property; nil for a timer.
  private func slot(of publisher: ReceiveObserver.Publisher) -> Int? {
    switch publisher {
    case .property(let property): timeline.states.count + property.index
    case .timer: nil
    }
  }

  private mutating func addChangeWatch(
    _ observer: ChangeObserver, _ modifier: ElementIndex<Modifier>, to instance: Int
  ) throws(EvaluationError) {
    let context = views.context(at: modifier, for: instance)
    try views.watch(
      observer.value, in: context, of: instance, reaction: .steps(observer.steps, in: modifier),
      isInitial: try isInitial(observer, in: context), scene: scene)
  }

  private mutating func isInitial(
    _ observer: ChangeObserver, in context: FrameContext
  ) throws(EvaluationError) -> Bool {
    guard let initial = observer.initial else { return false }
    let flag = try views.evaluator.value(initial, in: context, scene: scene)
    return flag == .bool(true)
  }

  private mutating func addCompletionWatch(
    _ observer: CompletionObserver, _ modifier: ElementIndex<Modifier>, to instance: Int
  ) throws(EvaluationError) {
    let context = views.context(at: modifier, for: instance)
    let first = try views.evaluator.value(observer.value, in: context, scene: scene)
    guard let type = first.type.flatMap(AnimatableType.init), let components = Components(first)
    else { return }
    let property = addProperty(components, type)
    try addTrack(
      Track(
        name: views.name(of: instance, in: timeline), role: .observer(observer.completion),
        columns: [], view: views.instances[instance].node, instance: instance,
        origin: .expression(observer.value), type: type, property: property,
        path: try path(outside: modifier, for: instance),
        dependencies: FrameDependencies(
          script.checked.dependencies(of: observer.value, in: context.scope), in: context),
        context: context, quirk: views.quirk(of: .animatable, in: instance)))
    scene.watch(property)
  }
}

extension Simulation {
  /// Resets everything that remembers a value, in a view that comes back after it was gone.
  mutating func resetWatches(of instance: Int) throws(EvaluationError) {
    for index in views.rewriters.numbers(of: instance) {
      guard case .changes(let value) = views.rewriters[index].reach else { continue }
      let found = try views.evaluator.value(
        value, in: views.rewriters[index].context, scene: scene)
      views.rewriters[index].begin(with: found)
    }
    for index in views.changes.numbers(of: instance) {
      let watch = views.changes[index]
      var isInitial = watch.isInitial
      if case .steps(_, let modifier) = watch.reaction,
        case .onChange(let observer) = timeline[modifier].action
      {
        isInitial = try self.isInitial(timeline[observer], in: watch.context)
      }
      views.changes[index].begin(with: try value(of: watch), isInitial: isInitial)
    }
    for index in views.publications.numbers(of: instance) {
      guard case .onReceive(let observer) = timeline[views.publications[index].modifier].action
      else { continue }
      views.publications[index].begin(dropping: timeline[observer].dropFirst)
    }
  }

  /// The current value that an observer watches.
  mutating func value(of watch: ChangeWatch) throws(EvaluationError) -> Value {
    switch watch.subject {
    case .value(let value):
      return try views.evaluator.value(value, in: watch.context, scene: scene)
    case .state(let slot): return views.evaluator.states[slot]
    }
  }
}

// MARK: - Arriving

extension Simulation {
  /// Raises the callbacks of new instances: `onAppear`, then changes and publications, then tasks. Those of a
  /// group follow those of the views with which it appears.
  mutating func raiseArrivals(
    of instances: [Int], in update: TransactionWrites? = nil
  ) throws(EvaluationError) {
    let appearing = views.appear(instances)
    for number in parts.keyframes.beginning(with: instances, in: timeline) {
      try beginKeyframes(number, in: nil)
    }
    for instance in appearing {
      try raise(.onAppear, of: instance, in: update) {
        if case .onAppear(let steps) = $0 { steps } else { nil }
      }
    }
    parts.phases.appeared(instances, in: timeline, &loop)
    try raiseFirstValues(of: instances)
    for instance in instances { try startClocks(of: instance) }
    for instance in appearing { try startTasks(of: instance, in: update) }
    raiseLayout(of: instances)
  }

  /// Raises the observers of new instances that ask for a first value.
  private mutating func raiseFirstValues(of instances: [Int]) throws(EvaluationError) {
    for index in views.changes.numbers(of: instances)
    where views.changes[index].isInitial {
      let watch = views.changes[index]
      try react(to: watch.lastValue, watch, in: nil)
    }
    for index in views.publications.numbers(of: instances) {
      if let slot = views.publications[index].slot { try publish(model[slot], index, .firstValue) }
    }
  }

  private mutating func raise(
    _ kind: Callback.Kind, of instance: Int, in update: TransactionWrites?,
    _ steps: (Modifier.Action) -> ElementRange<Step>?
  ) throws(EvaluationError) {
    for modifier in outerModifiers(of: instance) {
      guard let steps = steps(timeline[modifier].action) else { continue }
      let context = try views.stepContext(
        in: views.context(at: modifier, for: instance), scene: scene)
      raise(steps, context, kind, in: update)
    }
  }

  private mutating func raise(
    _ steps: ElementRange<Step>, _ context: StepContext, _ kind: Callback.Kind,
    in update: TransactionWrites?
  ) {
    let closed = scopeToClose(around: kind.work, of: update)
    loop.raise(.steps(steps, context, Callback(kind: kind, closedScope: closed)))
  }

  /// Raises the reaction of an observer to a new value; keyframes begin at once.
  mutating func react(
    to value: Value, _ watch: ChangeWatch, in update: TransactionWrites?
  ) throws(EvaluationError) {
    switch watch.reaction {
    case .steps(let steps, let modifier):
      let context = try views.stepContext(
        in: watch.context, openedBy: modifier, injecting: [value, watch.lastValue], scene: scene)
      raise(steps, context, .onChange, in: update)
    case .recipe(let number):
      parts.holds.raise(number, isPaused: value == .bool(true), in: views, scene: scene, &loop)
    case .keyframes(let number): try beginKeyframes(number, in: update)
    case .phases(let number):
      try parts.phases.trigger(number, in: &views, scene: scene, &loop)
    case .clock(let number):
      parts.timelineViews.setPaused(
        value == .bool(true), number, in: &views, at: changeInstant)
    case .task(let modifier):
      try restartTask(modifier, of: watch.instance, from: watch.lastValue, to: value, in: update)
    }
  }
}
