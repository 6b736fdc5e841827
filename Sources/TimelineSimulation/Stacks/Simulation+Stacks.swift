import AnimationEngine
import ExpressionLanguage
import TimelineDocument
import ViewLayout

/// The frames that stacks give to the views inside them.
struct StackFrames {
  /// The instances that are stacks.
  private(set) var stacks: [Int] = []
  /// The tracks of frames, by instance.
  private(set) var tracks: [Int: Int] = [:]
  /// The states that decide over them.
  private(set) var states: Set<Int> = []
  /// The instances that have been placed and are not gone.
  var placed: Set<Int> = []
  /// The stacks and what they place, by instance. A stack that states its size has a node in each.
  private var layout = LayoutTree()
  private var stackNodes: [Int: LayoutNode] = [:]
  private var sizedNodes: [Int: LayoutNode] = [:]
  private var paddingNodes: [Int: LayoutNode] = [:]

  mutating func addStack(_ instance: Int) { stacks.append(instance) }

  mutating func add(_ track: Int, of instance: Int) { tracks[instance] = track }

  mutating func depend(on states: [Int]) { self.states.formUnion(states) }
}

// Views in a stack follow each other, or lie on each other. When one comes, goes, or gets another size or padding, the
// others get their places in the same transaction.
extension Simulation {
  /// Adds the frame that a stack gives to a new instance.
  mutating func addStackFrame(_ track: ViewTrack, to instance: Int) throws(EvaluationError) {
    let stem = views.stem(of: track, in: instance)
    let names = timeline.columns(of: track, instance: views.instances[instance].suffix) ?? []
    let number = try addTrack(
      Track(
        name: stem,
        columns: names.map { Column(track: stem, suffix: String($0.dropFirst(stem.count))) },
        view: track.view, instance: instance, origin: .stackFrame,
        type: .numbers(count: names.count), property: addProperty(Components(names.map { _ in 0 })),
        path: try pathInside(instance), dependencies: FrameDependencies()))
    views.stackFrames.add(number, of: instance)
  }

  /// Notes what the places in a stack depend on: the sizes of its views, and which of them are there.
  mutating func addStackStates(of instance: Int) throws(EvaluationError) {
    let node = views.instances[instance].node
    if let layout = timeline[node].layout {
      views.stackFrames.addStack(instance)
      if let spacing = layout.spacing {
        try dependStack(on: spacing, in: views.contextInside(instance))
      }
    }
    guard timeline.stack(around: node) != nil else { return }
    if let (size, modifier) = timeline.fixedSize(of: node) {
      let context = modifier.map { views.context(at: $0, for: instance) }
      try dependStack(on: size, in: context ?? views.contextAround(instance))
    }
    for (value, modifier) in timeline.paddings(of: node) {
      try dependStack(on: value, in: views.context(at: modifier, for: instance))
    }
    var next: ElementIndex<ViewNode>? = node
    while let view = next, next == node || timeline[view].kind == .group {
      views.stackFrames.depend(
        on: views.structure.indices.filter { views.structure[$0].contains(view) })
      next = timeline[view].parent
    }
  }

  private mutating func dependStack(
    on value: AttributeValue, in context: FrameContext
  ) throws(EvaluationError) {
    switch value {
    case .whole(let whole): try dependStack(on: whole, in: context)
    case .components(let parts):
      for part in timeline[parts] {
        if let part { try dependStack(on: part, in: context) }
      }
    }
  }

  private mutating func dependStack(
    on value: DocumentValue, in context: FrameContext
  ) throws(EvaluationError) {
    let dependencies = script.checked.dependencies(of: value, in: context.scope)
    guard !dependencies.isOnScreen else {
      let message = "the size of a view in a stack cannot depend on a value that is on screen"
      throw EvaluationError(.other(message), at: value.place)
    }
    views.stackFrames.depend(on: context.states(of: dependencies))
  }

