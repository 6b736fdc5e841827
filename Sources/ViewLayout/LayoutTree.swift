package import AnimationEngine

/// Views with their sizes and places.
///
/// Nodes are added with what is in them, changed, and laid out. A layout asks again only those nodes that have changed
/// or contain a change, with the children of each, and those that are offered another room.
package struct LayoutTree: Sendable {
  private(set) var nodes: [Node] = []
  /// The indices of nodes that were removed.
  private var unused: [Int] = []
  /// The work of all layouts so far.
  package private(set) var work = LayoutWork()
  /// Whether the last layout failed, and left places that are not known to be right.
  private var hasFailed = false

  package init() {}

  struct Node: Sendable {
    var content: LayoutContent
    var children: [Int]
    var parent: Int?
    var answers = AnswerTable()
    /// Whether it has changed, or something in it, since it was placed.
    var isStale = true
    var place: Place?
  }

  /// Where a node is in its parent, and the room that it was offered.
  struct Place: Hashable, Sendable {
    let frame: Rect
    let proposal: SizeProposal
  }
}

// MARK: - Changes

extension LayoutTree {
  /// Adds a node around others, which have no parent yet.
  package mutating func add(_ content: LayoutContent, around children: [LayoutNode] = [])
    -> LayoutNode
  {
    let node = Node(content: content.normalized, children: [], parent: nil)
    let index: Int
    if let last = unused.popLast() {
      index = last
      nodes[index] = node
    } else {
      index = nodes.count
      nodes.append(node)
    }
    adopt(children, by: index)
    return LayoutNode(index: index)
  }

  /// The content of a node, with defined numbers.
  package func content(of node: LayoutNode) -> LayoutContent { nodes[node.index].content }

  /// Changes the content of a node.
  package mutating func setContent(_ content: LayoutContent, of node: LayoutNode) {
    let content = content.normalized
    guard nodes[node.index].content != content else { return }
    nodes[node.index].content = content
    invalidate(node.index)
  }

  /// The children of a node.
  package func children(of node: LayoutNode) -> [LayoutNode] {
    nodes[node.index].children.map { LayoutNode(index: $0) }
  }

  /// Changes the children of a node: former ones that are not among them lose their parent, and new ones leave
  /// theirs. No child may be the node itself, or around it.
  package mutating func setChildren(_ children: [LayoutNode], of node: LayoutNode) {
    guard nodes[node.index].children != children.map({ $0.index }) else { return }
    for child in nodes[node.index].children {
      nodes[child].parent = nil
      nodes[child].place = nil
    }
    adopt(children, by: node.index)
    invalidate(node.index)
  }

  private mutating func adopt(_ children: [LayoutNode], by parent: Int) {
    for child in children {
      if let former = nodes[child.index].parent, former != parent {
        nodes[former].children.removeAll { $0 == child.index }
        nodes[child.index].place = nil
        invalidate(former)
      }
      nodes[child.index].parent = parent
    }
    nodes[parent].children = children.map { $0.index }
  }

  /// Removes a node with all that is in it.
  package mutating func remove(_ node: LayoutNode) {
    if let parent = nodes[node.index].parent {
      nodes[parent].children.removeAll { $0 == node.index }
      invalidate(parent)
    }
    var removed = [node.index]
    while let index = removed.popLast() {
      removed += nodes[index].children
      nodes[index] = Node(content: .barrier, children: [], parent: nil)
      unused.append(index)
    }
  }

  /// Forgets what a node and those around it have answered.
  ///
  /// It ends at a node that is stale and has given no answer since: what is around it does not depend on it.
  private mutating func invalidate(_ node: Int) {
    var next: Int? = node
    while let index = next {
      let isKnown = nodes[index].isStale && nodes[index].answers.isEmpty
      if isKnown, index != node { return }
      nodes[index].isStale = true
      nodes[index].answers = AnswerTable()
      next = nodes[index].parent
    }
  }
}

// MARK: - Sizes

