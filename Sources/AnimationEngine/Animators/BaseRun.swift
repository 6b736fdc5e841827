/// A run of what moves inside all modifiers, from rest, as a fraction of its distance.
struct BaseRun {
  private let base: Motion.Base
  private var fluid: FluidRun?
  private var custom: CustomRun?

  /// Begins a run over a distance, with the base's time at the beginning.
  init(_ base: Motion.Base, distance: Double, start: Double) {
    self.base = base
    switch base {
    case .bezier, .unitCurve, .interpolatingSpring: break
    case .fluidSpring(let spring):
      fluid = FluidRun(spring, distance: distance, start: start)
    case .custom(let animation):
      custom = CustomRun(animation.animation, distance: distance)
    }
  }

  /// How long the base takes, in seconds, or nil if that is not known (yet).
  var length: Double? {
    switch base {
    case .bezier(let animation): animation.duration
    case .unitCurve(let animation): animation.duration
    case .interpolatingSpring(let spring): spring.duration
    case .fluidSpring: fluid?.length
    case .custom: nil
    }
  }

  /// Looks for the end up to a time.
  mutating func lookAhead(to time: Double) {
    fluid?.lookAhead(to: time)
  }

  /// Returns the progress at a time by the exact clock.
  mutating func progress(at time: Double) -> Progress {
    switch base {
    case .bezier(let animation): return animation.progress(at: time)
    case .unitCurve(let animation): return animation.progress(at: time)
    case .interpolatingSpring(let spring): return spring.progress(at: time)
    case .fluidSpring: return (fluid?.state(at: time)).map(Progress.init) ?? .start
    case .custom: return custom?.progress(at: time) ?? .finish
    }
  }

  /// Returns the progress at a tick, or nil if the base is over there.
  mutating func tick(at time: Double) -> Progress? {
    switch base {
    case .bezier(let animation):
      return animation.isAlive(at: time) ? animation.progress(at: time) : nil
    case .unitCurve(let animation):
      return animation.isAlive(at: time) ? animation.progress(at: time) : nil
    case .interpolatingSpring(let spring):
      return spring.isAlive(at: time) ? spring.progress(at: time) : nil
    case .fluidSpring: return fluid?.tick(at: time).map(Progress.init)
    case .custom: return custom?.progress(at: time)
    }
  }

  /// Whether the base counts as complete at a time.
  func isLogicallyComplete(at time: Double) -> Bool {
    custom?.isLogicallyComplete ?? base.logicalTime.map { time >= $0 } ?? false
  }

  /// Begins anew.
  mutating func restart() {
    fluid?.restart()
    custom?.restart()
  }

  /// What a spring takes over from a fluid spring, where the last evaluation has left it.
  var springHandover: SpringHandover? {
    (fluid?.current).map { SpringHandover(velocity: $0.velocity, force: $0.force) }
  }
}

extension Progress {
  /// The progress of a fluid spring over a distance of 1.
  fileprivate init(_ run: SpringRun<Double>) {
    self.init(fraction: run.offset, velocity: run.velocity)
  }
}
