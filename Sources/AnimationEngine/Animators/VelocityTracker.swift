/// The velocity of a value that is dragged: of its last three samples, as SwiftUI takes it.
///
/// A dragged value is on screen at once; its velocity is only kept for a spring to take over. It fades
/// while no sample comes, and two seconds after the last one the drag is forgotten.
package struct VelocityTracker<V: VectorArithmetic> {
  /// How long a velocity is remembered after the last sample.
  static var lifetime: Int64 { 2 * Instant.ticksPerSecond }

  private var samples: [(value: V, ticks: Int64)] = []

  /// Where the drag has come to.
  private(set) var value: V

  /// Begins with a first sample.
  package init(_ value: V, at ticks: Int64) {
    self.value = value
    samples = [(value, ticks)]
  }

  /// The same samples of a value that stays where it is.
  init<Other>(withoutDistance other: VelocityTracker<Other>) {
    value = .zero
    samples = other.samples.map { (.zero, $0.ticks) }
  }

  /// When the drag is forgotten.
  var end: Int64 { (samples.last?.ticks ?? 0) + Self.lifetime }

  /// Adds a sample; one at the time of the last replaces it.
  package mutating func add(_ value: V, at ticks: Int64) {
    self.value = value
    if samples.last?.ticks == ticks { samples.removeLast() }
    samples.append((value, ticks))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// The velocity in units per second: it loses 0.2 % in each millisecond since the last sample.
  package func velocity(at ticks: Int64) -> V {
    guard let last = samples.last else { return .zero }
    let milliseconds = seconds(from: last.ticks, to: ticks) * 1000
    return sampledVelocity.scaled(by: power(0.998, milliseconds))
  }

  /// The newest slope mixed with three quarters of its difference to the older one.
  private var sampledVelocity: V {
    guard samples.count > 1 else { return .zero }
    let newest = slope(samples.count - 1)
    guard samples.count > 2 else { return newest }
    return newest.interpolated(towards: slope(samples.count - 2), amount: 0.75)
  }

  private func slope(_ index: Int) -> V {
    let (before, after) = (samples[index - 1], samples[index])
    return (after.value - before.value)
      .scaled(by: 1 / seconds(from: before.ticks, to: after.ticks))
  }

  private func seconds(from start: Int64, to end: Int64) -> Double {
    Double(end - start) / Double(Instant.ticksPerSecond)
  }
}

extension VelocityTracker: Sendable where V: Sendable {}
