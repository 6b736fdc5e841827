import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// Frames that layout gives: each part of a view that draws, or begins a space, moves its own.
extension Simulation {
  /// Adds the frame of a new instance that something around it can move.
  mutating func addLayoutFrame(_ track: ViewTrack, to instance: Int) throws(EvaluationError) {
    let stem = views.stem(of: track, in: instance)
    let names = timeline.columns(of: track, instance: views.instances[instance].suffix) ?? []
    let columns = names.map { Column(track: stem, suffix: String($0.dropFirst(stem.count))) }
    try addLayoutFrame(named: stem, columns, role: .printed, to: instance)
  }

  /// Lays out a new instance, whose tracks are there. A frame that has no columns, because its view has no name, is
  /// animated as well: the view leaves when it is at rest.
  mutating func addLayout(of instance: Int) throws(EvaluationError) {
    do throws(EvaluationError) {
      try parts.frames.added(instance, to: &views)
    } catch {
      try parts.frames.fail(with: error)
    }
    let node = views.instances[instance].node
    guard timeline.geometry(of: node).hasColumns else { return }
    if timeline[node].id == nil {
      try addLayoutFrame(named: timeline.path(of: node), [], role: .unnamed, to: instance)
    }
    let number = views.tracks.numbers(of: instance).last { views.tracks[$0].origin.isLayoutFrame }
    if let number { parts.frames.setTrack(number, of: instance) }
  }

  private mutating func addLayoutFrame(
    named name: String, _ columns: [Column], role: TrackRole, to instance: Int
  ) throws(EvaluationError) {
    let node = views.instances[instance].node
    let mover = timeline.geometry(of: node).mover ?? .content
    try addTrack(
      Track(
        name: name, role: role, columns: columns, view: node, instance: instance,
        origin: .layoutFrame, type: .numbers(count: 4),
        property: addProperty(Components([0, 0, 0, 0])), path: try path(to: mover, of: instance)))
  }

  /// The modifiers that a transaction passes on its way to a part of a view whose frame moves as one, the outermost
  /// first. A modifier that changes transactions for its own body alone does not change them for the frame of
  /// something in that body: such a frame follows the transaction outside of it.
  mutating func path(to mover: FrameMover, of instance: Int) throws(EvaluationError) -> [Int] {
    switch mover {
    case .content: return try pathInside(instance)
    case .host: return try pathAround(views.borderView(of: instance))
    case .transition: return try pathAround(views.outermostGroup(of: instance))
    case .drawing(let modifier), .space(let modifier):
      return try path(outside: timeline.outermostScope(around: modifier) ?? modifier, for: instance)
    }
  }

  /// Gives the views that have come, and those that may have another frame than before, their frames: new ones at
  /// rest, or moving by their transition, and the others in the update's transaction.
  mutating func layOutViews(in update: TransactionWrites? = nil) throws(EvaluationError) {
    guard parts.frames.isStale else { return parts.frames.endUpdate() }
    try layOut(in: update)
    let placements = parts.frames.placements(in: views)
    try spend(WorkCost.change * placements.count, at: update?.step?.range)
    for placement in placements { try place(placement, in: update) }
    notePartings(of: placements)
    if update != nil { warnOfStandstill(of: placements) }
    parts.frames.endUpdate()
  }

  /// Notes what an update of some states may change in the layout.
  mutating func noteLayout(after states: ArraySlice<Int>, changesStructure: Bool) {
    parts.frames.noteSettings(views.dependents.placements(of: states), in: views)
    guard changesStructure else { return }
    for node in Set(states.flatMap { views.structure[$0] }) where timeline[node].loop != nil {
      for parent in views.places(of: node, without: []) {
        parts.frames.noteChildren(of: parent, in: views)
      }
    }
  }

  /// Lays out the views, whose frames are given to them later, and tells shared frames where their views are.
  mutating func layOutSharedFrames(in update: TransactionWrites? = nil) throws(EvaluationError) {
    guard !parts.matched.isEmpty else { return }
    try layOut(in: update)
    parts.matched.setLayout(parts.frames.sharedFrames(in: views))
  }

  mutating func layOut(in update: TransactionWrites?) throws(EvaluationError) {
    let work: Int
    do throws(EvaluationError) {
      work = try parts.frames.layOut(in: &views, scene: scene)
    } catch {
      return try parts.frames.fail(with: error)
    }
    try spend(WorkCost.look * work, at: update?.step?.range)
  }

