import AnimationEngine
import Ordering
import TimelineDocument

/// The ticks of a display: all frames except those that fall into a hitch.
struct TickClock {
  private let frames: FrameGrid
  /// The periods without ticks, in order and apart from each other.
  private let gaps: [Range<Instant>]
  /// The number of the next tick.
  private var index = 0

  init(rate: Double, hitches: [Hitch]) {
    frames = FrameGrid(rate: rate)
    gaps = Self.union(of: hitches)
  }

  /// The next tick that happens.
  var next: Instant { frames.instant(of: firstAlive(from: index)) }

  /// The last tick that happens before the next one; the beginning of time if there is none.
  var previous: Instant {
    var candidate = firstAlive(from: index) - 1
    while candidate > 0, let gap = gap(around: frames.instant(of: candidate)) {
      candidate = frames.frame(notBefore: gap.lowerBound) - 1
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
    while let gap = gap(around: frames.instant(of: candidate)) {
      candidate = frames.frame(notBefore: gap.upperBound, from: candidate + 1)
    }
    return candidate
  }

  /// The period without ticks that an instant falls into.
  private func gap(around instant: Instant) -> Range<Instant>? {
    let index = gaps.partitioningIndex { $0.upperBound > instant }
    return index < gaps.count && gaps[index].contains(instant) ? gaps[index] : nil
  }

  private static func union(of hitches: [Hitch]) -> [Range<Instant>] {
    var gaps: [Range<Instant>] = []
    for hitch in hitches.sorted(by: { $0.start < $1.start }) where hitch.start < hitch.end {
      if let last = gaps.last, hitch.start <= last.upperBound {
        gaps[gaps.count - 1] = last.lowerBound..<max(last.upperBound, hitch.end)
      } else {
        gaps.append(hitch.start..<hitch.end)
      }
    }
    return gaps
  }
}
