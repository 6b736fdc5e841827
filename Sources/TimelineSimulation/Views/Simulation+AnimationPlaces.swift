import AnimationEngine
import TimelineDocument

// Source locations of the animations that drive values.
extension Simulation {
  /// The place of the animation that a change got from something on the way to its value.
  func animationPlace(of source: TransactionWay.Source, in track: Track) -> SourceRange? {
    switch source {
    case .modifier(let index): place(of: views.rewriters[index])
    case .transition: transitionPlace(of: track)
    }
  }

  /// Where the transition of a track's view is written.
  func transitionPlace(of track: Track) -> SourceRange? {
    guard let view = track.view else { return nil }
    if timeline[view].host?.isPresentation == true { return timeline[view].place }
    return timeline.transition(of: view).map { timeline[$0].place }
  }

  /// The last animation that a modifier sets is the one that counts.
  private func place(of rewriter: TransactionRewriter) -> SourceRange? {
    switch rewriter.effect {
    case .animation(let setting): setting.sourceRange
    case .transaction(let change): timeline.animation(of: change)?.sourceRange
    case .border: nil
    }
  }
}

extension AnimationSetting {
  /// Where the expression is written, if it is one.
  var sourceRange: SourceRange? { place.map { SourceRange($0) } }
}
