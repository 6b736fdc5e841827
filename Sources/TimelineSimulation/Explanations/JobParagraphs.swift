import AnimationEngine
import TimelineDocument

// Explanations of tasks, timers and values that are held back.
extension ExplanationWords {
  /// `the task of search`, `the timer 'ticker'` or `the value 'a' that search is to receive`
  func job(_ job: JobFacts) -> String {
    if case .value(let value) = job.kind, case .view(let view) = job.name {
      return "the value \(self.value(value)) that \(view) is to receive"
    }
    let kind =
      switch job.kind {
      case .task: "task"
      case .timer: "timer"
      case .schedule: "schedule"
      case .value: "value"
      }
    switch job.name {
    case .view(let view): return "the \(kind) of \(view)"
    case .named(let name?): return "the \(kind) '\(timeline[name])'"
    case .named(nil): return "a \(kind)"
    }
  }

  /// `in the task of search, restarted at 0.2 s because its id became 'ab', after a sleep since 0.2 s`
  func origin(_ job: JobFacts) -> String {
    switch job.kind {
    case .task: origin(ofTask: job)
    case .timer(let count): "by \(self.job(job)), firing \(count + 1)"
    case .schedule: "by \(self.job(job))"
    case .value:
      "in the callback of onReceive, for a value published at \(seconds(job.start.instant))"
    }
  }

  private func origin(ofTask job: JobFacts) -> String {
    if case .appearance = job.start.cause, job.pause == nil { return "in the callback of task" }
    var parts = ["in \(self.job(job))"]
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
    let name = job(facts.job).capitalizedFirst
    var paragraph = Paragraph(
      at: time(facts.instant), "\(name) is \(verdict(facts.reason)): \(reason(facts.reason)).")
    paragraph.add(.what, story(of: facts.job))
    paragraph.add(
      .location, location(step: facts.job.place, turn: facts.turn, transaction: ""))
    if case .task = facts.job.kind { paragraph.add(.why, effect(facts)) }
    return paragraph
  }

  private func verdict(_ reason: Job.Cancellation) -> String {
    if case .nextValue = reason { "dropped" } else { "cancelled" }
  }

  private func reason(_ reason: Job.Cancellation) -> String {
    switch reason {
    case .step: "a step cancels it"
    case .disappearance: "its view has disappeared"
    case .id(let old, let new):
      "its id changed from \(value(old)) to \(value(new)), and another one starts"
    case .nextValue: "another one is published before it is delivered"
    }
  }

  private func story(of job: JobFacts) -> String {
    let start = "started at \(seconds(job.start.instant))"
    switch job.kind {
    case .task:
      guard let pause = job.pause else { return "It was \(start) and has not slept." }
      return "It was \(start), and sleeps from \(seconds(pause.since)) to \(seconds(pause.due))."
    case .timer(let count):
      return "It was \(start) and has fired \(count == 1 ? "once" : "\(count) times")."
    case .schedule: return "It was \(start)."
    case .value:
      let due = job.pause.map { ", to be delivered at \(seconds($0.due))" } ?? ""
      return "It was published at \(seconds(job.start.instant))\(due)."
    }
  }

  private func effect(_ facts: CancellationFacts) -> String {
    if !facts.goesOn { return "The sleep throws, so the steps after it never run." }
    return facts.job.pause == nil
      ? "It ends at its next sleep; until then it runs."
      : "\"try?\" drops the error of the sleep, so the steps after it run at once."
  }
}
