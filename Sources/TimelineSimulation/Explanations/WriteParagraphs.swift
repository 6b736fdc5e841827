import AnimationEngine
import TimelineDocument

// The paragraphs about writes that move nothing, and about pauses.
extension ExplanationWords {
  func paragraph(_ facts: WriteFacts) -> Paragraph {
    let state = state(facts.write)
    let value = value(facts.write.after)
    var paragraph = Paragraph(
      at: time(facts.instant),
      "Setting \(state) to \(value) moves nothing\(facts.isWatched ? " by itself" : ""): "
        + "\(reason(facts)).")
    paragraph.add(
      .location,
      location(step: facts.write.step, turn: facts.turn, transaction: facts.transaction))
    paragraph.add(.advice, advice(facts))
    return paragraph
  }

  private func reason(_ facts: WriteFacts) -> String {
    switch facts.reason {
    case .same: "it had this value already"
    case .unread: "no value on screen is made of it"
    case .unused: "views read it, but nothing on screen is made of it now"
    case .watched(let kinds):
      "only \(list(kinds.map(name))) \(kinds.count == 1 ? "reads" : "read") it"
    case .absent(let track): "\(track) is made of it, and its view is not there"
    case .equal(let track, let numbers, _):
      "\(track) is made of it, and is \(value(numbers)) as before"
    case .sameViews: "it decides which views are there, and they are the same"
    }
  }

  private func name(_ watcher: WriteFacts.Watcher) -> String {
    switch watcher {
    case .observer: "onAnimationCompleted"
    case .recipe: "a recipe"
    case .onChange: "onChange"
    case .onReceive: "onReceive"
    case .phases: "phaseAnimator"
    case .keyframes: "keyframeAnimator"
    case .task: "the id of a task"
    case .schedule: "the schedule of a timelineView"
    case .modifier: "the value of an animation modifier"
    case .transition: "a transition, when its view comes or goes,"
    case .layout: "the layout, in which no view moves,"
    }
  }

  /// Advice to show a write that an animation is around; nil without one, as nothing is missed.
  private func advice(_ facts: WriteFacts) -> String? {
    guard facts.scopes.contains(where: { $0.animation?.animation != nil }) else { return nil }
    let state = state(facts.write)
    switch facts.reason {
    case .same, .unused, .absent, .sameViews, .watched: return nil
    case .unread: return "use \(state) in an attribute of a view if it is to be seen."
    case .equal(let track, _, _):
      guard !facts.write.isDate, Components(facts.write.after) != nil else { return nil }
      return "make \(state) an animatable parameter if \(track) is to be evaluated on the way."
    }
  }

  func paragraph(_ facts: HoldFacts) -> Paragraph {
    var paragraph = Paragraph(at: time(facts.instant), answer(facts))
    paragraph.add(
      .location, location(step: facts.recipe, turn: facts.turn, transaction: ""))
    if facts.recipe != nil, facts.detail == nil { paragraph.add(.why, why(facts)) }
    if let unseen = facts.unseen {
      paragraph.add(
        .why,
        "\(unseen.track) is moved by \(unseen.modifier), which is inside of this recipe: the recipe "
          + "sees the state as it is outside of that modifier, where it does not move.")
      paragraph.add(.advice, "write the recipe before \(unseen.modifier), inside of it.")
    }
    return paragraph
  }

  private func why(_ facts: HoldFacts) -> String {
    guard facts.word != .resume else {
      return
        "The recipe knows the value on screen and not the motion: a new motion of the remaining "
        + "time begins from rest, whatever the velocity was."
    }
    let shown = timeline.clock == .ideal ? "is on screen" : "the last frame has shown"
    return "SwiftUI cannot hold an animation: the state is set to what \(shown), with "
      + "\(animation(.instant)), which takes the place of what runs. Only this state is held."
  }

  private func answer(_ facts: HoldFacts) -> String {
    let verb =
      switch facts.word {
      case .pause: "paused"
      case .resume: "resumed"
      default: "stopped"
      }
    let value = facts.value.map { " at \(self.value($0))" } ?? ""
    switch facts.detail {
    case .idle? where facts.unseen != nil:
      return "\(facts.track) is not \(verb): its recipe does not see the motion."
    case .idle?: return "\(facts.track) is not \(verb): nothing moves."
    case .already?: return "\(facts.track) is not \(verb): it is in that state already."
    default: return "\(facts.track) is \(verb)\(value)."
    }
  }
}
