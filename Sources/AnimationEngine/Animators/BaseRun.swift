/// A run of what moves inside all modifiers, from rest, as a fraction of its distance.
struct BaseRun {
  let closedForm: ClosedForm?
  private var fluid: FluidRun?
  private var custom: CustomRun?
  private let logicalDuration: Double?

  /// Begins a run over a distance, with the base's time at the beginning.
  @inline(__always)
  init(_ base: Motion.Base, distance: Double, start: Double) {
    logicalDuration = base.logicalDuration
    closedForm = base.closedForm
    switch base {
    case .closed: break
    case .fluidSpring(let spring):
      fluid = FluidRun(spring, distance: distance, start: start)
    case .custom(let animation):
      custom = CustomRun(animation.animation, distance: distance)
    }
  }

  /// How long the base takes, in seconds, or nil if that is not known (yet).
  var length: Double? { closedForm?.duration ?? fluid?.length }

  /// Whether the base is a fluid spring, for which it matters where a pass starts.
  var isFluid: Bool { fluid != nil }

  /// Begins anew if a pass over the base starts at another time than the one before.
  mutating func begin(at start: Double) {
    fluid?.begin(at: start)
  }

  /// Looks for the end up to a time.
  mutating func lookAhead(to time: Double) {
    fluid?.lookAhead(to: time)
  }

  /// Returns the progress at a time by the exact clock.
  @inline(__always)
  mutating func progress(at time: Double) -> Progress {
    if let closedForm { return closedForm.progress(at: time) }
    return stepped(to: time)
  }

  private mutating func stepped(to time: Double) -> Progress {
    fluid?.progress(at: time) ?? custom?.progress(at: time) ?? .finish
  }

  /// The velocity at a time for a spring that takes over from a curve.
  func velocityToFollow(at time: Double) -> Double {
    closedForm?.velocityToFollow(at: time) ?? 0
  }

  /// Returns the progress at a tick; of a base whose length is found by stepping, nil if it is over.
  mutating func tick(at time: Double) -> Progress? {
    if let closedForm { return closedForm.progress(at: time) }
    return fluid != nil ? fluid?.tick(at: time) : custom?.progress(at: time)
  }

  /// Whether the base counts as complete at a time.
  func isLogicallyComplete(at time: Double) -> Bool {
    custom?.isLogicallyComplete ?? logicalDuration.map { time >= $0 } ?? false
  }

  /// The time of logical completion inside layers, as far as it is known.
  func logicalTime(inside layers: [Motion.Layer]) -> Double? {
    Motion.logicalTime(of: logicalDuration, inside: layers, baseLength: length)
  }

  /// Begins anew.
  mutating func restart() {
    fluid?.restart()
    custom?.restart()
  }

  /// What a spring takes over from a fluid spring, where the last evaluation has left it.
  var springHandover: SpringHandover? { fluid?.handover }
}