extension LayoutTree {
  /// The size that a node would take in some room.
  package mutating func size(
    of node: LayoutNode, in proposal: SizeProposal, limit: Int = .max
  ) throws(LayoutFailure) -> Size {
    let limit = work.total.addingReportingOverflow(limit)
    return try measure(
      LayoutRequest(child: node.index, proposal: proposal, wantsBaselines: false),
      upTo: limit.overflow ? .max : limit.partialValue
    ).size
  }

  /// Answers a question, by a stack of nodes that wait for the answers of their children.
  private mutating func measure(
    _ request: LayoutRequest, upTo limit: Int
  ) throws(LayoutFailure) -> LayoutAnswer {
    if let answer = try knownAnswer(to: request, upTo: limit) { return answer }
    var waiting = [measurement(for: request)]
    while true {
      let last = waiting.count - 1
      if let question = waiting[last].next(in: self) {
        if let answer = try knownAnswer(to: question, upTo: limit) {
          waiting[last].receive(answer)
        } else {
          waiting.append(measurement(for: question))
        }
        continue
      }
      let answer = waiting[last].answer(in: self)
      nodes[waiting[last].node].answers.keep(answer, in: waiting[last].proposal)
      waiting.removeLast()
      guard !waiting.isEmpty else { return answer }
      waiting[last - 1].receive(answer)
    }
  }

  private func measurement(for request: LayoutRequest) -> Measurement {
    Measurement(
      request.child, in: request.proposal, wantsBaselines: request.wantsBaselines, of: self)
  }

  /// The answer of a node that asks no other, or that has answered before.
  private mutating func knownAnswer(
    to request: LayoutRequest, upTo limit: Int
  ) throws(LayoutFailure) -> LayoutAnswer? {
    work.questions += 1
    guard work.total <= limit else {
      throw .tooMuchWork(LayoutNode(index: request.child))
    }
    if let answer = nodes[request.child].answers[request.proposal],
      answer.hasBaselines || !request.wantsBaselines
    {
      return answer
    }
    switch nodes[request.child].content {
    case .leaf(let width, let height):
      let size = Size(
        width: width ?? request.proposal.width ?? LayoutContent.defaultLength,
        height: height ?? request.proposal.height ?? LayoutContent.defaultLength)
      let invariance = Invariance(
        inWidth: width != nil, inHeight: height != nil,
        isComplete: width != nil && height != nil)
      return LayoutAnswer(size: size, hasBaselines: true, invariance: invariance)
    case .spacer(let axis, let least):
      let size = Self.sizeOfSpacer(
        axis, least: least ?? LayoutContent.defaultSpacerLength, in: request.proposal)
      let invariance = Invariance(
        inWidth: axis == .vertical, inHeight: axis == .horizontal, isComplete: false)
      return LayoutAnswer(size: size, hasBaselines: true, invariance: invariance)
    case .text(let text):
      work.questions += text.string.utf8.count / 64
      let answer = text.answer(in: request.proposal)
      nodes[request.child].answers.keep(answer, in: request.proposal)
      return answer
    case .stack, .layers, .reader, .attachments, .padding, .frame, .flexibleFrame, .priority,
      .fixedSize, .aspectRatio, .position, .offset, .barrier:
      return nil
    }
  }

  private static func sizeOfSpacer(
    _ axis: LayoutAxis?, least: Double, in proposal: SizeProposal
  ) -> Size {
    guard let axis else {
      return Size(
        width: max(proposal.width ?? 0, least), height: max(proposal.height ?? 0, least))
    }
    return Size(max(proposal[axis] ?? 0, least), along: axis, across: 0)
  }
}

// MARK: - Places

extension LayoutTree {
  /// Lays out a node that has no parent, at the origin of its space, in some room.
  ///
  /// - Parameter limit: the greatest work that it may take.
  /// - Returns: the nodes of which the size, or the place in their parents, differs from before.
  package mutating func layOut(
    _ root: LayoutNode, in proposal: SizeProposal, limit: Int = .max
  ) throws(LayoutFailure) -> [LayoutNode] {
    let sum = work.total.addingReportingOverflow(limit)
    let isComplete = hasFailed
    hasFailed = true
    let changes = try place(
      root.index, in: proposal, upTo: sum.overflow ? .max : sum.partialValue,
      isComplete: isComplete)
    hasFailed = false
    return changes
  }

