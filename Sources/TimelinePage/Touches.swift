import AnimationEngine
import TimelineSimulation
import TracePage

/// The touches of a run, and the views that they move.
struct Touches {
  private let touches: [Stage.Touch]
  /// The drags whose places are not known, by the turns of their samples.
  private var drags: [Int: Int] = [:]
  /// The view that each of them changes first, or moves.
  private var views: [Int: (number: Int, isMoved: Bool)] = [:]

  init(_ touches: [Stage.Touch]) {
    self.touches = touches
    for (number, touch) in touches.enumerated() where touch.view == nil && touch.start == nil {
      for sample in touch.samples { drags[sample.turn] = number }
    }
  }

  var sampleCount: Int { touches.reduce(0) { $0 + $1.samples.count } }

  /// Notes a change of a track, which may be that of a sample. The finger is rather on a view that moves than on another
  /// one that changes with it.
  mutating func note(_ event: TraceEvent, on track: Int?, in columns: [PageColumn]) {
    guard let turn = event.turn, let drag = drags[turn], views[drag]?.isMoved != true,
      let column = columns.first(where: { $0.track == track }), let view = column.view
    else { return }
    let isMoved = column.attribute?.movesBox == true
    if isMoved || views[drag] == nil { views[drag] = (view, isMoved) }
  }

  /// The touches as a page shows them, without those whose places nothing tells.
  var shown: [PageTouch] {
    touches.enumerated().compactMap { number, touch in
      let view = touch.view ?? views[number]?.number
      guard touch.start != nil || view != nil else { return nil }
      let moves = touch.samples.compactMap { $0.translation.map { [$0.width, $0.height] } }
      return PageTouch(
        view: touch.start == nil ? view : nil, start: touch.start.map { [$0.x, $0.y] },
        times: touch.samples.map { $0.time }, moves: moves.isEmpty ? nil : moves)
    }
  }
}
