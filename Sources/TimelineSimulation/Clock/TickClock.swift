import AnimationEngine
import TimelineLanguage

/// The ticks of a display: the frame times at which the screen changes, but those a hitch swallows.
struct TickClock {
  let rate: Double
  private let hitches: [Hitch]
  /// The number of the next tick.
  private var index = 0

  init(rate: Double, hitches: [Hitch]) {
    self.rate = rate
    self.hitches = hitches
  }

  /// The next tick that happens.
  var next: Instant { instant(of: firstAlive(from: index)) }

  /// The last tick that happens before the next one; the beginning of time if there is none.
  var previous: Instant {
    var candidate = firstAlive(from: index) - 1
    while candidate > 0,
      let hitch = hitches.first(where: { holds($0, instant(of: candidate)) })
    {
      candidate = min(candidate - 1, Int((hitch.start.seconds * rate).rounded(.up)) + 1)
      while candidate > 0, instant(of: candidate) >= hitch.start { candidate -= 1 }
    }
    return candidate > 0 ? instant(of: candidate) : .zero
  }

  /// Passes over ticks at which nothing can change: the next one is the first not before an instant.
  mutating func skip(to instant: Instant) {
    var candidate = max(index, Int((instant.seconds * rate).rounded(.down)) - 1)
    while self.instant(of: candidate) < instant { candidate += 1 }
    index = candidate
  }

  /// Passes over the next tick.
  mutating func advance() {
    index = firstAlive(from: index) + 1
  }

  private func instant(of index: Int) -> Instant { .frame(index, rate: rate) }

  private func firstAlive(from start: Int) -> Int {
    var candidate = start
    while let hitch = hitches.first(where: { holds($0, instant(of: candidate)) }) {
      candidate = max(candidate + 1, Int((hitch.end.seconds * rate).rounded(.down)) - 1)
      while instant(of: candidate) < hitch.end { candidate += 1 }
    }
    return candidate
  }

  private func holds(_ hitch: Hitch, _ instant: Instant) -> Bool {
    instant >= hitch.start && instant < hitch.end
  }
}
