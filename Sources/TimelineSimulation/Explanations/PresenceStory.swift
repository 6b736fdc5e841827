import AnimationEngine
import TimelineDocument

// Explanations of views that come and go.
extension ExplanationWords {
  func story(_ facts: PresenceFacts) -> Story {
    var story = Story(at: time(facts.instant), facts.view, predicate(facts))
    let writes = facts.writes.map(change)
    story.add(.what, writes.isEmpty ? nil : list(writes) + ".")
    story.add(
      .location, location(step: facts.step, turn: facts.turn, transaction: facts.transaction))
    story.addOwn(
      .why,
      [transition(facts), cover(of: facts), standstill(of: facts)].compactMap { $0 }.joined(
        separator: " "))
    story.add(.why, facts.shift.map(sentence))
    story.add(.why, unseen(facts))
    story.add(.advice, unseenAdvice(facts))
    if facts.shift != nil {
      story.add(.advice, "identify the rows by their elements instead of their indices.")
    } else if let view = facts.movingView {
      story.addOwn(
        .advice,
        "add { \"geometryGroup\": true } to the modifiers of \(view), before those that move it.")
    } else if !facts.covering.isEmpty {
      story.addOwn(.advice, "add { \"zIndex\": 1 } to the modifiers of \(facts.view).")
    }
    return story
  }

  /// Who is drawn in front of a view while it leaves.
  private func cover(of facts: PresenceFacts) -> String? {
    guard !facts.covering.isEmpty else { return nil }
    return
      "While it leaves it is drawn behind \(facts.covering.listed), which it was in front of: it has no "
      + "zIndex (seen by many, not documented)."
  }

  /// That it does not move along with the view that it comes into.
  private func standstill(of facts: PresenceFacts) -> String? {
    facts.movingView.map {
      "It comes into \($0) while that moves, and is at its final place at once: layout has no animation, and "
        + "it has no frame from which it could move along."
    }
  }

  /// That its transition does not see what was written in the same update.
  private func unseen(_ facts: PresenceFacts) -> String? {
    guard !facts.unseen.isEmpty else { return nil }
    let states = list(facts.unseen.map { state($0) })
    let values = list(facts.unseen.map { value($0.before) })
    let new = list(facts.unseen.map { value($0.after) })
    return
      "The transition reads \(states). A view that goes is not evaluated any more: it leaves with what "
      + "it saw last, \(values), and not with \(new)."
  }

  private func unseenAdvice(_ facts: PresenceFacts) -> String? {
    guard let write = facts.unseen.first else { return nil }
    return "write \(state(write)) in an event before, so that the view sees it before it goes."
  }

  private func sentence(about shift: PresenceFacts.RowShift) -> String {
    "The rows are identified by their index: the element at \(shift.index) left "
      + "\(state(shift.state)), and the identity that goes is \(shift.identity)."
  }

  private func predicate(_ facts: PresenceFacts) -> Story.Predicate {
    let company = company(facts)
    if facts.word == .remove {
      return Story.Predicate("is removed\(company).", "are removed\(company).")
    }
    if facts.isReturn {
      return Story.Predicate(
        "comes back before it was gone\(company).", "come back before they were gone\(company).")
    }
    if let replaced = facts.replaced, let identity = facts.identity {
      let text =
        "inserted and \(replaced) is removed: by \(expression(identity)) it is another view, so nothing "
        + "moves from one to the other."
      return Story.Predicate("is " + text, "are " + text)
    }
    return Story.Predicate("is inserted\(company).", "are inserted\(company).")
  }

  private func company(_ facts: PresenceFacts) -> String {
    facts.leader.map { " together with \($0)" } ?? ""
  }

  /// Whose transition shows that it comes or goes.
  private func transition(_ facts: PresenceFacts) -> String {
    if let host = facts.presentation, facts.leader == nil { return sentence(about: host) }
    let own = facts.transition.map { "transition at \(place($0))" }
    if facts.isGroup {
      let groups = own.map { "its \($0)" } ?? "a transition"
      return "A group is not a view: \(groups) is for each child that has none of its own."
    }
    let verb = facts.word == .remove ? "takes it away" : "shows it"
    guard let leader = facts.leader else {
      return "\(own.map { "Its \($0)" } ?? "The default transition, opacity,") \(verb), with the "
        + "transaction that reaches the view from outside."
    }
    if facts.leaderIsGroup {
      return
        "A group is not a view, so \(own.map { "its own \($0)" } ?? "that of the group") \(verb)."
    }
    let idle = own.map { "; its own \($0) does not run" } ?? ""
    return "Only the outermost transition runs, that of \(leader)\(idle)."
  }
}
