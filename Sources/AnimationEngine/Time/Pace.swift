/// The speed of the time of a screen: one for everything that moves on it, as with `UIAnimationDragCoefficient`.
///
/// The screen's time is 0 at instant 0, and an instant is mapped to the nearest tick of it.
package struct Pace: Hashable, Sendable {
  /// The seconds of the screen in each second; more than 0.
  package let speed: Double

  /// A screen whose time passes at a speed.
  package init(speed: Double) { self.speed = speed }

  /// The pace at which both times are the same.
  package static let normal = Pace(speed: 1)

  /// How much later than after its length a motion may be over, in seconds of the screen: its beginning and its end are
  /// rounded.
  package var greatestRounding: Double {
    speed == 1 ? 0 : 2 / Double(Instant.ticksPerSecond)
  }

  /// The screen's time at an instant.
  @inline(__always)
  package func screenTime(at instant: Instant) -> Instant {
    speed == 1 ? instant : scaledTime(at: instant)
  }

  /// A velocity per second of the screen as one per second.
  @inline(__always)
  func velocity<V: VectorArithmetic>(of screenVelocity: V) -> V {
    speed == 1 ? screenVelocity : screenVelocity.scaled(by: speed)
  }

  /// The screen's times at some instants.
  func screenTimes(at instants: [Instant]) -> [Instant] {
    speed == 1 ? instants : instants.map { screenTime(at: $0) }
  }

  /// An instant at which the screen's time has come to one of its own: the first, or one at most a tick of the screen
  /// later.
  @inline(__always)
  package func instant(reaching screenTime: Instant) -> Instant {
    speed == 1 ? screenTime : firstInstant(reaching: screenTime)
  }

  /// An instant at which the screen's time is not yet beyond one of its own: the last, or one at most a tick of the
  /// screen earlier.
  @inline(__always)
  package func instant(notBeyond screenTime: Instant) -> Instant {
    speed == 1 ? screenTime : lastInstant(notBeyond: screenTime)
  }
}

extension Pace {
  @inline(never)
  private func scaledTime(at instant: Instant) -> Instant {
    guard !instant.isUnbounded else { return instant }
    return Instant(wholeTicks: (Double(instant.ticks) * speed).rounded())
  }

  // A quotient is off by some ticks where it is larger than 2^53, so it is corrected by what it is mapped to.

  @inline(never)
  private func firstInstant(reaching screenTime: Instant) -> Instant {
    guard !screenTime.isUnbounded else { return screenTime }
    var found = Instant(wholeTicks: (Double(screenTime.ticks) / speed).rounded(.up))
    var step: Int64 = 1
    while !found.isUnbounded, self.screenTime(at: found) < screenTime {
      found = found.moved(by: step)
      step *= 2
    }
    return found
  }

  @inline(never)
  private func lastInstant(notBeyond screenTime: Instant) -> Instant {
    guard !screenTime.isUnbounded else { return screenTime }
    var found = Instant(wholeTicks: (Double(screenTime.ticks) / speed).rounded(.down))
    var step: Int64 = 1
    while !found.isUnbounded, self.screenTime(at: found) > screenTime {
      found = found.moved(by: -step)
      step *= 2
    }
    return found
  }
}

extension Instant {
  /// Whether it is before or after all others.
  fileprivate var isUnbounded: Bool { self == .beginning || self == .horizon }

  /// The instant after a whole number of ticks; before or after all others where that is out of range.
  fileprivate init(wholeTicks: Double) {
    self = abs(wholeTicks) < 9.2e18 ? Instant(ticks: Int64(wholeTicks)) : .beginning
    if wholeTicks >= 9.2e18 { self = .horizon }
  }

  /// The instant some ticks later; before or after all others where that is out of range.
  fileprivate func moved(by distance: Int64) -> Instant {
    let (sum, isBeyond) = ticks.addingReportingOverflow(distance)
    guard isBeyond else { return Instant(ticks: sum) }
    return distance < 0 ? .beginning : .horizon
  }
}
