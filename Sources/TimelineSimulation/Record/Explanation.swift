import AnimationEngine
import Diagnostics
import JSONText
import TimelineLanguage

/// Why each change was animated as it was, as a text for people.
struct Explanation {
  private let positions: TextPositions

  init(_ source: SourceText) { positions = source.positions }

  /// The lines about one event; empty for one that is no change.
  func text(of event: TraceEvent) -> String {
    guard let provenance = event.provenance else { return text(ofText: event) }
    var lines = ["\(headline(of: event)), step at \(place(provenance.step))"]
    let winner = provenance.winner.map { provenance.passages[$0].modifier }
    let scope = provenance.scope.map(\.rawValue) ?? "none"
    lines.append("  scope: \(struckOut(scope, by: provenance.scopeAnimates ? winner : nil))")
    for (index, passage) in provenance.passages.enumerated() {
      let isOverruled = passage.setsAnimation && index != provenance.winner
      let line = words(passage)
      let end = index == provenance.winner ? "; it wins" : ""
      lines.append("  \(struckOut(line, by: isOverruled ? winner : nil))\(end)")
    }
    lines += provenance.bystanders.map { "  \(words($0))" }
    if let fate = provenance.running.flatMap({ fate(of: $0, event, provenance) }) {
      lines.append("  \(fate)")
    }
    lines.append("  \(verdict(event, provenance))")
    return lines.map { $0.escapedForTerminal + "\n" }.joined()
  }

  private func headline(of event: TraceEvent) -> String {
    let turn = event.turn.map { ", turn \($0)" } ?? ""
    return "\(event.instant.text) \(event.track): \(event.word.rawValue), "
      + "\(event.transaction)\(turn)"
  }

  /// The lines about a text that a turn has changed, whatever was around the change.
  private func text(ofText event: TraceEvent) -> String {
    guard event.word == .text, event.turn != nil else { return "" }
    return """
      \(headline(of: event).escapedForTerminal)
        not animated: there is nothing between two texts; an animatable parameter can make one for every frame

      """
  }

  /// A line about what set an animation in vain, as a person would strike it out.
  private func struckOut(_ line: String, by winner: String?) -> String {
    winner.map { "~~\(line)~~ overruled by \($0)" } ?? line
  }

  /// What becomes of the motion that ran; nil for a drag, which has none.
  private func fate(
    of running: Provenance.Change, _ event: TraceEvent, _ provenance: Provenance
  ) -> String? {
    let step = "step at \(place(running.step))"
    let change = "the change at \(running.instant.text), \(running.transaction), \(step)"
    return switch event.detail {
    case .merge?: "supersedes \(change): its motion is taken over"
    case .crossFade?: "supersedes \(change): its motion is faded out"
    case .track?: "supersedes \(change): its motion is given up for a drag"
    default:
      if provenance.endsWithView {
        "ends \(change): its motion is over, because the view is gone"
      } else if running.isDrag {
        nil
      } else {
        "does not stop \(change): its motion goes on, shifted"
      }
    }
  }

  private func words(_ passage: Provenance.Passage) -> String {
    "\(passage.modifier) (\(place(passage.place))): \(words(passage.effect))"
  }

  private func words(_ effect: Provenance.Effect) -> String {
    switch effect {
    case .unchanged: "its value did not change in this update"
    case .disabled: "passed over, because animations are disabled"
    case .setAnimation(let isNil): isNil ? "sets the animation to nil" : "sets the animation"
    case .setKeys: "sets other keys"
    case .inside: "is not passed, for what changes is outside of it"
    }
  }

  /// The reason in one sentence.
  private func verdict(_ event: TraceEvent, _ provenance: Provenance) -> String {
    if let quirk = provenance.quirk { return "not animated: \(quirk.sentence)" }
    let winner = provenance.winner.map { provenance.passages[$0].modifier }
    switch (event.detail, winner) {
    case (.noScope?, _):
      guard let closed = provenance.closedScope else {
        return "not animated: no scope was open and no modifier set an animation"
      }
      return "not animated: the \(closed.word.rawValue) around the \(closed.work.rawValue) was "
        + "closed at \(closed.instant.text); this change was made at \(event.instant.text)"
    case (.nilAnimation?, let winner?):
      return "not animated: \(winner) set the animation to nil\(overruling(provenance))"
    case (.nilAnimation?, nil):
      return "not animated: the scope has no animation"
    case (.track?, _):
      return "not animated: a drag is followed for its velocity"
    case (.keyframes?, _):
      return "moved by keyframes, which no transaction reaches"
    case (.phase?, nil):
      return "animated on its way to the next phase"
    case (_, let winner?):
      return "animated by \(winner)\(overruling(provenance))"
    case (_, nil):
      return "animated by \(provenance.scope?.rawValue ?? "its scope")"
    }
  }

  /// An implicit animation comes after an explicit one, where there was one.
  private func overruling(_ provenance: Provenance) -> String {
    guard provenance.scopeAnimates, let scope = provenance.scope else { return "" }
    return ", which overruled the animation of \(scope.rawValue)"
  }

  private func place(_ range: SourceRange) -> String {
    let position = positions.position(ofByte: range.range.lowerBound)
    return "\(position.line):\(position.column)"
  }
}

extension Quirk {
  /// What it does, with the profiles that have it.
  fileprivate var sentence: String {
    let (first, last) = (profiles.lowerBound, profiles.upperBound)
    let place =
      first == last ? "in \(first.rawValue)" : "from \(first.rawValue) to \(last.rawValue)"
    return "\(place) \(clause)"
  }
}

extension Provenance.Passage {
  var setsAnimation: Bool {
    if case .setAnimation = effect { true } else { false }
  }
}
