/// The effect of a chain of delays and speeds on time: `clamp(scale * time + shift, lower, upper)`.
///
/// A delay clips its content's time at zero, so the composition of any delays and speeds, of either
/// sign, has this form again.
package struct TimeMap: Hashable, Sendable {
  private(set) var scale = 1.0
  private(set) var shift = 0.0
  private(set) var lower = -Double.infinity
  private(set) var upper = Double.infinity

  /// The map that changes nothing.
  package static let identity = TimeMap()

  /// Returns the content's time at `time`.
  package func callAsFunction(_ time: Double) -> Double {
    min(max(scale * time + shift, lower), upper)
  }

  /// Returns the smallest time, not before zero, at which the content's time has reached `local`,
  /// or nil if it never does.
  package func earliest(reaching local: Double) -> Double? {
    if self(0) >= local { return 0 }
    guard scale > 0, upper >= local else { return nil }
    let time = (local - shift) / scale
    return time.isFinite ? max(time, 0) : nil
  }

  /// Returns the last time at which the content's time is not beyond `local`: infinite if it never gets
  /// beyond it, minus infinity if it always is. The time may lie before zero.
  func latest(notBeyond local: Double) -> Double {
    guard scale > 0 else { return self(0) <= local ? .infinity : -.infinity }
    if upper <= local { return .infinity }
    return lower > local + Instant.halfTick ? -.infinity : (local - shift) / scale
  }

  /// The map with the same content's time from 0 on, in the one form that all such maps have: without bounds that
  /// are never met, and without a scale where the time stands still.
  package var fromZero: TimeMap {
    var map = self
    if scale == 0 || (scale > 0 ? self(0) >= upper : self(0) <= lower) {
      (map.scale, map.shift) = (0, self(0))
      (map.lower, map.upper) = (-.infinity, .infinity)
    } else if scale > 0, shift >= lower {
      map.lower = -.infinity
    } else if scale < 0, shift <= upper {
      map.upper = .infinity
    }
    return map
  }

  /// Returns how fast the content's time runs just after `time`: 0 while the map clips.
  package func rate(after time: Double) -> Double {
    let unclipped = scale * time + shift
    let isClipped =
      scale >= 0
      ? unclipped < lower || unclipped >= upper
      : unclipped <= lower || unclipped > upper
    return isClipped ? 0 : scale
  }
}

extension TimeMap {
  /// No parameter is taken to be larger than this, so that products stay finite.
  private static let limit = 1e30

  /// Returns the map of the same content inside a delay: its time is `max(0, time - delay)`.
  ///
  /// A negative delay starts inside the content; not-a-number changes nothing.
  package func delayed(by delay: Double) -> TimeMap {
    guard !delay.isNaN else { return self }
    let start = min(max(shift, lower), upper)
    var map = self
    map.shift -= scale * TimeMap.bounded(delay)
    // Time before the delay's end counts as zero, where this map gives `start`.
    if scale > 0 {
      map.lower = start
    } else if scale < 0 {
      map.upper = start
    }
    return map
  }

  /// Returns the map of the same content at a multiple of its speed.
  ///
  /// At zero time stands still, at a negative speed it runs back; not-a-number changes nothing.
  package func sped(by speed: Double) -> TimeMap {
    guard !speed.isNaN else { return self }
    var map = self
    map.scale = TimeMap.bounded(scale * TimeMap.bounded(speed))
    return map
  }

  /// Returns the map that applies `outer` first and then this one.
  func inside(_ outer: TimeMap) -> TimeMap {
    var map = TimeMap()
    map.scale = TimeMap.bounded(scale * outer.scale)
    map.shift = scale * outer.shift + shift
    let ends = [self.bound(at: outer.lower), self.bound(at: outer.upper)]
    map.lower = min(ends[0], ends[1])
    map.upper = max(ends[0], ends[1])
    return map
  }

  /// The value of the map at a time that may be infinite.
  private func bound(at time: Double) -> Double {
    guard scale != 0 else { return self(0) }
    return self(time)
  }

  private static func bounded(_ value: Double) -> Double {
    min(max(value, -limit), limit)
  }
}
