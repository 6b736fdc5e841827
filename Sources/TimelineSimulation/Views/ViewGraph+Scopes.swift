import ExpressionLanguage
import TimelineDocument

extension ViewGraph {
  /// Finds the scopes of the document's views before any of them is there.
  mutating func findScopes() throws(EvaluationError) {
    // The tracks of one view follow each other.
    for (place, track) in timeline.tracks.enumerated() {
      let start = nodes[track.view.index].tracks
      nodes[track.view.index].tracks = (start.isEmpty ? place : start.lowerBound)..<place + 1
      if isText(track) { nodes[track.view.index].isText = true }
    }
    for index in timeline.views.indices { try findScopes(of: ElementIndex(index)) }
  }

  private func isText(_ track: ViewTrack) -> Bool {
    guard case .attribute(let modifier) = track.source,
      case .attribute(let setting) = timeline[modifier].action
    else { return false }
    return timeline[setting].attribute == .text
  }

  private mutating func findScopes(of index: ElementIndex<ViewNode>) throws(EvaluationError) {
    let node = timeline[index]
    var scope = node.parent.map { nodes[$0.index].content } ?? .document
    var inputs = node.parent.map { nodes[$0.index].inputCount } ?? 0
    if node.isComponent { scope = checked.scope(inside: scope, openedBy: .component(index)) }
    if let loop = node.loop {
      try note(loop.sequence, in: scope, decidesOver: index)
      scope = checked.scope(inside: scope, openedBy: .viewLoop(index))
      inputs += loop.elementName == nil ? 1 : 2
    }
    nodes[index.index].around = scope
    if let condition = node.condition {
      try note(condition, in: scope, decidesOver: index)
    }
    if let identity = node.identity {
      try note(identity, in: scope, decidesOver: index)
    }
    if !node.states.isEmpty {
      scope = checked.scope(inside: scope, openedBy: .viewStates(index))
      nodes[index.index].ownInputs = inputs..<inputs + node.states.count
      nodes[index.index].ownDecided = node.states.indices.map { _ in [] }
      inputs += node.states.count
    }
    scope = checked.scope(inside: scope, openedBy: .view(index))
    nodes[index.index].outside = scope
    scope = checked.scope(inside: scope, openedBy: .viewParameters(index))
    nodes[index.index].inside = scope
    inputs += node.parameters.count
    if node.reader != nil {
      scope = checked.scope(inside: scope, openedBy: .reader(index))
      inputs += 1
    }
    nodes[index.index].content = scope
    nodes[index.index].inputCount = inputs
  }

  /// Notes that a value decides whether a view is there; only updates evaluate it, never frames.
  private mutating func note(
    _ value: DocumentValue, in scope: ScopeIndex, decidesOver index: ElementIndex<ViewNode>
  ) throws(EvaluationError) {
    let dependencies = checked.dependencies(of: value, in: scope)
    guard !dependencies.isOnScreen else {
      let message = "whether a view is there cannot depend on a value that is on screen"
      throw EvaluationError(.other(message), at: value.place)
    }
    for state in dependencies.allStates { decide(over: index, by: state) }
    guard !dependencies.inputs.isEmpty else { return }
    var outer = timeline[index].parent
    while let view = outer {
      // Its geometry is the last of the names that its children see.
      if timeline[view].reader != nil,
        dependencies.inputs.contains(nodes[view.index].inputCount - 1),
        nodes[view.index].decided.last != index
      {
        nodes[view.index].decided.append(index)
      }
      for (number, input) in nodes[view.index].ownInputs.enumerated()
      where dependencies.inputs.contains(input) {
        nodes[view.index].ownDecided[number].append(index)
      }
      outer = timeline[view].parent
    }
  }
}
