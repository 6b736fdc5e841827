package import AnimationEngine

/// A motion as an export needs it: what it is made of, and its progress over its time.
package struct ExportedMotion: Sendable {
  /// The parts of a motion. One with neither a spring nor a Bézier curve is known by its progress alone.
  enum Form: Hashable, Sendable {
    case spring(Spring, initialVelocity: Double)
    case bezier(CubicBezier)
    case other
  }

  let form: Form
  /// How long it is before it moves, in seconds.
  let delay: Double
  /// How long it moves, in seconds; nil for a curve that has no duration of its own.
  let duration: Double?
  /// The progress over the duration, as straight lines between enough points, or between all steps.
  let progress: ProgressPolyline
  /// The value at the start, and at the end.
  let ends: (start: Double, end: Double)
}

/// Why a motion cannot be exported.
package enum ExportProblem: Error, Hashable, Sendable {
  /// A target has no word for a part of the motion.
  case cannotSay(ExportTarget, String)
  /// No target can have it.
  case unsuited(String)
}

extension ExportedMotion {
  /// How many points a curve is known by.
  private static let samples = 1_000

  /// An animation between two values; the end of a stepped spring depends on how far they are apart.
  package init(
    _ animation: Animation, from start: Double, to end: Double
  ) throws(ExportProblem) {
    let motion = AnimationComposition(animation)
    let (speed, delay) = try Self.timing(of: motion)
    guard start != end else { throw .unsuited("a motion over no distance has no progress") }
    var run = AnimationPlayback(motion, distance: abs(end - start))
    guard let over = run.end(notAfter: Self.longest), over.isFinite, over > delay else {
      throw .unsuited("the motion has no end within \(Int(Self.longest)) s, or none at all")
    }
    let duration = over - delay
    let step =
      motion.base.isStepped
      ? 1 / (speed * FluidSpring.progressRate) : duration / Double(Self.samples)
    var animator = Animator(atRest: 0.0)
    _ = animator.change(to: end - start, by: ValueChange(animation: animation, at: .zero))
    var finished: [CompletedToken] = []
    var values: [Double] = []
    let count = Int((duration / step + 1e-6).rounded(.down))
    for index in 0...count {
      // Just before the end a jump to it has not happened yet.
      let time = min(delay + Double(index) * step, over - 1e-9)
      animator.advance(to: Instant(seconds: time), finished: &finished)
      values.append(animator.presentation / (end - start))
    }
    form = Self.form(of: motion, speed: speed)
    self.delay = delay
    self.duration = duration
    progress = ProgressPolyline(
      values, step: step / duration, isStepped: motion.base.isStepped, end: 1)
    ends = (start, end)
  }

  /// A curve of progress, which has no duration.
  package init(_ curve: UnitCurve, from start: Double, to end: Double) {
    form = curve.straightBezier.map { .bezier($0) } ?? .other
    delay = 0
    duration = nil
    let step = 1 / Double(Self.samples)
    progress = ProgressPolyline(
      (0...Self.samples).map { curve.value(at: Double($0) * step) }, step: step, end: 1)
    ends = (start, end)
  }

  /// Straight lines.
  package init(_ curve: PiecewiseLinearCurve, from start: Double, to end: Double) {
    form = .other
    delay = 0
    duration = nil
    let step = 1 / Double(Self.samples)
    progress = ProgressPolyline(
      (0...Self.samples).map { curve.value(at: Double($0) * step) }, step: step,
      end: curve.value(at: 1))
    ends = (start, end)
  }

  /// A spring in closed form until it has settled to a thousandth, as SwiftUI calls it.
  package init(
    _ spring: Spring, initialVelocity: Double, from start: Double, to end: Double
  ) throws(ExportProblem) {
    guard start != end else { throw .unsuited("a motion over no distance has no progress") }
    let velocity = initialVelocity / (end - start)
    let duration = spring.settlingDuration(
      target: 1, initialVelocity: velocity, epsilon: 0.001)
    guard duration.isFinite, duration > 0, duration <= Self.longest else {
      throw .unsuited("the spring does not settle")
    }
    form = .spring(spring, initialVelocity: velocity)
    delay = 0
    self.duration = duration
    let step = 1 / Double(Self.samples)
    progress = ProgressPolyline(
      (0...Self.samples).map {
        spring.progress(initialVelocity: velocity, time: Double($0) * step * duration)
      }, step: step, end: 1)
    ends = (start, end)
  }

  /// No motion is longer, in seconds.
  private static var longest: Double { 600 }

  /// The combined speed and delay of an animation's modifiers.
  private static func timing(
    of motion: AnimationComposition
  ) throws(ExportProblem) -> (speed: Double, delay: Double) {
    guard let forms = motion.modifierForms else {
      throw .unsuited("its delays and speeds are more than a speed and a delay")
    }
    var (speed, delay, beginsInside) = (1.0, 0.0, false)
    for form in forms {
      switch form {
      case .speed(let factor):
        speed *= factor
        delay /= factor
      case .delay(let time):
        delay += time
        beginsInside = beginsInside || time < 0
      case .logicallyComplete: break
      case .repetition: throw .unsuited("a repetition is not exported; export one pass")
      }
    }
    guard speed > 0 else { throw .unsuited("a motion without speed does not end") }
    guard !beginsInside else { throw .unsuited("a delay below zero begins inside the motion") }
    return (speed, delay)
  }

  private static func form(of motion: AnimationComposition, speed: Double) -> Form {
    switch motion.base {
    case .fluidSpring(let spring):
      let closed = spring.closedForm
      return .spring(
        Spring(response: closed.response / speed, dampingRatio: closed.dampingRatio),
        initialVelocity: 0)
    case .interpolatingSpring(let spring):
      let closed = spring.spring
      return .spring(
        Spring(response: closed.response / speed, dampingRatio: closed.dampingRatio),
        initialVelocity: spring.initialVelocity * speed)
    case .timingCurve(let animation): return .bezier(animation.curve)
    case .unitCurve(let animation):
      return animation.curve.straightBezier.map { .bezier($0) } ?? .other
    case .function, .custom: return .other
    }
  }
}

extension ExportedMotion {
  /// The greatest value that is written: with six decimals it is still a number.
  private static let greatest = 1e15
  /// The farthest that a motion may go, in ways.
  private static let farthest = 1e6

  /// Refuses a motion whose numbers, or what is computed from them, could be beyond all bounds.
  func checkNumbers() throws(ExportProblem) {
    guard max(ends.start.magnitude, ends.end.magnitude) <= Self.greatest else {
      throw .unsuited("a value beyond 1000000000000000 is not exported")
    }
    var numbers = progress.values + [progress.end]
    if case .spring(_, let velocity) = form { numbers.append(velocity) }
    guard numbers.allSatisfy({ $0.magnitude <= Self.farthest }) else {
      throw .unsuited("a motion that goes a million times the way is not exported")
    }
  }
}

extension AnimationComposition.Base {
  /// Whether the motion is shown in whole steps.
  fileprivate var isStepped: Bool {
    if case .fluidSpring = self { true } else { false }
  }
}

extension UnitCurve {
  /// The Bezier curve that this is, as its values follow it.
  fileprivate var straightBezier: CubicBezier? {
    if self == .linear { return CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1) }
    return bezier.map {
      CubicBezier(x1: min(max($0.x1, 0), 1), y1: $0.y1, x2: min(max($0.x2, 0), 1), y2: $0.y2)
    }
  }
}
