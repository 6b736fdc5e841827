/// The motion of a fluid spring, by whole steps of 1/300 s, from any offset and velocity.
///
/// Steps are counted, never summed up, so the motion is a function of time. By the exact clock the end is
/// tested after each step; as it is found only by stepping, the simulation may look ahead, and shows
/// later what it has found. On ticks the end is tested once, after all the steps of a tick, and time must
/// not go back.
package struct FluidSpringSimulation<V: VectorArithmetic> {
  /// The spring that moves.
  package let spring: FluidSpring
  /// The offset to which the spring pulls.
  package private(set) var target: V
  /// The response of the spring that this one took over from, less its own.
  private let blendInterval: Double
  private var threshold: SpringThreshold
  private var coefficients: FluidSpring.Coefficients

  /// The time before which nothing moves.
  private var start = 0.0
  /// The time of the first step.
  private var origin = 0.0
  /// The time from the first step to the one that found the end by the exact clock.
  package private(set) var length: Double?
  /// The tick that found the end.
  private var endOnTick: Double?

  /// The state at the last time that was shown.
  private var shown: FluidSpringState<V>
  /// The time that was looked ahead to last, and the state to be shown then.
  private var nextTime = -Double.infinity
  private var next: FluidSpringState<V>
  /// The state after the last step that was tested.
  private var tested: FluidSpringState<V>
  /// The steps by the exact clock so far, with those that were taken again.
  package private(set) var stepCount = 0

  /// Begins with an offset, a velocity and a force that were taken over, at time 0.
  ///
  /// `blendingFrom` is the response of the spring that ran before, if it was a fluid spring.
  package init(
    _ spring: FluidSpring, offset: V, velocity: V, force: V, target: V, blendingFrom: Double?
  ) {
    let blends = spring.blendDuration > 0
    let interval = blends ? (blendingFrom ?? spring.response) - spring.response : 0
    self.spring = spring
    self.target = target
    blendInterval = interval
    coefficients = spring.coefficients(response: spring.response + interval)
    threshold = SpringThreshold(target: target.magnitudeSquared, unit: 1)
    shown = FluidSpringState(remaining: target - offset, velocity: velocity, force: force)
    next = shown
    tested = shown
  }

  /// Begins from rest over `target`, where one unit is `unit` units of the data, at a time that is not
  /// zero if the content starts inside.
  init(_ spring: FluidSpring, target: V, unit: Double, start: Double = 0) {
    self.init(
      spring, offset: .zero, velocity: .zero, force: .zero, target: target, blendingFrom: nil)
    threshold = SpringThreshold(target: target.magnitudeSquared, unit: unit)
    self.start = start
    origin = FluidSpringSimulation.skipped(before: start)
  }

  /// The same spring over no distance.
  init<Other>(withoutDistance other: FluidSpringSimulation<Other>) {
    self.init(
      other.spring, offset: .zero, velocity: .zero, force: .zero, target: .zero,
      blendingFrom: other.spring.response + other.blendInterval)
  }
}

// MARK: - Work

extension FluidSpringSimulation {
  /// The steps of a pass by the exact clock up to an elapsed time, as far as its end is known.
  func steps(until elapsed: Double) -> Int {
    FluidSpring.steps(beginningBefore: min(max(elapsed, start), end ?? .infinity) - origin)
  }
}

// MARK: - What is shown

extension FluidSpringSimulation {
  /// No simulation takes more steps than this; one that would is over then.
  package static var stepLimit: Int { 304_000_000 }

  /// The distance that is covered.
  package var offset: V { target - shown.remaining }

  /// The velocity, in data units per second.
  package var velocity: V { shown.velocity }

  /// The force, in data units per second squared.
  package var force: V { shown.force }

  /// The time at which the motion is over by the exact clock, as far as it is known.
  package var end: Double? { length.map { origin + $0 } }

  /// When the motion is logically complete: a response after it began, or while the response still
  /// fades, the first step at whose time that much has passed.
  package var logicalDuration: Double {
    guard blendInterval != 0 else { return spring.response }
    let first = min(spring.response, spring.response + blendInterval)
    let last = max(spring.response, spring.response + blendInterval)
    // The scan covers the difference of two responses; beyond a million steps the later one counts.
    let start = (first * FluidSpring.stepsPerSecond).rounded(.up)
    let count = FluidSpring.wholeSteps((last - first) * FluidSpring.stepsPerSecond, 1_000_000)
    for step in 0...count {
      let elapsed = (start + Double(step)) / FluidSpring.stepsPerSecond
      if elapsed >= response(at: elapsed) { return elapsed }
    }
    return last
  }

  /// The response at an elapsed time.
  func response(at elapsed: Double) -> Double {
    spring.response + blendInterval * spring.blendRemainder(at: elapsed)
  }

  /// Pulls to another target from now on.
  mutating func retarget(_ newTarget: V) {
    shown.remaining += newTarget - target
    nextTime = -.infinity
    target = newTarget
    threshold = SpringThreshold(target: newTarget.magnitudeSquared, unit: 1)
  }
}

// MARK: - Time

