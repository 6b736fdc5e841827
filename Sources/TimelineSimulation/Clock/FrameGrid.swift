import AnimationEngine

/// The frames of a rate: frame `n` is at `n / rate` seconds, rounded once.
struct FrameGrid {
  let rate: Double

  /// The instant of a frame.
  func instant(of index: Int) -> Instant { .frame(index, rate: rate) }

  /// The first frame at or after an instant, and not before another frame.
  func frame(notBefore instant: Instant, from first: Int = 0) -> Int {
    // The product may be off by a rounding, so the frames around it decide.
    var index = max(first, Int((instant.seconds * rate).rounded(.down)) - 1)
    while self.instant(of: index) < instant { index += 1 }
    return index
  }

  /// The instant of the first frame after another instant.
  func instant(after instant: Instant) -> Instant {
    let index = frame(notBefore: instant)
    let found = self.instant(of: index)
    return found > instant ? found : self.instant(of: index + 1)
  }
}
