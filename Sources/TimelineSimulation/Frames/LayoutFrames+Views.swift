import AnimationEngine
import ExpressionLanguage
import TimelineDocument
import ViewLayout

// The nodes of instances, from when they come until they leave.
extension LayoutFrames {
  /// Adds the nodes of a new instance, whose parameters are there. Its values are read when it is laid out.
  mutating func added(_ instance: Int, to views: inout ViewGraph) throws(EvaluationError) {
    guard isInUse else { return }
    while places.count <= instance { places.append(nil) }
    let node = views.instances[instance].node
    noteChildren(around: instance, in: views)
    guard views.timeline[node].kind == .view else { return }
    let first = settings.count
    let geometry = views.timeline.geometry(of: node)
    let content = addContent(of: instance, in: views)
    var outer = content
    let container = views.timeline.hasContent(node) ? outer : nil
    if views.timeline[node].reader != nil { addReader(instance, content) }
    var (mover, space): (LayoutNode?, LayoutNode?) = (nil, nil)
    var attachments: [Attachments]?
    if geometry.mover == .content { mover = outer }
    if container != nil, let size = views.timeline[node].size {
      outer = add(
        .size(size), around: [outer], of: instance, in: views.contextOutside(instance))
    }
    for modifier in views.timeline.chain(of: node) {
      let context = views.context(at: modifier, for: instance)
      if geometry.mover == .drawing(modifier) { mover = outer }
      guard isLaidOut(modifier, in: views.timeline) else { continue }
      if attachments == nil, views.timeline.movesWhole(modifier) {
        attachments = attach(around: &outer, of: instance, in: views)
      }
      outer = add(.modifier(modifier), around: [outer], of: instance, in: context)
      if geometry.space == .space(modifier) { space = outer }
      if case .matchedGeometryEffect = views.timeline[modifier].action {
        shared.append((InstanceModifier(instance: instance, modifier: modifier), outer))
      }
      if geometry.mover == .space(modifier) { mover = outer }
    }
    let attached = attachments ?? attach(around: &outer, of: instance, in: views)
    if geometry.mover == .host || geometry.space == .host {
      outer = add(.host, around: [outer], of: instance, in: views.contextOutside(instance))
      if geometry.space == .host { space = outer }
      if geometry.mover == .host { mover = outer }
    }
    if geometry.mover == .transition, let transition = views.timeline.transition(of: node) {
      outer = add(
        .modifier(transition), around: [outer], of: instance, in: views.contextOutside(instance))
      if geometry.space == .transition { space = outer }
      mover = outer
    }
    if views.timeline[node].host?.isLaidOutAgain == true {
      addNavigation(around: &outer, of: instance, in: views)
    }
    places[instance] = Place(
      outer: outer, container: container, attachments: attached,
      mover: geometry.hasColumns ? mover : nil, space: space, settings: first..<settings.count,
      content: content, drawn: mover)
    if geometry.hasColumns, let mover { movers[mover] = instance }
    for setting in first..<settings.count { try depend(setting, in: &views) }
  }

  /// The states that the size and the place of a view follow from, as the view and its modifiers state them.
  func states(of instance: Int, in views: inout ViewGraph) -> [Int] {
    var states: [Int] = []
    let settings = settings[places[instance]?.settings ?? 0..<0]
    views.evaluator.environment.count(steps: settings.count)
    for setting in settings {
      for value in setting.values(in: views.timeline) {
        let found = views.checked.dependencies(of: value, in: setting.context.scope)
        for state in setting.context.states(of: found) { states.insertOnce(state) }
      }
    }
    return states
  }

  /// Notes the track of an instance's frame.
  mutating func setTrack(_ track: Int, of instance: Int) { places[instance]?.track = track }

  /// An instance leaves: it is laid out no more, and keeps the size that it has.
  mutating func leaves(_ instance: Int, in views: borrowing ViewGraph) {
    guard isInUse else { return }
    noteChildren(around: instance, in: views)
    emptyReaders.remove(instance)
    guard let place = places[instance] else { return }
    let frame = stillFrame(of: instance, in: views)
    places[instance]?.lastStillFrame = frame
    places[instance]?.lastSize = tree.frame(of: place.outer)?.size
  }

  /// An instance that was gone, or leaves, comes again: its values are read anew.
  mutating func returned(_ instance: Int, isNew: Bool, in views: borrowing ViewGraph) {
    guard isInUse else { return }
    noteChildren(around: instance, in: views)
    guard let place = places[instance] else { return }
    staleParents.insert(instance)
    staleSettings.formUnion(place.settings)
    if readers[place.content] != nil {
      changedReaders.insert(instance)
      if isNew { emptyReaders.insert(instance) }
    }
    if place.mover != nil { changed.insert(instance) }
    if isNew {
      for number in place.settings {
        settings[number].isKnown = false
        settings[number].setLaidOutAgain(false)
      }
      places[instance]?.isNew = true
      places[instance]?.transition = .zero
    }
  }

  /// Notes that the children of the view around an instance are others, or in another order.
  mutating func noteChildren(around instance: Int, in views: borrowing ViewGraph) {
    guard isInUse else { return }
    staleParents.insert(views.enclosingView(of: instance))
  }

  /// Notes that the children of a view, or at the top, are others, or in another order.
  mutating func noteChildren(of parent: Int?, in views: borrowing ViewGraph) {
    guard isInUse else { return }
    guard let parent, views.timeline[views.instances[parent].node].kind == .group else {
      staleParents.insert(parent)
      return
    }
    staleParents.insert(views.enclosingView(of: parent))
  }

