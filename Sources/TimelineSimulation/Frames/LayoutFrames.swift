import AnimationEngine
import ExpressionLanguage
import TimelineDocument
import ViewLayout

/// The layout of all views: positions and sizes as the states say, without any animation.
///
/// Each instance has a chain of nodes from its content outwards, with one for each modifier that has a part in layout.
/// An update changes the contents of the nodes whose values depend on what was written, and the children of the views
/// in which others came or went; the tree then finds the nodes that have other frames than before.
struct LayoutFrames {
  var tree = LayoutTree()
  /// The node of the room, and the one around the views at the top.
  let (room, top): (LayoutNode, LayoutNode)
  let size: Size
  let pixelLength: Double?
  /// The nodes of each instance; nil for a group.
  var places: [Place?] = []
  var settings: [LayoutSetting] = []
  /// The nodes of shared frames.
  var shared: [(effect: InstanceModifier, node: LayoutNode)] = []
  /// The instances of the nodes.
  var owners: [LayoutNode: Int] = [:]
  /// The instances whose frames are animated, by the nodes with these frames.
  var movers: [LayoutNode: Int] = [:]
  /// The instances of readers, by the nodes with their sizes.
  var readers: [LayoutNode: Int] = [:]
  /// The readers that may have another size than they told last, and those whose views come once they have one.
  var changedReaders: Set<Int> = []
  var emptyReaders: Set<Int> = []
  /// The views in containers of navigation that are laid out once more, by the turns in which they came.
  var awaitingLayout: [Int: Int] = [:]
  /// The outermost views that contain a text whose size is estimated.
  var estimated: Set<Int> = []
  /// The settings whose values may have changed, and the views whose children may have; nil is the top.
  var staleSettings: Set<Int> = []
  var staleParents: Set<Int?> = []
  /// The transitions of the update that move frames of views that come or return.
  var arrivals: [Int: Arrival] = [:]
  /// The views whose modifiers or transitions move frames in the update that is applied.
  var moving: Set<Int> = []
  /// Those of them whose transitions do.
  var transitioning: Set<Int> = []
  /// The settings and the views of which the update that is applied has changed the content, and the children.
  var changedSettings: [Int] = []
  var changedSettingsByInstance: [Int: [Int]] = [:]
  var changedParents: [Int?] = []
  /// The instances with frames that a view around them has moved, by that view; some are at rest again.
  var carried: [Int: [Int]] = [:]
  /// The instances that may have other frames than they were given last.
  var changed: Set<Int> = []
  private(set) var use: Use
  /// Whether views are laid out.
  var isInUse: Bool { use != .nothing }

  /// The purpose of the layout.
  enum Use {
    case nothing
    /// To show where views are that nothing moves: a failure ends the layout, and not the run.
    case stage
    /// To move frames, or to tell them to transitions, gestures and readers.
    case motion
  }

  /// The nodes of an instance.
  struct Place {
    /// The outermost node.
    let outer: LayoutNode
    /// The node that places the children; nil where there can be none.
    let container: LayoutNode?
    /// The nodes of the views on it and behind it.
    let attachments: [Attachments]
    /// The node whose frame is animated; nil for a container.
    let mover: LayoutNode?
    /// The node in whose space the children are, if one of its own modifiers begins it.
    let space: LayoutNode?
    let settings: Range<Int>
    /// The size with all modifiers that it had when it left last.
    var lastSize: Size?
    /// Where it was when it left last, if nothing around it moves it.
    var lastStillFrame: StillFrame?
    /// The innermost node.
    let content: LayoutNode
    /// The node of what it draws, or of its space.
    let drawn: LayoutNode?
    /// The number of the track of its frame.
    var track: Int?
    /// How far the transition moves it now.
    var transition = Size.zero
    /// The frame that it was given last, without a transition by which it has left.
    var frame: Components?
    /// Whether it has not been given a frame since it came.
    var isNew = true
    /// The view around it whose modifier or transition moved it last; nil if something else did.
    var carrier: Int?
  }

  /// Where a view is that nothing around it moves.
  struct StillFrame {
    /// The frame of the view with all of its modifiers.
    let frame: Rect
    /// The size of what it draws.
    let drawn: Size
    /// How far its frames align it away from their centres.
    let alignment: Size
  }

  /// The views on another one, or behind it, that have one alignment.
  struct Attachments {
    let alignment: AlignmentSetting
    let node: LayoutNode
    /// The node of the view that they lie on.
    let inner: LayoutNode
  }

  /// A transition that moves the frame of a view that comes or returns.
  struct Arrival {
    /// The distance of the place where it begins; zero for a view that returns.
    var distance: Size
    var animation: TransitionEffect.OwnAnimation?
  }

  /// - Parameter laysOutAll: also where nothing in the document asks for the place or the size of a view.
  init(_ timeline: Timeline, laysOutAll: Bool) {
    use = timeline.hasLayout ? .motion : laysOutAll ? .stage : .nothing
    size = timeline.roomSize
    pixelLength = timeline.pixelLength
    top = tree.add(.layers(.center))
    room = tree.add(.frame(width: size.width, height: size.height, .center), around: [top])
  }

  /// Ends a layout that is for a stage alone; otherwise its failure is one of the run.
  mutating func fail(with error: EvaluationError) throws(EvaluationError) {
    guard use == .stage else { throw error }
    use = .nothing
    (staleSettings, staleParents, changed) = ([], [], [])
  }
}
