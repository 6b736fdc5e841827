/// The free motion of a damped spring in closed form, for each of the three damping regimes.
///
/// It answers for two unit experiments at once, released at distance 1 without speed and pushed at
/// speed 1 from the target: every other motion is a sum of multiples of the two.
enum SpringSolution: Hashable, Sendable {
  /// Swings around the target: decay, and angular frequency above 0, per second. The period of a
  /// radian, which is 1 / frequency, is kept because a division takes long.
  case underDamped(decay: Double, frequency: Double, radian: Double)
  /// Returns as fast as it can without swinging.
  case critical(decay: Double)
  /// Creeps back; `spread` is half the distance of the two decays, above 0.
  case overDamped(decay: Double, spread: Double)

  /// Where the two experiments have got to.
  struct Response {
    /// The distance left after a release at distance 1.
    var release: Double
    /// The distance reached after a push at speed 1.
    var push: Double
    /// The velocity after a release at distance 1.
    var releaseVelocity: Double
    /// The velocity after a push at speed 1.
    var pushVelocity: Double
  }

  /// Returns both experiments at a time in seconds.
  @inline(__always)
  func response(at time: Double) -> Response {
    switch self {
    case .underDamped(let decay, let frequency, let radian):
      underDampedResponse(decay, frequency, radian, at: time)
    case .critical(let decay):
      criticalResponse(decay, at: time)
    case .overDamped(let decay, let spread):
      overDampedResponse(decay, spread, at: time)
    }
  }
}

/// x'' + 2 d x' + (d^2 + w^2) x = 0.
@inline(__always)
private func underDampedResponse(
  _ decay: Double, _ frequency: Double, _ radian: Double, at time: Double
) -> SpringSolution.Response {
  let envelope = exponential(-decay * time)
  let (sine, cosine) = sineAndCosine(frequency * time)
  let push = envelope * sine * radian
  let swing = envelope * cosine
  return SpringSolution.Response(
    release: swing + decay * push,
    push: push,
    releaseVelocity: -(decay * decay + frequency * frequency) * push,
    pushVelocity: swing - decay * push)
}

/// x'' + 2 d x' + d^2 x = 0.
@inline(__always)
private func criticalResponse(_ decay: Double, at time: Double) -> SpringSolution.Response {
  let envelope = exponential(-decay * time)
  let push = envelope * time
  return SpringSolution.Response(
    release: envelope + decay * push,
    push: push,
    releaseVelocity: -decay * decay * push,
    pushVelocity: envelope - decay * push)
}

/// x'' + 2 d x' + (d^2 - s^2) x = 0, with the decays d - s and d + s.
@inline(__always)
private func overDampedResponse(
  _ decay: Double, _ spread: Double, at time: Double
) -> SpringSolution.Response {
  let slow = exponential(-(decay - spread) * time)
  // (e^-(d-s)t - e^-(d+s)t) / 2s, kept exact for a small spread.
  let push = -slow * exponentialMinusOne(-2 * spread * time) / (2 * spread)
  return SpringSolution.Response(
    release: slow + (decay - spread) * push,
    push: push,
    releaseVelocity: -(decay - spread) * (decay + spread) * push,
    pushVelocity: slow - (decay + spread) * push)
}
