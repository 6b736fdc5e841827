import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// Work that belongs to a view or to the run: how it starts, goes on and ends.
extension Simulation {
  /// Starts a job, whose first turn follows the pending callbacks.
  @discardableResult
  mutating func start(
    _ work: Job.Work, of owner: Job.Owner, at place: SourceRange, because cause: Job.Cause,
    after scope: ClosedScope?
  ) -> Int {
    let instant = loop.turnInstant
    let number = jobs.add(
      Job(
        owner: owner, place: place, start: Job.Start(instant: instant, cause: cause),
        closedScope: scope, work: work))
    let ticket = loop.raise(.job(number, scope))
    jobs.wait(
      number, Job.Pending(ticket: ticket, since: instant, due: instant, isFirst: true))
    return number
  }

  /// Starts a task of its own; the scope around the step is closed when it runs.
  mutating func start(
    _ index: ElementIndex<UnstructuredTask>, at place: SourceRange, in context: StepContext
  ) throws(EvaluationError) {
    try keep(context, at: place)
    let task = timeline[index]
    start(
      .task(StepRun(task.steps, in: context)), of: .run(task.name), at: place, because: .step,
      after: model.scopeToClose(around: .task, at: eventInstant))
  }

  /// Takes a job's turn.
  mutating func goOn(_ number: Int) throws(EvaluationError) {
    guard let job = jobs[number] else { return }
    jobs.wait(number, nil)
    switch job.work {
    case .task(let task): try goOn(task, number, isCancelled: job.isCancelled)
    case .timer(let timer): try fire(timer, number)
    case .value(let held):
      jobs.end(number)
      try deliver(held)
    }
  }

  private mutating func goOn(
    _ task: StepRun, _ number: Int, isCancelled: Bool
  ) throws(EvaluationError) {
    var task = task
    guard let seconds = try run(&task, isCancelled: isCancelled || jobs[number] == nil) else {
      return jobs.end(number)
    }
    // A task may cancel itself before it sleeps.
    if jobs[number]?.isCancelled == true {
      guard task.ignoresCancellation(timeline) else { return jobs.end(number) }
      return try goOn(task, number, isCancelled: true)
    }
    jobs.setWork(.task(task), of: number)
    wait(number, for: seconds)
  }

  /// Lets a job go on after some seconds.
  private mutating func wait(_ number: Int, for seconds: Double) {
    let scope = jobs[number]?.closedScope
    let now = loop.turnInstant
    let ticket = loop.raise(.job(number, scope), after: seconds)
    let due = now.advanced(bySeconds: seconds) ?? Instant(seconds: Instant.secondsLimit)
    jobs.wait(number, Job.Pending(ticket: ticket, since: now, due: due))
  }

  /// Lets a job go on at a time.
  mutating func wait(_ number: Int, until due: Instant) {
    let ticket = loop.schedule(.job(number, jobs[number]?.closedScope), at: due)
    jobs.wait(number, Job.Pending(ticket: ticket, since: loop.turnInstant, due: due))
  }

  /// Cancels what was started last under a name.
  mutating func cancel(_ name: ElementIndex<String>) {
    guard let number = jobs.last(of: .run(name)), jobs[number]?.isCancelled == false else {
      return record(
        TraceEvent(
          instant: eventInstant, word: .cancel, label: timeline[name], detail: .idle,
          turn: turnCount))
    }
    cancel(number, because: .step)
  }

  /// Cancels a job: a task ends where it sleeps, or goes on at once with `try?`.
  mutating func cancel(_ number: Int, because reason: Job.Cancellation) {
    guard let job = jobs[number], !job.isCancelled else { return }
    noteCancellation(of: job, because: reason)
    switch job.work {
    case .timer, .value:
      if let pending = job.pending { loop.cancel(pending.ticket) }
      jobs.end(number)
    case .task(let task):
      // A task that has not begun runs to its first sleep all the same.
      guard let pending = job.pending, !pending.isFirst else { return jobs.setCancelled(number) }
      loop.cancel(pending.ticket)
      guard task.ignoresCancellation(timeline) else { return jobs.end(number) }
      jobs.setCancelled(number)
      wait(number, for: 0)
    }
  }
}

extension StepRun {
  /// Whether its sleep is one with `try?`.
  func ignoresCancellation(_ timeline: Timeline) -> Bool {
    sleep.map { timeline[$0].ignoresCancellation } ?? false
  }
}

// MARK: - Views

extension Simulation {
  /// Starts the timers and schedules of a view that appears.
  mutating func startClocks(of instance: Int) throws(EvaluationError) {
    try startTimers(of: instance)
    let timers = try parts.timelineViews.timers(
      of: instance, in: &views, scene: scene, at: loop.turnInstant)
    for (timer, modifier) in timers {
      start(
        timer, of: .view(instance, modifier), at: timeline[modifier].place, because: .appearance,
        after: nil)
    }
  }

  /// Starts the tasks of a view, or of a group, that appears.
  mutating func startTasks(
    of instance: Int, in update: TransactionWrites?
  ) throws(EvaluationError) {
    for modifier in outerModifiers(of: instance) {
      guard case .task(let task) = timeline[modifier].action else { continue }
      try start(timeline[task], modifier, of: instance, because: .appearance, in: update)
    }
  }

  /// Starts a task anew, because its id has changed; the one that runs is cancelled.
  mutating func restartTask(
    _ modifier: ElementIndex<Modifier>, of instance: Int, from old: Value, to new: Value,
    in update: TransactionWrites?
  ) throws(EvaluationError) {
    guard case .task(let task) = timeline[modifier].action, !views.isEmptyGroup(instance) else {
      return
    }
    if let running = jobs.last(of: .view(instance, modifier)) {
      cancel(running, because: .id(from: old, to: new))
    }
    try start(timeline[task], modifier, of: instance, because: .id(from: old, to: new), in: update)
  }

  private mutating func start(
    _ task: TaskModifier, _ modifier: ElementIndex<Modifier>, of instance: Int,
    because cause: Job.Cause, in update: TransactionWrites?
  ) throws(EvaluationError) {
    let context = try views.stepContext(
      in: views.context(at: modifier, for: instance), scene: scene)
    start(
      .task(StepRun(task.steps, in: context)), of: .view(instance, modifier),
      at: timeline[modifier].place, because: cause, after: scopeToClose(around: .task, of: update))
  }

  /// Ends what belongs to a view that has disappeared and runs its steps, followed by those of each group that is
  /// empty without it.
  mutating func disappear(_ instance: Int) throws(EvaluationError) {
    for number in jobs.numbers(of: instance) { cancel(number, because: .disappearance) }
    for subject in views.disappear(instance) {
      if subject != instance { cancelTasks(of: subject) }
      try raiseDisappearance(of: subject)
    }
  }

  /// Cancels the tasks of a group that is empty; its schedules last as long as the group.
  private mutating func cancelTasks(of group: Int) {
    for number in jobs.numbers(of: group) {
      if case .task? = jobs[number]?.work { cancel(number, because: .disappearance) }
    }
  }

  private mutating func raiseDisappearance(of instance: Int) throws(EvaluationError) {
    for modifier in outerModifiers(of: instance) {
      guard case .onDisappear(let steps) = timeline[modifier].action else { continue }
      let context = try views.stepContext(
        in: views.context(at: modifier, for: instance), scene: scene)
      loop.raise(.steps(steps, context, Callback(kind: .onDisappear, closedScope: nil)))
    }
  }
}
