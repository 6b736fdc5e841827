/// An animation from rest, as a function of the time since it began.
///
/// From rest every animation moves along a straight line, so one number is its whole state. By the exact
/// rule a playback may be asked about times in any order; on ticks it is asked about each in turn.
package struct AnimationPlayback {
  let composition: AnimationComposition
  /// The base of the composition, kept here because every frame evaluates it.
  let base: AnimationComposition.Base
  /// The modifiers of the composition, kept here for the same reason.
  let path: TimePath
  // The state of a base without a closed form, in one of two properties instead of an enum: each is changed in
  // place at every evaluation, which the payload of an enum cannot be.
  var simulation: FluidSpringSimulation<Double>?
  var custom: ScalarCustomAnimation?
  /// The passes over the base, once its length is known.
  private var iterations: Iterations?
  /// The time at which the animation is over, once it is known: infinite if it never is.
  private var length: Double?
  /// The pass that runs on ticks.
  var pass = TickPass()

  /// Begins over a distance, the length of the whole interval in the units of its data.
  package init(_ composition: AnimationComposition, distance: Double) {
    self.composition = composition
    base = composition.base
    path = composition.path
    switch base {
    case .timingCurve, .unitCurve, .interpolatingSpring, .function: break
    case .fluidSpring(let spring):
      let start = path.baseTime(at: path.outer(0), in: RepetitionState()).time
      simulation = FluidSpringSimulation(spring, target: 1, unit: distance, start: start)
    case .custom(let animation):
      custom = ScalarCustomAnimation(animation, distance: distance)
    }
    findIterations()
  }

  /// Returns the progress at an elapsed time in seconds, or nil if the animation is over.
  package mutating func progress(at elapsed: Double, ends: EndRule) -> Progress? {
    if ends == .onTick || base.isCustom { return tick(at: elapsed) }
    return end(notAfter: elapsed) == nil ? progress(at: elapsed) : nil
  }

  /// Returns the elapsed time at which the animation is over, by the exact rule, or nil if that is after
  /// `elapsed`.
  ///
  /// The end of a fluid spring is looked for up to `elapsed` and no further, and no step is taken twice.
  /// The end of a custom animation is known once a progress has been nil.
  package mutating func end(notAfter elapsed: Double) -> Double? {
    if length == nil { findEnd(notAfter: elapsed) }
    guard let end = base.isCustom ? pass.animationEnd : length, end <= elapsed else { return nil }
    return end
  }
}

extension AnimationPlayback {
  /// The steps of a fluid spring by the exact clock so far, with those that were taken again.
  package var stepCount: Int { simulation?.stepCount ?? 0 }

  /// The steps of a fluid spring that are taken by the exact clock up to an elapsed time, at most: one pass to look for
  /// the end, unless that is known not to come, and one to show the values.
  func stepLoad(until elapsed: Double) -> Int64 {
    guard let simulation else { return 0 }
    guard path.repetitions.isEmpty else {
      let time = max(min(elapsed, length ?? .infinity), 0) * composition.topSpeed
      let limit = FluidSpringSimulation<Double>.stepLimit
      return 2 * Int64(FluidSpring.wholeSteps(time * FluidSpring.stepsPerSecond, limit))
    }
    let time = path.baseTime(at: path.outer(elapsed), in: RepetitionState()).time
    return Int64(simulation.steps(until: time)) * (simulation.isSurelyMoving(at: time) ? 1 : 2)
  }

  /// Whether it is known by the exact rule when the animation is over.
  var isForeseeable: Bool { length != nil && !base.isCustom }

  /// Returns the elapsed time at which the next iteration of a repetition is over, after one elapsed
  /// time and not after another, by the exact rule; the last iteration ends with the animation itself.
  package mutating func iterationEnd(after elapsed: Double, notAfter limit: Double) -> Double? {
    guard !path.repetitions.isEmpty else { return nil }
    if length == nil { findEnd(notAfter: limit) }
    guard var iteration = iteration(at: path.outer(elapsed)) else { return nil }
    var end = self.elapsed(at: iteration.end)
    if end <= elapsed, let next = iterations?.iteration(after: iteration, of: path) {
      iteration = next
      end = self.elapsed(at: next.end)
    }
    guard end > elapsed, end <= limit, iterations?.iteration(after: iteration, of: path) != nil
    else { return nil }
    return end
  }

  /// Returns the elapsed time at which the animation is logically complete, by the exact rule, or nil if
  /// that is after `limit` or never before its end.
  package mutating func logicalTime(notAfter limit: Double) -> Double? {
    if length == nil { findEnd(notAfter: limit) }
    let time = composition.logicalTime(baseLength: baseLength).map(Instant.onGrid)
    guard let time, time <= limit else { return nil }
    return time
  }

  /// Returns what a fluid spring that takes over at an elapsed time gets besides the offset.
  ///
  /// A bare unit curve knows its velocity, and a function may. A fluid spring hands over its own velocity and force, in
  /// its own time, whatever modifiers are around it; everything else starts from standing. On ticks
  /// the answer is about the last tick.
  package mutating func handover(at elapsed: Double, ends: EndRule) -> SpringHandover {
    if ends == .exact { _ = progress(at: elapsed) }
    if let simulation {
      return SpringHandover(velocity: simulation.velocity, force: simulation.force)
    }
    if case .function(let function) = base, function.knowsVelocity, !composition.isModified {
      return SpringHandover(velocity: function.progress(at: elapsed).velocity, force: 0)
    }
    guard composition.isBareUnitCurve, case .unitCurve(let animation) = base else { return .none }
    let velocity = animation.progress(at: elapsed).velocity
    // Nothing can follow an infinite velocity, so the mean is taken where the curve is vertical.
    let finite = velocity.isFinite ? velocity : 1 / animation.duration
    return SpringHandover(velocity: finite, force: 0)
  }
}

