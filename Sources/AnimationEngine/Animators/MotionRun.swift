/// A motion from rest, as a function of the time since it began.
///
/// From rest every animation moves along a straight line, so one number tells where it is. By the
/// exact rule the run may be asked about times in any order; on ticks it is asked about each in turn.
package struct MotionRun {
  private let layers: [Motion.Layer]
  private let path: MotionPath
  private let isCustom: Bool
  private let isBareUnitCurve: Bool
  private var evaluation: FractionEvaluation
  /// The passes over the base, once its length is known.
  private var iterations: Iterations?
  /// When the motion is over, once that is known: infinite if it never is.
  private var length: Double?
  /// The last elapsed time of the running pass on ticks, once it is known.
  private var passEnd: Double?
  /// The tick at which the motion was found to be over.
  private var endOnTick: Double?

  /// Begins a motion over a distance, the length of the whole interval in the units of its data.
  package init(_ motion: Motion, distance: Double) {
    layers = motion.layers
    isCustom = motion.isCustom
    isBareUnitCurve = motion.isBareUnitCurve
    path = MotionPath(motion.layers)
    let start = path.baseTime(at: path.outer(0), in: RepetitionState()).time
    evaluation = FractionEvaluation(BaseRun(motion.base, distance: distance, start: start))
    findIterations()
  }

  /// Returns the progress at an elapsed time in seconds, or nil if the motion is over.
  package mutating func progress(at elapsed: Double, ends: EndRule) -> Progress? {
    if ends == .onTick || isCustom { return tick(at: elapsed) }
    return end(notAfter: elapsed) == nil ? progress(at: elapsed) : nil
  }

  /// Returns the elapsed time at which the motion is over, by the exact rule, or nil if that is after
  /// `elapsed`.
  ///
  /// The end of a fluid spring is looked for up to `elapsed` and no further; what was stepped is not
  /// stepped again. The end of an animation of the user's is known once a progress has been nil.
  package mutating func end(notAfter elapsed: Double) -> Double? {
    if length == nil { findEnd(notAfter: elapsed) }
    guard let end = isCustom ? endOnTick : length, end <= elapsed else { return nil }
    return end
  }
}

extension MotionRun {
  /// Whether it is known by the exact rule when the motion is over.
  var isForeseeable: Bool { length != nil && !isCustom }

  /// Whether a tick has found the motion to be logically complete.
  package var isLogicallyComplete: Bool { evaluation.isLogicallyComplete }

  /// Returns the elapsed time at which the next iteration of a repetition is over, after one elapsed
  /// time and not after another, by the exact rule; the end of the last one is the motion's own.
  package mutating func iterationEnd(after elapsed: Double, notAfter limit: Double) -> Double? {
    guard !path.repetitions.isEmpty else { return nil }
    if length == nil { findEnd(notAfter: limit) }
    guard var iteration = iteration(at: path.outer(elapsed)) else { return nil }
    var end = self.elapsed(at: iteration.end)
    if end <= elapsed, let next = iterations?.iteration(after: iteration) {
      iteration = next
      end = self.elapsed(at: next.end)
    }
    guard end > elapsed, end <= limit, iterations?.iteration(after: iteration) != nil
    else { return nil }
    return end
  }

  /// Returns the elapsed time at which the motion is logically complete, by the exact rule, or nil if
  /// that is after `limit` or never before its end.
  package mutating func logicalTime(notAfter limit: Double) -> Double? {
    if length == nil { findEnd(notAfter: limit) }
    let time = evaluation.run.logicalTime(inside: layers).map(Instant.onGrid)
    guard let time, time <= limit else { return nil }
    return time
  }

  /// Returns what a fluid spring that takes over at an elapsed time gets besides the offset.
  ///
  /// A bare unit curve knows its velocity. A fluid spring hands over its own velocity and force, in
  /// its own time, whatever modifiers are around it; everything else starts from standing. On ticks
  /// the answer is about the last tick.
  package mutating func handover(at elapsed: Double, ends: EndRule) -> SpringHandover {
    if ends == .exact { _ = progress(at: elapsed) }
    if let handover = evaluation.run.springHandover { return handover }
    guard isBareUnitCurve else { return .none }
    return SpringHandover(velocity: evaluation.run.velocityToFollow(at: elapsed), force: 0)
  }
}

extension MotionRun {
  /// How far a time may be from the end of an iteration that is the same tick.
  private var tolerance: Double {
    1.01 * Instant.halfTick * max(1, abs(path.outer.scale))
  }

