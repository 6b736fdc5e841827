import AnimationEngine
import TimelineDocument

// Explanations of values that take another value at once, because their kind does not move.
extension ExplanationWords {
  func story(_ facts: StepFacts) -> Story {
    let predicate = Story.Predicate(
      "has its new value at once: \(clause(facts.kind, "it is", "it")).",
      "have their new values at once: \(clause(facts.kind, "they are", "them")).")
    var story = Story(at: time(facts.instant), facts.track, predicate)
    story.add(.what, facts.writes.isEmpty ? nil : list(facts.writes.map(change)) + ".")
    story.add(
      .location,
      location(
        step: facts.writes.last?.step, turn: facts.turn, transaction: facts.transaction))
    story.add(.advice, advice(facts))
    story.add(.note, note(facts.kind))
    return story
  }

  /// The clause about a value, or about several.
  private func clause(_ kind: StepFacts.Kind, _ theyAre: String, _ them: String) -> String {
    switch kind {
    case .text(.byDefault(let animation)):
      "SwiftUI cross-fades the texts with \(self.animation(animation))"
    case .text(.contentTransition(.identity)):
      "\"contentTransition\": \".identity\" shows no change"
    case .text(.contentTransition(let transition)):
      "\"contentTransition\": \"\(transition.rawValue)\" shows the change, in a column of its own"
    case .text(.atOnce): "no animation reaches \(them) that would cross-fade the texts"
    case .list: "a list does not interpolate"
    case .boolean: "there is nothing between true and false"
    case .perFrame: "\(theyAre) evaluated anew at every frame, with the states as they are"
    case .notAnimatable: "SwiftUI does not animate \(them)"
    }
  }

  /// Advice about values that would move, where an animation is around a change; nil for none.
  private func advice(_ facts: StepFacts) -> String? {
    guard facts.scopes.contains(where: { $0.animation?.animation != nil }) else { return nil }
    let states = facts.writes.filter { Components($0.after) != nil }.map { state($0) }
    switch facts.kind {
    case .text(.contentTransition(let transition)) where transition.isAnimated: return nil
    case .text, .perFrame:
      guard !states.isEmpty else { return nil }
      return
        "make \(list(states)) an \"animatable\" parameter if there is to be another value at every frame."
    case .list: return "mix two lists by an \"animatable\" parameter that goes from 0 to 1."
    case .boolean, .notAnimatable: return nil
    }
  }

  private func note(_ kind: StepFacts.Kind) -> String? {
    guard case .text(.byDefault) = kind else { return nil }
    let inferred =
      "Apple does not publish how a text changes by default; that it fades is reported, and follows from the "
      + "page of ContentTransition.identity."
    return profile < .ios16
      ? inferred
      : "\"contentTransition\": \".identity\" beside the text shows it at once; another one has a column "
        + "that says how far the change is. " + inferred
  }
}
