import ExpressionLanguage
import TimelineLanguage

extension ViewGraph {
  /// Finds what is known of the views of the document before any of them is there.
  mutating func findScopes() throws(EvaluationError) {
    // The tracks of one view follow each other.
    for (place, track) in timeline.tracks.enumerated() {
      let start = nodes[track.view.index].tracks
      nodes[track.view.index].tracks = (start.isEmpty ? place : start.lowerBound)..<place + 1
    }
    for index in timeline.views.indices { try findScopes(of: ElementIndex(index)) }
  }

  private mutating func findScopes(of index: ElementIndex<ViewNode>) throws(EvaluationError) {
    let node = timeline[index]
    var names = node.parent.map { nodes[$0.index].inside } ?? .document
    if let loop = node.loop {
      try note(loop.sequence, under: names, decidesOver: index)
      names.loopStates.formUnion(names.states(of: loop.sequence, checked))
      names.enter(.viewLoop(index), of: checked)
      if loop.elementName != nil { names.inputs.append(.element) }
      names.inputs.append(.index)
    }
    nodes[index.index].around = names
    if let condition = node.condition {
      try note(condition, under: names, decidesOver: index)
    }
    if let identity = node.identity {
      try note(identity, under: names, decidesOver: index)
    }
    names.enter(.view(index), of: checked)
    nodes[index.index].outside = names
    names.enter(.viewParameters(index), of: checked)
    for _ in timeline[node.parameters] { names.inputs.append(.presented) }
    nodes[index.index].inside = names
  }

  /// Notes that a value says whether a view is there, which an update decides and never a frame.
  private mutating func note(
    _ value: DocumentValue, under names: VisibleNames,
    decidesOver index: ElementIndex<ViewNode>
  ) throws(EvaluationError) {
    guard !names.readsScreen(value, checked) else {
      let message = "whether a view is there cannot depend on a value that is on screen"
      throw EvaluationError(.other(message), at: value.place)
    }
    for state in names.states(of: value, checked) { decide(over: index, by: state) }
  }
}
