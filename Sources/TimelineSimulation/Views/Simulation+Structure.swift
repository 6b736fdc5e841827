import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// Which views the states require.
extension Simulation {
  /// More instances of a view in one place are a mistake.
  private static let instanceLimit = 100_000

  /// A view that is inserted or removed in an update.
  enum StructureChange {
    case insertion(ViewCandidate, of: ElementIndex<ViewNode>, in: Int?)
    /// A leaving view comes back.
    case `return`(Int)
    case removal(Int)
  }

  /// The instances of a view that the states require in one place.
  mutating func candidates(
    of node: ElementIndex<ViewNode>, in parent: Int?
  ) throws(EvaluationError) -> [ViewCandidate] {
    let view = timeline[node]
    guard view.comesAndGoes else { return [.single] }
    guard let elements = try elements(of: node, in: parent) else {
      return try candidate(of: view, in: contextAround(node, in: parent)).map { [$0] } ?? []
    }
    var candidates = try candidates(of: node, in: parent, elements, at: elements.indices)
    var counts: [InstanceIdentity: Int] = [:]
    Self.number(&candidates, counts: &counts)
    if canKeepElements(of: node, in: parent) {
      views.show(
        ShownElements(
          elements: elements, rows: candidates.map { ShownElements.Row(identity: $0.identity) },
          counts: counts.count == candidates.count ? nil : counts),
        at: InstancePlace(node: node, parent: parent))
    }
    return candidates
  }

  /// Tells candidates of one identity apart, after others of which `counts` has the numbers.
  private static func number(
    _ candidates: inout [ViewCandidate], counts: inout [InstanceIdentity: Int]
  ) {
    for index in candidates.indices {
      let count = counts[candidates[index].identity, default: 0] + 1
      counts[candidates[index].identity] = count
      if count > 1 { candidates[index].makeDuplicate(count) }
    }
  }

  /// The elements of a repeated view; nil for any other view.
  private mutating func elements(
    of node: ElementIndex<ViewNode>, in parent: Int?
  ) throws(EvaluationError) -> ArrayValue? {
    guard let loop = timeline[node].loop else { return nil }
    let outer = parent.map { views.contextOfContent($0) } ?? .document
    let sequence = try views.evaluator.value(loop.sequence, in: outer, scene: scene)
    guard let elements = sequence.loopElements(atMost: Self.instanceLimit) else {
      throw EvaluationError(
        .other("a view may be there at most \(Self.instanceLimit) times"), at: loop.sequence.place)
    }
    return elements
  }

  /// The instances of a repeated view for some of its elements.
  private mutating func candidates(
    of node: ElementIndex<ViewNode>, in parent: Int?, _ elements: ArrayValue, at indices: Range<Int>
  ) throws(EvaluationError) -> [ViewCandidate] {
    let (view, context) = (timeline[node], contextAround(node, in: parent))
    var candidates: [ViewCandidate] = []
    for index in indices {
      try spend(WorkCost.candidate, at: view.loop?.sequence.place)
      let inputs = InstanceInputs(element: elements[index], index: index)
      if let candidate = try candidate(of: view, in: context, inputs) {
        candidates.append(candidate)
      }
    }
    return candidates
  }

  /// The names that decide whether a view is there.
  private func contextAround(_ node: ElementIndex<ViewNode>, in parent: Int?) -> FrameContext {
    var context = parent.map { views.contextOfContent($0) } ?? .document
    context.scope = views.nodes[node.index].around
    return context
  }

  private mutating func candidate(
    of view: ViewNode, in context: FrameContext, _ inputs: InstanceInputs = InstanceInputs()
  ) throws(EvaluationError) -> ViewCandidate? {
    var injected: [Value] = []
    if let loop = view.loop {
      if loop.elementName != nil { injected.append(inputs.element) }
      injected.append(.int(inputs.index))
    }
    if let condition = view.condition {
      let isThere = try views.evaluator.value(
        condition, in: context, injecting: injected, scene: scene)
      guard isThere == .bool(true) else { return nil }
    }
    if let identity = view.identity {
      let value = try views.evaluator.value(
        identity, in: context, injecting: injected, scene: scene)
      return ViewCandidate(identity: value, inputs)
    }
    return view.loop == nil ? .single : ViewCandidate(identity: inputs.element.identity, inputs)
  }

  /// Compares the views that the written states require with those that are there, the outermost
  /// first.
  mutating func structureChanges(
    _ states: ArraySlice<Int>
  ) throws(EvaluationError) -> [StructureChange] {
    let nodes = states.flatMap { views.structure[$0] }
    var changes: [StructureChange] = []
    var leaving: Set<Int> = []
    for node in Set(nodes).sorted(by: { $0.index < $1.index }) {
      try spend(WorkCost.look * views.instances.count, at: timeline[node].place.range)
      for parent in views.places(of: node, without: leaving)
      where !parts.frames.isEmptyReader(parent) {
        try spend(WorkCost.place, at: timeline[node].place.range)
        changes += try self.changes(of: node, in: parent, &leaving)
      }
    }
    return changes
  }

  /// Compares the instances of a view in one place with those that are required.
  mutating func changes(
    of node: ElementIndex<ViewNode>, in parent: Int?, _ leaving: inout Set<Int>
  ) throws(EvaluationError) -> [StructureChange] {
    if let changes = try changesOfElements(of: node, in: parent, &leaving) { return changes }
    let candidates = try candidates(of: node, in: parent)
    let wanted = Set(candidates.map { $0.identity })
    var changes: [StructureChange] = []
    let siblings = parent.map { views.instances[$0].children } ?? views.roots
    try spend(WorkCost.look * siblings.count, at: timeline[node].place.range)
    for instance in siblings {
      let view = views.instances[instance]
      guard view.node == node, view.isPresent, !wanted.contains(view.identity) else { continue }
      changes.append(.removal(instance))
      leaving.insert(instance)
    }
    for candidate in candidates {
      if let change = place(candidate, of: node, in: parent) { changes.append(change) }
    }
    return changes
  }

