import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// The usual step of a generated timeline sets one state to a number. If only one track follows from the state and
// shows it as it is, the track gets the number directly, and the turn collects no writes.
extension Simulation {
  /// Runs a plain step directly. Returns false, without any effect, for every other step.
  mutating func takeAtOnce(
    _ step: Step, of timeline: Timeline
  ) throws(EvaluationError) -> Bool {
    guard !isRecording, model.animationsAreEnabled, parts.ignoresUpdates,
      let plain = timeline.plainAssignment(of: step),
      case .double = script.checked.stateTypes[plain.state],
      let track = views.onlyTrack(of: plain.state), let property = views.tracks[track].property
    else { return false }
    try count(step)
    if recorder.recording == .rehearsal {
      noteSet(timeline[plain.index], plain.index, of: plain.state, to: .double(plain.number))
    }
    let transaction = try open(step, showing: track)
    model.store(.double(plain.number), in: plain.state)
    views.evaluator.states[plain.state] = .double(plain.number)
    try apply(
      plain.number, to: track, moving: property,
      because: ChangeCause(
        transaction: consume transaction, step: step.place,
        animation: timeline.animationPlace(of: step)))
    display?.markStale()
    return true
  }

  /// The transaction of a plain step. No scope is around the step that would take precedence over a binding.
  @inline(__always)
  private mutating func open(
    _ step: Step, showing track: Int
  ) throws(EvaluationError) -> OpenTransaction {
    guard let scope = step.scope else { return scene.currentTransaction() }
    let transaction = scene.opened(try model.transaction(of: scope, in: .document))
    if recorder.idleScopes != nil, views.tracks[track].view != nil {
      noteScope(
        scope, isAnimated: transaction.transaction.animation != nil, of: step,
        transaction: transaction.number)
      recorder.idleScopes?.leave()
    }
    return transaction
  }
}

/// An assignment of a literal number to a state.
private struct PlainAssignment {
  let index: ElementIndex<Assignment>
  let number: Double
  let state: Int
}

extension Timeline {
  fileprivate func animationPlace(of step: Step) -> SourceRange? {
    guard let scope = step.scope else { return nil }
    return animation(of: scope)?.sourceRange
  }

  /// The assignment of a step that only sets one state to a number.
  fileprivate func plainAssignment(of step: Step) -> PlainAssignment? {
    guard step.details == nil, step.verbs.count == 1,
      case .set(let assignments) = self[ElementIndex<Verb>(step.verbs.indices.lowerBound)].action,
      assignments.count == 1
    else { return nil }
    let index = ElementIndex<Assignment>(assignments.indices.lowerBound)
    let assignment = self[index]
    // For greater numbers the long way checks that the distance is finite.
    guard case .number(let number, _) = assignment.value, abs(number) < 1e300,
      !assignment.target.isPartial, case .state(let state) = assignment.target.root
    else { return nil }
    return PlainAssignment(index: index, number: number, state: state.index)
  }
}

extension ViewGraph {
  /// The track that shows a state as it is, if nothing else depends on the state. Mutating only to avoid a copy of
  /// the graph.
  fileprivate mutating func onlyTrack(of state: Int) -> Int? {
    guard structure[state].isEmpty,
      let track = dependents.onlyTrack(of: state),
      tracks[track].shownState == state, tracks[track].dependencies.elements.isEmpty,
      tracks[track].path.isEmpty, tracks[track].quirk == nil, tracks[track].sharedMover == nil
    else { return nil }
    if let instance = tracks[track].instance, !instances[instance].isPresent { return nil }
    switch tracks[track].origin {
    case .state, .attribute(_, .number), .expression: return track
    case .attribute, .transition, .matchedFrame, .layoutFrame, .content, .keyframes: return nil
    }
  }
}
