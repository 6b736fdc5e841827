import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension Animation {
  /// The animation with which a motion is stopped: shorter than a frame, but it replaces the running
  /// one, which a plain change would only shift.
  static let instant = Animation.linear(duration: 0.0001)
}

extension Simulation {
  /// Adds `stoppable` or `pausable` to a new instance, with an animated value that no column shows.
  mutating func addHoldModifier(
    _ kind: HoldModifierRun.Kind, on bound: StateUse, whilePaused flag: StateUse,
    _ modifier: ElementIndex<Modifier>, to instance: Int
  ) throws(EvaluationError) {
    let state = place(of: bound.state)
    guard let type = AnimatableType(state.type),
      let first = Components(views.evaluator.states[state.slot])
    else { return }
    let property = addProperty(first, type)
    let track = try addTrack(
      Track(
        name: views.name(of: instance, in: timeline), role: .recipe, columns: [],
        view: views.instances[instance].node, instance: instance, origin: .state(state.slot),
        type: type, property: property, path: try path(outside: modifier, for: instance),
        dependencies: FrameDependencies(states: [state.slot]),
        context: views.context(at: modifier, for: instance),
        quirk: views.quirk(of: .animatable, in: instance)))
    parts.holds.add(
      HoldModifierRun(
        track: track, modifier: modifier, state: state, flag: place(of: flag.state).slot, kind: kind
      ), to: instance, in: &views)
  }

  /// Lets a modifier hold its state, or let it go on, in the turn after its flag has changed.
  mutating func hold(_ call: HoldCall) throws(EvaluationError) {
    let change = try parts.holds.change(by: call, in: &views, scene: scene, &model)
    let track = views.tracks[change.track]
    let value = EventValue(track.type.printed(call.captured))
    record(
      TraceEvent(
        instant: changeInstant, word: change.word, track: track.name, value: value,
        detail: change.detail, turn: turnCount),
      hold(change.word, of: track, value, change.detail, by: change.place))
    guard let (target, animation) = change.write else { return }
    var write = ScopedWrite(
      state: change.state, value: target, word: .withAnimation, place: change.place)
    (write.setting, write.animation) = (.none, animation)
    if change.word != .resume { write.arrival = change.word == .stop ? .stop : .pause }
    try perform(write)
  }

  /// Stops a state's motions at a value, with an animation: a change without one would only shift
  /// them.
  mutating func stop(
    _ state: Int, at value: Value, by place: SourceRange
  ) throws(EvaluationError) {
    try perform(
      ScopedWrite(
        state: state, value: value, word: .withAnimation, place: place, setting: .none,
        animation: .instant, arrival: .stop))
  }
}