  /// Gives the instance of a candidate its element; or else says what must happen first.
  private mutating func place(
    _ candidate: ViewCandidate, of node: ElementIndex<ViewNode>, in parent: Int?
  ) -> StructureChange? {
    let key = InstanceKey(node: node, parent: parent, identity: candidate.identity)
    guard let instance = views.instance(key), !views.instances[instance].isGone else {
      return .insertion(candidate, of: node, in: parent)
    }
    if !views.evaluator.instances[instance].element.isSame(as: candidate.inputs.element) {
      views.evaluator.instances[instance].element = candidate.inputs.element
      views.dependents.change(.element(of: instance))
    }
    move(instance, to: candidate.inputs.index)
    return views.instances[instance].isPresent ? nil : .return(instance)
  }

  private mutating func move(_ instance: Int, to index: Int) {
    guard views.evaluator.instances[instance].index != index else { return }
    views.evaluator.instances[instance].index = index
    views.dependents.change(.index(of: instance))
  }
}

// MARK: - Elements that were there before

extension Simulation {
  /// Whether the identities of a view's elements follow from the elements alone, so that those of the same
  /// elements are the same.
  private func canKeepElements(of node: ElementIndex<ViewNode>, in parent: Int?) -> Bool {
    guard let loop = timeline[node].loop, timeline[node].condition == nil else { return false }
    guard let identity = timeline[node].identity else { return true }
    let context = contextAround(node, in: parent)
    let dependencies = script.checked.dependencies(of: identity, in: context.scope)
    let element = loop.elementName == nil ? nil : context.inputs.count
    return dependencies.states.isEmpty && dependencies.inputs.allSatisfy { $0 == element }
  }

  /// Compares the elements of a repeated view with those that it has shown last: only those between an equal
  /// beginning and an equal end have come, gone or changed. Returns nil where all must be compared.
  private mutating func changesOfElements(
    of node: ElementIndex<ViewNode>, in parent: Int?, _ leaving: inout Set<Int>
  ) throws(EvaluationError) -> [StructureChange]? {
    let place = InstancePlace(node: node, parent: parent)
    guard var shown = views.takeShownElements(at: place),
      let elements = try elements(of: node, in: parent)
    else { return nil }
    try spend(WorkCost.look * elements.count, at: timeline[node].place.range)
    let (former, new) = shown.elements.rangesOfDifference(from: elements) {
      $0.isSame(as: $1)
    }
    // The numbers of those of one identity follow from what is before them.
    let isAddition = former.isEmpty && new.upperBound == elements.count
    guard shown.counts == nil || isAddition else { return nil }
    var candidates = try candidates(of: node, in: parent, elements, at: new)
    if var counts = shown.counts.take() {
      Self.number(&candidates, counts: &counts)
      shown.counts = counts
    }
    let (formerKeys, keys) = (
      Set(shown.rows[former].map { $0.identity }), Set(candidates.map { $0.identity })
    )
    guard keys.count == candidates.count,
      !keys.subtracting(formerKeys).contains(where: { isPresent($0, at: place) })
    else { return nil }
    var changes = formerKeys.subtracting(keys).compactMap { instance(of: $0, at: place) }.sorted()
      .map { StructureChange.removal($0) }
    for case .removal(let instance) in changes { leaving.insert(instance) }
    for candidate in candidates {
      if let change = self.place(candidate, of: node, in: parent) { changes.append(change) }
    }
    if former.upperBound != new.upperBound {
      for row in former.upperBound..<shown.rows.count {
        let instance = shown.rows[row].instance ?? instance(of: shown.rows[row].identity, at: place)
        shown.rows[row].instance = instance
        if let instance { move(instance, to: row - former.upperBound + new.upperBound) }
      }
    }
    shown.elements = elements
    shown.rows.replaceSubrange(
      former, with: candidates.map { ShownElements.Row(identity: $0.identity) })
    views.show(shown, at: place)
    return changes
  }

  private func instance(of identity: InstanceIdentity, at place: InstancePlace) -> Int? {
    views.instance(InstanceKey(node: place.node, parent: place.parent, identity: identity))
  }

  private func isPresent(_ identity: InstanceIdentity, at place: InstancePlace) -> Bool {
    instance(of: identity, at: place).map { views.instances[$0].isPresent } ?? false
  }
}

extension Value {
  /// Whether no expression can tell two values from each other. Of the less usual ones that is not known.
  fileprivate func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.double(let one), .double(let other)):
      one.bitPattern == other.bitPattern && !one.isNaN
    case (.int(let one), .int(let other)): one == other
    case (.bool(let one), .bool(let other)): one == other
    case (.text(let one), .text(let other)): one.utf8.elementsEqual(other.utf8)
    case (.record(let one), .record(let other)):
      one.names == other.names
        && zip(one.values, other.values).allSatisfy { $0.isSame(as: $1) }
    default: false
    }
  }
}

extension Value {
  /// The identity of an element: its member `id`, or else the element itself.
  fileprivate var identity: Value {
    if case .record(let record) = self, let id = record["id"] { return id }
    return self
  }
}
