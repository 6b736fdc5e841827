import AnimationEngine
import TimelineSimulation
import TracePage

/// The touches of a run, and the views that they move.
struct Touches {
  private let touches: [Stage.Touch]
  /// The drags whose places are not known, by the turns of their samples.
  private var drags: [Int: Int] = [:]
  /// The view that each of them changes first, or moves.
  private var views: [Int: Owner] = [:]
  /// The view of each track.
  private var owners: [Int: Owner] = [:]

  private struct Owner {
    let view: Int
    let isMoved: Bool
  }

  init(_ touches: [Stage.Touch] = [], _ columns: [PageColumn] = []) {
    self.touches = touches
    for (number, touch) in touches.enumerated() where touch.view == nil && touch.start == nil {
      for sample in touch.samples { drags[sample.turn] = number }
    }
    guard !drags.isEmpty else { return }
    for column in columns.reversed() {
      guard let view = column.view else { continue }
      owners[column.track] = Owner(view: view, isMoved: column.attribute?.movesBox == true)
    }
  }

  var sampleCount: Int { touches.reduce(0) { $0 + $1.samples.count } }

  /// Notes a change of a track, which may be that of a sample. The finger is rather on a view that moves than on another
  /// one that changes with it.
  mutating func note(_ event: TraceEvent, on track: Int?) {
    guard let turn = event.turn, let drag = drags[turn], views[drag]?.isMoved != true,
      let owner = track.flatMap({ owners[$0] })
    else { return }
    if owner.isMoved || views[drag] == nil { views[drag] = owner }
  }

  /// The touches as a page shows them, without those whose places nothing tells.
  var shown: [PageTouch] {
    touches.enumerated().compactMap { number, touch in
      let view = touch.view ?? views[number]?.view
      guard touch.start != nil || view != nil else { return nil }
      let moves = touch.samples.compactMap { $0.translation.map { [$0.width, $0.height] } }
      return PageTouch(
        view: touch.start == nil ? view : nil, start: touch.start.map { [$0.x, $0.y] },
        times: touch.samples.map { $0.time }, moves: moves.isEmpty ? nil : moves)
    }
  }
}
