import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// The states that belong to instances of views.
extension Simulation {
  /// Gives the own states of an instance that comes their first values.
  mutating func beginOwnStates(of instance: Int) throws(EvaluationError) {
    let states = timeline[views.instances[instance].node].states
    guard !states.isEmpty else { return }
    let context = try views.stepContext(in: views.contextAround(instance), scene: scene)
    for (index, slot) in zip(states.indices, views.beginOwnStates(of: instance)) {
      let state = ElementIndex<OwnState>(index)
      let first = timeline[state].initialValue
      try spend(WorkCost.change, at: first.place)
      let value = try model.value(first, in: context).stored(as: script.checked.type(of: state))
      let former = views.evaluator.states[slot]
      if value.weight > 1 || former.weight > 1 {
        try write(value, over: former, at: SourceRange(first.place))
      }
      model.begin(slot, with: value, inLife: views.ownLives[slot] ?? 0)
      views.evaluator.states[slot] = value
    }
  }
}
