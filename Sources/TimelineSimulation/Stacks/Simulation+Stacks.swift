import AnimationEngine
import ExpressionLanguage
import TimelineDocument

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

  mutating func addStack(_ instance: Int) { stacks.append(instance) }

  mutating func add(_ track: Int, of instance: Int) { tracks[instance] = track }

  mutating func depend(on states: [Int]) { self.states.formUnion(states) }
}

// Views in a stack follow each other; those after one that comes or goes make room in the same
// transaction.
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
    for stack in views.stackFrames.stacks where views.instances[stack].isPresent {
      guard let layout = timeline[views.instances[stack].node].layout else { continue }
      let rows = rows(of: stack)
      let spacing = try spacing(of: layout, stack)
      var sizes: [(along: Double, across: Double)] = []
      for row in rows { sizes.append(try size(of: row).lengths(along: layout.axis)) }
      let width = sizes.map { $0.across }.max() ?? 0
      var start = 0.0
      try spend(
        WorkCost.candidate * rows.count, at: timeline[views.instances[stack].node].place.range)
      for (row, size) in zip(rows, sizes) {
        let center = (width - size.across) * layout.alignment.fraction + size.across / 2
        let middle = start + size.along / 2
        start += size.along + spacing
        let isVertical = layout.axis == .vertical
        try place(
          row,
          at: isVertical
            ? [center, middle, size.across, size.along]
            : [middle, center, size.along, size.across],
          in: update)
      }
    }
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

  /// How large a view is: as it says, or as large as what it places.
  private mutating func size(of instance: Int) throws(EvaluationError) -> Lengths {
    let node = views.instances[instance].node
    if let (size, modifier) = timeline.fixedSize(of: node) {
      let context = modifier.map { views.context(at: $0, for: instance) }
      let found = try views.evaluator.components(
        of: size, .size, in: context ?? views.contextAround(instance), scene: scene)
      return Lengths(width: found[0], height: found[1])
    }
    guard let layout = timeline[node].layout else { return Lengths(width: 0, height: 0) }
    let rows = rows(of: instance)
    var (along, across) = (0.0, 0.0)
    for row in rows {
      let size = try size(of: row).lengths(along: layout.axis)
      along += size.along
      across = max(across, size.across)
    }
    along += try spacing(of: layout, instance) * Double(max(rows.count - 1, 0))
    return layout.axis == .vertical
      ? Lengths(width: across, height: along) : Lengths(width: along, height: across)
  }

  private mutating func spacing(
    of layout: StackLayout, _ stack: Int
  ) throws(EvaluationError) -> Double {
    guard let spacing = layout.spacing else { return StackLayout.usualSpacing }
    let found = try views.evaluator.value(spacing, in: views.contextInside(stack), scene: scene)
    return found.number ?? 0
  }
}

/// A width and a height.
private struct Lengths {
  let width: Double
  let height: Double

  func lengths(along axis: StackLayout.Axis) -> (along: Double, across: Double) {
    switch axis {
    case .horizontal: (width, height)
    case .vertical: (height, width)
    }
  }
}