  private mutating func place(
    _ root: Int, in proposal: SizeProposal, upTo limit: Int, isComplete: Bool
  ) throws(LayoutFailure) -> [LayoutNode] {
    let answer = try measure(
      LayoutRequest(child: root, proposal: proposal, wantsBaselines: false), upTo: limit)
    var changes: [LayoutNode] = []
    var waiting: [Int] = []
    try move(
      root, to: ChildPlace(origin: .zero, proposal: proposal, answer: answer),
      isComplete: isComplete, changes: &changes, waiting: &waiting)
    while let node = waiting.popLast() {
      nodes[node].isStale = false
      guard let place = nodes[node].place else { continue }
      guard nodes[node].children.count <= nodes[node].content.greatestChildCount else {
        throw .tooManyChildren(LayoutNode(index: node))
      }
      let places = try placesOfChildren(of: node, at: place, upTo: limit)
      for (child, place) in zip(nodes[node].children, places) {
        work.places += 1
        try move(
          child, to: place, isComplete: isComplete, changes: &changes, waiting: &waiting)
      }
    }
    return changes
  }

  private mutating func placesOfChildren(
    of node: Int, at place: Place, upTo limit: Int
  ) throws(LayoutFailure) -> [ChildPlace] {
    var measurement = Measurement(
      placing: node, of: place.frame.size, in: place.proposal, tree: self)
    while let question = measurement.next(in: self) {
      measurement.receive(try measure(question, upTo: limit))
    }
    return measurement.places(in: self)
  }

  /// Gives a node its place. What is in it is placed later, if that can differ from before.
  private mutating func move(
    _ node: Int, to place: ChildPlace, isComplete: Bool, changes: inout [LayoutNode],
    waiting: inout [Int]
  ) throws(LayoutFailure) {
    guard place.origin.isFinite, place.answer.size.isFinite else {
      throw .endless(LayoutNode(index: node))
    }
    let new = Place(
      frame: Rect(origin: place.origin, size: place.answer.size), proposal: place.proposal)
    let former = nodes[node].place
    nodes[node].place = new
    if former?.frame != new.frame { changes.append(LayoutNode(index: node)) }
    let isSame = former.map {
      $0.frame.size == new.frame.size
        && place.answer.invariance.covers($0.proposal, new.proposal)
    }
    if nodes[node].isStale || isComplete || isSame != true { waiting.append(node) }
  }
}

// MARK: - What is asked while measuring

extension LayoutTree {
  /// The priority by which a stack apportions room to a view.
  ///
  /// Modifiers that have a layout of their own hide the priority of the view in them, except for `fixedSize`. A spacer
  /// and an empty container come last.
  func priority(of node: Int) -> Double {
    var next = node
    while true {
      switch nodes[next].content {
      case .priority(let priority): return priority
      case .spacer: return -.infinity
      case .stack, .layers: return nodes[next].children.isEmpty ? -.infinity : 0
      case .attachments, .fixedSize, .offset, .barrier:
        guard let child = nodes[next].children.first else { return 0 }
        next = child
      case .leaf, .text, .reader, .padding, .frame, .flexibleFrame, .aspectRatio, .position:
        return 0
      }
    }
  }

  /// The highest priority of views that lie on each other; 0 for other nodes.
  func greatestPriority(in node: Int) -> Double {
    guard case .layers = nodes[node].content else { return 0 }
    return nodes[node].children.reduce(-.infinity) { max($0, priority(of: $1)) }
  }

  /// The room before each view of a stack.
  func gaps(between children: [Int], in stack: StackArrangement) -> [Double] {
    var wasSpacer = true
    return children.enumerated().map { index, child in
      let isSpacer: Bool
      if case .spacer = nodes[child].content { isSpacer = true } else { isSpacer = false }
      defer { wasSpacer = isSpacer }
      switch stack.spacing {
      case .fixed(let distance): return index == 0 ? 0 : distance
      case .automatic(let distance): return wasSpacer || isSpacer ? 0 : distance
      }
    }
  }
}
