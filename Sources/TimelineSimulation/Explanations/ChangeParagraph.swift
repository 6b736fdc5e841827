import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The paragraph about a change of a value on screen.
struct ChangeParagraph {
  let facts: ChangeFacts
  let words: ExplanationWords

  /// The answer, and how it came about.
  var paragraph: Paragraph {
    var paragraph = Paragraph(at: words.time(facts.instant), answer)
    paragraph.add(.what, what)
    paragraph.add(.location, location, closedScope)
    paragraph.add(.path, lines: path)
    paragraph.add(.why, company)
    if facts.outcome != .jumped { paragraph.add(.motion, motion, ends) }
    paragraph.add(.meets, meets)
    if facts.outcome.isAnimated, facts.outcome != .tracked { paragraph.add(.waits, waits) }
    paragraph.add(.advice, advice)
    for note in notes { paragraph.add(.note, note) }
    return paragraph
  }

  /// The scope whose animation comes to the change: the innermost, or from iOS 17 on the innermost that
  /// sets one.
  var scope: ScopeFacts? {
    let innermost = facts.scopes.last
    guard words.profile.nesting != .replaces, innermost?.animation == nil else { return innermost }
    return facts.scopes.last { $0.animation != nil } ?? innermost
  }

  /// The modifier whose animation it is.
  var winningPassage: Passage? {
    if case .passage(let place) = facts.winner { facts.passages[place] } else { nil }
  }

  // MARK: - The answer

  var answer: String {
    let name = facts.track.name
    switch facts.outcome {
    case .ignored: return "\(name) stays as it is."
    case .tracked: return "\(name) follows a drag: \(dragReason)."
    case .jumped:
      guard facts.running == nil || facts.endsWithView else {
        return "\(name) is shifted to \(words.value(facts.after)) and goes on moving: \(reason)."
      }
      return "\(name) jumps to \(words.value(facts.after)): \(reason)."
    case .began: return "\(name) is animated \(giver)\(brings)"
    case .merged, .crossFaded: return "\(name) is retargeted \(giver)\(brings)"
    }
  }

  private var dragReason: String {
    "each change is shown at once, and its velocity is kept for a spring"
  }

  /// What gave the animation.
  private var giver: String {
    switch facts.winner {
    case .keyframes: "by keyframes, which no transaction reaches"
    case .phase: "by phaseAnimator, to its next phase"
    case .passage(let place):
      facts.passages[place].kind == .transition
        ? "by its transition's own animation" : "by \(facts.passages[place].modifier)"
    case .scope:
      facts.turn.origin.isRecipe
        ? "by the withAnimation of its recipe" : "by \(scope?.word.rawValue ?? "its scope")"
    }
  }

  private var brings: String {
    if case .keyframes = facts.winner { return "." }
    return ": \(words.animation(facts.animation))."
  }

  // MARK: - What and where

  var causes: [StateWrite] {
    let made = facts.writes.filter { facts.track.states.contains($0.state) }
    return made.isEmpty && facts.track.role != .value ? facts.writes : made
  }

  private var what: String {
    let writes = causes.map { words.change($0) }
    let (before, after) = (words.value(facts.before), words.value(facts.after))
    let name = facts.track.name
    let values =
      facts.isByKeyframes ? "\(name) ends at \(after)" : "\(name) goes from \(before) to \(after)"
    let shown = words.value(facts.shown)
    let screen = shown == before ? "" : "; on screen it is at \(shown)"
    if causes.count == 1, words.state(causes[0]) == name {
      return "\(values)\(screen)."
    }
    guard !writes.isEmpty else { return "\(values)\(screen)." }
    return "\(words.list(writes)); \(values)\(screen)."
  }

  private var location: String {
    words.location(
      step: facts.step, turn: facts.turn, transaction: facts.transaction)
  }

  /// That a scope was closed before the change came.
  private var closedScope: String? {
    // The answer says it of a change that is not animated.
    guard let closed = facts.turn.closedScope, facts.scopes.isEmpty, facts.outcome != .jumped
    else { return nil }
    return words.sentence(about: closed)
  }

  // MARK: - Waits

  private var waits: String {
    guard !facts.waits.isEmpty else { return "no completion." }
    let names = facts.waits.map { name in
      let due = name.criteria == .removed ? facts.forecast.end : facts.forecast.logical
      let when = due.map { "due at \(words.seconds($0))" } ?? "never due as it is"
      return "\(words.completion(name)), \(when)"
    }
    return names.joined(separator: "; ") + "."
  }
}

extension ChangeFacts {
  var isByKeyframes: Bool {
    if case .keyframes = winner { true } else { false }
  }

  /// Whether the animation that reached the value was taken away.
  var isTakenAway: Bool { quirk != nil || isTurnedOff }
}

extension TurnOrigin {
  /// Whether a recipe runs.
  fileprivate var isRecipe: Bool {
    if case .recipe = self { true } else { false }
  }
}
