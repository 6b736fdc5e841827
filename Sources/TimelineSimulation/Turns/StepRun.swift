import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The steps that a turn, or a task, has still to take: the innermost frame is the last.
///
/// A run that waits is resumed where it stopped. Actions and blocks may nest without using the native stack.
struct StepRun {
  enum Frame {
    /// The rest of a list of steps.
    case steps(Range<Int>, StepContext)
    /// The rest of a step that is repeated.
    case loop(ElementIndex<Step>, [Value], next: Int, StepContext)
    /// The rest of the verbs of a step.
    case verbs(Range<Int>, of: ElementIndex<Step>, StepContext)
    /// The end of the innermost scope.
    case scopeEnd
  }

  fileprivate var frames: [Frame] = []
  /// The sleep in which a task stopped last; nil before the first.
  fileprivate(set) var sleep: ElementIndex<Sleep>?

  init(_ steps: ElementRange<Step>, in context: StepContext) {
    frames.reserveCapacity(4)
    push(steps.indices, in: context)
  }

  fileprivate mutating func push(_ steps: Range<Int>, in context: StepContext) {
    if !steps.isEmpty { frames.append(.steps(steps, context)) }
  }
}

extension Simulation {
  /// Takes steps that do not sleep.
  mutating func run(
    _ steps: ElementRange<Step>, in context: StepContext
  ) throws(EvaluationError) {
    var run = StepRun(steps, in: context)
    _ = try self.run(&run, isCancelled: false)
  }

  /// Takes steps up to the next sleep and returns its seconds; nil when the run is over.
  ///
  /// A cancelled task sleeps no more: it ends there, or goes on at once with `try?`.
  mutating func run(_ run: inout StepRun, isCancelled: Bool) throws(EvaluationError) -> Double? {
    while let frame = run.frames.popLast() {
      switch frame {
      case .steps(let steps, let context):
        let index = ElementIndex<Step>(steps.lowerBound)
        guard let constants = timeline.constants(declaredBy: timeline[index]) else {
          run.push(steps.dropFirst(), in: context)
          try enter(index, in: context, of: &run)
          continue
        }
        try count(timeline[index])
        run.push(steps.dropFirst(), in: try self.context(adding: constants, to: context))
      case .loop(let step, let elements, let next, let context):
        guard next < elements.count, let index = timeline[step].details else { continue }
        run.frames.append(.loop(step, elements, next: next + 1, context))
        let inner = self.context(inside: index, element: elements[next], at: next, in: context)
        try begin(step, in: inner, of: &run)
      case .verbs(let verbs, let step, let context):
        if verbs.count > 1 { run.frames.append(.verbs(verbs.dropFirst(), of: step, context)) }
        let verb = timeline[ElementIndex<Verb>(verbs.lowerBound)]
        guard let sleep = try perform(verb, of: step, in: context, of: &run) else { continue }
        let seconds = try model.number(
          timeline[sleep].duration, upTo: Instant.secondsLimit, "seconds", in: context)
        if !isCancelled {
          run.sleep = sleep
          return seconds
        }
        guard timeline[sleep].ignoresCancellation else { return nil }
      case .scopeEnd: closeScope()
      }
    }
    return nil
  }

  /// Begins a step, or the first of its repetitions.
  private mutating func enter(
    _ step: ElementIndex<Step>, in context: StepContext, of run: inout StepRun
  ) throws(EvaluationError) {
    guard let loop = timeline.details(of: timeline[step]).loop else {
      return try begin(step, in: context, of: &run)
    }
    let elements = try elements(of: loop.sequence, in: context)
    run.frames.append(.loop(step, elements, next: 0, context))
  }

  private mutating func begin(
    _ index: ElementIndex<Step>, in outer: StepContext, of run: inout StepRun
  ) throws(EvaluationError) {
    let step = timeline[index]
    let details = timeline.details(of: step)
    try count(step)
    let named = try self.context(adding: details.constants, to: outer)
    guard let context = try contextIfTaken(step, details, in: named) else {
      return run.push(details.otherwise.indices, in: named)
    }
    if let scope = step.scope {
      try open(scope, of: step, details, in: context)
      run.frames.append(.scopeEnd)
    }
    if !step.verbs.isEmpty { run.frames.append(.verbs(step.verbs.indices, of: index, context)) }
  }

  /// Performs a verb, or leaves its steps to the run.
  ///
  /// - Returns: the sleep that the verb asks for.
  private mutating func perform(
    _ verb: Verb, of step: ElementIndex<Step>, in context: StepContext, of run: inout StepRun
  ) throws(EvaluationError) -> ElementIndex<Sleep>? {
    switch verb.action {
    case .run(let steps): run.push(steps.indices, in: context)
    case .select(let index): run.push(try chosen(by: index, in: context).indices, in: context)
    case .call(let index):
      // The steps of an action see its own names only, in the turn and the scope of the call.
      let call = timeline[index]
      run.push(timeline[call.action].steps.indices, in: try model.enter(call, in: context))
    case .tap(let name):
      if let tap = try stepsOfTap(on: name, at: verb.place) {
        run.push(tap.steps.indices, in: tap.context)
      }
    case .sleep(let sleep): return sleep
    case .set, .toggle, .append, .remove, .move, .async, .task, .timer, .cancel, .gesture, .pause,
      .resume, .stop, .emit, .expect, .setAnimationsEnabled:
      try perform(verb, of: timeline[step], in: context)
    }
    return nil
  }
}
