import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// Removed views, and those that come back before they are gone.
extension Simulation {
  /// Freezes the views that an update removes: they keep the states they saw last, so that nothing in
  /// them sees the update. This comes before anything looks for what the update has changed.
  mutating func freeze(
    _ changes: [StructureChange], before: [Value], in update: TransactionWrites
  ) throws(EvaluationError) {
    var leaving: [Int] = []
    for change in changes {
      guard case .removal(let instance) = change else { continue }
      try spend(before.count / 8, at: update.step?.range)
      for view in views.present(inside: instance) {
        parts.frames.leaves(view, in: views)
        views.evaluator.instances[view].frozenStates = before
        views.setPresence(.leaving(nil), of: view)
        views.forgetElements(in: view)
        leaving.append(view)
      }
    }
    for view in leaving { note(.remove, view, in: update) }
  }

  /// Moves a frozen view through its transition; it is gone when that is over.
  mutating func remove(
    _ instance: Int, in update: TransactionWrites
  ) throws(EvaluationError) {
    var update = update
    let departure = scene.addCompletion(
      to: &update.cause.transaction.transaction, criteria: .removed)
    views.setPresence(.leaving(departure), of: instance)
    loop.wait(for: departure, .departure(instance))
    var isAnimated = false
    let moving = views.outermost(instance)
    for view in moving {
      let moves = try move(
        view, to: .didDisappear, with: instance, in: update, departure)
      isAnimated = isAnimated || moves
    }
    guard isAnimated else { return moving.forEach { endMotions(ofTransitionOf: $0) } }
    for view in moving where !views.isPresented(view) { try warnOfCovering(view) }
  }

  /// Notes that a view is gone as soon as it is removed, and its motions with it.
  private mutating func endMotions(ofTransitionOf view: Int) {
    for track in views.instances[view].transitionTracks.values {
      guard let property = views.tracks[track].property else { continue }
      recorder.lastChanges[property.index].endsWithView = true
    }
  }

  /// A view comes back before it was gone: it goes on from where it is.
  mutating func bringBack(
    _ instance: Int, in update: TransactionWrites
  ) throws(EvaluationError) {
    let before = views.evaluator.instances[instance].frozenStates ?? views.evaluator.states
    let returning = views.leaving(with: instance)
    for view in returning {
      views.setPresence(.present, of: view)
      views.evaluator.instances[view].frozenStates = nil
      parts.frames.returned(view, isNew: false, in: views)
      note(.insert, view, in: update, .already)
    }
    for view in views.outermost(instance) {
      try move(view, to: .identity, with: instance, in: update)
    }
    closeBorders(of: returning)
    try catchUp(returning, in: update, before: before)
  }

  /// Applies the changes made while views were leaving.
  private mutating func catchUp(
    _ instances: [Int], in update: TransactionWrites, before: [Value]
  ) throws(EvaluationError) {
    let changes = try structureChanges(inside: instances)
    try freeze(changes, before: before, in: update)
    let present = instances.filter { views.instances[$0].isPresent }
    for instance in present {
      for rewriter in views.rewriters.numbers(of: instance) { try trigger(rewriter) }
    }
    try apply(changes, in: update)
    var walk = SharedWalk()
    for instance in present {
      for track in views.tracks.numbers(of: instance) {
        try apply(update, to: track, sharing: &walk)
      }
    }
    parts.phases.returned(present, in: timeline, &loop)
    parts.contents.returned(present, in: views)
    for index in views.changes.numbers(of: present) {
      try raiseChange(index, in: update)
    }
  }

  /// The views that come or go directly inside some that return.
  private mutating func structureChanges(
    inside instances: [Int]
  ) throws(EvaluationError) -> [StructureChange] {
    var changes: [StructureChange] = []
    var leaving: Set<Int> = []
    for instance in instances
    where !views.isInside(instance, leaving) && !parts.frames.isEmptyReader(instance) {
      for node in timeline.children(of: views.instances[instance].node)
      where timeline[node].comesAndGoes {
        changes += try self.changes(of: node, in: instance, &leaving)
      }
    }
    return changes
  }

  /// Removes a view whose departure is over, unless it has come back.
  mutating func depart(_ instance: Int, after called: CompletionID) throws(EvaluationError) {
    guard case .leaving(called) = views.instances[instance].presence else { return }
    try erase(instance)
    try matchFramesOfThoseLeft()
  }

  private mutating func erase(_ instance: Int) throws(EvaluationError) {
    views.setPresence(.gone, of: instance)
    views.evaluator.instances[instance].frozenStates = nil
    for track in views.tracks.numbers(of: instance) {
      views.tracks[track].isShown = false
      discardMotion(of: views.tracks[track])
    }
    parts.left(instance, in: &views)
    display?.markStale()
    note(.gone, instance, in: nil)
    try disappear(instance)
    for child in views.instances[instance].children where !views.instances[child].isGone {
      try erase(child)
    }
  }

  /// Ends the motion of a value that is no longer visible.
  private mutating func discardMotion(of track: Track) {
    guard let property = track.property else { return }
    scene.discard(property)
    recorder.lastChanges[property.index].running = nil
  }

  /// Moves a value to rest elsewhere and discards its motion.
  mutating func reset(
    _ property: AnimatedProperty<Components>, to value: Components, of track: Track
  ) throws(EvaluationError) {
    try requireFinite(value, of: track)
    scene.reset(property, to: value)
    recorder.lastChanges[property.index].running = nil
  }
}
