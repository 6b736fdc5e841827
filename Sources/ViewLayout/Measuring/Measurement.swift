import AnimationEngine

/// A node of which the size is sought, or the places of its children: it asks its children one after the other.
///
/// It has the state of a call of a recursive function, so that no depth of a layout exhausts the stack of the process.
struct Measurement {
  let node: Int
  let proposal: SizeProposal
  /// Whether the baselines of the texts in it are sought besides its size.
  private let wantsBaselines: Bool
  private let content: LayoutContent
  private let children: [Int]
  /// The highest priority of views that lie on each other.
  private let greatestPriority: Double

  /// The size, once it is known. From then on the questions are those of a parent that places its children.
  private(set) var size: Size?
  private var proposals: [SizeProposal] = []
  private var answers: [LayoutAnswer] = []
  private var stack: StackMeasurement?
  /// The rooms in which the answers about its size would be the same.
  private var invariance = Invariance.complete

  /// Begins to seek the size of a node.
  init(
    _ node: Int, in proposal: SizeProposal, wantsBaselines: Bool, of tree: borrowing LayoutTree
  ) {
    self.node = node
    self.proposal = proposal
    self.wantsBaselines = wantsBaselines
    content = tree.nodes[node].content
    children = tree.nodes[node].children
    greatestPriority = tree.greatestPriority(in: node)
    if case .stack(let arrangement) = content {
      stack = StackMeasurement(
        arrangement, children: children, in: proposal, wantsBaselines: wantsBaselines, tree: tree)
    }
  }

  /// Begins to seek the places of a node's children, where its size is known.
  init(placing node: Int, of size: Size, in proposal: SizeProposal, tree: borrowing LayoutTree) {
    self.node = node
    self.proposal = proposal
    wantsBaselines = false
    content = tree.nodes[node].content
    children = tree.nodes[node].children
    greatestPriority = tree.greatestPriority(in: node)
    beginPlacing(in: size, of: tree)
  }

  private mutating func beginPlacing(in size: Size, of tree: borrowing LayoutTree) {
    self.size = size
    proposals = []
    answers = []
    guard case .stack(let arrangement) = content else { return }
    // A stack that was offered no length across gives its own to its views.
    let axis = arrangement.axis
    let room = SizeProposal(
      proposal[axis], along: axis, across: proposal[axis.across] ?? size[axis.across])
    if room == proposal, stack != nil { return }
    stack = StackMeasurement(
      arrangement, children: children, in: room, wantsBaselines: wantsBaselines, tree: tree)
  }

  /// The next question; nil once the answer is known.
  mutating func next(in tree: borrowing LayoutTree) -> LayoutRequest? {
    if size == nil {
      if let request = nextWhenSizing(in: tree) { return request }
      let size = sizeFound
      guard wantsBaselines else {
        self.size = size
        return nil
      }
      beginPlacing(in: size, of: tree)
    }
    return nextWhenPlacing()
  }

  mutating func receive(_ answer: LayoutAnswer) {
    if size == nil { invariance.formIntersection(answer.invariance) }
    if stack != nil {
      stack?.receive(answer)
    } else {
      answers.append(answer)
    }
  }

  /// The answer, once there is no question left.
  func answer(in tree: borrowing LayoutTree) -> LayoutAnswer {
    LayoutAnswer(
      size: size ?? .zero, baselines: wantsBaselines ? baselines(in: tree) : nil,
      hasBaselines: wantsBaselines, invariance: ownInvariance)
  }

  /// The baselines of the views in it. Those of an overlay or a background, and of a `GeometryReader`, stay inside.
  private func baselines(in tree: borrowing LayoutTree) -> TextBaselines? {
    if case .reader = content { return nil }
    var found: TextBaselines?
    for (index, place) in places(in: tree).enumerated() {
      if case .attachments = content, index > 0 { break }
      guard let own = place.answer.baselines?.moved(by: place.origin.y) else { continue }
      found?.formUnion(own)
      found = found ?? own
    }
    return found
  }

  /// The child by which a modifier has its size.
  private var child: Size { answers.last?.size ?? .zero }
}

// MARK: - Sizes

extension Measurement {
  private mutating func nextWhenSizing(in tree: borrowing LayoutTree) -> LayoutRequest? {
    switch content {
    case .stack: return stack?.next()
    case .layers:
      while let child = children[answers.count...].first,
        tree.priority(of: child) < greatestPriority
      {
        answers.append(.none)
      }
      return request(at: answers.count, proposal)
    case .leaf, .text, .spacer, .reader: return nil
    case .aspectRatio(let ratio, let mode): return nextOfAspectRatio(ratio, mode)
    case .attachments, .padding, .frame, .flexibleFrame, .priority, .fixedSize, .position, .offset,
      .barrier:
      guard answers.isEmpty, let offered = proposalWhenSizing else { return nil }
      return request(at: 0, offered)
    }
  }