// MARK: - The base

extension AnimationPlayback {
  /// The time that the base takes, in seconds, or nil if that is not known (yet).
  var baseLength: Double? {
    simulation == nil ? base.closedDuration : simulation?.length
  }

  /// Returns the progress of the base at its own time by the exact clock.
  @inline(__always)
  private mutating func baseProgress(at time: Double) -> Progress {
    base.closedProgress(at: time) ?? steppedProgress(at: time)
  }

  private mutating func steppedProgress(at time: Double) -> Progress {
    simulation?.progress(at: time) ?? custom?.progress(at: time) ?? .finish
  }

  /// Looks for the end of the base up to a time.
  private mutating func lookAhead(to time: Double) {
    if simulation?.isSurelyMoving(at: time) == false { simulation?.lookAhead(to: time) }
  }

  /// Begins a pass over the base at a time of its own; a fluid spring begins again if that is another
  /// time than that of the last pass.
  mutating func beginPass(at start: Double) {
    simulation?.restart(at: start)
  }
}

// MARK: - Passes by the exact clock

extension AnimationPlayback {
  /// How far a time may be from the end of an iteration that is the same tick.
  private var tolerance: Double {
    1.01 * Instant.halfTick * max(1, abs(path.outer.scale))
  }

  private func elapsed(at time: Double) -> Double {
    guard time.isFinite else { return .infinity }
    return path.outer.earliest(reaching: time).map(Instant.onGrid) ?? .infinity
  }

  /// Returns the progress at an elapsed time before the end.
  @inline(__always)
  mutating func progress(at elapsed: Double) -> Progress {
    composition.isModified ? modifiedProgress(at: elapsed) : baseProgress(at: elapsed)
  }

  // Inlined, so that who reads the fraction alone pays nothing for the velocity.
  @inline(__always)
  private mutating func modifiedProgress(at elapsed: Double) -> Progress {
    let time = path.outer(elapsed)
    let rate = path.outer.rate(after: elapsed)
    if simulation == nil, custom == nil,
      let state = iterations?.lastState(at: time, tolerance: tolerance)
    {
      return progress(at: time, in: state).sped(by: rate)
    }
    return iteratedProgress(at: time).sped(by: rate)
  }

  @inline(never)
  private mutating func iteratedProgress(at time: Double) -> Progress {
    guard !path.repetitions.isEmpty, let length = iterations?.firstLength else {
      return progress(at: time, in: RepetitionState())
    }
    guard length > 0, let iteration = iteration(at: time) else { return .finish }
    guard time >= iteration.end - tolerance else { return progress(at: time, in: iteration) }
    return end(of: iteration)
  }

  @inline(__always)
  private mutating func progress(at time: Double, in iteration: RepetitionState) -> Progress {
    let time = path.baseTime(at: time, in: iteration)
    let progress = baseProgress(at: time.time).sped(by: time.rate)
    return time.isReversed ? progress.reversed : progress
  }

  private mutating func progress(
    at time: Double, in iteration: Iterations.Iteration
  ) -> Progress {
    if simulation != nil {
      beginPass(at: path.baseTime(at: iteration.start, in: iteration.state).time)
    }
    return progress(at: time, in: iteration.state)
  }

  /// At its end an iteration shows its last value, and the velocity with which the next one begins.
  private mutating func end(of iteration: Iterations.Iteration) -> Progress {
    let isReversed = path.baseTime(at: iteration.end, in: iteration.state).isReversed
    var end = isReversed ? Progress.start : .finish
    if let next = iterations?.iteration(after: iteration, of: path) {
      end.velocity = progress(at: iteration.end, in: next).velocity
    }
    return end
  }

  private mutating func iteration(at time: Double) -> Iterations.Iteration? {
    let tolerance = tolerance
    return iterations?.iteration(at: time, of: path, tolerance: tolerance)
  }

  private mutating func findIterations() {
    guard iterations == nil, let baseLength else { return }
    iterations = Iterations(composition, baseLength: baseLength)
  }

  private mutating func findEnd(notAfter elapsed: Double) {
    let time = path.outer(elapsed)
    if iterations == nil {
      // As far as the end of this tick: an end there is the same instant.
      lookAhead(to: path.baseTime(at: time + tolerance, in: RepetitionState()).time)
      findIterations()
    }
    guard let firstLength = iterations?.firstLength else { return }
    let tolerance = tolerance
    if path.repeatsForever {
      length = .infinity
    } else if firstLength == 0 {
      length = 0
    } else if let end = iterations?.end(notAfter: time, of: path, tolerance: tolerance) {
      length = self.elapsed(at: end)
    }
  }
}

extension FluidSpringSimulation<Double> {
  /// The progress at a time, by the exact clock.
  fileprivate mutating func progress(at time: Double) -> Progress {
    _ = advance(to: time, ends: .exact)
    return Progress(fraction: offset, velocity: velocity)
  }
}
