package import AnimationEngine
import ExpressionLanguage
package import TimelineDocument

/// The views that a run has shown, and which column belongs to which of them.
package struct Stage: Sendable {
  /// A view in one place of the tree.
  package struct View: Sendable {
    package let name: String
    /// The place of the view around it in this list.
    package let parent: Int?
    /// The size of what it draws; nil where a column has it, for a container, and where no room is shown that it
    /// could follow from.
    package let size: Size?
    /// The frame, with all of its modifiers, of a view that nothing around it moves, in the room or in the nearest
    /// view around it with a space of its own; nil for others. It lies around what is drawn, but for the offset, the
    /// position and the padding of the view.
    package let frame: Rect?
    /// Whether it draws the same in any frame: it has one, and states its size or is a text.
    package let isRigid: Bool
    /// Whether the frames of the views inside have their origin in it.
    package let isSpace: Bool
    /// The size of the font of a text, in points, if it was laid out.
    package let fontSize: Double?
    /// Where it is in the view around it.
    package let placement: ViewPlacement
  }

  /// The size of the room; nil where a document does not say how large its views are, which then are shown beside
  /// each other.
  package fileprivate(set) var room: Size?

  package fileprivate(set) var views: [View] = []
  /// The view of each column that was asked for; nil for a column without one.
  package fileprivate(set) var columnViews: [Int?] = []
  /// Whether the frames of the views inside the view of a column follow from its value, for each of these columns:
  /// an offset that layout knows.
  package fileprivate(set) var columnsInFrames: [Bool] = []
  /// The seconds at which the appearance turns from light to dark, back, and so on.
  package internal(set) var appearanceTurns: [Double] = []
  package fileprivate(set) var touches: [Touch] = []
}

extension Simulation {
  /// The views that have come so far, each after the one around it, and the touches that samples belong to.
  func stage(of columns: [Column], touched samples: [TouchWatch.Sample] = []) -> Stage {
    var stage = Stage()
    if parts.frames.isInUse, timeline.hasScreen { stage.room = timeline.roomSize }
    var numbers = [Int?](repeating: nil, count: views.instances.count)
    // A presentation lies on all views that were there before it.
    let depths = presentationDepths
    for index in views.instances.indices.sorted(by: { (depths[$0], $0) < (depths[$1], $1) }) {
      let instance = views.instances[index]
      let node = timeline[instance.node]
      let parent = views.isPresented(index) ? nil : instance.parent.flatMap { numbers[$0] }
      // A group has no box: what is inside it belongs to the view around it.
      guard node.kind == .view else {
        numbers[index] = parent
        continue
      }
      numbers[index] = stage.views.count
      let still = parts.frames.stillFrame(of: index, in: views)
      let isInRow = stage.room == nil
      stage.views.append(
        Stage.View(
          name: views.title(of: index, in: timeline), parent: parent,
          size: isInRow && !timeline.hasFixedSize(instance.node) ? nil : still?.drawn,
          frame: isInRow ? nil : still?.aligned,
          isRigid: !isInRow && still != nil
            && (node.size != nil || timeline.text(of: instance.node) != nil),
          isSpace: timeline.geometry(of: instance.node).space != nil,
          fontSize: parts.frames.fontSize(of: index), placement: node.placement))
    }
    var owners: [String: Int] = [:]
    for track in views.tracks {
      for column in track.columns { owners[column.name] = track.instance }
    }
    stage.columnViews = columns.map { column in owners[column.name].flatMap { numbers[$0] } }
    let names = stage.room == nil ? [] : namesInFrames
    stage.columnsInFrames = columns.map { names.contains($0.track) }
    stage.touches = Stage.touches(samples, views: numbers, isInRoom: stage.room != nil)
    return stage
  }
}

extension Simulation {
  /// The names of the tracks that move views with others inside, in the space in which the frames of these are.
  private var namesInFrames: Set<String> {
    var names: Set<String> = []
    for (index, instance) in views.instances.enumerated()
    where !timeline[instance.node].descendants.isEmpty {
      for track in timeline.tracks[views.nodes[instance.node.index].tracks] {
        guard case .attribute = track.source, let mover = track.mover else { continue }
        if case .space = mover { continue }
        names.insert(views.stem(of: track, in: index))
      }
    }
    return names
  }

  /// How many presentations each instance is in, itself counted.
  private var presentationDepths: [Int] {
    var depths: [Int] = []
    for (index, instance) in views.instances.enumerated() {
      let outer = instance.parent.map { depths[$0] } ?? 0
      depths.append(outer + (views.isPresented(index) ? 1 : 0))
    }
    return depths
  }

  /// Whether the appearance is dark now.
  var isDark: Bool {
    timeline.colorSchemeState.map { views.evaluator.states[$0.index] == .text("dark") } ?? false
  }
}

extension LayoutFrames.StillFrame {
  /// The frame, moved with what is drawn.
  fileprivate var aligned: Rect {
    var rect = frame
    rect.origin.x += alignment.width
    rect.origin.y += alignment.height
    return rect
  }
}
