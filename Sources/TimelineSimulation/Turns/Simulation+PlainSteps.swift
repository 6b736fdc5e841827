import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// The usual step of a generated timeline: it sets one state to a number. Where nothing but the state's own track
// follows from that, the track gets the number at once, without the lists by which a turn finds what its writes
// change.
extension Simulation {
  /// Takes a step at once that needs no lists; false if it is another one, of which nothing was done.
  mutating func takeAtOnce(
    _ step: Step, of timeline: Timeline
  ) throws(EvaluationError) -> Bool {
    guard !isRecording, model.runsAllAnimations, let plain = timeline.plainAssignment(of: step),
      case .double = script.checked.stateTypes[plain.state],
      let track = views.onlyTrack(of: plain.state), let property = views.tracks[track].property
    else { return false }
    try count(step)
    if recorder.recording == .rehearsal {
      noteSet(timeline[plain.index], plain.index, of: plain.state, to: .double(plain.number))
    }
    let transaction =
      if let scope = step.scope {
        scene.opened(try model.transaction(of: scope, in: .document))
      } else {
        scene.currentTransaction()
      }
    model.store(.double(plain.number), in: plain.state)
    evaluator.environment.states[plain.state] = .double(plain.number)
    try apply(
      plain.number, to: track, moving: property,
      because: ChangeCause(
        transaction: consume transaction, step: step.place,
        animation: timeline.animationPlace(of: step)))
    display?.markStale()
    return true
  }
}

/// A number for a state.
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

  /// What a step does, if that is to give a number to a state.
  fileprivate func plainAssignment(of step: Step) -> PlainAssignment? {
    guard step.details == nil, step.verbs.count == 1,
      case .set(let assignments) = self[ElementIndex<Verb>(step.verbs.indices.lowerBound)].action,
      assignments.count == 1
    else { return nil }
    let index = ElementIndex<Assignment>(assignments.indices.lowerBound)
    let assignment = self[index]
    // No way from such a number to another leaves the range of numbers.
    guard case .number(let number, _) = assignment.value, abs(number) < 1e300,
      !assignment.target.isPartial, case .state(let state) = assignment.target.root
    else { return nil }
    return PlainAssignment(index: index, number: number, state: state.index)
  }
}

extension ViewGraph {
  /// The track of a state, if nothing else follows from the state. It changes nothing: as a function of a
  /// constant graph it would be given a copy of it.
  fileprivate mutating func onlyTrack(of state: Int) -> Int? {
    guard structure[state].isEmpty, matched.effects.isEmpty, stackFrames.stacks.isEmpty,
      contents.isEmpty, let track = dependents.onlyTrack(of: state),
      case .state = tracks[track].origin, tracks[track].path.isEmpty, tracks[track].quirk == nil
    else { return nil }
    return track
  }
}
