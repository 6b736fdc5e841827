import ExpressionLanguage
import TimelineLanguage

extension Simulation {
  /// Finds what is known of the views of the document before any of them is there.
  mutating func planNodes() throws(EvaluationError) {
    views.nodes = Array(repeating: ViewScopes(), count: timeline.views.count)
    for _ in 0..<model.stateCount { views.addState() }
    findTracks()
    for index in timeline.views.indices { try planNode(ElementIndex(index)) }
  }

  /// The tracks of one view lie behind each other.
  private mutating func findTracks() {
    for (place, track) in timeline.tracks.enumerated() {
      let start = views.nodes[track.view.index].tracks
      views.nodes[track.view.index].tracks = (start.isEmpty ? place : start.lowerBound)..<place + 1
    }
  }

  private mutating func planNode(_ index: ElementIndex<ViewNode>) throws(EvaluationError) {
    let node = timeline[index]
    let checked = script.checked
    var names = node.parent.map { views.nodes[$0.index].inside } ?? .document
    if let loop = node.loop {
      try note(loop.sequence, as: .any, under: names, decidesOver: index)
      names.loopStates.formUnion(names.states(of: loop.sequence, as: .any, checked))
      names.enter(.viewLoop(index), of: checked)
      if loop.elementName != nil { names.inputs.append(.element) }
      names.inputs.append(.index)
    }
    views.nodes[index.index].around = names
    if let condition = node.condition {
      try note(condition, as: .type(.bool), under: names, decidesOver: index)
    }
    if let identity = node.identity {
      try note(identity, as: .any, under: names, decidesOver: index)
    }
    names.enter(.view(index), of: checked)
    views.nodes[index.index].outside = names
    names.enter(.viewParameters(index), of: checked)
    for _ in timeline[node.parameters] { names.inputs.append(.presented) }
    views.nodes[index.index].inside = names
  }

  /// Notes that a value says whether a view is there, which an update decides and never a frame.
  private mutating func note(
    _ value: DocumentValue, as expected: ExpectedTypes, under names: VisibleNames,
    decidesOver index: ElementIndex<ViewNode>
  ) throws(EvaluationError) {
    guard !names.readsScreen(value, as: expected, script.checked) else {
      let message = "whether a view is there cannot depend on a value that is on screen"
      throw EvaluationError(.other(message), at: value.place)
    }
    for state in names.states(of: value, as: expected, script.checked)
    where views.structure[state].last != index {
      views.structure[state].append(index)
    }
  }
}
