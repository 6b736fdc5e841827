/// How far a motion has come, as a fraction of its whole distance.
package struct Progress: Hashable, Sendable {
  /// The fraction of the distance: 0 at the start and 1 at the target.
  package var fraction: Double
  /// The derivative of the fraction, per second, for the time that follows.
  package var velocity: Double

  /// Creates the progress with a fraction and its derivative.
  package init(fraction: Double, velocity: Double) {
    self.fraction = fraction
    self.velocity = velocity
  }
}

extension Progress {
  /// The progress of a motion that has not begun.
  static let start = Progress(fraction: 0, velocity: 0)
  /// The progress of a motion that is over.
  static let finish = Progress(fraction: 1, velocity: 0)
}
