import AnimationEngine
import Diagnostics
import ExpressionLanguage
import TimelineDocument

// SwiftUI draws a view that leaves behind all views beside it that stay, also those that it was in front of, unless
// it has a `zIndex`. Apple does not document that; many have seen it.
extension Simulation {
  /// The views beside one that leaves which stay, and are drawn in front of it from now on; it was in front of them.
  /// In a stack views do not lie over each other, and the rows of lists are taken as those of one: documents hardly
  /// ever say how large rows are.
  mutating func viewsCovering(_ instance: Int) throws(EvaluationError) -> [Int] {
    let node = views.instances[instance].node
    guard timeline[node].kind == .view, timeline.stack(around: node) == nil,
      zTrack(of: instance) == nil, let before = views.evaluator.instances[instance].frozenStates
    else { return [] }
    let below = viewsBelow(instance)
    try spend(WorkCost.look * below.count, at: timeline[node].place.range)
    var covering: [Int] = []
    for other in below where views.instances[other].isPresent {
      if try zIndex(of: other) >= 0, try zIndex(of: other, in: before) <= 0 {
        covering.append(other)
      }
    }
    return covering
  }

  /// Warns, once for each view of the document, that others cover it while it leaves.
  mutating func warnOfCovering(_ instance: Int) throws(EvaluationError) {
    let place = timeline[views.instances[instance].node].place
    guard
      !recorder.warnings.contains(where: { $0.code == .hiddenRemoval && $0.range == place.range })
    else { return }
    let covering = try viewsCovering(instance).map { "'\(name(ofInstance: $0))'" }
    guard !covering.isEmpty else { return }
    recorder.warnings.append(
      .warning(
        .hiddenRemoval,
        "while '\(name(ofInstance: instance))' leaves, it is drawn behind \(covering.listed), "
          + "which it was in front of",
        at: place.range, help: "add { \"zIndex\": 1 } to its modifiers"))
  }

  /// The views in the place of one that are written before it: it is drawn in front of them where none has a
  /// `zIndex`. Of a row these are no rows.
  private func viewsBelow(_ instance: Int) -> [Int] {
    let node = views.instances[instance].node
    var (parent, isRow) = (views.instances[instance].parent, timeline[node].loop != nil)
    while let group = parent, timeline[views.instances[group].node].kind == .group {
      if timeline[views.instances[group].node].loop != nil { isRow = true }
      parent = views.instances[group].parent
    }
    var found: [Int] = []
    _ = addViews(below: node, in: parent, withRows: !isRow, to: &found)
    return found
  }

  /// Adds the views of a place with those in groups, up to one; true once that is reached.
  private func addViews(
    below end: ElementIndex<ViewNode>, in parent: Int?, withRows: Bool, to found: inout [Int]
  ) -> Bool {
    let nodes = parent.map { timeline.children(of: views.instances[$0].node) } ?? timeline.rootViews
    for node in nodes {
      if node == end { return true }
      for instance in instances(of: node, in: parent, withRows: withRows) {
        guard timeline[node].kind == .group else {
          found.append(instance)
          continue
        }
        if addViews(below: end, in: instance, withRows: withRows, to: &found) { return true }
      }
    }
    return false
  }

  /// The instances of a view in one place that are not gone.
  private func instances(
    of node: ElementIndex<ViewNode>, in parent: Int?, withRows: Bool
  ) -> [Int] {
    let view = timeline[node]
    guard view.loop != nil || view.identity != nil else {
      let key = InstanceKey(node: node, parent: parent, identity: .single)
      return views.instance(key).map { views.instances[$0].isGone ? [] : [$0] } ?? []
    }
    guard withRows else { return [] }
    let beside = parent.map { views.instances[$0].children } ?? views.roots
    return beside.filter { views.instances[$0].node == node && !views.instances[$0].isGone }
  }

  /// How far in front a view is drawn, as the states say or as others have said.
  private mutating func zIndex(
    of instance: Int, in states: [Value]? = nil
  ) throws(EvaluationError) -> Double {
    guard let track = zTrack(of: instance) else { return 0 }
    guard var states else { return try components(ofTrack: track)[0] }
    swap(&states, &views.evaluator.states)
    defer { swap(&states, &views.evaluator.states) }
    return try components(ofTrack: track)[0]
  }

  private func zTrack(of instance: Int) -> Int? {
    views.tracks.numbers(of: instance).first { views.tracks[$0].attribute == .zIndex }
  }
}

extension [String] {
  /// A few of the names: `a, b and 2 others`.
  var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return count <= 3
      ? dropLast().joined(separator: ", ") + " and " + last
      : prefix(2).joined(separator: ", ") + " and \(count - 2) others"
  }
}