  /// Places the views of all stacks: new ones at rest, the others in the update's transaction.
  mutating func layOutStacks(in update: TransactionWrites? = nil) throws(EvaluationError) {
    var rows: [(stack: Int, instances: [Int])] = []
    for stack in views.stackFrames.stacks where views.instances[stack].isPresent {
      guard let layout = timeline[views.instances[stack].node].layout else { continue }
      let instances = self.rows(of: stack)
      try spend(
        WorkCost.candidate * instances.count,
        at: timeline[views.instances[stack].node].place.range)
      try describe(stack, layout, around: instances)
      rows.append((stack, instances))
    }
    for (stack, _) in rows {
      do {
        try views.stackFrames.layOut(stack)
      } catch {
        // All sizes are stated, and its work has no limit: it fails only where a sum is not finite.
        throw notFiniteLayout(of: stack)
      }
    }
    for (stack, instances) in rows {
      for row in instances {
        try place(row, at: views.stackFrames.frame(of: row, in: stack), in: update)
      }
    }
  }

  /// States the spacing of a stack, and the sizes of the views that it places.
  private mutating func describe(
    _ stack: Int, _ layout: StackLayout, around rows: [Int]
  ) throws(EvaluationError) {
    let spacing = try spacing(of: layout, stack)
    for row in rows {
      let size = try size(of: row)
      let padding = try padding(of: row)
      let content = padding.map { LayoutContent.padding($0) }
      if let size, !size.width.isFinite || !size.height.isFinite {
        throw notFiniteLayout(of: row)
      }
      if let content, !content.isValid { throw notFiniteLayout(of: row) }
      if let size { views.stackFrames.setSize(size, of: row) }
      if let content { views.stackFrames.setPadding(content, of: row) }
    }
    guard spacing.isFinite else { throw notFiniteLayout(of: stack) }
    views.stackFrames.setStack(layout.content(spacing: spacing), of: stack, around: rows)
  }

  /// The room that a view keeps around itself; nil if none of its modifiers asks for it.
  private mutating func padding(of instance: Int) throws(EvaluationError) -> EdgeInsets? {
    var sum: EdgeInsets?
    for (value, modifier) in timeline.paddings(of: views.instances[instance].node) {
      let found = try views.evaluator.components(
        of: value, .insets, in: views.context(at: modifier, for: instance), scene: scene)
      let before = sum ?? EdgeInsets()
      sum = EdgeInsets(
        top: before.top + found[0], leading: before.leading + found[1],
        bottom: before.bottom + found[2], trailing: before.trailing + found[3])
    }
    return sum
  }

  private func notFiniteLayout(of instance: Int) -> EvaluationError {
    EvaluationError(
      .other("the size of a view in a stack is beyond the range of numbers"),
      at: timeline[views.instances[instance].node].place.range)
  }

  private mutating func place(
    _ row: Int, at frame: [Double], in update: TransactionWrites?
  ) throws(EvaluationError) {
    let isNew = views.stackFrames.placed.insert(row).inserted
    guard let number = views.stackFrames.tracks[row] else { return }
    guard let update, !isNew else {
      guard let property = views.tracks[number].property else { return }
      return try reset(property, to: Components(frame), of: views.tracks[number])
    }
    try apply(
      Components(frame), to: number, along: views.tracks[number].path, because: update.cause)
  }

  /// The views that a stack places, in their order; one that leaves takes no room.
  private func rows(of instance: Int) -> [Int] {
    let children = views.instances[instance].children.filter { views.instances[$0].isPresent }
    return timeline.children(of: views.instances[instance].node).flatMap { node in
      children.filter { views.instances[$0].node == node }
        .sorted {
          (views.evaluator.instances[$0].index, $0) < (views.evaluator.instances[$1].index, $1)
        }
        .flatMap { timeline[node].kind == .group ? rows(of: $0) : [$0] }
    }
  }

