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
    var scope = node.parent.map { nodes[$0.index].inside } ?? .document
    if let loop = node.loop {
      try note(loop.sequence, in: scope, decidesOver: index)
      scope = checked.scope(inside: scope, openedBy: .viewLoop(index))
    }
    nodes[index.index].around = scope
    if let condition = node.condition {
      try note(condition, in: scope, decidesOver: index)
    }
    if let identity = node.identity {
      try note(identity, in: scope, decidesOver: index)
    }
    scope = checked.scope(inside: scope, openedBy: .view(index))
    nodes[index.index].outside = scope
    nodes[index.index].inside = checked.scope(inside: scope, openedBy: .viewParameters(index))
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
  }
}
