import AnimationEngine
import TimelineDocument
import ViewLayout

// What moved a frame, for explanations and warnings.
extension LayoutFrames {
  /// What the update that is applied has changed in the layout around a view, or beside it.
  func causes(of instance: Int, in views: borrowing ViewGraph) -> [LayoutCause] {
    let timeline = views.timeline
    var around: Set<Int> = []
    var next: Int? = instance
    while let view = next {
      around.insert(view)
      next = views.enclosingView(of: view)
      if let outer = next, places[outer]?.space != nil { break }
    }
    var causes: [LayoutCause] = around.sorted().compactMap { view in
      guard transitioning.contains(view) else { return nil }
      let node = views.instances[view].node
      return LayoutCause(
        kind: .transition, path: timeline.path(of: node),
        place: timeline.transition(of: node).map { timeline[$0].place } ?? timeline[node].place,
        isAround: true)
    }
    for number in changedSettings {
      let setting = settings[number]
      let node = views.instances[setting.instance].node
      var (kind, path) = (LayoutCause.Kind.content, timeline.path(of: node))
      if case .modifier(let modifier) = setting.source {
        (kind, path) = (.modifier, timeline.path(of: modifier))
      }
      causes.append(
        LayoutCause(
          kind: kind, path: path, place: setting.place(in: views),
          isAround: around.contains(setting.instance)))
    }
    for case let parent? in changedParents {
      let node = views.instances[parent].node
      causes.append(
        LayoutCause(
          kind: .children, path: timeline.path(of: node), place: timeline[node].place,
          isAround: false))
    }
    return causes
  }

  /// The nearest view around one that has come that moves what is in it, by a modifier or a transition; nil if all
  /// are at rest.
  func movingView(
    around instance: Int, in views: borrowing ViewGraph, _ scene: borrowing AnimationScene
  ) -> Int? {
    var next = views.enclosingView(of: instance)
    while let view = next, let place = places[view], place.space == nil {
      for mover in movers(in: view, views) where places[mover]?.carrier == view {
        guard let track = places[mover]?.track, let property = views.tracks[track].property,
          scene.isMoving(property)
        else { continue }
        return view
      }
      next = views.enclosingView(of: view)
    }
    return nil
  }

  /// Whether the frame of an instance rests on the estimated size of a text.
  func isEstimated(_ instance: Int, in views: borrowing ViewGraph) -> Bool {
    estimated.contains(views.outermostView(of: instance))
  }

  /// The modifier in whose space the frame of an instance is.
  func space(around instance: Int, in views: borrowing ViewGraph) -> ElementIndex<Modifier>? {
    var next = views.enclosingView(of: instance)
    while let view = next {
      if let space = views.timeline.geometry(of: views.instances[view].node).space { return space }
      next = views.enclosingView(of: view)
    }
    return nil
  }

}
