import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// The usual step of a generated timeline: it sets one state to a number. Where nothing but a track follows from
// the state, the track is given the number at once, without the lists by which a turn finds what its writes change.
extension Simulation {
  /// Takes a step at once that needs no lists; false if it is another one, of which nothing was done.
  mutating func takeAtOnce(_ step: Step) throws(EvaluationError) -> Bool {
    guard !isRecording, let plain = plainAssignment(of: step) else { return false }
    _ = try begin(step, timeline.details(of: step), in: .document)
    if let scope = step.scope {
      let transaction = try model.transaction(of: scope, in: .document)
      scene.enter(transaction)
      model.open(scope)
    }
    let value = try model.value(plain.assignment.value, in: .document)
      .stored(as: script.checked.type(of: plain.assignment.target.root))
    if recorder.recording == .rehearsal {
      noteSet(plain.assignment, plain.index, of: plain.state, to: value)
    }
    model.store(value, in: plain.state)
    evaluator.environment.states[plain.state] = value
    views.beginUpdate()
    try apply(
      TransactionWrites(
        transaction: scene.currentTransaction(), step: step.place,
        animation: model.openAnimationPlace),
      to: plain.track)
    display?.markStale()
    if step.scope != nil {
      model.closeScope()
      scene.leave()
    }
    return true
  }

  /// A number for a state from which only a track follows.
  private struct PlainAssignment {
    let assignment: Assignment
    let index: ElementIndex<Assignment>
    let state: Int
    let track: Int
  }

  /// What a step does, if that is one plain assignment.
  private func plainAssignment(of step: Step) -> PlainAssignment? {
    guard step.details == nil, step.verbs.count == 1,
      case .set(let assignments) = timeline[ElementIndex<Verb>(step.verbs.indices.lowerBound)].action,
      assignments.count == 1
    else { return nil }
    let index = ElementIndex<Assignment>(assignments.indices.lowerBound)
    let assignment = timeline[index]
    guard case .number = assignment.value, !assignment.target.isPartial,
      case .state(let state) = assignment.target.root,
      let track = views.onlyTrack(of: state.index)
    else { return nil }
    return PlainAssignment(assignment: assignment, index: index, state: state.index, track: track)
  }
}

extension ViewGraph {
  /// The animated track that follows from a state, if nothing else does.
  fileprivate func onlyTrack(of state: Int) -> Int? {
    guard structure[state].isEmpty, matched.effects.isEmpty, stackFrames.stacks.isEmpty,
      contents.isEmpty, let track = dependents.onlyTrack(of: state)
    else { return nil }
    return tracks[track].property == nil ? nil : track
  }
}
