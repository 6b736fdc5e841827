/// A point on a virtual timeline, counted in ninths of a nanosecond.
///
/// The unit divides 1/300 s, the frame times of the usual frame rates and every decimal with up to nine
/// places, so points that should coincide do, and comparisons need no tolerance.
public struct Instant: Hashable, Sendable {
  /// The number of ticks in a second.
  public static let ticksPerSecond: Int64 = 9_000_000_000

  /// The largest distance from zero, in seconds, that an instant made from seconds can have.
  public static let secondsLimit = 1e9

  /// The beginning of the timeline.
  public static let zero = Instant(ticks: 0)

  /// The signed number of ticks since the beginning of the timeline.
  public var ticks: Int64

  /// Creates the instant that lies `ticks` ticks after the beginning of the timeline.
  public init(ticks: Int64) {
    self.ticks = ticks
  }

  /// Creates the instant nearest to a time in seconds.
  ///
  /// Times beyond `secondsLimit` are moved to it; not-a-number counts as 0.
  public init(seconds: Double) {
    let limit = Instant.secondsLimit
    let bounded = seconds.isNaN ? 0 : min(max(seconds, -limit), limit)
    self.ticks = Int64((bounded * Double(Instant.ticksPerSecond)).rounded())
  }

  /// Returns the instant of frame number `index` of a display that shows `rate` frames a second.
  ///
  /// It depends on the quotient alone, so the same time is the same instant at every rate.
  public static func frame(_ index: Int, rate: Double) -> Instant {
    Instant(seconds: Double(index) / rate)
  }

  /// The time in seconds since the beginning of the timeline.
  public var seconds: Double {
    Double(ticks) / Double(Instant.ticksPerSecond)
  }

  /// Returns the signed time in seconds that passes from `earlier` to this instant.
  public func seconds(since earlier: Instant) -> Double {
    let (difference, overflow) = ticks.subtractingReportingOverflow(earlier.ticks)
    guard !overflow else { return seconds - earlier.seconds }
    return Double(difference) / Double(Instant.ticksPerSecond)
  }

  /// Returns the instant nearest to `duration` seconds later, or nil if it lies out of range.
  public func advanced(bySeconds duration: Double) -> Instant? {
    guard abs(duration) <= Instant.secondsLimit else { return nil }
    let (sum, overflow) = ticks.addingReportingOverflow(Instant(seconds: duration).ticks)
    let limit = Int64(Instant.secondsLimit) * Instant.ticksPerSecond
    guard !overflow, (-limit...limit).contains(sum) else { return nil }
    return Instant(ticks: sum)
  }
}

extension Instant: Comparable {
  public static func < (left: Instant, right: Instant) -> Bool {
    left.ticks < right.ticks
  }
}

extension Instant {
  /// Half the length of a tick, in seconds: two lengths that differ by less are the same instant.
  static let halfTick = 0.5 / Double(ticksPerSecond)

  /// Returns the length nearest to `duration` that is a whole number of ticks.
  ///
  /// The elapsed time of an instant is the same quotient, so the two can be compared exactly.
  static func onGrid(_ duration: Double) -> Double {
    guard abs(duration) <= secondsLimit else { return duration }
    return Instant(seconds: duration).seconds
  }
}
