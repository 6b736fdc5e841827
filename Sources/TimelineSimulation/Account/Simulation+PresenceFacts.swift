import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// The account of views that come and go.
extension Simulation {
  /// The facts about a view that has come or is about to go in an update; nil unless the run is explained.
  mutating func facts(
    of word: EventWord, _ instance: Int, in update: TransactionWrites?, isReturn: Bool
  ) -> AccountFacts? {
    guard let memory = recorder.memory, let update, word == .insert || word == .remove else {
      return nil
    }
    recorder.memory?.update.effective.formUnion(
      update.states.filter { !views.structure[$0].isEmpty })
    let view = views.instances[instance]
    let key = InstanceKey(node: view.node, parent: view.parent, identity: view.identity)
    if word == .remove { recorder.memory?.update.removals.append(key) }
    let leader = leader(of: instance, word)
    let transition = timeline.transition(of: timeline.shownView(of: view.node))
    return .presence(
      PresenceFacts(
        instant: changeInstant, view: views.name(of: instance, in: timeline), word: word,
        isReturn: isReturn, isGroup: timeline.isGroup(view.node),
        writes: writes(decidingOver: view.node, memory.update.writes), turn: memory.turn,
        step: update.step,
        transaction: recorder.name(ofTransaction: update.transaction.number),
        leader: leader.map { name(ofInstance: $0) },
        leaderIsGroup: leader.map { timeline.isGroup(views.instances[$0].node) } ?? false,
        presentation: presentation(of: instance), transition: transition.map { timeline[$0].place },
        identity: timeline[view.node].identity,
        replaced: word == .insert ? replaced(by: key, memory.update.removals) : nil,
        unseen: word == .remove ? writes(unseenBy: leader ?? instance, memory.update.writes) : [],
        shift: word == .remove ? shift(of: key, memory.update.writes) : nil,
        covering: word == .remove ? coverage(of: instance, in: update) : [],
        movingView: word == .insert && !isReturn ? movingView(around: instance) : nil))
  }

  /// The view around one that comes that moves what is in it, with a space of its own for neither.
  private mutating func movingView(around instance: Int) -> String? {
    guard timeline.geometry(of: views.instances[instance].node).hasColumns,
      let view = parts.frames.movingView(around: instance, in: views, scene)
    else { return nil }
    return timeline.path(of: views.instances[view].node)
  }

  /// The views that cover one while an animation takes it away.
  private mutating func coverage(of instance: Int, in update: TransactionWrites) -> [String] {
    guard update.transaction.transaction.animation != nil, !views.isPresented(instance),
      let covering = try? viewsCovering(instance)
    else { return [] }
    return covering.map { name(ofInstance: $0) }
  }

  /// The writes by which a view comes or goes; all of them where the cause is another one.
  private func writes(
    decidingOver view: ElementIndex<ViewNode>, _ writes: [StateWrite]
  ) -> [StateWrite] {
    let states = states(decidingOver: view)
    let deciding = writes.filter { states.contains($0.state) }
    return deciding.isEmpty ? writes : deciding
  }

  /// The writes that the transition of an instance that goes does not see, although it reads their states.
  private mutating func writes(unseenBy instance: Int, _ writes: [StateWrite]) -> [StateWrite] {
    let view = views.instances[instance].node
    return writes.filter {
      $0.before != $0.after && transitions(reading: $0.state).contains(view)
    }
  }

  /// The element that left a list, where another row goes because rows are identified by their index.
  private func shift(of key: InstanceKey, _ writes: [StateWrite]) -> PresenceFacts.RowShift? {
    guard isIdentifiedByIndex(key.node) else { return nil }
    for write in writes where views.structure[write.state].contains(key.node) {
      guard case .array(let before) = write.before, case .array(let after) = write.after,
        let left = zip(before.elements, after.elements).enumerated()
          .first(where: { $0.element.0 != $0.element.1 })?.offset,
        String(left) != key.identity.text
      else { continue }
      return PresenceFacts.RowShift(state: write.state, index: left, identity: key.identity.text)
    }
    return nil
  }

  private func isIdentifiedByIndex(_ node: ElementIndex<ViewNode>) -> Bool {
    guard let loop = timeline[node].loop else { return false }
    guard let identity = timeline[node].identity else {
      let sequence = spelling(of: loop.sequence)
      let bounds = sequence.split(separator: "<", omittingEmptySubsequences: false)
      return sequence.hasSuffix(".indices") || bounds.dropLast().contains { $0.hasSuffix("..") }
    }
    return spelling(of: identity) == "index"
  }

  private func spelling(of value: DocumentValue) -> String {
    if case .text(let text) = value { script.checked.source.text(text.text) } else { "" }
  }

  /// The outermost view around an instance that comes or goes in the same update.
  private func leader(of instance: Int, _ word: EventWord) -> Int? {
    var leader: Int?
    var next = views.instances[instance].parent
    while let outer = next, isMovingWith(outer, word) {
      if timeline[views.instances[outer].node].comesAndGoes { leader = outer }
      next = views.instances[outer].parent
    }
    return leader
  }

  /// Whether a view around one that comes or goes does the same.
  private func isMovingWith(_ outer: Int, _ word: EventWord) -> Bool {
    word == .remove
      ? !views.instances[outer].isPresent : recorder.memory?.update.arrivals.contains(outer) == true
  }

  private func replaced(by key: InstanceKey, _ removals: [InstanceKey]) -> String? {
    guard timeline[key.node].identity != nil, timeline[key.node].loop == nil else { return nil }
    let former = removals.first { $0.node == key.node && $0.parent == key.parent }
    return former.flatMap { views.instance($0) }.map { name(ofInstance: $0) }
  }

  func name(ofInstance instance: Int) -> String {
    let name = views.name(of: instance, in: timeline)
    return name.isEmpty ? timeline.path(of: views.instances[instance].node) : name
  }
}

extension Timeline {
  /// The view that is seen of one: that of the component, where it uses one.
  fileprivate func shownView(of view: ElementIndex<ViewNode>) -> ElementIndex<ViewNode> {
    children(of: view).first { self[$0].isComponent } ?? view
  }

  /// Whether a view is a group in the document.
  fileprivate func isGroup(_ view: ElementIndex<ViewNode>) -> Bool {
    self[view].kind == .group && !isComponent(view)
  }
}
