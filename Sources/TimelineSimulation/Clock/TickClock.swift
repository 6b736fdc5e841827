import AnimationEngine
import TimelineDocument

/// The ticks of a display: all frames except those that fall into a hitch.
struct TickClock {
  private let frames: FrameGrid
  private let hitches: [Hitch]
  /// The number of the next tick.
  private var index = 0

  init(rate: Double, hitches: [Hitch]) {
    frames = FrameGrid(rate: rate)
    self.hitches = hitches
  }

  /// The next tick that happens.
  var next: Instant { frames.instant(of: firstAlive(from: index)) }

  /// The last tick that happens before the next one; the beginning of time if there is none.
  var previous: Instant {
    var candidate = firstAlive(from: index) - 1
    while candidate > 0,
      let hitch = hitches.first(where: { holds($0, frames.instant(of: candidate)) })
    {
      candidate = frames.frame(notBefore: hitch.start) - 1
    }
    return candidate > 0 ? frames.instant(of: candidate) : .zero
  }

  /// Passes over ticks at which nothing can change: the next one is the first not before an instant.
  mutating func skip(to instant: Instant) {
    index = frames.frame(notBefore: instant, from: index)
  }

  /// Passes over the next tick.
  mutating func advance() {
    index = firstAlive(from: index) + 1
  }

  private func firstAlive(from start: Int) -> Int {
    var candidate = start
    while let hitch = hitches.first(where: { holds($0, frames.instant(of: candidate)) }) {
      candidate = frames.frame(notBefore: hitch.end, from: candidate + 1)
    }
    return candidate
  }

  private func holds(_ hitch: Hitch, _ instant: Instant) -> Bool {
    instant >= hitch.start && instant < hitch.end
  }
}
