import AnimationEngine
import ExpressionLanguage
import TimelineDocument
import ViewLayout

// The frames that are animated.
extension LayoutFrames {
  /// A frame that a view has now.
  struct Placement {
    /// The number of its track.
    let track: Int
    /// The centre and the size.
    let frame: Components
    /// Whether the view has come and has no frame yet.
    let isNew: Bool
    let instance: Int
    /// The transition by which the view comes or returns.
    let arrival: Arrival?
  }

  /// The frames of the views that may have others than they were given last, in the order of the views.
  mutating func placements(in views: borrowing ViewGraph) -> [Placement] {
    guard !changed.isEmpty else { return [] }
    var placements: [Placement] = []
    for instance in changed.sorted() where views.instances[instance].isPresent {
      guard let place = places[instance], let track = place.track,
        let frame = frame(of: instance, in: views)
      else { continue }
      let arrival = arrivals[instance]
      guard place.isNew || arrival != nil || frame != place.frame else { continue }
      let carrier = carrier(of: instance, in: views)
      if let carrier, carrier != place.carrier { carried[carrier, default: []].append(instance) }
      places[instance]?.carrier = carrier
      places[instance]?.frame = frame
      placements.append(
        Placement(
          track: track, frame: frame, isNew: place.isNew, instance: instance,
          arrival: arrival))
      places[instance]?.isNew = false
    }
    changed = []
    return placements
  }

  /// The nearest view around an instance whose modifier or transition moves it in the update that is applied.
  private func carrier(of instance: Int, in views: borrowing ViewGraph) -> Int? {
    guard !moving.isEmpty else { return nil }
    var next = views.enclosingView(of: instance)
    while let view = next, places[view]?.space == nil {
      if moving.contains(view) { return view }
      next = views.enclosingView(of: view)
    }
    return nil
  }

  /// The centre and the size of a view in the space that it is in, with the transitions of the views around it.
  private func frame(of instance: Int, in views: borrowing ViewGraph) -> Components? {
    guard let node = places[instance]?.mover else { return nil }
    var (space, offset): (LayoutNode?, Size) = (nil, places[instance]?.transition ?? .zero)
    var next = views.enclosingView(of: instance)
    while let view = next, let place = places[view] {
      space = place.space
      if space != nil { break }
      offset.width += place.transition.width
      offset.height += place.transition.height
      next = views.enclosingView(of: view)
    }
    guard var frame = tree.frame(of: node, in: space) else { return nil }
    if let pixelLength { frame = frame.rounded(toMultipleOf: pixelLength) }
    frame.origin.x += offset.width
    frame.origin.y += offset.height
    return frame.centreAndSize
  }

  /// The size of the font of an instance that is a text, in points.
  func fontSize(of instance: Int) -> Double? {
    guard isInUse, instance < places.count, let content = places[instance]?.content,
      case .text(let text) = tree.content(of: content)
    else { return nil }
    return text.fontSize
  }

  /// Where an instance is, in the room or in the nearest view around it with a space of its own; nil where something
  /// around it moves it, for a container, and for one with a shared frame.
  func stillFrame(of instance: Int, in views: borrowing ViewGraph) -> StillFrame? {
    guard isInUse, instance < places.count, let place = places[instance], place.mover == nil,
      let drawn = place.drawn, !views.timeline.hasSharedFrame(views.instances[instance].node)
    else { return nil }
    var space: LayoutNode?
    var next = views.enclosingView(of: instance)
    while space == nil, let view = next {
      space = places[view]?.space
      next = views.enclosingView(of: view)
    }
    guard let frame = tree.frame(of: place.outer, in: space), let size = tree.frame(of: drawn)?.size
    else { return place.lastStillFrame }
    return StillFrame(frame: frame, drawn: size, alignment: alignment(of: drawn, in: place))
  }

  /// How far frames around a node, of the same view, align it away from their centres.
  private func alignment(of drawn: LayoutNode, in place: Place) -> Size {
    var distance = Size.zero
    var isAround = place.content == drawn
    for setting in settings[place.settings] {
      switch tree.content(of: setting.node) {
      case .frame, .flexibleFrame:
        guard isAround, let inner = tree.children(of: setting.node).first,
          let centre = tree.frame(of: inner)?.centreAndSize,
          let outer = tree.frame(of: setting.node)?.centreAndSize
        else { break }
        distance.width += centre[0] - outer[0]
        distance.height += centre[1] - outer[1]
      default: break
      }
      isAround = isAround || setting.node == drawn
    }
    return distance
  }

  /// Whether the transition of an instance moves frames that have columns, rather than one of its own.
  func hasTransition(_ instance: Int, in views: borrowing ViewGraph) -> Bool {
    guard use == .motion else { return false }
    let geometry = views.timeline.geometry(of: views.instances[instance].node)
    return geometry.mover == nil ? geometry.movesChildren : geometry.isPlaced
  }

  /// Moves what is in an instance by its transition.
  ///
  /// - Returns: the instances with frames that move, and how far they do.
  mutating func setTransition(
    _ offset: Size, of instance: Int, in views: borrowing ViewGraph
  ) -> (movers: [Int], distance: Size) {
    guard let place = places[instance] else { return ([], .zero) }
    let former = place.transition
    places[instance]?.transition = offset
    moving.insert(instance)
    transitioning.insert(instance)
    let movers = movers(in: instance, views)
    return (
      movers, Size(width: offset.width - former.width, height: offset.height - former.height)
    )
  }

  /// Notes that a transition moves the frames of views that come or return.
  mutating func noteArrival(of instances: [Int], _ arrival: Arrival) {
    for instance in instances {
      var sum = arrival
      if let known = arrivals[instance] {
        sum.distance.width += known.distance.width
        sum.distance.height += known.distance.height
        sum.animation = arrival.animation ?? known.animation
      }
      arrivals[instance] = sum
    }
    noteFrames(ofInstances: instances)
  }

  /// Ends an update, in which all frames have moved.
  mutating func endUpdate() {
    if !arrivals.isEmpty { arrivals = [:] }
    if !moving.isEmpty { (moving, transitioning) = ([], []) }
    if !changedSettings.isEmpty {
      changedSettings.removeAll(keepingCapacity: true)
      changedSettingsByInstance.removeAll(keepingCapacity: true)
    }
    changedParents.removeAll(keepingCapacity: true)
  }

  /// Notes that views may have other frames than they were given last.
  mutating func noteFrames(ofInstances instances: [Int]) { changed.formUnion(instances) }

  /// The track of the frame of an instance.
  func track(of instance: Int) -> Int? { places[instance]?.track }

  /// The instances with animated frames that move with an instance.
  func movers(in instance: Int, _ views: borrowing ViewGraph) -> [Int] {
    var (found, waiting) = ([Int](), [instance])
    while let next = waiting.popLast() {
      if let place = places[next] {
        if place.mover != nil { found.append(next) }
        if place.space != nil { continue }
      }
      waiting += views.instances[next].children.filter {
        (views.instances[$0].isPresent || views.instances[$0].leavesWithParent)
          && !views.isPresented($0)
      }
    }
    return found.sorted()
  }
}

extension Rect {
  /// The centre and the size, as columns have them.
  var centreAndSize: Components {
    Components([
      origin.x + size.width / 2, origin.y + size.height / 2, size.width, size.height,
    ])
  }
}
