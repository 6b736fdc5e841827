import AnimationEngine
import ExpressionLanguage
import TimelineDocument
import ViewLayout

// Layout after the changes of an update.
extension LayoutFrames {
  /// Notes the settings that an update may have changed.
  mutating func noteSettings(_ numbers: [Int], in views: borrowing ViewGraph) {
    for number in numbers where views.instances[settings[number].instance].isPresent {
      staleSettings.insert(number)
    }
  }

  /// Whether anything may have changed since the last layout.
  var isStale: Bool { !staleSettings.isEmpty || !staleParents.isEmpty || !changed.isEmpty }

  /// Lays out what may have changed.
  ///
  /// - Returns: the work that it took.
  mutating func layOut(
    in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> Int {
    guard !staleSettings.isEmpty || !staleParents.isEmpty else { return 0 }
    for number in staleSettings.sorted() {
      let setting = settings[number]
      let content = try setting.content(in: &views, scene: scene)
      if setting.isKnown, setting.isTold, tree.content(of: setting.node) != content {
        changedSettings.append(number)
        changedSettingsByInstance[setting.instance, default: []].append(number)
        if case .modifier = setting.source { moving.insert(setting.instance) }
      }
      settings[number].isKnown = true
      tree.setContent(content, of: setting.node)
    }
    // A set has another order in each run of the tool.
    for parent in staleParents.sorted(by: { ($0 ?? -1) < ($1 ?? -1) }) {
      if let parent, !views.instances[parent].isPresent { continue }
      setChildren(of: parent, in: views)
    }
    let work = staleSettings.count + staleParents.count
    staleSettings = []
    staleParents = []
    let before = tree.work.total
    do {
      let nodes = try tree.layOut(room, in: SizeProposal(size), limit: Self.workLimit)
      noteFrames(of: nodes)
    } catch {
      throw failure(error, in: views)
    }
    return work + tree.work.total - before
  }

  /// Gives a view, or the top, the views that are in it now.
  private mutating func setChildren(of parent: Int?, in views: borrowing ViewGraph) {
    var contents: [LayoutNode] = []
    var others: [AlignmentSetting: [LayoutNode]] = [:]
    for child in views.shownViews(in: parent) {
      guard let node = places[child]?.outer else { continue }
      switch views.timeline[views.instances[child].node].placement {
      case .content: contents.append(node)
      case .overlay(let alignment), .background(let alignment), .mask(let alignment):
        others[alignment, default: []].append(node)
      }
    }
    guard let parent else { return set(contents, of: top, in: nil) }
    guard let place = places[parent] else { return }
    if let container = place.container { set(contents, of: container, in: parent) }
    for attachments in place.attachments {
      set(
        [attachments.inner] + others[attachments.alignment, default: []], of: attachments.node,
        in: parent)
    }
  }

  private mutating func set(_ children: [LayoutNode], of node: LayoutNode, in parent: Int?) {
    guard tree.children(of: node) != children else { return }
    changedParents.append(parent)
    tree.setChildren(children, of: node)
  }

  /// A layout that asks more questions than this is refused.
  private static var workLimit: Int { 20_000_000 }

  /// Notes the animated frames that nodes with another size or place have, or move.
  private mutating func noteFrames(of nodes: [LayoutNode]) {
    var waiting = nodes
    var known = Set(nodes)
    while let node = waiting.popLast() {
      if let instance = movers[node] { changed.insert(instance) }
      if let reader = readers[node] { changedReaders.insert(reader) }
      if tree.content(of: node) == .barrier { continue }
      waiting += tree.children(of: node).filter { known.insert($0).inserted }
    }
  }

  private func failure(_ failure: LayoutFailure, in views: borrowing ViewGraph) -> EvaluationError {
    let (node, message) =
      switch failure {
      case .endless(let node):
        (node, "the view would be endlessly large: it takes all of an endless room")
      case .tooManyChildren(let node): (node, "a modifier has more than one view in it")
      case .tooMuchWork(let node): (node, "the layout of the views takes too many steps")
      }
    let instance = owners[node] ?? 0
    return EvaluationError(
      .other(message), at: views.timeline[views.instances[instance].node].place.range)
  }

  /// The centre and the size of the views with shared frames, in the room of all views.
  func sharedFrames(in views: borrowing ViewGraph) -> [(
    effect: InstanceModifier, frame: Components
  )] {
    var frames: [(effect: InstanceModifier, frame: Components)] = []
    for (effect, node) in shared where views.instances[effect.instance].isPresent {
      guard let frame = tree.frame(of: node) else { continue }
      frames.append((effect, frame.centreAndSize))
    }
    return frames
  }

  /// The frame of a view with all of its modifiers in the room of all views, as it was laid out last; nil before.
  /// Scales and rotations around it are not counted.
  func laidOutFrame(of instance: Int) -> Rect? {
    guard use == .motion, instance < places.count, let place = places[instance] else { return nil }
    return tree.frame(of: place.outer)
  }

  /// The size of a view with all of its modifiers; nil before it was laid out.
  func size(of instance: Int) -> Size? {
    guard use == .motion, instance < places.count, let place = places[instance] else { return nil }
    return tree.frame(of: place.outer)?.size ?? place.lastSize
  }
}
