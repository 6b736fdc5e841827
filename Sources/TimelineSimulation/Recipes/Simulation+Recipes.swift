import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension Simulation {
  /// Adds a recipe of a new instance.
  mutating func addRecipe(
    _ kind: Recipe.Kind, on bound: StateUse, whilePaused flag: StateUse,
    _ modifier: ElementIndex<Modifier>, to instance: Int
  ) throws(EvaluationError) {
    let state = place(of: bound.state)
    let flag = place(of: flag.state).slot
    guard let type = AnimatableType(state.type),
      let first = Components(evaluator.environment.states[state.slot])
    else { return }
    let number = views.recipes.count
    let property = addProperty(first, type)
    let context = views.context(at: modifier, for: instance)
    let track = try addTrack(
      Track(
        name: views.name(of: instance, in: timeline), role: .recipe, columns: [],
        view: views.instances[instance].node, instance: instance, origin: .state(state.slot),
        type: type, property: property, path: try path(outside: modifier, for: instance),
        dependencies: FrameDependencies(states: [state.slot]), context: context,
        quirk: views.quirk(of: .animatable, in: instance)))
    views.recipes.append(
      Recipe(track: track, modifier: modifier, state: state, flag: flag, kind: kind), to: instance)
    views.add(
      ChangeWatch(
        subject: .state(flag), context: context, instance: instance,
        reaction: .recipe(number), dependencies: FrameDependencies(states: [flag]),
        isInitial: false, lastValue: evaluator.environment.states[flag]))
  }

  /// Raises a recipe whose flag has changed, with its current value on screen.
  mutating func raise(_ number: Int, isPaused: Bool) {
    let recipe = views.recipes[number]
    guard let property = views.tracks[recipe.track].property else { return }
    if case .stoppable = recipe.kind, !isPaused { return }
    loop.raise(
      .recipe(
        RecipeCall(
          recipe: number, isPaused: isPaused, captured: scene[property],
          wasMoving: scene.isMoving(property))))
  }

  /// Performs a recipe in the turn after its flag has changed.
  mutating func perform(_ call: RecipeCall) throws(EvaluationError) {
    let recipe = views.recipes[call.recipe]
    switch recipe.kind {
    case .stoppable: try stop(recipe, call, as: .stop)
    case .pausable(let pausable):
      guard call.isPaused else { return try resume(recipe, timeline[pausable], call) }
      views.recipes[call.recipe].hasPaused = true
      try stop(recipe, call, as: .pause)
    }
  }

  /// Sets the state to the value that was on screen, even if it did not move: the recipe cannot
  /// tell. A motion that shows its target at that moment goes on, because nothing changes.
  private mutating func stop(
    _ recipe: Recipe, _ call: RecipeCall, as word: EventWord
  ) throws(EvaluationError) {
    let value = recipe.state.type.value(call.captured)
    let isThere = model[recipe.state.slot] == value
    note(word, of: recipe, call, !call.wasMoving ? .idle : isThere ? .already : nil)
    try stop(recipe.state.slot, at: value, as: word, by: timeline[recipe.modifier].place)
  }

  /// Sets the state to its target, with an animation for the time that should remain.
  private mutating func resume(
    _ recipe: Recipe, _ pausable: PausableModifier, _ call: RecipeCall
  ) throws(EvaluationError) {
    guard recipe.hasPaused else { return note(.resume, of: recipe, call, .idle) }
    let outer = try stepContext(in: views.tracks[recipe.track].context)
    var inner = outer
    inner.scope = script.checked.scope(inside: outer.scope, openedBy: .remaining(recipe.modifier))
    inner.inputs = outer.inputs + [recipe.state.type.value(call.captured)]
    let remaining = try model.value(pausable.remaining, in: inner)
    inner.scope = script.checked.scope(inside: outer.scope, openedBy: .modifier(recipe.modifier))
    inner.inputs = outer.inputs + [remaining]
    let animation = try model.animation(pausable.animation, in: inner)
    let target = try model.value(pausable.target, in: outer).stored(as: recipe.state.type)
    let isThere = model[recipe.state.slot] == target
    note(.resume, of: recipe, call, isThere ? .already : nil)
    try set(
      recipe.state.slot, to: target, with: animation, by: timeline[recipe.modifier].place)
  }

  private mutating func note(
    _ word: EventWord, of recipe: Recipe, _ call: RecipeCall, _ detail: EventDetail?
  ) {
    let track = views.tracks[recipe.track]
    let value = EventValue(track.type.printed(call.captured))
    record(
      TraceEvent(
        instant: changeInstant, word: word, track: track.name, value: value, detail: detail,
        turn: turnCount),
      hold(word, of: track, value, detail, by: timeline[recipe.modifier].place))
  }
}

// MARK: - Changes that no step makes

extension Simulation {
  /// Stops a state's motions at a value, with an animation: a change without one would only shift
  /// them.
  mutating func stop(
    _ state: Int, at value: Value, as word: EventWord, by place: SourceRange
  ) throws(EvaluationError) {
    try set(
      state, to: value, with: .instant, by: place, arrival: word == .stop ? .stop : .pause)
  }

  private mutating func set(
    _ state: Int, to value: Value, with animation: Animation?, by place: SourceRange,
    arrival: EventDetail? = nil
  ) throws(EvaluationError) {
    let number = scene.enter(Transaction(animation: animation))
    recorder.open(
      number,
      as: ScopeFacts(
        word: .withAnimation, place: place,
        animation: WrittenAnimation(animation: animation, setting: .none)))
    try set(state, to: value, by: place, arrival: arrival)
    recorder.close()
    scene.leave()
  }
}
