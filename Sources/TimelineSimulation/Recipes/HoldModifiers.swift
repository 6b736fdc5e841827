import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The modifiers `stoppable` and `pausable` of all views. SwiftUI cannot hold an animation, so they set the bound
/// state to its value on screen, and later to its target again.
///
/// As in Swift, each has an animated value of its own: the state as it moves at the modifier's place. It knows that
/// value only, not the motion.
struct HoldModifiers {
  private var runs = InstanceElements<HoldModifierRun>()

  /// A change that a modifier makes: its event and its write, neither of which need be there.
  struct Change {
    let word: EventWord
    var detail: EventDetail?
    /// The number of the track of the modifier's value.
    let track: Int
    let place: SourceRange
    /// The state's new value, and the animation to it.
    var write: (value: Value, animation: Animation?)?
    let state: Int
  }

  /// Source location of a modifier.
  func place(of number: Int, in timeline: Timeline) -> SourceRange {
    timeline[runs[number].modifier].place
  }
}

// MARK: - A view's life

extension HoldModifiers {
  /// Adds one to a new instance, with the observer of its flag.
  mutating func add(_ run: HoldModifierRun, to instance: Int, in views: inout ViewGraph) {
    let number = runs.append(run, to: instance)
    views.add(
      ChangeWatch(
        subject: .state(run.flag), context: views.tracks[run.track].context, instance: instance,
        reaction: .recipe(number), dependencies: FrameDependencies(states: [run.flag]),
        isInitial: false, lastValue: views.evaluator.states[run.flag]))
  }

  /// Forgets that a view was paused, when it comes back after it was gone.
  mutating func reset(_ instance: Int) {
    for number in runs.numbers(of: instance) { runs[number].hasPaused = false }
  }

  /// Raises a modifier whose flag has changed, with its current value on screen.
  func raise(
    _ number: Int, isPaused: Bool, in views: borrowing ViewGraph, scene: borrowing AnimationScene,
    _ loop: inout RunLoop
  ) {
    guard let property = views.tracks[runs[number].track].property else { return }
    if case .stoppable = runs[number].kind, !isPaused { return }
    loop.raise(
      .recipe(
        HoldCall(
          modifier: number, isPaused: isPaused, captured: scene[property],
          wasMoving: scene.isMoving(property))))
  }
}

// MARK: - Holding

extension HoldModifiers {
  /// The change that a modifier makes in the turn after its flag has changed.
  mutating func change(
    by call: HoldCall, in views: inout ViewGraph, scene: borrowing AnimationScene,
    _ model: inout AppModel
  ) throws(EvaluationError) -> Change {
    switch runs[call.modifier].kind {
    case .stoppable: return stop(call, as: .stop, in: views.timeline, model)
    case .pausable(let pausable):
      guard call.isPaused else {
        return try resume(call, views.timeline[pausable], in: &views, scene: scene, &model)
      }
      runs[call.modifier].hasPaused = true
      return stop(call, as: .pause, in: views.timeline, model)
    }
  }

  /// Sets the state to the value that was on screen, even if it did not move: the modifier cannot
  /// tell. A motion that shows its target at that moment goes on, because nothing changes.
  private func stop(
    _ call: HoldCall, as word: EventWord, in timeline: Timeline, _ model: borrowing AppModel
  ) -> Change {
    let run = runs[call.modifier]
    let value = run.state.type.value(call.captured)
    let isThere = model[run.state.slot] == value
    return change(
      word, !call.wasMoving ? .idle : isThere ? .already : nil, by: run, in: timeline,
      (value, .instant))
  }

  /// Sets the state to its target, with an animation for the time that should remain.
  private func resume(
    _ call: HoldCall, _ pausable: PausableModifier, in views: inout ViewGraph,
    scene: borrowing AnimationScene, _ model: inout AppModel
  ) throws(EvaluationError) -> Change {
    let (run, checked) = (runs[call.modifier], views.checked)
    guard run.hasPaused else { return change(.resume, .idle, by: run, in: views.timeline) }
    let outer = try views.stepContext(in: views.tracks[run.track].context, scene: scene)
    var inner = outer
    inner.scope = checked.scope(inside: outer.scope, openedBy: .remaining(run.modifier))
    inner.inputs = outer.inputs + [run.state.type.value(call.captured)]
    let remaining = try model.value(pausable.remaining, in: inner)
    inner.scope = checked.scope(inside: outer.scope, openedBy: .modifier(run.modifier))
    inner.inputs = outer.inputs + [remaining]
    let animation = try model.animation(pausable.animation, in: inner)
    let target = try model.value(pausable.target, in: outer).stored(as: run.state.type)
    let isThere = model[run.state.slot] == target
    return change(
      .resume, isThere ? .already : nil, by: run, in: views.timeline, (target, animation))
  }

  private func change(
    _ word: EventWord, _ detail: EventDetail?, by run: HoldModifierRun, in timeline: Timeline,
    _ write: (value: Value, animation: Animation?)? = nil
  ) -> Change {
    Change(
      word: word, detail: detail, track: run.track, place: timeline[run.modifier].place,
      write: write, state: run.state.slot)
  }
}

/// `stoppable` or `pausable` in an instance of a view.
struct HoldModifierRun {
  /// The number of its value's track.
  let track: Int
  let modifier: ElementIndex<Modifier>
  /// The slot and the type of the bound state.
  let state: (slot: Int, type: ValueType)
  /// The slot of the flag; only its changes act.
  let flag: Int
  let kind: Kind
  /// Whether the state was ever set to its value on screen.
  fileprivate var hasPaused = false

  enum Kind {
    case stoppable
    case pausable(ElementIndex<PausableModifier>)
  }

  init(
    track: Int, modifier: ElementIndex<Modifier>, state: (slot: Int, type: ValueType), flag: Int,
    kind: Kind
  ) {
    (self.track, self.modifier, self.state) = (track, modifier, state)
    (self.flag, self.kind) = (flag, kind)
  }
}

/// A call of a modifier whose flag has changed.
struct HoldCall {
  /// The number of the modifier.
  let modifier: Int
  /// The new value of the flag.
  let isPaused: Bool
  /// The value on screen when the flag changed.
  let captured: Components
  /// Whether it moved.
  let wasMoving: Bool
}
