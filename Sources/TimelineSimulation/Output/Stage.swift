import AnimationEngine
import ExpressionLanguage
package import TimelineDocument

/// The views that a run has shown, and which column belongs to which of them.
package struct Stage: Sendable {
  /// A view in one place of the tree.
  package struct View: Sendable {
    package let name: String
    /// The place of the view around it in this list.
    package let parent: Int?
    /// Width and height in points, where the document states both.
    package let size: [Double]?
    /// The centre and the size of a view that nothing around it moves, in the room or in the nearest view around it
    /// with a space of its own; nil for others.
    package let frame: [Double]?
    /// Whether the frames of the views inside have their origin in it.
    package let isSpace: Bool
    /// The size of the font of a text, in points, if it was laid out.
    package let fontSize: Double?
    /// Where it is in the view around it.
    package let placement: ViewPlacement
  }

  /// The width and the height of the room, if the views are laid out.
  package fileprivate(set) var room: [Double]?

  package fileprivate(set) var views: [View] = []
  /// The view of each column that was asked for; nil for a column without one.
  package fileprivate(set) var columnViews: [Int?] = []
}

extension Simulation {
  /// The views that have come so far, each after the one around it.
  mutating func stage(of columns: [Column]) -> Stage {
    var stage = Stage()
    if parts.frames.isInUse { stage.room = [timeline.roomSize.width, timeline.roomSize.height] }
    var numbers: [Int?] = []
    for (index, instance) in views.instances.enumerated() {
      let node = timeline[instance.node]
      let parent = instance.parent.flatMap { numbers[$0] }
      // A group has no box: what is inside it belongs to the view around it.
      guard node.kind == .view else {
        numbers.append(parent)
        continue
      }
      numbers.append(stage.views.count)
      stage.views.append(
        Stage.View(
          name: views.title(of: index, in: timeline), parent: parent, size: size(of: index),
          frame: parts.frames.stillFrame(of: index, in: views),
          isSpace: timeline.geometry(of: instance.node).space != nil,
          fontSize: parts.frames.fontSize(of: index), placement: node.placement))
    }
    var owners: [String: Int] = [:]
    for track in views.tracks {
      for column in track.columns { owners[column.name] = track.instance }
    }
    stage.columnViews = columns.map { column in owners[column.name].flatMap { numbers[$0] } }
    return stage
  }

  /// The size that the document states, with the states as they are; nil where it has no value.
  private mutating func size(of instance: Int) -> [Double]? {
    guard let size = timeline[views.instances[instance].node].size else { return nil }
    let context = views.contextOutside(instance)
    let found = Result { () throws(EvaluationError) in
      try views.evaluator.components(of: size, .size, in: context, scene: scene)
    }
    guard case .success(let components) = found else { return nil }
    let lengths = (0..<components.count).map { components[$0] }
    return lengths.count == 2 && lengths.allSatisfy { $0.isFinite } ? lengths : nil
  }
}