  private func elapsed(at time: Double) -> Double {
    guard time.isFinite else { return .infinity }
    return path.outer.earliest(reaching: time).map(Instant.onGrid) ?? .infinity
  }

  private mutating func tick(at elapsed: Double) -> Progress? {
    guard endOnTick == nil else { return nil }
    let pass = evaluation.repetition
    evaluation.moment = moment(at: elapsed, in: pass)
    let progress = evaluation.evaluate(layers[...], at: elapsed)
    if progress == nil { endOnTick = elapsed }
    if evaluation.repetition != pass { beginPass(at: elapsed) }
    return progress
  }

  /// Where a tick falls in a pass over a closed form, whose end is an instant.
  private mutating func moment(
    at elapsed: Double, in pass: RepetitionState
  ) -> FractionEvaluation.Moment {
    guard let form = evaluation.run.closedForm else { return .within }
    let end = passEnd ?? endOnTicks(of: form, in: pass)
    passEnd = end
    if form.isOver(by: elapsed, at: end) { return .over }
    return elapsed == end ? .atEnd : .within
  }

  /// The last elapsed time at which a tick finds the base within its length in a pass.
  private func endOnTicks(of form: ClosedForm, in pass: RepetitionState) -> Double {
    guard form.duration > 0 else { return -.infinity }
    let end = path.latest(in: pass, baseLength: form.duration)
    return Instant.onGrid(path.outer.latest(notBeyond: end))
  }

  /// A tick has found the end of a pass, and the next one begins there.
  private mutating func beginPass(at elapsed: Double) {
    passEnd = nil
    let time = path.baseTime(at: path.outer(elapsed), in: evaluation.repetition).time
    evaluation.run.begin(at: time)
  }

  @inline(__always)
  private mutating func progress(at elapsed: Double) -> Progress {
    layers.isEmpty ? evaluation.run.progress(at: elapsed) : progressThroughLayers(at: elapsed)
  }

  private mutating func progressThroughLayers(at elapsed: Double) -> Progress {
    let time = path.outer(elapsed)
    let rate = path.outer.rate(after: elapsed)
    guard !path.repetitions.isEmpty, let length = iterations?.firstLength else {
      return progress(at: time, in: RepetitionState()).sped(by: rate)
    }
    guard length > 0, let iteration = iteration(at: time) else { return .finish }
    guard time >= iteration.end - tolerance else {
      return progress(at: time, in: iteration).sped(by: rate)
    }
    return end(of: iteration).sped(by: rate)
  }

  private mutating func progress(at time: Double, in iteration: RepetitionState) -> Progress {
    let base = path.baseTime(at: time, in: iteration)
    let progress = evaluation.run.progress(at: base.time).sped(by: base.rate)
    return base.isReversed ? progress.reversed : progress
  }

  private mutating func progress(
    at time: Double, in iteration: Iterations.Iteration
  ) -> Progress {
    if evaluation.run.isFluid {
      evaluation.run.begin(at: path.baseTime(at: iteration.start, in: iteration.state).time)
    }
    return progress(at: time, in: iteration.state)
  }

  /// At its end an iteration shows its last value, and the velocity with which the next one begins.
  private mutating func end(of iteration: Iterations.Iteration) -> Progress {
    let isReversed = path.baseTime(at: iteration.end, in: iteration.state).isReversed
    var end = isReversed ? Progress.start : .finish
    if let next = iterations?.iteration(after: iteration) {
      end.velocity = progress(at: iteration.end, in: next).velocity
    }
    return end
  }

  private mutating func iteration(at time: Double) -> Iterations.Iteration? {
    let tolerance = tolerance
    return iterations?.iteration(at: time, tolerance: tolerance)
  }

  private mutating func endOfIterations(notAfter time: Double) -> Double? {
    let tolerance = tolerance
    return iterations?.end(notAfter: time, tolerance: tolerance)
  }

  private mutating func findIterations() {
    if iterations == nil { iterations = Iterations(path, evaluation.run) }
  }

  private mutating func findEnd(notAfter elapsed: Double) {
    let time = path.outer(elapsed)
    if iterations == nil {
      // As far as the end of this tick: an end there is the same instant.
      let base = path.baseTime(at: time + tolerance, in: RepetitionState())
      evaluation.run.lookAhead(to: base.time)
      findIterations()
    }
    guard let firstLength = iterations?.firstLength else { return }
    if path.repeatsForever {
      length = .infinity
    } else if firstLength == 0 {
      length = 0
    } else if let end = endOfIterations(notAfter: time) {
      length = self.elapsed(at: end)
    }
  }
}
