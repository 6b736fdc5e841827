import AnimationEngine
import TimelineDocument

// What explanations tell of tasks: why they run, and why they are cancelled.
extension ExplanationWords {
  /// `the task of search` or `the task 'search'`
  func job(_ name: JobFacts.Name) -> String {
    switch name {
    case .task(let view): "the task of \(view)"
    case .named(let name?): "the task '\(timeline[name])'"
    case .named(nil): "a task"
    }
  }

  /// `in the task of search, restarted at 0.2 s because its id became 'ab', after a sleep since 0.2 s`
  func origin(_ job: JobFacts) -> String {
    if case .appearance = job.start.cause, job.pause == nil { return "in the callback of task" }
    var parts = ["in \(self.job(job.name))"]
    if case .id(_, let new) = job.start.cause {
      parts.append("restarted at \(seconds(job.start.instant)) because its id became \(value(new))")
    }
    if job.isCancelled {
      parts.append("already cancelled")
    } else if let pause = job.pause {
      parts.append("after a sleep since \(seconds(pause.since))")
    }
    return parts.joined(separator: ", ")
  }

  func paragraph(_ facts: CancellationFacts) -> Paragraph {
    let name = job(facts.job.name).capitalizedFirst
    var paragraph = Paragraph(
      at: time(facts.instant), "\(name) is cancelled: \(reason(facts.reason)).")
    paragraph.add(.what, story(of: facts.job))
    paragraph.add(
      .location, location(step: facts.job.place, turn: facts.turn, transaction: ""))
    paragraph.add(.why, effect(facts))
    return paragraph
  }

  private func reason(_ reason: Job.Cancellation) -> String {
    switch reason {
    case .step: "a step cancels it"
    case .disappearance: "its view has disappeared"
    case .id(let old, let new):
      "its id changed from \(value(old)) to \(value(new)), and another one starts"
    }
  }

  private func story(of job: JobFacts) -> String {
    let start = "It was started at \(seconds(job.start.instant))"
    guard let pause = job.pause else { return start + " and has not slept." }
    return start + ", and sleeps from \(seconds(pause.since)) to \(seconds(pause.due))."
  }

  private func effect(_ facts: CancellationFacts) -> String {
    if !facts.goesOn { return "The sleep throws, so the steps after it never run." }
    return facts.job.pause == nil
      ? "It ends at its next sleep; until then it runs."
      : "\"try?\" drops the error of the sleep, so the steps after it run at once."
  }
}
