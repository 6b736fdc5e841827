import AnimationEngine
import TimelineDocument
import ViewLayout

// The causes of a moved frame, for explanations and warnings.
extension LayoutFrames {
  /// So many causes are told of a frame; there may be as many as frames.
  private static var causeLimit: Int { 3 }

  /// The changes that the update which is applied has made in the layout around a view, or else beside it.
  ///
  /// - Returns: the first causes, and how many there are.
  func causes(of instance: Int, in views: borrowing ViewGraph) -> (first: [LayoutCause], count: Int)
  {
    var around: [Int] = []
    var next: Int? = instance
    while let view = next {
      around.append(view)
      next = views.enclosingView(of: view)
      if let outer = next, places[outer]?.space != nil { break }
    }
    around.sort()
    let transitions = around.filter { transitioning.contains($0) }
    let settings = around.flatMap { changedSettingsByInstance[$0] ?? [] }
    var causes = transitions.prefix(Self.causeLimit).map { transition(of: $0, in: views) }
    causes += settings.prefix(Self.causeLimit - causes.count).map {
      cause($0, isAround: true, in: views)
    }
    guard causes.isEmpty else { return (causes, transitions.count + settings.count) }
    causes = changedSettings.prefix(Self.causeLimit).map { cause($0, isAround: false, in: views) }
    let parents = changedParents.compactMap { $0 }
    causes += parents.prefix(Self.causeLimit - causes.count).map { parent in
      let node = views.instances[parent].node
      return LayoutCause(
        kind: .children, path: views.timeline.path(of: node), place: views.timeline[node].place,
        isAround: false)
    }
    return (causes, changedSettings.count + parents.count)
  }

  private func transition(of view: Int, in views: borrowing ViewGraph) -> LayoutCause {
    let (timeline, node) = (views.timeline, views.instances[view].node)
    return LayoutCause(
      kind: .transition, path: timeline.path(of: node),
      place: timeline.transition(of: node).map { timeline[$0].place } ?? timeline[node].place,
      isAround: true)
  }

  private func cause(
    _ number: Int, isAround: Bool, in views: borrowing ViewGraph
  ) -> LayoutCause {
    let setting = settings[number]
    var (kind, path) = (
      LayoutCause.Kind.content, views.timeline.path(of: views.instances[setting.instance].node)
    )
    switch setting.source {
    case .modifier(let modifier): (kind, path) = (.modifier, views.timeline.path(of: modifier))
    case .navigation, .navigationContent: kind = .secondLayout
    default: break
    }
    return LayoutCause(
      kind: kind, path: path, place: setting.place(in: views), isAround: isAround)
  }

  /// The nearest view around one that has come that moves what is in it, by a modifier or a transition; nil if all
  /// are at rest. Frames that have come to rest are not looked at again.
  mutating func movingView(
    around instance: Int, in views: borrowing ViewGraph, _ scene: borrowing AnimationScene
  ) -> Int? {
    guard !carried.isEmpty else { return nil }
    var next = views.enclosingView(of: instance)
    while let view = next, places[view]?.space == nil {
      while let mover = carried[view]?.last {
        let property = places[mover]?.track.flatMap { views.tracks[$0].property }
        if places[mover]?.carrier == view, let property, scene.isMoving(property) { return view }
        carried[view]?.removeLast()
      }
      next = views.enclosingView(of: view)
    }
    return nil
  }

  /// Whether the frame of an instance rests on the estimated size of a text.
  func isEstimated(_ instance: Int, in views: borrowing ViewGraph) -> Bool {
    estimated.contains(views.outermostView(of: instance))
  }

  /// The path of the modifier in whose space the frame of an instance is.
  func space(around instance: Int, in views: borrowing ViewGraph) -> String? {
    var next = views.enclosingView(of: instance)
    while let view = next {
      let node = views.instances[view].node
      switch views.timeline.geometry(of: node).space {
      case .space(let modifier)?: return views.timeline.path(of: modifier)
      case .transition?:
        return views.timeline.transition(of: node).map { views.timeline.path(of: $0) }
      case .host?: return views.timeline.path(of: node)
      case .content?, .drawing?, nil: next = views.enclosingView(of: view)
      }
    }
    return nil
  }
}
