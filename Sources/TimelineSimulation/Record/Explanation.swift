import AnimationEngine
import JSONText
import TimelineLanguage

/// Why each change was animated as it was, as a text for people.
struct Explanation {
  let source: SourceText

  /// The lines about one event; empty for one that is no change.
  func text(of event: TraceEvent) -> String {
    guard let provenance = event.provenance else { return "" }
    var lines = [headline(of: event, provenance)]
    lines.append("  scope: \(provenance.scope.map(\.rawValue) ?? "none")")
    for (index, passage) in provenance.passages.enumerated() {
      let isOverruled = passage.setsAnimation && index != provenance.winner
      let end = index == provenance.winner ? "; it wins" : isOverruled ? "; it is overruled" : ""
      lines.append(
        "  \(passage.modifier) (\(place(passage.place))): \(words(passage.effect))\(end)")
    }
    lines.append("  \(verdict(event, provenance))")
    return lines.joined(separator: "\n") + "\n"
  }

  private func headline(of event: TraceEvent, _ provenance: Provenance) -> String {
    let turn = event.turn.map { ", turn \($0)" } ?? ""
    return "\(event.instant.seconds) s \(event.track): \(event.word.rawValue), "
      + "\(event.transaction)\(turn), step at \(place(provenance.step))"
  }

  private func words(_ effect: Provenance.Effect) -> String {
    switch effect {
    case .unchanged: "its value did not change in this update"
    case .disabled: "passed over, because animations are disabled"
    case .setAnimation(let isNil): isNil ? "sets the animation to nil" : "sets the animation"
    case .setKeys: "sets other keys"
    }
  }

  /// The reason in one sentence.
  private func verdict(_ event: TraceEvent, _ provenance: Provenance) -> String {
    let winner = provenance.winner.map { provenance.passages[$0].modifier }
    switch (event.detail, winner) {
    case (.noScope?, _):
      guard let closed = provenance.closedScope else {
        return "not animated: no scope was open and no modifier set an animation"
      }
      return "not animated: the \(closed.word.rawValue) around this was closed at "
        + "\(closed.instant.seconds) s, before it ran"
    case (.nilAnimation?, let winner?):
      return "not animated: \(winner) set the animation to nil"
    case (.nilAnimation?, nil):
      return "not animated: the scope has no animation"
    case (.track?, _):
      return "not animated: a drag is followed for its velocity"
    case (_, let winner?):
      return "animated by \(winner)"
    case (_, nil):
      return "animated by \(provenance.scope?.rawValue ?? "its scope")"
    }
  }

  private func place(_ range: SourceRange) -> String {
    let position = source.position(ofByte: range.range.lowerBound)
    return "\(position.line):\(position.column)"
  }
}

extension Provenance.Passage {
  var setsAnimation: Bool {
    if case .setAnimation = effect { true } else { false }
  }
}
