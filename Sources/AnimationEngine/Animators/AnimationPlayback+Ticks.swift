/// The pass over its base that an animation makes on ticks.
struct TickPass {
  /// Where a tick falls in a pass over a base whose end is known.
  enum Moment {
    case within
    /// At the very end, where the base shows its last value whatever the rounding of its time.
    case atEnd
    case over
  }

  var repetition = RepetitionState()
  /// The last elapsed time of the pass, once it is known.
  var end: Double?
  var moment = Moment.within
  var isLogicallyComplete = false
  /// The tick at which the whole animation was found to be over.
  var animationEnd: Double?
}

extension AnimationPlayback {
  /// Whether a tick has found the animation to be logically complete.
  package var isLogicallyComplete: Bool { pass.isLogicallyComplete }

  /// Returns the progress at a tick, or nil if the animation is over.
  mutating func tick(at elapsed: Double) -> Progress? {
    guard pass.animationEnd == nil else { return nil }
    let last = pass.repetition
    pass.moment = moment(at: elapsed)
    let progress = evaluate(composition.modifiers[...], at: elapsed)
    if progress == nil { pass.animationEnd = elapsed }
    if pass.repetition != last { beginPass(atTick: elapsed) }
    return progress
  }

  /// The moment of a tick in a pass over a base in closed form, whose end is an instant.
  private mutating func moment(at elapsed: Double) -> TickPass.Moment {
    guard let duration = base.closedDuration else { return .within }
    let end = pass.end ?? lastTime(ofPassOver: duration)
    pass.end = end
    if base.isOver(by: elapsed, at: end) { return .over }
    return elapsed == end ? .atEnd : .within
  }

  /// The last elapsed time at which a tick finds the base within its length in the running pass.
  private func lastTime(ofPassOver duration: Double) -> Double {
    guard duration > 0 else { return -.infinity }
    let end = path.latest(in: pass.repetition, baseLength: duration)
    return Instant.onGrid(path.outer.latest(notBeyond: end))
  }

  /// A tick has found the end of a pass, and the next one begins there.
  private mutating func beginPass(atTick elapsed: Double) {
    pass.end = nil
    beginPass(at: path.baseTime(at: path.outer(elapsed), in: pass.repetition).time)
  }
}

extension AnimationPlayback: TickEvaluation {
  var repetition: RepetitionState {
    get { pass.repetition }
    set { pass.repetition = newValue }
  }

  mutating func base(at time: Double) -> Progress? {
    let progress = progressAtTick(time)
    if isComplete(at: time) { pass.isLogicallyComplete = true }
    return progress
  }

  private mutating func progressAtTick(_ time: Double) -> Progress? {
    if simulation != nil { return simulation?.progressAtTick(time) }
    if custom != nil { return custom?.progress(at: time) }
    return switch pass.moment {
    case .within: base.closedProgress(at: time)
    case .atEnd: base.closedProgress(at: base.closedDuration ?? time)
    case .over: nil
    }
  }

  private func isComplete(at time: Double) -> Bool {
    if let custom { return custom.isLogicallyComplete }
    return base.logicalDuration.map { time >= $0 } ?? false
  }

  mutating func completeLogically() { pass.isLogicallyComplete = true }

  mutating func restart() {
    simulation?.restart()
    custom?.restart()
  }

  func sped(_ result: Progress, by rate: Double) -> Progress { result.sped(by: rate) }

  func reversed(_ result: Progress) -> Progress { result.reversed }

  func end(isReversed: Bool) -> Progress { isReversed ? .start : .finish }
}

extension Progress {
  /// The same progress, seen through a map of time; where time stands nothing moves, however steep the
  /// curve.
  func sped(by rate: Double) -> Progress {
    Progress(fraction: fraction, velocity: rate == 0 ? 0 : velocity * rate)
  }

  /// The same progress, backwards.
  var reversed: Progress {
    Progress(fraction: 1 - fraction, velocity: -velocity)
  }
}

extension FluidSpringSimulation<Double> {
  /// The progress at a tick; nil if it finds the end.
  fileprivate mutating func progressAtTick(_ time: Double) -> Progress? {
    advance(to: time, ends: .onTick) == nil
      ? Progress(fraction: offset, velocity: velocity) : nil
  }
}
