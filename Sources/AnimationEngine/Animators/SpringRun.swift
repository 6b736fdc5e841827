/// A run of a fluid spring, by whole steps of 1/300 s, from any offset and velocity.
///
/// Steps are counted, never summed up, so a run is a function of time. Time must not go back.
package struct SpringRun<V: VectorArithmetic> {
  /// The spring that moves.
  package let spring: FluidSpring
  /// Where the spring pulls to.
  package private(set) var target: V
  /// The time of the last step at which the motion was found to be over, if it is.
  package private(set) var end: Double?

  private var state: SpringState<V>
  /// The state one step earlier, while that is what the time asked for shows.
  private var earlier: SpringState<V>?
  private var coefficients: FluidSpring.Coefficients
  private var threshold: SpringThreshold
  /// The response of the spring that this one took over from, less its own.
  private let blendInterval: Double
  /// The time of the first step.
  private var origin = 0.0
  private var steps = 0

  /// Begins a run with an offset, a velocity and a force that were taken over, at time 0.
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
    state = SpringState(remaining: target - offset, velocity: velocity, force: force)
    threshold = SpringThreshold(target: target.magnitudeSquared, unit: 1)
  }

  /// Begins a run from rest over `target`, one unit of which stands for `unit` in the data, at a time
  /// that is not zero where a content starts inside.
  ///
  /// SwiftUI does not simulate more than a second at once: it skips all of it but a frame.
  init(_ spring: FluidSpring, target: V, unit: Double, start: Double = 0) {
    self.init(
      spring, offset: .zero, velocity: .zero, force: .zero, target: target, blendingFrom: nil)
    threshold = SpringThreshold(target: target.magnitudeSquared, unit: unit)
    origin = SpringRun.skipped(before: start)
  }

  /// How much of a run that starts inside is skipped: all but a frame, if it is more than a second.
  static func skipped(before start: Double) -> Double {
    isSkipped(start) ? start - 1.0 / 60 : 0
  }

  /// Whether so much time has passed without a step that it is not simulated. Times within 1e-6 of a
  /// step are the same, as everywhere in a run.
  private static func isSkipped(_ gap: Double) -> Bool {
    (gap - 1) * FluidSpring.stepsPerSecond > 1e-6
  }

  /// Advances to an elapsed time, and returns the time at which the motion was over if it has come.
  ///
  /// By the exact rule the end is tested after each step, and it is the time at which that step
  /// begins; a step that begins at `elapsed` itself is tested but not shown yet. On a tick the end is
  /// tested once, after all its steps.
  package mutating func advance(to elapsed: Double, ends: EndRule) -> Double? {
    switch ends {
    case .exact: advanceExactly(to: elapsed)
    case .onTick: advanceByTick(to: elapsed)
    }
    guard let end, end <= elapsed else { return nil }
    return end
  }
}

extension SpringRun {
  /// No run takes more steps than this; one that would is over then.
  package static var stepLimit: Int { 2_000_000_000 }

  /// The way that is done.
  package var offset: V { target - shown.remaining }

  /// The velocity, in data units per second.
  package var velocity: V { shown.velocity }

  /// The force, in data units per second squared.
  package var force: V { shown.force }

  /// The number of steps taken, counted from the time at which stepping began.
  package var stepCount: Int { steps }

  private var shown: SpringState<V> { earlier ?? state }

  /// Whether the run can show an elapsed time without going back.
  func canShow(_ elapsed: Double) -> Bool {
    SpringRun.steps(beginningBefore: elapsed - origin) >= (earlier == nil ? steps : steps - 1)
  }

  /// Whether every step that begins at an elapsed time or before has been taken.
  func isTested(upTo elapsed: Double) -> Bool {
    end != nil || steps >= SpringRun.steps(beginningUpTo: elapsed - origin)
  }

  /// Pulls to another target from now on.
  mutating func retarget(_ newTarget: V) {
    state.remaining += newTarget - target
    earlier?.remaining += newTarget - target
    target = newTarget
    threshold = SpringThreshold(target: newTarget.magnitudeSquared, unit: 1)
  }

  /// When the motion is logically complete: a response after it began, or while the response still
  /// fades, the first step at whose time that much has passed.
  package var logicalDuration: Double {
    guard blendInterval != 0 else { return spring.response }
    let first = min(spring.response, spring.response + blendInterval)
    let last = max(spring.response, spring.response + blendInterval)
    // The scan covers the difference of two responses; beyond a million steps the later one counts.
    let start = (first * FluidSpring.stepsPerSecond).rounded(.up)
    for step in 0...SpringRun.bounded((last - first) * FluidSpring.stepsPerSecond, 1_000_000) {
      let elapsed = (start + Double(step)) / FluidSpring.stepsPerSecond
      if elapsed >= response(at: elapsed) { return elapsed }
    }
    return last
  }

  /// The response at an elapsed time.
  func response(at elapsed: Double) -> Double {
    spring.response + blendInterval * spring.blendRemainder(at: elapsed)
  }
}

extension SpringRun {
  /// The steps that begin strictly before a time; a step within 1e-6 of it begins at it.
  private static func steps(beginningBefore time: Double) -> Int {
    bounded((time * FluidSpring.stepsPerSecond - 1e-6).rounded(.up), stepLimit)
  }

  /// The steps that begin at a time or before it.
  private static func steps(beginningUpTo time: Double) -> Int {
    bounded((time * FluidSpring.stepsPerSecond + 1e-6).rounded(.down) + 1, stepLimit)
  }

  private static func bounded(_ count: Double, _ limit: Int) -> Int {
    // Not-a-number counts as 0.
    count > 0 ? Int(min(count, Double(limit))) : 0
  }

  private mutating func advanceExactly(to elapsed: Double) {
    guard end == nil else { return }
    let shownSteps = SpringRun.steps(beginningBefore: elapsed - origin)
    if steps <= shownSteps { earlier = nil }
    takeSteps(until: shownSteps)
    guard end == nil, steps < SpringRun.steps(beginningUpTo: elapsed - origin) else { return }
    earlier = state
    takeSteps(until: steps + 1)
  }

  private mutating func takeSteps(until count: Int) {
    var state = state
    while steps < count {
      if blendInterval != 0 { blend(at: Double(steps) / FluidSpring.stepsPerSecond) }
      state.advance(coefficients)
      steps += 1
      if state.isOver(threshold) || steps >= SpringRun.stepLimit {
        end = origin + Double(steps - 1) / FluidSpring.stepsPerSecond
        break
      }
    }
    self.state = state
  }

  private mutating func advanceByTick(to elapsed: Double) {
    guard end == nil else { return }
    if SpringRun.isSkipped(elapsed - origin - Double(steps) / FluidSpring.stepsPerSecond) {
      origin = elapsed - 1.0 / 60
      steps = 0
    }
    if blendInterval != 0 { blend(at: elapsed) }
    let count = SpringRun.steps(beginningBefore: elapsed - origin)
    while steps < count {
      state.advance(coefficients)
      steps += 1
    }
    if state.isOver(threshold) { end = elapsed }
  }

  private mutating func blend(at time: Double) {
    coefficients = spring.coefficients(response: response(at: time))
  }
}

extension SpringRun: Sendable where V: Sendable {}