  private mutating func place(
    _ placement: LayoutFrames.Placement, in update: TransactionWrites?
  ) throws(EvaluationError) {
    let arrival = placement.arrival
    if placement.isNew, let property = views.tracks[placement.track].property {
      var start = placement.frame
      if let arrival { start = start.moved(by: arrival.distance) }
      try reset(property, to: start, of: views.tracks[placement.track])
      if arrival == nil { return }
    }
    guard let update else { return }
    try apply(
      placement.frame, to: placement.track, along: views.tracks[placement.track].path,
      arrival?.animation, because: update.cause)
  }
}

// MARK: - Transitions

extension Simulation {
  /// The size of a view with its modifiers, as it is laid out; nil where nothing is.
  mutating func layoutSize(
    of instance: Int, in update: TransactionWrites?
  ) throws(EvaluationError) -> Size? {
    try layOut(in: update)
    return parts.frames.size(of: instance)
  }

  /// Sets how far transitions move the frames in an instance that is at rest.
  mutating func restFrames(in instance: Int, by effects: [TransitionEffect]) {
    guard !effects.isEmpty else { return }
    let distance = effects.distance(in: .identity)
    let (movers, _) = parts.frames.setTransition(distance, of: instance, in: views)
    parts.frames.noteFrames(ofInstances: movers)
  }

  /// Moves the frames in an instance by its transition, instead of a value of its own.
  ///
  /// - Returns: whether anything is animated.
  mutating func moveFrames(
    in instance: Int, by effects: [TransitionEffect], to phase: TransitionPhase,
    from start: TransitionPhase?, in update: TransactionWrites
  ) throws(EvaluationError) -> Bool {
    guard !effects.isEmpty else { return false }
    let target = effects.distance(in: phase)
    let (movers, distance) = parts.frames.setTransition(target, of: instance, in: views)
    // Only a view that was on its way out returns to its place without coming from its start.
    let former = start ?? (phase == .identity ? .didDisappear : .identity)
    let animation = effects.animation(from: former, to: phase)
    guard phase == .didDisappear else {
      let first = start.map { effects.distance(in: $0) } ?? target
      parts.frames.noteArrival(
        of: movers,
        LayoutFrames.Arrival(
          distance: Size(width: first.width - target.width, height: first.height - target.height),
          animation: animation))
      return false
    }
    // A view that leaves is laid out no more: it moves from the place that it has.
    var isAnimated = false
    for mover in movers {
      guard let track = parts.frames.track(of: mover), let property = views.tracks[track].property
      else { continue }
      let outcome = try apply(
        scene.model(of: property).moved(by: distance), to: track, along: views.tracks[track].path,
        animation, because: update.cause)
      isAnimated = isAnimated || outcome.isAnimated
    }
    return isAnimated
  }
}

extension [TransitionEffect] {
  /// The animation of its own under which a frame that all of the effects move goes from a phase to another: an effect
  /// that stands still then, such as that of the other way of an asymmetric transition, has no part in it. A transaction
  /// passes the effects on its way to the frame, so that the innermost one with an animation decides.
  fileprivate func animation(
    from start: TransitionPhase, to end: TransitionPhase
  ) -> TransitionEffect.OwnAnimation? {
    first { $0.animation != nil && $0[start] != $0[end] }?.animation
  }

  /// How far the effects move a view in a phase, together.
  fileprivate func distance(in phase: TransitionPhase) -> Size {
    reduce(into: Size.zero) { sum, effect in
      sum.width += effect[phase][0]
      sum.height += effect[phase][1]
    }
  }
}

extension Components {
  /// A centre and a size, moved by a distance.
  fileprivate func moved(by distance: Size) -> Components {
    Components([self[0] + distance.width, self[1] + distance.height, self[2], self[3]])
  }
}

extension Timeline {
  /// The outermost modifier around another one that changes transactions for its own body alone.
  fileprivate func outermostScope(
    around modifier: ElementIndex<Modifier>
  ) -> ElementIndex<Modifier>? {
    var (found, next): (ElementIndex<Modifier>?, _) = (nil, modifier)
    while case .body(let outer) = self[next].container {
      switch self[outer].action {
      case .animation, .transaction: found = outer
      default: break
      }
      next = outer
    }
    return found
  }
}