  /// The size that a view states; nil for a stack that is as large as what it places.
  private mutating func size(of instance: Int) throws(EvaluationError) -> Size? {
    let node = views.instances[instance].node
    if let (size, modifier) = timeline.fixedSize(of: node) {
      let context = modifier.map { views.context(at: $0, for: instance) }
      let found = try views.evaluator.components(
        of: size, .size, in: context ?? views.contextAround(instance), scene: scene)
      return Size(width: found[0], height: found[1])
    }
    return timeline[node].layout == nil ? .zero : nil
  }

  private mutating func spacing(
    of layout: StackLayout, _ stack: Int
  ) throws(EvaluationError) -> Double {
    guard let spacing = layout.spacing else { return StackLayout.usualSpacing }
    let found = try views.evaluator.value(spacing, in: views.contextInside(stack), scene: scene)
    return found.number ?? 0
  }
}

// The layout itself.
extension StackFrames {
  /// Gives a view the size that it states.
  fileprivate mutating func setSize(_ size: Size, of instance: Int) {
    let content = LayoutContent.leaf(width: size.width, height: size.height)
    if let node = sizedNodes[instance] { return layout.setContent(content, of: node) }
    sizedNodes[instance] = layout.add(content)
  }

  /// Gives a view room around itself.
  fileprivate mutating func setPadding(_ padding: LayoutContent, of instance: Int) {
    if let node = paddingNodes[instance] { return layout.setContent(padding, of: node) }
    let inner = sizedNodes[instance] ?? node(ofStack: instance)
    paddingNodes[instance] = layout.add(padding, around: [inner])
  }

  /// Gives a stack what it places: the views that state a size, and other stacks.
  fileprivate mutating func setStack(
    _ stack: LayoutContent, of instance: Int, around rows: [Int]
  ) {
    let node = node(ofStack: instance)
    layout.setContent(stack, of: node)
    let children = rows.map { row in
      paddingNodes[row] ?? sizedNodes[row] ?? self.node(ofStack: row)
    }
    layout.setChildren(children, of: node)
  }

  private mutating func node(ofStack instance: Int) -> LayoutNode {
    if let node = stackNodes[instance] { return node }
    let stack = StackArrangement(.vertical(.center), spacing: .fixed(0))
    let node = layout.add(.stack(stack))
    stackNodes[instance] = node
    return node
  }

  /// Lays out a stack that no other one places.
  fileprivate mutating func layOut(_ instance: Int) throws(LayoutFailure) {
    let node = node(ofStack: instance)
    guard layout.parent(of: node) == nil else { return }
    _ = try layout.layOut(node, in: .unspecified)
  }

  /// The centre and the size of a view in its stack.
  fileprivate func frame(of row: Int, in stack: Int) -> [Double] {
    guard let node = sizedNodes[row] ?? stackNodes[row],
      let frame = layout.frame(of: node, in: stackNodes[stack])
    else { return [0, 0, 0, 0] }
    return [
      frame.origin.x + frame.size.width / 2, frame.origin.y + frame.size.height / 2,
      frame.size.width, frame.size.height,
    ]
  }
}

extension StackLayout {
  fileprivate func content(spacing: Double) -> LayoutContent {
    switch arrangement {
    case .horizontal(let alignment):
      .stack(StackArrangement(.horizontal(alignment.vertical), spacing: .fixed(spacing)))
    case .vertical(let alignment):
      .stack(StackArrangement(.vertical(alignment.horizontal), spacing: .fixed(spacing)))
    case .layers(let horizontal, let vertical):
      .layers(LayoutAlignment(horizontal: horizontal.horizontal, vertical: vertical.vertical))
    }
  }
}

extension StackLayout.Alignment {
  fileprivate var horizontal: HorizontalGuide {
    switch self {
    case .start: .leading
    case .center: .center
    case .end: .trailing
    }
  }

  fileprivate var vertical: VerticalGuide {
    switch self {
    case .start: .top
    case .center: .center
    case .end: .bottom
    }
  }
}
