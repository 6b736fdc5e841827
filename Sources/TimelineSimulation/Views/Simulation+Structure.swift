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
    var outer = parent.map { views.contextInside($0) } ?? .document
    guard let loop = view.loop else {
      outer.scope = views.nodes[node.index].around
      return try candidate(of: view, in: outer).map { [$0] } ?? []
    }
    let sequence = try evaluator.value(loop.sequence, in: outer, scene: scene)
    outer.scope = views.nodes[node.index].around
    var candidates: [ViewCandidate] = []
    var counts: [String: Int] = [:]
    guard let elements = sequence.loopElements(atMost: Self.instanceLimit) else {
      throw EvaluationError(
        .other("a view may be there at most \(Self.instanceLimit) times"), at: loop.sequence.place)
    }
    for (index, element) in elements.enumerated() {
      try spend(WorkCost.candidate, at: loop.sequence.place)
      let inputs = InstanceInputs(element: element, index: index)
      guard var candidate = try candidate(of: view, in: outer, inputs) else { continue }
      let count = counts[candidate.key, default: 0] + 1
      counts[candidate.key] = count
      if count > 1 { candidate.makeDuplicate(count) }
      candidates.append(candidate)
    }
    return candidates
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
      let isThere = try evaluator.value(
        condition, in: context, injecting: injected, scene: scene)
      guard isThere == .bool(true) else { return nil }
    }
    if let identity = view.identity {
      let value = try evaluator.value(
        identity, in: context, injecting: injected, scene: scene)
      return ViewCandidate(identity: value, inputs)
    }
    return view.loop == nil ? .single : ViewCandidate(identity: inputs.element.identity, inputs)
  }

  /// Compares the views that the written states require with those that are there, the outermost
  /// first.
  mutating func structureChanges(
    _ states: [Int]
  ) throws(EvaluationError) -> [StructureChange] {
    let nodes = states.flatMap { views.structure[$0] }
    var changes: [StructureChange] = []
    var leaving: Set<Int> = []
    for node in Set(nodes).sorted(by: { $0.index < $1.index }) {
      try spend(WorkCost.look * views.instances.count, at: timeline[node].place.range)
      for parent in views.places(of: node, without: leaving) {
        changes += try self.changes(of: node, in: parent, &leaving)
      }
    }
    return changes
  }

  /// Compares the instances of a view in one place with those that are required.
  mutating func changes(
    of node: ElementIndex<ViewNode>, in parent: Int?, _ leaving: inout Set<Int>
  ) throws(EvaluationError) -> [StructureChange] {
    let candidates = try candidates(of: node, in: parent)
    let wanted = Set(candidates.map { $0.key })
    var changes: [StructureChange] = []
    let siblings = parent.map { views.instances[$0].children } ?? views.roots
    try spend(WorkCost.look * siblings.count, at: timeline[node].place.range)
    for instance in siblings {
      let view = views.instances[instance]
      guard view.node == node, view.isPresent, !wanted.contains(view.key) else { continue }
      changes.append(.removal(instance))
      leaving.insert(instance)
    }
    for candidate in candidates {
      let key = InstanceKey(node: node, parent: parent, key: candidate.key)
      guard let instance = views.instance(key), !views.instances[instance].isGone else {
        changes.append(.insertion(candidate, of: node, in: parent))
        continue
      }
      let isPresent = views.instances[instance].isPresent
      if !isPresent { changes.append(.return(instance)) }
      evaluator.instances[instance].element = candidate.inputs.element
      evaluator.instances[instance].index = candidate.inputs.index
    }
    return changes
  }
}

extension Value {
  /// The identity of an element: its member `id`, or else the element itself.
  fileprivate var identity: Value {
    if case .record(let record) = self, let id = record["id"] { return id }
    return self
  }
}
