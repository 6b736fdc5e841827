import AnimationEngine
import ExpressionLanguage
import TimelineLanguage

// Views that go, and those that come back before they are gone.
extension Simulation {
  /// Lets a view leave: it keeps what it showed last, and is gone when its transition is over.
  mutating func remove(
    _ instance: Int, in update: StateUpdates.Update, before: [Value]
  ) throws(EvaluationError) {
    var update = update
    let departure = scene.addCompletion(to: &update.transaction.transaction, criteria: .removed)
    let moving = outermost(instance)
    for view in present(inside: instance) {
      rendered.instances[view].frozenStates = before
      plan.instances[view].presence = .leaving(nil)
      note(.remove, view, in: update)
    }
    plan.instances[instance].presence = .leaving(departure)
    plan.departures[departure] = instance
    for view in moving { try move(view, to: .didDisappear, with: instance, in: update) }
  }

  /// An instance and those inside it that are there.
  private func present(inside instance: Int) -> [Int] {
    guard plan.instances[instance].isPresent else { return [] }
    return [instance] + plan.instances[instance].children.flatMap(present(inside:))
  }

  /// A view comes back before it was gone: it goes on from where it is.
  mutating func bringBack(
    _ instance: Int, in update: StateUpdates.Update
  ) throws(EvaluationError) {
    let before = rendered.instances[instance].frozenStates ?? rendered.environment.states
    let returning = leaving(with: instance)
    for view in returning {
      plan.instances[view].presence = .present
      rendered.instances[view].frozenStates = nil
      note(.insert, view, in: update, .already)
    }
    for view in outermost(instance) { try move(view, to: .identity, with: instance, in: update) }
    try catchUp(returning, in: update, before: before)
  }

  /// An instance that leaves, and those inside it that leave with it and not by themselves.
  private func leaving(with instance: Int) -> [Int] {
    let inside = plan.instances[instance].children.filter { child in
      if case .leaving(nil) = plan.instances[child].presence { true } else { false }
    }
    return [instance] + inside.flatMap(leaving(with:))
  }

  /// What has changed while views were leaving.
  private mutating func catchUp(
    _ instances: [Int], in update: StateUpdates.Update, before: [Value]
  ) throws(EvaluationError) {
    for instance in instances {
      for rewriter in plan.instances[instance].rewriters { try trigger(rewriter) }
    }
    for instance in instances {
      for node in timeline.children(of: plan.instances[instance].node)
      where timeline[node].comesAndGoes {
        var leaving: Set<Int> = []
        let changes = try self.changes(of: node, in: instance, &leaving)
        try apply(changes, in: update, before: before)
      }
      for track in plan.instances[instance].tracks { try apply(update, to: plan.tracks[track]) }
      for observer in plan.instances[instance].completions {
        try apply(update, to: plan.completions[observer].track)
      }
      for recipe in plan.instances[instance].recipes {
        try apply(update, to: plan.recipes[recipe].track)
      }
    }
    beginPhases(of: instances.filter(haveStopped(in:)))
    for index in instances.flatMap({ plan.instances[$0].changes }) {
      try raiseChange(index, in: update)
    }
  }

  /// A completion was called; if a view waited for it to leave, it is gone now.
  mutating func depart(_ called: CompletionID) throws(EvaluationError) -> Bool {
    guard let instance = plan.departures.removeValue(forKey: called) else { return false }
    guard case .leaving(called) = plan.instances[instance].presence else { return true }
    erase(instance)
    try matchFramesOfThoseLeft()
    return true
  }

  private mutating func erase(_ instance: Int) {
    plan.instances[instance].presence = .gone
    rendered.instances[instance].frozenStates = nil
    for track in plan.instances[instance].tracks {
      plan.tracks[track].isShown = false
      if let property = plan.tracks[track].property { scene.discard(property) }
    }
    for observer in plan.instances[instance].completions {
      if let property = plan.completions[observer].track.property { scene.discard(property) }
    }
    for recipe in plan.instances[instance].recipes {
      if let property = plan.recipes[recipe].track.property { scene.discard(property) }
    }
    leaveGroups(instance)
    screenIsStale = true
    note(.gone, instance, in: nil)
    for child in plan.instances[instance].children where !plan.instances[child].isGone {
      erase(child)
    }
  }
}
