/// A spring, described by its physics or by how it feels.
///
/// A spring has a closed form: its value and velocity at any time follow from the distance to its
/// target and its initial velocity. Parameters that are not possible are moved to the nearest that
/// are: a duration or response lies between a microsecond, which is as good as at once, and 1e9
/// seconds; a damping ratio between 0 and a million.
public struct Spring: Hashable, Sendable {
  /// The mass that hangs on the spring.
  public let mass: Double

  /// The rate at which the motion decays, per second.
  let decay: Double

  /// The angular frequency of an under-damped spring, 0 for a critically damped one, and for an
  /// over-damped one minus half the distance of its two decays.
  let frequency: Double

  /// Creates the spring with an undamped angular frequency and a damping ratio.
  init(mass: Double = 1, naturalFrequency: Double, dampingRatio: Double) {
    let ratio = Spring.possibleDampingRatio(dampingRatio)
    self.mass = mass
    decay = ratio * naturalFrequency
    // |w| = w0 sqrt(|1 - zeta^2|), in the form that keeps the digits near 1.
    let magnitude = naturalFrequency * (abs(1 - ratio) * (1 + ratio)).squareRoot()
    frequency = ratio > 1 ? -magnitude : magnitude
  }

  /// Creates the spring that has a solution, with the mass that hangs on it.
  init(mass: Double, solution: SpringSolution) {
    self.mass = mass
    switch solution {
    case .underDamped(let decay, let frequency, _):
      self.decay = decay
      self.frequency = frequency
    case .critical(let decay):
      self.decay = decay
      frequency = 0
    case .overDamped(let decay, let spread):
      self.decay = decay
      frequency = -spread
    }
  }

  /// The closed form of this spring.
  var solution: SpringSolution {
    if frequency > 0 {
      return .underDamped(decay: decay, frequency: frequency, radian: 1 / frequency)
    }
    if frequency < 0 { return .overDamped(decay: decay, spread: -frequency) }
    return .critical(decay: decay)
  }

  /// The closed form at a time; a spring is as much at rest after a long time as at infinity.
  private func response(at time: Double) -> SpringSolution.Response {
    solution.response(at: min(time, 1e12))
  }

  /// The undamped angular frequency.
  var naturalFrequency: Double {
    (decay * decay + frequency * abs(frequency)).squareRoot()
  }
}

extension Spring {
  /// Returns the value at a time, of a spring that starts at zero and pulls towards `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let response = response(at: time)
    return target - target.scaled(by: response.release)
      + initialVelocity.scaled(by: response.push)
  }

  /// Returns the velocity at a time, of a spring that starts at zero and pulls towards `target`.
  ///
  /// As in SwiftUI, an over-damped spring answers the derivative of its value *plus* `target`.
  /// Animations do not use this answer.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let derivative = derivative(
      target: target, initialVelocity: initialVelocity, time: time)
    return frequency < 0 ? derivative + target : derivative
  }

  /// Returns the derivative of the value at a time, which `velocity` is not for over-damped springs.
  package func derivative<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let response = response(at: time)
    return initialVelocity.scaled(by: response.pushVelocity)
      - target.scaled(by: response.releaseVelocity)
  }

  /// Returns the force on the mass at a position that moves with a velocity.
  ///
  /// It uses the properties `stiffness` and `damping`, with what they mean for over-damped springs.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Moves a value and its velocity `deltaTime` seconds on towards `target`.
  ///
  /// As in SwiftUI, an over-damped spring's velocity has the remaining distance added to it, and the
  /// next update starts from that.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let distance = target - value
    let initialVelocity = velocity
    value += self.value(
      target: distance, initialVelocity: initialVelocity, time: deltaTime)
    velocity = self.velocity(
      target: distance, initialVelocity: initialVelocity, time: deltaTime)
  }
}
