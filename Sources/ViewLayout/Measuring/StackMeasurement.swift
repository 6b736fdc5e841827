import AnimationEngine

/// The sizes that a stack gives to its views.
///
/// The rule is the published one. The stack takes the room between its views from what it is offered. The views of
/// the highest layout priority share what is left, except for the least lengths of those of lower priorities, which
/// come next. Of one priority, the least flexible view comes first, and is offered an equal share of the room that
/// no view has taken yet. Where no length is offered, each view has its ideal one.
struct StackMeasurement {
  private let stack: StackArrangement
  private let children: [Int]
  /// The room before each view.
  private let gaps: [Double]
  private let proposal: SizeProposal
  private let wantsBaselines: Bool

  /// The views in the order in which they are offered room, and the ranges in it of equal priority.
  private var order: [Int]
  private var groups: [Range<Int>] = []
  /// The lengths with no room and with endless room, of the views for which they matter.
  private var least: [Double] = []
  private var greatest: [Double] = []
  private var probes: [Probe] = []

  private var nextProbe = 0
  private var nextGroup = 0
  private var position = 0
  /// The room that no view has taken.
  private var available = 0.0
  /// The part of it that is kept for views of lower priorities.
  private var reserved = 0.0

  private(set) var proposals: [SizeProposal]
  private(set) var answers: [LayoutAnswer]

  private enum Probe {
    case least(Int)
    case greatest(Int)
  }

  init(
    _ stack: StackArrangement, children: [Int], in proposal: SizeProposal, wantsBaselines: Bool,
    tree: borrowing LayoutTree
  ) {
    self.stack = stack
    self.children = children
    self.proposal = proposal
    self.wantsBaselines = wantsBaselines || stack.hasBaselines
    gaps = tree.gaps(between: children, in: stack)
    order = Array(children.indices)
    let none = stack.isLazy ? nil : proposal[stack.axis]
    proposals = Array(
      repeating: SizeProposal(nil, along: stack.axis, across: proposal[stack.axis.across]),
      count: children.count)
    answers = Array(repeating: .none, count: children.count)
    if let room = none { plan(in: room, priorities: children.map { tree.priority(of: $0) }) }
  }

  /// Whether each view is given its ideal length.
  private var isIdeal: Bool { groups.isEmpty }

  private mutating func plan(in room: Double, priorities: [Double]) {
    order.sort { (-priorities[$0], $0) < (-priorities[$1], $1) }
    var start = 0
    for end in order.indices
    where end + 1 == order.count || priorities[order[end]] != priorities[order[end + 1]] {
      groups.append(start..<end + 1)
      start = end + 1
    }
    least = Array(repeating: 0, count: order.count)
    greatest = least
    for (number, group) in groups.enumerated() {
      for child in order[group] {
        if group.count > 1 || number > 0 { probes.append(.least(child)) }
        if group.count > 1 { probes.append(.greatest(child)) }
      }
    }
    available = room - gaps.reduce(0, +)
  }

  /// The next question; nil once all views have their sizes.
  mutating func next() -> LayoutRequest? {
    if nextProbe < probes.count {
      let length: Double
      let child: Int
      switch probes[nextProbe] {
      case .least(let index): (child, length) = (index, 0)
      case .greatest(let index): (child, length) = (index, .infinity)
      }
      return LayoutRequest(
        child: children[child],
        proposal: SizeProposal(length, along: stack.axis, across: proposal[stack.axis.across]),
        wantsBaselines: false)
    }
    guard position < order.count else { return nil }
    if !isIdeal { offerShare() }
    return LayoutRequest(
      child: children[order[position]], proposal: proposals[order[position]],
      wantsBaselines: wantsBaselines)
  }

  /// Offers the next view its share of the room.
  private mutating func offerShare() {
    if nextGroup < groups.count, position == groups[nextGroup].lowerBound { startGroup() }
    let remaining = groups[nextGroup - 1].upperBound - position
    proposals[order[position]] = SizeProposal(
      max((available - reserved) / Double(remaining), 0), along: stack.axis,
      across: proposal[stack.axis.across])
  }

  private mutating func startGroup() {
    let group = groups[nextGroup]
    // Summed again for each group: an endless length that was taken away could not be given back.
    reserved = order[group.upperBound...].reduce(0) { $0 + least[$1] }
    order.replaceSubrange(group, with: order[group].sorted { isLessFlexible($0, than: $1) })
    nextGroup += 1
  }

  /// Whether one view's length varies less with the room. Of two that take any room, the one with the greater least
  /// length comes first; of others that are alike, the first one.
  private func isLessFlexible(_ one: Int, than other: Int) -> Bool {
    let (range, otherRange) = (range(of: one), range(of: other))
    if range != otherRange { return range < otherRange }
    if range == .infinity, least[one] != least[other] { return least[one] > least[other] }
    return one < other
  }

  /// How much a view's length varies with the room. One that is always endless does not vary.
  private func range(of child: Int) -> Double {
    greatest[child] == least[child] ? 0 : greatest[child] - least[child]
  }

  mutating func receive(_ answer: LayoutAnswer) {
    let length = answer.size[stack.axis]
    if nextProbe < probes.count {
      switch probes[nextProbe] {
      case .least(let child): least[child] = length
      case .greatest(let child): greatest[child] = length
      }
      nextProbe += 1
      return
    }
    answers[order[position]] = answer
    position += 1
    let left = available - length
    if !left.isNaN { available = left }
  }

  /// The size of the stack around its views.
  var size: Size {
    var along = 0.0
    for (gap, answer) in zip(gaps, answers) { along = along + gap + answer.size[stack.axis] }
    var across = extentAcross.length
    if stack.isLazy, let room = proposal[stack.axis.across] { across = room }
    return Size(along, along: stack.axis, across: across)
  }

  /// The origins of its views in a stack of a size.
  func origins(in size: Size) -> [Point] {
    let extent = extentAcross
    let before =
      stack.isLazy
      ? (size[stack.axis.across] - extent.length) * stack.fractionBefore : 0
    var along = 0.0
    return zip(gaps, answers).map { gap, answer in
      let start = along + gap
      along = start + answer.size[stack.axis]
      return Point(
        start, along: stack.axis, across: before - stack.guide(in: answer) - extent.start)
    }
  }

  /// Where the views that are aligned by their guides begin and end across the stack, from the guide on.
  private var extentAcross: (start: Double, length: Double) {
    var (start, end) = (0.0, 0.0)
    for answer in answers {
      let length = answer.size[stack.axis.across]
      guard length.isFinite else { return (0, .infinity) }
      let guide = stack.guide(in: answer)
      start = min(start, -guide)
      end = max(end, length - guide)
    }
    return (start, end - start)
  }
}
