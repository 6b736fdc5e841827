import AnimationEngine
import TimelineDocument

// Why a change was not animated, and what would animate it.
extension ChangeParagraph {
  /// Why it jumps, as a clause.
  var reason: String {
    switch facts.change.refusal {
    case .turnedOff?: "setAnimationsEnabled has turned all animations off"
    case .quirk(let quirk)?: quirk.sentence
    case .disabled(let modifier)?: reason(disabling: modifier)
    case .border(let host)?: words.reason(ofBorder: host)
    case .suppressed(let host)?:
      "the transaction disables animations, and with them the motion of \(words.name(of: host))"
    case .nilAnimation?: reasonOfNil
    case .insideOnChanged?:
      "onChanged runs inside withAnimation(nil), which takes precedence over a binding's animation"
    case .noAnimation?: reasonOfNone
    case .noScope?, nil: closedScopeReason ?? noScope
    }
  }

  /// The modifier that has disabled animations on the way to another one; nil if a scope has.
  var disabler: Passage? { facts.passages.last { $0.disablesAnimations } }

  private func reason(disabling modifier: ModifierSource) -> String {
    guard let disabler else {
      let scope = facts.scopes.last { $0.disablesAnimations }
      return "its \(scope?.word.rawValue ?? "transaction") disables implicit animations and has "
        + "none of its own"
    }
    return "\(disabler.modifier) disables implicit animations, so that \(modifier.path) sets none"
  }

  private var reasonOfNil: String {
    if let passage = settingPassage {
      if passage.kind == .transition { return "the transition's own animation is nil" }
      if passage.kind == .presentation { return "its presentationAnimation is nil" }
      if case .setAnimation(let written, _) = passage.effect, written.isOfNew {
        return "\(passage.modifier) \(words.sets(written))\(overruling)"
      }
      return "\(passage.modifier) sets the animation to nil\(overruling)"
    }
    let name = scope?.word.rawValue ?? "scope"
    return facts.change.scopes.overridesBinding
      ? "its \(name) has the animation nil, which takes precedence over the binding's animation"
      : "its \(name) has the animation nil"
  }

  private var closedScopeReason: String? {
    facts.turn.closedScope.map { closed in
      "the \(words.scope(closed)) was closed at \(words.seconds(closed.instant)), and this change "
        + "is made \(late(closed))"
    }
  }

  private func late(_ closed: ClosedScope) -> String {
    closed.instant == facts.instant
      ? "in a later turn" : "at \(words.seconds(facts.instant)), in a turn of its own"
  }

  private var overruling: String {
    guard let scope, scope.animation?.animation != nil else { return "" }
    return ", which overrules the animation of \(scope.word.rawValue)"
  }

  private var reasonOfNone: String {
    let name = scope?.word.rawValue ?? "scope"
    let outer = facts.scopes.dropLast().last { $0.animation?.animation != nil }
    guard let outer, words.profile.nesting == .replaces else {
      return "its \(name) sets no animation"
    }
    return "in \(words.release) its \(name) replaces the \(outer.word.rawValue) around it, whose "
      + "animation is lost"
  }

  private var noScope: String {
    if let misplaced = facts.passages.last(where: { $0.isMisplaced }) {
      return
        "no withAnimation is around the change, and \(misplaced.modifier) is on the view itself"
    }
    let missed = facts.passages.filter { $0.isWaiting }.map { $0.modifier }
    if !missed.isEmpty {
      return "no withAnimation is around the change, and \(words.list(missed)) "
        + "\(missed.count == 1 ? "waits" : "wait") for another value"
    }
    if let bystander = facts.bystanders.last {
      return facts.track.role == .transition
        ? "no withAnimation is around the change, and \(bystander.modifier) is on the view itself"
        : "no withAnimation is around the change, and \(bystander.modifier) is inside of what changes"
    }
    if let border = facts.passages.last(where: { $0.kind == .border }) {
      return
        "no withAnimation is around the change, and no modifier inside of \(border.modifier) sets an "
        + "animation: one outside does not reach it"
    }
    return "no withAnimation is around the change, and no modifier sets an animation"
  }
}

extension Passage {
  /// Whether it would have set an animation, had its view been there before, or stayed.
  var isMisplaced: Bool { isWaiting && isOfChangingView }

  /// Whether it would have set an animation, had its value changed.
  var isWaiting: Bool {
    if case .unchanged = effect { waitsForValue } else { false }
  }
}

extension Quirk {
  /// Its effect, with the profiles that have it.
  var sentence: String {
    let (first, last) = (profiles.lowerBound, profiles.upperBound)
    let place =
      first == last ? "in \(first.rawValue)" : "from \(first.rawValue) to \(last.rawValue)"
    return "\(place) \(clause)"
  }
}
