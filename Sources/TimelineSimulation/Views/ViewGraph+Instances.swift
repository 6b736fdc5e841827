import ExpressionLanguage
import TimelineDocument

// Instances among others.
extension ViewGraph {
  /// The modifiers of an instance's view, those in bodies among them, each with its action.
  func modifiers(of instance: Int) -> [(ElementIndex<Modifier>, Modifier.Action)] {
    let list = timeline[instances[instance].node].modifiers
    return timeline.modifiers(throughout: list).map { ($0, timeline[$0].action) }
  }

  /// The instance of a view that is a given instance or contains it.
  func owner(_ view: ElementIndex<ViewNode>, of instance: Int) -> Int {
    var owner = instance
    while instances[owner].node != view, let parent = instances[owner].parent {
      owner = parent
    }
    return owner
  }

  /// The first instance of a view that is there.
  func presentInstance(of view: ElementIndex<ViewNode>) -> Int? {
    instances.firstIndex { $0.node == view && $0.isPresent }
  }

  /// An instance and those inside it that are there.
  func present(inside instance: Int) -> [Int] {
    guard instances[instance].isPresent else { return [] }
    return [instance] + instances[instance].children.flatMap(present(inside:))
  }

  /// An instance that leaves, and those inside it that leave with it and not by themselves.
  func leaving(with instance: Int) -> [Int] {
    let inside = instances[instance].children.filter { instances[$0].leavesWithParent }
    return [instance] + inside.flatMap(leaving(with:))
  }

  /// The views whose transitions show an insertion or removal: the view itself, or the views in a
  /// group.
  func outermost(_ instance: Int) -> [Int] {
    let view = instances[instance]
    guard timeline[view.node].kind == .group else { return [instance] }
    return view.children.filter {
      instances[$0].isPresent || instances[$0].leavesWithParent
    }.flatMap(outermost)
  }

  /// Whether an instance is one of others or inside one.
  func isInside(_ instance: Int, _ others: Set<Int>) -> Bool {
    var next: Int? = instance
    while let index = next {
      if others.contains(index) { return true }
      next = instances[index].parent
    }
    return false
  }

  /// The instances in which a view has its place.
  func places(of node: ElementIndex<ViewNode>, without leaving: Set<Int>) -> [Int?] {
    guard let parent = timeline[node].parent else { return [nil] }
    return instances.indices.compactMap {
      instances[$0].node == parent && instances[$0].isPresent && !isInside($0, leaving)
        ? .some($0) : nil
    }
  }

  /// The fault that keeps a value of an instance from moving in some profiles.
  func quirk(of source: MotionSource, in instance: Int) -> Quirk? {
    let node = instances[instance].node
    return timeline.quirk(of: source, in: node, isText: nodes[node.index].isText)
  }

  /// The beginning of the names of an instance's track.
  func stem(of track: ViewTrack, in instance: Int) -> String {
    timeline.stem(of: track, instance: instances[instance].suffix)
  }

  /// The name of an instance in events: its view's id with the identities.
  func name(of instance: Int, in timeline: Timeline) -> String {
    (timeline[instances[instance].node].id ?? "") + instances[instance].suffix
  }

  /// The name of an instance for a reader, also of a view without an id.
  func title(of instance: Int, in timeline: Timeline) -> String {
    (timeline[instances[instance].node].id ?? "view") + instances[instance].suffix
  }
}
