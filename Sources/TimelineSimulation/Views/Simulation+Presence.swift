import AnimationEngine
import TimelineLanguage

// Views that come and go.
extension Simulation {
  /// Puts the views there that are there from the beginning, without any transition.
  mutating func planBeginning() throws(EvaluationError) {
    try planNodes()
    if !timeline.hasViews { addStates() }
    var arriving: [Int] = []
    for node in timeline.rootViews { try enter(node, in: nil, &arriving) }
    for instance in arriving {
      try addWatches(to: instance)
      noteDuplicate(instance, in: nil)
    }
    try raiseArrivals(of: arriving)
    noteRecords(turn: nil)
  }

  /// Applies what an update does to the views that are there.
  mutating func apply(
    _ changes: [StructureChange], in update: StateUpdates.Update, before: [Value]
  ) throws(EvaluationError) {
    for change in changes {
      if case .removal(let instance) = change {
        try remove(instance, in: update, before: before)
      }
    }
    for change in changes {
      switch change {
      case .removal: break
      case .return(let instance): try bringBack(instance, in: update)
      case .insertion(let candidate, let node, let parent):
        try insert(candidate, of: node, in: parent, update)
      }
    }
  }
}

// MARK: - Coming

extension Simulation {
  /// Puts all instances of a view into a place.
  private mutating func enter(
    _ node: ElementIndex<ViewNode>, in parent: Int?, _ arriving: inout [Int]
  ) throws(EvaluationError) {
    for candidate in try candidates(of: node, in: parent) {
      try enter(candidate, of: node, in: parent, &arriving)
    }
  }

  /// Puts an instance into a place, with everything inside it, at rest.
  @discardableResult
  private mutating func enter(
    _ candidate: ViewCandidate, of node: ElementIndex<ViewNode>, in parent: Int?,
    _ arriving: inout [Int]
  ) throws(EvaluationError) -> Int {
    let key = InstanceKey(node: node, parent: parent, key: candidate.key)
    let instance: Int
    if let known = plan.instanceNumbers[key] {
      instance = known
      rendered.instances[known] = candidate.inputs
      try reset(known)
    } else {
      instance = try add(candidate, as: key)
    }
    arriving.append(instance)
    for child in timeline.children(of: node) { try enter(child, in: instance, &arriving) }
    return instance
  }

  private mutating func add(
    _ candidate: ViewCandidate, as key: InstanceKey
  ) throws(EvaluationError) -> Int {
    let instance = plan.instances.count
    let outer = key.parent.map { plan.instances[$0].suffix } ?? ""
    plan.instances.append(
      ViewInstance(
        node: key.node, parent: key.parent, key: key.key, suffix: outer + candidate.suffix,
        isDuplicate: candidate.isDuplicate))
    plan.instanceNumbers[key] = instance
    rendered.instances.append(candidate.inputs)
    if let parent = key.parent {
      plan.instances[parent].children.append(instance)
    } else {
      plan.roots.append(instance)
    }
    try addPhases(to: instance)
    try addTracks(to: instance)
    try readFirstTexts(of: instance)
    try addRewriters(to: instance)
    try addTransition(to: instance)
    try refuseSameNames(in: instance)
    return instance
  }

  /// The identities of two instances may be told apart and their names not.
  private mutating func refuseSameNames(in instance: Int) throws(EvaluationError) {
    let view = plan.instances[instance]
    guard timeline.isInstance(view.node) else { return }
    for track in view.tracks {
      let name = plan.tracks[track].name
      guard !plan.trackNames.insert(name).inserted else { continue }
      let message = "two instances of this view would both have the track '\(name)'"
      throw EvaluationError(.other(message), at: timeline[view.node].place.range)
    }
  }

  /// A view that was there before begins anew, with nothing that it had then.
  private mutating func reset(_ instance: Int) throws(EvaluationError) {
    plan.instances[instance].presence = .present
    try resetPhases(of: instance)
    for track in plan.instances[instance].tracks {
      plan.tracks[track].isShown = true
      guard let property = plan.tracks[track].property else { continue }
      if case .transition = plan.tracks[track].origin { continue }
      scene.reset(property, to: try components(of: plan.tracks[track]))
    }
    try readFirstTexts(of: instance)
    try resetWatches(of: instance)
    try rest(instance)
  }

  private mutating func insert(
    _ candidate: ViewCandidate, of node: ElementIndex<ViewNode>, in parent: Int?,
    _ update: StateUpdates.Update
  ) throws(EvaluationError) {
    let known = plan.instances.count
    var arriving: [Int] = []
    let instance = try enter(candidate, of: node, in: parent, &arriving)
    for arrival in arriving where arrival >= known { try addWatches(to: arrival) }
    for arrival in arriving {
      note(.insert, arrival, in: update)
      noteDuplicate(arrival, in: update)
    }
    for view in outermost(instance) {
      try move(view, to: .identity, from: .willAppear, with: instance, in: update)
    }
    try raiseArrivals(of: arriving)
  }

  /// The views whose transitions show that something comes or goes: itself, or what is in a group.
  private func outermost(_ instance: Int) -> [Int] {
    let view = plan.instances[instance]
    guard timeline[view.node].kind == .group else { return [instance] }
    return view.children.filter { plan.instances[$0].isPresent }.flatMap(outermost)
  }

  /// Tells that a view has come or gone that may do so by itself.
  private mutating func note(
    _ word: EventWord, _ instance: Int, in update: StateUpdates.Update?,
    _ detail: EventDetail? = nil
  ) {
    guard timeline[plan.instances[instance].node].comesAndGoes else { return }
    let transaction = update.map { name(ofTransaction: $0.transaction.number) }
    record(
      TraceEvent(
        instant: eventInstant, word: word, track: plan.name(of: instance, in: timeline),
        transaction: transaction ?? "", detail: detail, turn: update.map { _ in turnCount }))
  }
}

extension Simulation {
  /// Tells that a view has the identity of another one, for which SwiftUI promises nothing.
  private mutating func noteDuplicate(_ instance: Int, in update: StateUpdates.Update?) {
    guard plan.instances[instance].isDuplicate else { return }
    note(.duplicate, instance, in: update)
    let node = plan.instances[instance].node
    let written = timeline[node].identity?.place ?? timeline[node].loop?.sequence.place
    let place = written ?? timeline[node].place.range
    guard !warnings.contains(where: { $0.range == place }) else { return }
    warnings.append(
      .warning(
        .duplicateName,
        "two views of one identity: SwiftUI does not say which of them it shows",
        at: place, help: "give each element an identity of its own"))
  }
}

// MARK: - Going

extension Simulation {
  /// Lets a view leave: it keeps what it showed last, and is gone when its transition is over.
  private mutating func remove(
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
  private mutating func bringBack(
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
    for index in instances.flatMap({ plan.instances[$0].changes }) {
      try raiseChange(index, in: update)
    }
  }

  /// A completion was called; if a view waited for it to leave, it is gone now.
  mutating func depart(_ called: CompletionID) -> Bool {
    guard let instance = plan.departures.removeValue(forKey: called) else { return false }
    if case .leaving(called) = plan.instances[instance].presence { erase(instance) }
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
    screenIsStale = true
    note(.gone, instance, in: nil)
    for child in plan.instances[instance].children where !plan.instances[child].isGone {
      erase(child)
    }
  }
}
