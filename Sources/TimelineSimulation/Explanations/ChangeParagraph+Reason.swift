import AnimationEngine
import TimelineDocument

// Why a change was not animated, and what would animate it.
extension ChangeParagraph {
  /// Why it jumps, as a clause.
  var reason: String {
    if facts.isTurnedOff { return "setAnimationsEnabled has turned all animations off" }
    if let quirk = facts.quirk { return quirk.sentence }
    if let passage = winningPassage {
      if passage.kind == .transition { return "the transition's own animation is nil" }
      return "\(passage.modifier) sets the animation to nil\(overruling)"
    }
    if let scope { return reason(of: scope) }
    if let closed = facts.turn.closedScope {
      return "the \(words.scope(closed)) was closed at "
        + "\(words.seconds(closed.instant)), and this change is made \(late(closed))"
    }
    return noScope
  }

  private func late(_ closed: ClosedScope) -> String {
    closed.instant == facts.instant
      ? "in a later turn" : "at \(words.seconds(facts.instant)), in a turn of its own"
  }

  private var overruling: String {
    guard let scope, scope.animation?.animation != nil else { return "" }
    return ", which overrules the animation of \(scope.word.rawValue)"
  }

  private func reason(of scope: ScopeFacts) -> String {
    if scope.animation != nil { return "its \(scope.word.rawValue) has the animation nil" }
    if facts.passages.contains(where: { $0.isDisabled }) {
      return "its \(scope.word.rawValue) disables implicit animations and has none of its own"
    }
    let outer = facts.scopes.dropLast().last { $0.animation?.animation != nil }
    if let outer, words.profile.nesting == .replaces {
      return "in \(words.release) its \(scope.word.rawValue) replaces the "
        + "\(outer.word.rawValue) around it, whose animation is lost"
    }
    return "its \(scope.word.rawValue) sets no animation"
  }

  private var noScope: String {
    let missed = facts.passages.filter { $0.isUnchanged }.map { $0.modifier }
    if !missed.isEmpty {
      return "no withAnimation is around the change, and \(words.list(missed)) "
        + "\(missed.count == 1 ? "waits" : "wait") for another value"
    }
    if let bystander = facts.bystanders.last {
      return facts.track.role == .transition
        ? "no withAnimation is around the change, and \(bystander.modifier) is on the view itself"
        : "no withAnimation is around the change, and \(bystander.modifier) is inside of what changes"
    }
    return "no withAnimation is around the change, and no modifier sets an animation"
  }

  // MARK: - Advice

  /// What would animate it, or stop it.
  var advice: String? {
    guard facts.outcome == .jumped else { return nil }
    if facts.isTurnedOff { return "turn them on again with \"setAnimationsEnabled\": true." }
    if let quirk = facts.quirk { return words.advice(quirk) }
    if facts.running != nil, !facts.endsWithView, facts.running?.sampleCount == nil {
      return "to stop it, change it with an animation that takes no time, such as "
        + "\".linear(duration: 0)\"."
    }
    if let passage = winningPassage { return "give \(passage.modifier) an animation." }
    if let bystander = facts.bystanders.last {
      return facts.track.role == .transition
        ? "put \(bystander.modifier) on a view around it, or \"withAnimation\" at the step."
        : "write \(bystander.modifier) after what changes, so that it is outside of it."
    }
    if facts.turn.origin.isSample {
      return
        "keep tracksVelocity on, as a drag has it, so that a spring can take over its velocity."
    }
    if let scope { return advice(about: scope) }
    if facts.track.role == .matchedFrame, facts.step == nil { return nil }
    if let closed = facts.turn.closedScope {
      return "write \"withAnimation\" inside the \(closed.work.rawValue), at the step that makes "
        + "the change."
    }
    if let missed = facts.passages.last(where: { $0.isUnchanged }) {
      return "let the value of \(missed.modifier) change with it, or write \"withAnimation\" at "
        + "the step."
    }
    return facts.track.role == .transition
      ? "write \"withAnimation\" at the step, or an \"animation\" modifier at a view around it."
      : "write \"withAnimation\" at the step, or an \"animation\" modifier after what changes."
  }

  private func advice(about scope: ScopeFacts) -> String {
    if scope.animation != nil { return "give its \(scope.word.rawValue) an animation." }
    return "give its \(scope.word.rawValue) an \"animation\" of its own."
  }
}

extension Passage {
  fileprivate var isDisabled: Bool {
    if case .disabled = effect { true } else { false }
  }

  fileprivate var isUnchanged: Bool {
    if case .unchanged = effect { true } else { false }
  }
}

extension Quirk {
  /// What it does, with the profiles that have it.
  var sentence: String {
    let (first, last) = (profiles.lowerBound, profiles.upperBound)
    let place =
      first == last ? "in \(first.rawValue)" : "from \(first.rawValue) to \(last.rawValue)"
    return "\(place) \(clause)"
  }
}