extension FluidSpringSimulation {
  /// Advances to an elapsed time, and returns the time at which the motion was over if it has come.
  ///
  /// By the exact rule the end is the time at which the step begins that finds it; a step that begins at
  /// `elapsed` itself is tested but not shown yet.
  package mutating func advance(to elapsed: Double, ends: EndRule) -> Double? {
    switch ends {
    case .exact:
      show(at: elapsed)
      return end.flatMap { $0 <= elapsed ? $0 : nil }
    case .onTick:
      tick(at: elapsed)
      return endOnTick
    }
  }

  /// Returns the time at which the motion is over by the exact clock, or nil if that is after `elapsed`.
  mutating func end(notAfter elapsed: Double) -> Double? {
    lookAhead(to: elapsed)
    return end.flatMap { $0 <= elapsed ? $0 : nil }
  }

  /// Tests all steps that begin at an elapsed time or before it.
  mutating func lookAhead(to elapsed: Double) {
    guard length == nil else { return }
    let time = max(elapsed, start) - origin
    let count = FluidSpring.steps(beginningUpTo: time)
    guard tested.steps < count else { return }
    test(until: FluidSpring.steps(beginningBefore: time))
    next = tested
    nextTime = elapsed
    test(until: count)
  }

  /// Begins a pass from rest at another time than the last one.
  mutating func restart(at start: Double) {
    guard start != self.start else { return }
    self.start = start
    nextTime = -.infinity
    restart()
  }

  /// Begins again from rest.
  mutating func restart() {
    origin = FluidSpringSimulation.skipped(before: start)
    shown = FluidSpringState(remaining: target, velocity: .zero, force: .zero)
    endOnTick = nil
  }

  private mutating func show(at elapsed: Double) {
    if elapsed == nextTime {
      shown = next
      return
    }
    let count = FluidSpring.steps(beginningBefore: max(elapsed, start) - origin)
    // Where more steps were tested, all that the time needs are among them.
    if tested.steps <= count { lookAhead(to: elapsed) }
    if count < shown.steps { restart() }
    if tested.steps <= count {
      shown = tested
    } else if (shown.steps...count).contains(next.steps) {
      shown = next
    }
    if tested.steps > count { shown = stepped(shown, until: count) }
  }

  /// The state after some number of steps, which were tested before.
  private mutating func stepped(
    _ state: FluidSpringState<V>, until count: Int
  ) -> FluidSpringState<V> {
    var state = state
    stepCount += max(count - state.steps, 0)
    while state.steps < count { step(&state) }
    return state
  }

  private mutating func test(until count: Int) {
    guard length == nil else { return }
    var state = tested
    while state.steps < count {
      step(&state)
      if state.isOver(threshold) || state.steps >= Self.stepLimit {
        length = Double(state.steps - 1) / FluidSpring.stepsPerSecond
        break
      }
    }
    stepCount += state.steps - tested.steps
    tested = state
  }

  private mutating func tick(at elapsed: Double) {
    guard endOnTick == nil else { return }
    let elapsed = max(elapsed, start)
    if FluidSpringSimulation.isSkipped(elapsed - origin - shown.time) {
      origin = elapsed - 1.0 / 60
      shown.steps = 0
    }
    if blendInterval != 0 { coefficients = spring.coefficients(response: response(at: elapsed)) }
    let count = FluidSpring.steps(beginningBefore: elapsed - origin)
    while shown.steps < count { shown.advance(coefficients) }
    if shown.isOver(threshold) { endOnTick = elapsed }
  }

  /// Takes one step by the exact clock, which blends by the time at which the step begins.
  @inline(__always)
  private mutating func step(_ state: inout FluidSpringState<V>) {
    if blendInterval != 0 {
      coefficients = spring.coefficients(response: response(at: state.time))
    }
    state.advance(coefficients)
  }

  /// The part of a motion that starts inside that is skipped: all but a frame, if it is more than a second.
  static func skipped(before start: Double) -> Double {
    isSkipped(start) ? start - 1.0 / 60 : 0
  }

  /// Whether SwiftUI skips a time without steps instead of simulating it: it does if that is more than
  /// a second. As everywhere, a time within 1e-6 of a step is that step.
  private static func isSkipped(_ gap: Double) -> Bool {
    (gap - 1) * FluidSpring.stepsPerSecond > 1e-6
  }
}

extension FluidSpringSimulation where V == Double {
  /// Whether a spring that began at rest is surely not over at an elapsed time, told without a step.
  func isSurelyMoving(at elapsed: Double) -> Bool {
    let steps = (max(elapsed, start) - origin) * FluidSpring.stepsPerSecond + 1
    let (stiffness, damping) = (coefficients.stiffness, coefficients.damping)
    guard steps < Double(Self.stepLimit), damping < 1 else { return false }
    // The force is never greater than at the start. A constant one covers stiffness * steps^2 / 2 of
    // the distance, and the end needs 0.99 of it.
    if threshold.remaining > 0, stiffness * steps * steps < 1.9 { return true }
    // Undamped steps keep k x^2 - k x s + s^2, for a stiffness k, a remaining distance x and a stride s.
    // It is k at the start; at an end it is at most the sum below. Rounding takes far less than half.
    return damping == 0 && stiffness > 2 * (threshold.move + threshold.push / stiffness)
  }
}

extension FluidSpringSimulation: Sendable where V: Sendable {}
