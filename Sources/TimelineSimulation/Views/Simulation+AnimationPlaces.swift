import AnimationEngine
import TimelineLanguage

// Where the animations are written that set values in motion.
extension Simulation {
  /// The place of the animation of the innermost scope that has one; nil where no text is written.
  var openAnimationPlace: SourceRange? {
    for scope in openScopes.reversed() {
      switch scope {
      case .animation(let setting), .binding(let setting): return place(of: setting)
      case .transaction(let index):
        if let setting = timeline[index].animation { return place(of: setting) }
      }
    }
    return nil
  }

  /// The place of the animation that a change got, or else of the step that made it.
  func animationPlace(
    of winner: ChangeWinner?, in track: Track, _ update: TransactionWrites
  ) -> SourceRange? {
    let own: SourceRange? =
      switch winner {
      case .modifier(let index): place(of: views.rewriters[index])
      case .transition: transitionPlace(of: track)
      case .keyframes, nil: update.animation
      }
    return own ?? update.step
  }

  /// Where the transition of a track's view is written.
  func transitionPlace(of track: Track) -> SourceRange? {
    guard let view = track.view, let modifier = timeline.transition(of: view) else { return nil }
    return timeline[modifier].place
  }

  /// The last animation that a modifier sets is the one that counts.
  private func place(of rewriter: TransactionModifier) -> SourceRange? {
    switch rewriter.effect {
    case .animation(let setting): return place(of: setting)
    case .transaction(let entries):
      for entry in timeline[entries].reversed() {
        if case .animation(let setting) = entry.setting { return place(of: setting) }
      }
      return nil
    }
  }

  private func place(of setting: AnimationSetting) -> SourceRange? {
    setting.place.map { SourceRange($0) }
  }
}
