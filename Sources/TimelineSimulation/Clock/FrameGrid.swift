import AnimationEngine

/// The frames of a rate: frame `n` is at `n / rate` seconds, rounded once.
struct FrameGrid {
  let rate: Double

  /// The instant of a frame.
  func instant(of index: Int) -> Instant { .frame(index, rate: rate) }

  /// The first frame at or after an instant, and not before another frame; the last but one that has a number, if that
  /// is before the instant.
  func frame(notBefore instant: Instant, from first: Int = 0) -> Int {
    let estimate = (instant.seconds * rate).rounded(.down)
    // Where nothing more changes, the instant is the last one there is: its frame has no number of 32 bits.
    guard estimate < Double(Int.max) else { return max(first, Int.max - 1) }
    // The product may be off by a rounding, so the frames around it decide.
    var index = max(first, Int(max(estimate, 0)) - 1)
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
