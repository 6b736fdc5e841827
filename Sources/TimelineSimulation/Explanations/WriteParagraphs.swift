import AnimationEngine
import TimelineDocument

// The paragraphs about writes that move nothing, values that step, views that come and go, and pauses.
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
    paragraph.add(.advice, advice(facts, state))
    return paragraph
  }

  private func reason(_ facts: WriteFacts) -> String {
    switch facts.reason {
    case .same: "it had this value already"
    case .unread: "no value on screen is made of it"
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
    }
  }

  private func advice(_ facts: WriteFacts, _ state: String) -> String? {
    switch facts.reason {
    case .same, .absent, .sameViews, .watched: nil
    case .unread: "use \(state) in an attribute of a view if it is to be seen."
    case .equal where facts.write.isDate: nil
    case .equal(let track, _, _):
      Components(facts.write.after) == nil
        ? nil
        : "make \(state) an animatable parameter if \(track) is to be evaluated on the way."
    }
  }

  func paragraph(_ facts: StepFacts) -> Paragraph {
    var paragraph = Paragraph(
      at: time(facts.instant), "\(facts.track) has its new value at once: \(kind(facts.kind)).")
    paragraph.add(.what, facts.writes.isEmpty ? nil : list(facts.writes.map(change)) + ".")
    paragraph.add(
      .location,
      location(
        step: facts.writes.last?.step, turn: facts.turn, transaction: facts.transaction))
    paragraph.add(.advice, advice(facts.kind))
    return paragraph
  }

  private func kind(_ kind: StepFacts.Kind) -> String {
    switch kind {
    case .text: "there is nothing between two texts"
    case .list: "a list does not interpolate"
    case .boolean: "there is nothing between true and false"
    case .perFrame: "it is evaluated anew at every frame, with the states as they are"
    case .notAnimatable: "SwiftUI does not animate it"
    }
  }

  private func advice(_ kind: StepFacts.Kind) -> String? {
    switch kind {
    case .text: "an \"animatable\" parameter can make a text for every frame."
    case .list: "mix two lists by an \"animatable\" parameter that goes from 0 to 1."
    case .boolean: "use a number."
    case .perFrame: "make the state an \"animatable\" parameter, too."
    case .notAnimatable: nil
    }
  }

  func paragraph(_ facts: PresenceFacts) -> Paragraph {
    var paragraph = Paragraph(at: time(facts.instant), answer(facts))
    let writes = facts.writes.map(change)
    paragraph.add(.what, writes.isEmpty ? nil : list(writes) + ".")
    paragraph.add(
      .location, location(step: facts.step, turn: facts.turn, transaction: facts.transaction))
    paragraph.add(.why, transition(facts), facts.shift.map(sentence))
    if facts.shift != nil {
      paragraph.add(.advice, "identify the rows by their elements instead of their indices.")
    }
    return paragraph
  }

  private func sentence(about shift: PresenceFacts.RowShift) -> String {
    "The rows are identified by their index: the element at \(shift.index) left "
      + "\(state(shift.state)), and the identity that goes is \(shift.identity)."
  }

  private func answer(_ facts: PresenceFacts) -> String {
    if facts.word == .remove { return "\(facts.view) is removed\(company(facts))." }
    if facts.isReturn { return "\(facts.view) comes back before it was gone\(company(facts))." }
    if let replaced = facts.replaced, let identity = facts.identity {
      return "\(facts.view) is inserted and \(replaced) is removed: by \(expression(identity)) "
        + "it is another view, so nothing moves from one to the other."
    }
    return "\(facts.view) is inserted\(company(facts))."
  }

  private func company(_ facts: PresenceFacts) -> String {
    facts.leader.map { " together with \($0)" } ?? ""
  }

  /// Whose transition shows that it comes or goes.
  private func transition(_ facts: PresenceFacts) -> String {
    let own = facts.transition.map { "transition at \(place($0))" }
    if facts.isGroup {
      let groups = own.map { "its \($0)" } ?? "a transition"
      return "A group is no view: \(groups) is for each child that has none of its own."
    }
    let verb = facts.word == .remove ? "takes it away" : "shows it"
    guard let leader = facts.leader else {
      return "\(own.map { "Its \($0)" } ?? "The default transition, opacity,") \(verb), with the "
        + "transaction that reaches the view from outside."
    }
    if facts.leaderIsGroup {
      return
        "A group is no view, so \(own.map { "its own \($0)" } ?? "that of the group") \(verb)."
    }
    let idle = own.map { "; its own \($0) does not run" } ?? ""
    return "Only the outermost transition runs, that of \(leader)\(idle)."
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
