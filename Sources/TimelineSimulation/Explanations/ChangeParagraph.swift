import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The paragraph about a change of a value on screen.
struct ChangeParagraph {
  let facts: ChangeFacts
  let words: ExplanationWords
  /// Whether the way of the transaction names the animations that modifiers set; not where they may differ.
  var namesAnimations = true

  /// The answer, and how it came about.
  var story: Story {
    var story = Story(at: words.time(facts.instant), facts.track.name, predicate)
    story.addOwn(.what, change)
    story.add(.location, location, closedScope)
    story.add(.path, lines: path, common: commonPath)
    story.addOwn(.why, company)
    if facts.outcome != .jumped {
      let ends = ends
      story.addOwn(
        .motion, [motion, ends].compactMap { $0 }.joined(separator: " "),
        distinct: facts.animation.map { "\(words.animation($0)), \(shortEnds)" } ?? shortEnds)
    }
    story.addOwn(.meets, meets)
    if facts.outcome.isAnimated, facts.outcome != .tracked { story.addOwn(.waits, waits) }
    story.add(.advice, advice)
    for note in notes { story.addOwn(.note, note) }
    return story
  }

  private var commonPath: [Paragraph.Line] {
    var common = self
    common.namesAnimations = false
    return common.path
  }

  /// The scope whose animation comes to the change; the innermost where none sets one.
  var scope: ScopeFacts? { facts.change.scopes.setter ?? facts.scopes.last }

  /// The modifier that sets the animation.
  var settingPassage: Passage? { facts.settingPassage.map { facts.passages[$0] } }

  // MARK: - The answer

  var answer: String { "\(facts.track.name) \(predicate.one)" }

  private var predicate: Story.Predicate {
    switch facts.outcome {
    case .ignored: return Story.Predicate("stays as it is.", "stay as they are.")
    case .tracked:
      return Story.Predicate("follows a drag: \(dragReason).", "follow a drag: \(dragReason).")
    case .jumped:
      guard let motion = remainingMotion else { return jump }
      return motion.wasPaused
        ? shift("stays paused", "stay paused") : shift("goes on moving", "go on moving")
    case .began: return animation("animated")
    case .merged, .crossFaded: return animation("retargeted")
    }
  }

  private var jump: Story.Predicate {
    let (value, reason) = (words.value(facts.after), reason)
    return Story.Predicate(
      "jumps to \(value): \(reason).", "jump to \(value): \(reason).", common: "jump: \(reason).")
  }

  /// A new target for a motion that goes on.
  private func shift(_ one: String, _ many: String) -> Story.Predicate {
    let (value, reason) = (words.value(facts.after), reason)
    return Story.Predicate(
      "is shifted to \(value) and \(one): \(reason).",
      "are shifted to \(value) and \(many): \(reason).",
      common: "are shifted and \(many): \(reason).")
  }

  private func animation(_ verb: String) -> Story.Predicate {
    let giver = giver
    return Story.Predicate(
      "is \(verb) \(giver)\(brings)", "are \(verb) \(giver)\(brings)",
      common: "are \(verb) \(giver)\(facts.isByKeyframes ? "." : ", each in its own way.")")
  }

  private var dragReason: String {
    "each change is shown at once, and its velocity is kept for a spring"
  }

  /// The source of the animation.
  private var giver: String {
    switch facts.change.giver {
    case .keyframes?: "by keyframes, which no transaction reaches"
    case .transition? where settingPassage?.kind == .presentation:
      "by the animation of its presentation"
    case .transition?: "by its transition's own animation"
    case .modifier(let modifier)?: "by \(modifier.path)"
    case .scope(let scope)? where scope.word == .phase: "by phaseAnimator, to its next phase"
    case .scope(let scope)?:
      facts.turn.origin.isRecipe
        ? "by the withAnimation of its recipe" : "by \(scope.word.rawValue)"
    case nil: "by nothing"
    }
  }

  private var brings: String {
    facts.isByKeyframes ? "." : ": \(words.animation(facts.animation))."
  }

  /// The motion that continues after its target was replaced. Samples of a drag do not count as a motion.
  var remainingMotion: RunningMotionFacts? {
    guard facts.outcome == .jumped, !facts.endsWithView, let running = facts.running,
      running.sampleCount == nil
    else { return nil }
    return running
  }

  // MARK: - What and where

  var causes: [StateWrite] {
    let made = facts.writes.filter { facts.track.states.contains($0.state) }
    return made.isEmpty && facts.track.role != .value ? facts.writes : made
  }

  /// The step that made the change: an update may have several, each with its own writes.
  var step: SourceRange? { causes.last?.step ?? facts.step }

  private var change: Story.Clause {
    let (before, after) = (words.value(facts.before), words.value(facts.after))
    let (one, many, values): (String, String, String)
    if facts.isByKeyframes {
      (one, many, values) = ("ends", "end", "at \(after)")
    } else if facts.placement?.leader != nil {
      (one, many, values) = ("stays", "stay", "at \(after)")
    } else {
      (one, many, values) = ("goes", "go", "from \(before) to \(after)")
    }
    let shown = words.value(facts.shown)
    let isElsewhere = shown != before
    let screen = isElsewhere ? " (on screen \(shown))" : ""
    let isOwnState = causes.count == 1 && words.state(causes[0]) == facts.track.name
    return Story.Clause(
      lead: isOwnState
        ? "" : words.list(causes.filter { $0.hidden != .layout }.map { words.change($0) }),
      one: "\(one) \(values)\(isElsewhere ? "; on screen it is at \(shown)" : "")",
      oneOfMany: "\(one) \(values)\(screen)", many: "\(many) \(values)\(screen)")
  }

  private var location: String {
    words.location(
      step: step, turn: facts.turn, transaction: facts.transaction)
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

extension TurnOrigin {
  /// Whether a recipe runs.
  fileprivate var isRecipe: Bool {
    if case .recipe = self { true } else { false }
  }
}
