import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension Simulation {
  /// More samples than this are a mistake.
  private static let sampleLimit = 10_000_000.0
  /// A drag may have as many samples a second as a display has frames.
  private static let rateLimit = 1_000_000.0

  /// Begins a drag. Its first sample is a later turn, so no scope around the gesture reaches it.
  mutating func begin(
    _ index: ElementIndex<Gesture>, in context: StepContext
  ) throws(EvaluationError) {
    let (drag, type) = try drag(of: timeline[index], in: context)
    guard drag.sampleCount <= Self.sampleLimit else {
      throw EvaluationError(
        .other("a drag may have at most \(Int(Self.sampleLimit)) samples"),
        at: timeline[index].duration.place)
    }
    let run = GestureRun(
      gesture: index, context: context,
      closedScope: model.scopeToClose(around: .gesture, at: eventInstant), type: type,
      number: loop.takeNumber(), drag: drag)
    loop.schedule(run)
  }

  private mutating func drag(
    of gesture: Gesture, in context: StepContext
  ) throws(EvaluationError) -> (drag: Drag, type: ValueType) {
    let (start, end, type) = try movement(of: gesture, in: context)
    let duration = try model.number(
      gesture.duration, upTo: Instant.secondsLimit, "seconds", in: context)
    var curve: UnitCurve?
    if let setting = gesture.curve,
      case .unitCurve(let found) = try model.value(setting, in: context)
    {
      curve = found
    }
    let drag = Drag(
      from: start, to: end, begin: loop.turnInstant, duration: duration,
      rate: try rate(of: gesture, in: context), curve: curve)
    return (drag, type)
  }

  private mutating func rate(
    of gesture: Gesture, in context: StepContext
  ) throws(EvaluationError) -> Double {
    guard let rate = gesture.rate else { return 60 }
    let found = try model.number(rate, upTo: Self.rateLimit, "samples a second", in: context)
    guard found > 0 else {
      throw EvaluationError(.other("a drag needs more than 0 samples a second"), at: rate.place)
    }
    return found
  }

  /// The ends of a drag, which are of one type.
  private mutating func movement(
    of gesture: Gesture, in context: StepContext
  ) throws(EvaluationError) -> (start: Components, end: Components, type: ValueType) {
    let start = Gesture.vector(try model.value(gesture.start, in: context))
    let end = Gesture.vector(try model.value(gesture.end, in: context))
    guard let type = start.type, type == end.type, let first = Components(start),
      let last = Components(end)
    else {
      let failure = EvaluationFailure.other(
        "a drag goes from a number to a number or from a vector to a vector, "
          + "not from \(start.text) to \(end.text)")
      throw EvaluationError(failure, at: gesture.end.place)
    }
    return (first, last, type)
  }

  /// Runs the steps of a drag's next sample, or of its release.
  mutating func go(on run: GestureRun) throws(EvaluationError) {
    var run = run
    let gesture = timeline[run.gesture]
    guard run.drag.moment != .release else {
      return try self.run(gesture.ended, in: inside(run))
    }
    run.drag.takeSample()
    guard run.drag.sample.predictedEnd.isFinite else {
      throw EvaluationError(
        .other("the velocity of the drag is no number"), at: gesture.end.place)
    }
    if timeline.profile.gesturesTrackVelocity { scene.setAmbient(.trackingVelocity) }
    try self.run(gesture.changed, in: inside(run))
    run.drag.advance()
    switch run.drag.moment {
    case .sample, .last:
      loop.schedule(run)
    case .release: loop.raiseLate(.gesture(run))
    }
  }

  /// The names around a gesture, and its own.
  private func inside(_ run: GestureRun) -> StepContext {
    let scope = script.checked.scope(
      inside: run.context.scope, openedBy: .gesture(run.gesture))
    return StepContext(scope: scope, inputs: run.context.inputs + run.inputs)
  }
}

extension Transaction {
  /// The transaction that SwiftUI gives the callbacks of a running gesture.
  fileprivate static var trackingVelocity: Transaction {
    var transaction = Transaction()
    transaction.tracksVelocity = true
    return transaction
  }
}
