import AnimationEngine

/// A bound on how far a value can move, which is known without looking at the value at every frame.
///
/// The bound is coarse: it takes the stiffest and the slowest spring for every one. A run whose bounds
/// stay below the limit stays finite; any other run is looked at frame by frame before it is printed.
struct MotionReach {
  /// The limit leaves room for what is computed from a value, such as the force of a spring.
  private static let limit = 1e280
  /// The greatest angular frequency of a stepped spring, and the inverse of the least.
  private static let (stiffest, slowest) = (220.0, 1.6e8)
  /// The inverse of the shortest time between two samples of a drag.
  private static let sampleRate = Double(Instant.ticksPerSecond)

  private var distance = 0.0
  /// The greatest velocity that a spring can take over.
  private var speed = 0.0

  /// Whether the value is finite at all times.
  var isFinite: Bool { distance < Self.limit }

  /// Takes in a change.
  ///
  /// - Parameters:
  ///   - length: the sum of the magnitudes of the old, the new and the shown value.
  ///   - velocity: the magnitude of the velocity before the change.
  mutating func change(
    _ outcome: ChangeOutcome, over length: Double, from velocity: Double,
    with motion: AnimationComposition?
  ) {
    var growth: Double { motion?.greatestDistance ?? 1 }
    switch outcome {
    case .ignored: return
    case .jumped: distance += 2 * length
    case .tracked:
      distance = length
      speed = Self.sampleRate * length
    case .began:
      distance = (1 + growth) * length
      speed = Self.stiffest * distance
    case .crossFaded:
      distance = growth * distance + (1 + growth) * length
      speed += Self.stiffest * length
    case .merged:
      speed = max(speed, velocity) + Self.stiffest * 4 * length
      distance = 4 * length + Self.slowest * speed
    }
    if motion?.hasUnboundedVelocity == true { speed = .infinity }
  }
}
