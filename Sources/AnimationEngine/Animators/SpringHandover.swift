/// The velocity and force that a fluid spring takes over from a running motion, for a distance of 1.
package struct SpringHandover: Hashable, Sendable {
  /// The velocity, per second.
  package var velocity: Double
  /// The force, per second squared.
  package var force: Double

  /// The handover of a motion that knows neither.
  static let none = SpringHandover(velocity: 0, force: 0)
}