  private mutating func addContent(
    of instance: Int, in views: borrowing ViewGraph
  ) -> LayoutNode {
    let node = views.instances[instance].node
    let view = views.timeline[node]
    if let stack = view.layout {
      return add(.stack(stack), around: [], of: instance, in: views.contextInside(instance))
    }
    if view.reader != nil {
      return add(.reader, around: [], of: instance, in: views.contextInside(instance))
    }
    if views.timeline.hasContent(node) {
      return add(.layers, around: [], of: instance, in: views.contextInside(instance))
    }
    if let spacer = view.spacer {
      let stack = views.enclosingView(of: instance).flatMap {
        views.timeline[views.instances[$0].node].layout
      }
      return add(
        .spacer(spacer, stack?.axis), around: [], of: instance, in: views.contextOutside(instance))
    }
    if view.size == nil, let (text, modifier) = views.timeline.text(of: node) {
      let source = textSource(text, of: instance, in: views)
      estimated.insert(views.outermostView(of: instance))
      let context = views.context(at: modifier, for: instance)
      return add(.text(source), around: [], of: instance, in: context)
    }
    return add(.leaf(view.size), around: [], of: instance, in: views.contextOutside(instance))
  }

  /// A text with the nearest font and line limit around it.
  private func textSource(
    _ text: DocumentValue, of instance: Int, in views: borrowing ViewGraph
  ) -> LayoutSetting.TextSource {
    var source = LayoutSetting.TextSource(text: text)
    var next: Int? = instance
    while let view = next {
      for modifier in views.timeline.chain(of: views.instances[view].node) {
        guard case .layout(let layout) = views.timeline[modifier].action else { continue }
        switch layout {
        case .font(let size) where source.font == nil:
          source.font = (size, views.context(at: modifier, for: view))
        case .lineLimit(let limit) where source.lineLimit == nil: source.lineLimit = limit
        default: break
        }
      }
      // The environment of SwiftUI goes into a presentation, and ends at a view of UIKit.
      let host = views.timeline[views.instances[view].node].host
      next = host?.beginsSpace == true ? nil : views.viewAround(view)
    }
    return source
  }

  /// Adds a node around a view for each alignment of the views that lie on it or behind it.
  private mutating func attach(
    around outer: inout LayoutNode, of instance: Int, in views: borrowing ViewGraph
  ) -> [Attachments] {
    var attachments: [Attachments] = []
    for alignment in views.timeline.attachmentAlignments(of: views.instances[instance].node) {
      let inner = outer
      outer = add(
        .attachments(alignment), around: [inner], of: instance, in: views.contextInside(instance))
      attachments.append(Attachments(alignment: alignment, node: outer, inner: inner))
    }
    return attachments
  }

  mutating func add(
    _ source: LayoutSetting.Source, around inner: [LayoutNode], of instance: Int,
    in context: FrameContext
  ) -> LayoutNode {
    let node = tree.add(.barrier, around: inner)
    owners[node] = instance
    staleSettings.insert(settings.count)
    settings.append(
      LayoutSetting(instance: instance, node: node, source: source, context: context))
    return node
  }

  private mutating func depend(
    _ setting: Int, in views: inout ViewGraph
  ) throws(EvaluationError) {
    let context = settings[setting].context
    for value in settings[setting].values(in: views.timeline) {
      let found = views.checked.dependencies(of: value, in: context.scope)
      guard !found.isOnScreen else {
        let message = "the size and the place of a view cannot depend on a value that is on screen"
        throw EvaluationError(.other(message), at: value.place)
      }
      views.dependents.add(placement: setting, FrameDependencies(found, in: context))
    }
  }

  /// Whether a modifier has a node. An offset that is evaluated at every frame moves what is inside by itself.
  private func isLaidOut(_ modifier: ElementIndex<Modifier>, in timeline: Timeline) -> Bool {
    switch timeline.frameEffect(of: modifier) {
    case .none, .draws: return false
    case .beginsSpace: return true
    case .places:
      switch timeline[modifier].action {
      case .layout(.font), .layout(.lineLimit): return false
      default: return !(timeline.isOffset(modifier) && timeline.isPerFrame(modifier))
      }
    }
  }
}

extension StackLayout {
  /// The direction of its views; nil for those that lie on each other.
  fileprivate var axis: LayoutAxis? {
    switch arrangement {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .layers: nil
    }
  }
}

extension Timeline {
  /// The alignments of the views that lie on a view, or behind it, each once.
  fileprivate func attachmentAlignments(of view: ElementIndex<ViewNode>) -> [AlignmentSetting] {
    var found: [AlignmentSetting] = []
    for child in self[view].descendants.indices {
      switch views[child].placement {
      case .overlay(let alignment), .background(let alignment), .mask(let alignment):
        if !found.contains(alignment), stackOrView(around: ElementIndex(child)) == view {
          found.append(alignment)
        }
      case .content: break
      }
    }
    return found
  }

  /// The view around another one, not counting groups.
  private func stackOrView(around view: ElementIndex<ViewNode>) -> ElementIndex<ViewNode>? {
    var next = self[view].parent
    while let index = next, self[index].kind == .group { next = self[index].parent }
    return next
  }

  /// Whether a modifier moves a view with all that lies on it, and does not change its size.
  fileprivate func movesWhole(_ modifier: ElementIndex<Modifier>) -> Bool {
    switch frameEffect(of: modifier) {
    case .beginsSpace: return true
    case .none, .draws: return false
    case .places:
      guard case .attribute(let setting) = self[modifier].action else { return false }
      return self[setting].attribute == .offset || self[setting].attribute == .position
    }
  }
}