  /// The room that a modifier offers its view to find its size; nil if that does not depend on the view.
  private var proposalWhenSizing: SizeProposal? {
    switch content {
    case .padding(let insets): proposal.inset(by: insets)
    case .frame(let width, let height, _):
      width != nil && height != nil
        ? nil : SizeProposal(width: width ?? proposal.width, height: height ?? proposal.height)
    case .flexibleFrame(let frame):
      frame.size(in: proposal) == nil ? frame.proposalWhenSizing(in: proposal) : nil
    case .fixedSize(let horizontal, let vertical):
      SizeProposal(
        width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    case .position: proposal.width != nil && proposal.height != nil ? nil : proposal
    case .attachments, .priority, .offset, .barrier: proposal
    case .leaf, .text, .spacer, .stack, .layers, .reader, .aspectRatio: nil
    }
  }

  /// The size, once all questions about it are answered.
  private var sizeFound: Size {
    switch content {
    case .leaf, .text, .spacer: return .zero
    case .stack: return stack?.size ?? .zero
    case .layers:
      return answers.reduce(.zero) {
        Size(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
      }
    case .reader:
      return Size(
        width: proposal.width ?? LayoutContent.defaultLength,
        height: proposal.height ?? LayoutContent.defaultLength)
    case .padding(let insets):
      return Size(
        width: max(child.width + (insets.leading + insets.trailing), 0),
        height: max(child.height + (insets.top + insets.bottom), 0))
    case .frame(let width, let height, _):
      return Size(width: width ?? child.width, height: height ?? child.height)
    case .flexibleFrame(let frame):
      return frame.size(in: proposal) ?? frame.size(in: proposal, around: child)
    case .position:
      return Size(
        width: proposal.width ?? child.width, height: proposal.height ?? child.height)
    case .attachments, .priority, .fixedSize, .aspectRatio, .offset, .barrier: return child
    }
  }

  private func request(at index: Int, _ offered: SizeProposal) -> LayoutRequest? {
    guard index < children.count else { return nil }
    return LayoutRequest(child: children[index], proposal: offered, wantsBaselines: false)
  }

  /// Without a ratio of its own it asks for the ideal size first.
  private func nextOfAspectRatio(
    _ ratio: Double?, _ mode: LayoutContent.AspectMode
  ) -> LayoutRequest? {
    let asksForIdeal = ratio == nil && proposal != .unspecified
    switch answers.count {
    case 0 where asksForIdeal: return request(at: 0, .unspecified)
    case 0,
      1 where asksForIdeal:
      let shape = ratio.map { Size(width: $0, height: 1) } ?? child
      return request(at: 0, Self.room(of: shape, mode, in: proposal))
    default: return nil
    }
  }

  /// The greatest room of a shape that fits into another, or the least that fills it.
  private static func room(
    of shape: Size, _ mode: LayoutContent.AspectMode, in proposal: SizeProposal
  ) -> SizeProposal {
    guard proposal != .unspecified else { return proposal }
    func scale(_ length: Double, to room: Double?) -> Double {
      guard let room, length != 0 || room != 0 else { return .infinity }
      return room / length
    }
    let horizontal = scale(shape.width, to: proposal.width)
    let vertical = scale(shape.height, to: proposal.height)
    let found =
      switch mode {
      case .fit: min(horizontal, vertical)
      case .fill: max(horizontal, vertical)
      }
    func length(_ length: Double) -> Double { length == 0 ? 0 : length * found }
    return SizeProposal(width: length(shape.width), height: length(shape.height))
  }
}

// MARK: - Rooms in which the answer is the same

extension Measurement {
  /// The rooms in which the node's size, and the places in it, would be the same.
  ///
  /// Views that are asked only when they are placed are offered lengths that follow from the size.
  private var ownInvariance: Invariance {
    switch content {
    case .leaf, .text, .spacer, .reader, .position: .none
    // Both lengths that it offers follow from both of the room.
    case .aspectRatio: invariance.isComplete ? .complete : .none
    case .stack(let stack): stack.isLazy ? .none : invariance
    case .layers, .attachments, .padding, .priority, .offset, .barrier: invariance
    case .frame(let width, let height, _):
      invariance(inWidth: width != nil, inHeight: height != nil)
    case .fixedSize(let horizontal, let vertical):
      invariance(inWidth: horizontal, inHeight: vertical)
    // It offers other lengths when it places its view, which depend on those of the room.
    case .flexibleFrame(let frame):
      Invariance(
        inWidth: invariance.isComplete && frame.width == .init(),
        inHeight: invariance.isComplete && frame.height == .init(), isComplete: false)
    }
  }

  /// The rooms in which a modifier that hides the room's lengths from its view has the same size.
  private func invariance(inWidth hidesWidth: Bool, inHeight hidesHeight: Bool) -> Invariance {
    Invariance(
      inWidth: hidesWidth || invariance.inWidth, inHeight: hidesHeight || invariance.inHeight,
      isComplete: invariance.isComplete || (hidesWidth && hidesHeight)
        || (hidesWidth && invariance.inHeight) || (hidesHeight && invariance.inWidth))
  }
}

// MARK: - Places

extension Measurement {
  private mutating func nextWhenPlacing() -> LayoutRequest? {
    let request: LayoutRequest?
    switch content {
    case .leaf, .text, .spacer: request = nil
    case .stack: return stack?.next()
    case .layers, .reader, .attachments:
      request = self.request(at: answers.count, proposalWhenPlacing)
    case .aspectRatio(let ratio, let mode): request = nextOfAspectRatio(ratio, mode)
    case .padding, .frame, .flexibleFrame, .priority, .fixedSize, .position, .offset, .barrier:
      request = answers.isEmpty ? self.request(at: 0, proposalWhenPlacing) : nil
    }
    guard let request else { return nil }
    proposals.append(request.proposal)
    return LayoutRequest(
      child: request.child, proposal: request.proposal,
      wantsBaselines: wantsBaselines || content.alignsBaselines)
  }

  /// The room that the next child is offered in a node that has its size.
  private var proposalWhenPlacing: SizeProposal {
    let size = size ?? .zero
    return switch content {
    case .layers, .reader, .position: SizeProposal(size)
    case .attachments: answers.first.map { SizeProposal($0.size) } ?? proposal
    case .frame(let width, let height, _):
      SizeProposal(width: width ?? proposal.width, height: height ?? proposal.height)
    case .flexibleFrame(let frame): frame.proposalWhenPlacing(in: size, of: proposal)
    case .leaf, .text, .spacer, .stack, .padding, .priority, .fixedSize, .aspectRatio, .offset,
      .barrier:
      proposalWhenSizing ?? proposal
    }
  }

  /// The places of the children, once all questions are answered.
  func places(in tree: borrowing LayoutTree) -> [ChildPlace] {
    if let stack {
      return zip(stack.origins(in: size ?? .zero), zip(stack.proposals, stack.answers)).map {
        ChildPlace(origin: $0, proposal: $1.0, answer: $1.1)
      }
    }
    if case .aspectRatio = content {
      // The first answer can be the ideal size.
      guard let answer = answers.last, let proposal = proposals.last else { return [] }
      return [ChildPlace(origin: centered(answer.size), proposal: proposal, answer: answer)]
    }
    return zip(origins(in: tree), zip(proposals, answers)).map {
      ChildPlace(origin: $0, proposal: $1.0, answer: $1.1)
    }
  }

  private func centered(_ child: Size) -> Point {
    let size = size ?? .zero
    return Point(x: (size.width - child.width) / 2, y: (size.height - child.height) / 2)
  }

  private func origins(in tree: borrowing LayoutTree) -> [Point] {
    switch content {
    case .leaf, .text, .spacer, .stack, .aspectRatio: []
    case .layers(let alignment): originsOfLayers(alignment, in: tree)
    case .reader, .priority, .barrier: answers.map { _ in .zero }
    case .attachments(let alignment):
      answers.enumerated().map { index, answer in
        index == 0
          ? .zero : alignment.place(in: answers[0]) - alignment.place(in: answer)
      }
    case .padding(let insets): answers.map { _ in Point(x: insets.leading, y: insets.top) }
    case .frame(_, _, let alignment):
      answers.map { alignment.place(in: size ?? .zero) - alignment.place(in: $0) }
    case .flexibleFrame(let frame):
      answers.map { frame.alignment.place(in: size ?? .zero) - frame.alignment.place(in: $0) }
    case .fixedSize: answers.map { centered($0.size) }
    case .position(let point):
      answers.map { Point(x: point.x - $0.size.width / 2, y: point.y - $0.size.height / 2) }
    case .offset(let offset): answers.map { _ in Point(x: offset.width, y: offset.height) }
    }
  }

  /// The views of the highest priority decide where the guide of all is.
  private func originsOfLayers(
    _ alignment: LayoutAlignment, in tree: borrowing LayoutTree
  ) -> [Point] {
    var guide = Point(x: -.infinity, y: -.infinity)
    for (child, answer) in zip(children, answers)
    where tree.priority(of: child) == greatestPriority {
      let place = alignment.place(in: answer)
      guide = Point(x: max(guide.x, place.x), y: max(guide.y, place.y))
    }
    return answers.map { guide - alignment.place(in: $0) }
  }
}

extension Point {
  fileprivate static func - (one: Point, other: Point) -> Point {
    Point(x: one.x - other.x, y: one.y - other.y)
  }
}

extension LayoutContent {
  /// Whether children are placed by the baselines of their texts.
  fileprivate var alignsBaselines: Bool {
    switch self {
    case .layers(let alignment), .attachments(let alignment), .frame(_, _, let alignment):
      alignment.vertical.isBaseline
    case .flexibleFrame(let frame): frame.alignment.vertical.isBaseline
    case .stack(let stack): stack.hasBaselines
    case .leaf, .text, .spacer, .reader, .padding, .priority, .fixedSize, .aspectRatio, .position,
      .offset, .barrier:
      false
    }
  }
}
