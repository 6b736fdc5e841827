/// What a fluid spring takes over from a running motion besides its offset, for a distance of 1.
package struct SpringHandover: Hashable, Sendable {
  /// The velocity, per second.
  package var velocity: Double
  /// The force, per second squared.
  package var force: Double

  /// What a motion that knows neither hands over.
  static let none = SpringHandover(velocity: 0, force: 0)
}
