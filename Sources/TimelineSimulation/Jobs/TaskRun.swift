import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// A task: the steps that it has still to run, the innermost list last.
struct TaskRun {
  enum Frame {
    /// What is left of a list of steps.
    case steps(Range<Int>, StepContext)
    /// What is left of a step that is repeated.
    case loop(ElementIndex<Step>, [Value], next: Int, StepContext)
  }

  var frames: [Frame]
  /// What it waits for; nil before it begins.
  var sleep: ElementIndex<Sleep>?

  init(_ steps: ElementRange<Step>, in context: StepContext) {
    frames = [.steps(steps.indices, context)]
  }
}

extension Simulation {
  /// Runs the steps of a task up to its next sleep, whose seconds it returns; nil when it is over.
  ///
  /// A cancelled task sleeps no more: it ends there, or goes on at once with `try?`.
  mutating func run(_ task: inout TaskRun, isCancelled: Bool) throws(EvaluationError) -> Double? {
    while let frame = task.frames.popLast() {
      guard let (sleep, context) = try run(frame, of: &task) else { continue }
      let seconds = try model.number(
        timeline[sleep].duration, upTo: Instant.secondsLimit, "seconds", in: context)
      if isCancelled {
        guard timeline[sleep].ignoresCancellation else { return nil }
        continue
      }
      task.sleep = sleep
      return seconds
    }
    return nil
  }

  /// Runs the next step of a frame and leaves what is left of it; the sleep with which it stops.
  private mutating func run(
    _ frame: TaskRun.Frame, of task: inout TaskRun
  ) throws(EvaluationError) -> (ElementIndex<Sleep>, StepContext)? {
    switch frame {
    case .steps(let steps, let context):
      guard let first = steps.first else { return nil }
      task.frames.append(.steps(steps.dropFirst(), context))
      return try run(ElementIndex(first), in: context, of: &task)
    case .loop(let step, let elements, let next, let context):
      guard next < elements.count, let index = timeline[step].details else { return nil }
      task.frames.append(.loop(step, elements, next: next + 1, context))
      let inner = self.context(
        inside: index, element: elements[next], at: next, in: context)
      return try runOnce(step, in: inner, of: &task)
    }
  }

  private mutating func run(
    _ index: ElementIndex<Step>, in context: StepContext, of task: inout TaskRun
  ) throws(EvaluationError) -> (ElementIndex<Sleep>, StepContext)? {
    let step = timeline[index]
    guard timeline.sleeps(step) else {
      try execute(step, in: context)
      return nil
    }
    guard let loop = timeline.details(of: step).loop else {
      return try runOnce(index, in: context, of: &task)
    }
    let elements = try elements(of: loop.sequence, in: context)
    task.frames.append(.loop(index, elements, next: 0, context))
    return nil
  }

  private mutating func runOnce(
    _ index: ElementIndex<Step>, in context: StepContext, of task: inout TaskRun
  ) throws(EvaluationError) -> (ElementIndex<Sleep>, StepContext)? {
    let step = timeline[index]
    let details = timeline.details(of: step)
    guard try begin(step, details, in: context) else {
      task.frames.append(.steps(details.otherwise.indices, context))
      return nil
    }
    for verb in timeline[step.verbs] {
      if case .sleep(let sleep) = verb.action { return (sleep, context) }
      if case .run(let steps) = verb.action {
        task.frames.append(.steps(steps.indices, context))
      }
    }
    return nil
  }
}
