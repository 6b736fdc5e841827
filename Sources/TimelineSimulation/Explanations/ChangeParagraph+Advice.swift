import AnimationEngine
import TimelineDocument

// Advice that would animate a change, or stop the motion that it leaves running. It is made from the document, and
// names nothing that is there already; where it cannot be, there is none.
extension ChangeParagraph {
  /// The suggested change of the document; nil where none follows from it.
  var advice: String? {
    let isSecondLayout = facts.placement?.causes.contains { $0.kind == .secondLayout } == true
    if isSecondLayout {
      // A place that jumps before anything is shown is no mistake.
      guard facts.outcome.isAnimated else { return nil }
      return "put the steps of onAppear off, so that they come after the second layout: write "
        + "\"async\": { \"run\": [ ... ] } around them."
    }
    guard facts.outcome == .jumped else { return nil }
    switch facts.change.refusal {
    case .turnedOff?:
      return step.map { "write \"setAnimationsEnabled\": true before \(words.place($0))." }
    case .quirk(let quirk)?: return words.advice(quirk)
    case .border(let host)?: return words.advice(aboutBorder: host)
    case .suppressed?: return nil
    case .disabled?, .nilAnimation?, .insideOnChanged?, .noAnimation?, .noScope?, nil:
      guard remainingMotion == nil else {
        return "to stop it, change it with an animation that takes no time, such as "
          + "\".linear(duration: 0)\"."
      }
      return adviceAboutTransaction
    }
  }

  private var adviceAboutTransaction: String? {
    if let passage = settingPassage { return advice(aboutNilOf: passage) }
    if case .disabled? = facts.change.refusal, let disabler {
      return "remove disablesAnimations from \(disabler.modifier), or let it set the animation."
    }
    if case .insideOnChanged? = facts.change.refusal {
      return "write \"withAnimation\" at the step, inside onChanged."
    }
    if let misplaced = facts.passages.last(where: { $0.isMisplaced }) {
      return "put \(misplaced.modifier) on a view around it\(orAtStep)."
    }
    if let bystander = facts.bystanders.last { return advice(about: bystander) }
    if facts.turn.origin.isSample, facts.track.role == .value {
      return
        "keep tracksVelocity on, as a drag has it, so that a spring can take over its velocity."
    }
    if let scope { return advice(about: scope) }
    return step == nil ? nil : adviceWithoutScope
  }

  private func advice(aboutNilOf passage: Passage) -> String? {
    guard passage.kind != .transition, passage.kind != .presentation,
      case .setAnimation(let written, _) = passage.effect,
      words.isPlainNil(written)
    else { return nil }
    return "give \(passage.modifier) an animation."
  }

  private func advice(about bystander: Passage) -> String {
    facts.track.role == .transition || facts.track.isViewData
      ? "put \(bystander.modifier) on a view around it\(orAtStep)."
      : "write \(bystander.modifier) after what changes, so that it is outside of it."
  }

  private func advice(about scope: ScopeFacts) -> String? {
    guard let written = scope.animation else {
      if scope.word == .binding { return "give its \(scope.word.rawValue) an animation." }
      return "give its \(scope.word.rawValue) an \"animation\" of its own."
    }
    return words.isPlainNil(written) ? "give its \(scope.word.rawValue) an animation." : nil
  }

  private var adviceWithoutScope: String {
    if let closed = facts.turn.closedScope {
      return "write \"withAnimation\" inside the \(closed.work.rawValue), at the step that makes "
        + "the change."
    }
    if let missed = facts.passages.last(where: { $0.isWaiting }) {
      return "let the value of \(missed.modifier) change with it"
        + (isSetByNoStep ? "." : ", or write \"withAnimation\" at the step.")
    }
    if isSetByNoStep {
      return "write an \"animation\" modifier \(placeOfModifier)."
    }
    let modifier =
      words.timeline.hasViews ? ", or an \"animation\" modifier \(placeOfModifier)" : ""
    return "write \"withAnimation\" at the step\(modifier)."
  }

  private var orAtStep: String { isSetByNoStep ? "" : ", or \"withAnimation\" at the step" }

  /// Whether nothing that the app does has set the values: the date of a timeline view, or the environment.
  private var isSetByNoStep: Bool {
    !causes.isEmpty
      && causes.allSatisfy { write in
        write.isDate || write.hidden == nil && words.timeline.isEnvironment(write.state)
      }
  }

  /// Where a modifier would animate it.
  private var placeOfModifier: String {
    switch facts.track.role {
    case .transition: "at a view around it"
    case .value: facts.track.isViewData ? "at a view around it" : "after what changes"
    case .layoutFrame, .matchedFrame: "at its view"
    case .content, .keyframes: "after what changes"
    }
  }
}

extension ExplanationWords {
  /// Whether an animation is written as nil, so that another one can be written in its place. What decides between
  /// nil and an animation has one already.
  fileprivate func isPlainNil(_ animation: WrittenAnimation) -> Bool {
    switch animation.setting {
    case .none: true
    case .standard, .custom: false
    case .expression(let text): checked.source.text(text.text) == "nil"
    }
  }
}
