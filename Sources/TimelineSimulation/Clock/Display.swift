import AnimationEngine
import TimelineDocument

/// A display: its ticks, and what it has shown at the last one.
struct Display {
  private(set) var ticks: TickClock
  /// The values on screen until the next tick.
  private(set) var screen = RowValues(columnCount: 0)
  private var hasTicked = false
  /// Whether something has changed since the last tick.
  private var isStale = false

  init(rate: Double, hitches: [Hitch]) {
    ticks = TickClock(rate: rate, hitches: hitches)
  }

  /// The next tick that happens.
  var nextTick: Instant { ticks.next }

  /// Whether the next tick shows nothing new, unless something moves.
  var isCurrent: Bool { hasTicked && !isStale }

  /// Notes a change that the next tick shows.
  mutating func markStale() {
    isStale = true
  }

  /// Passes over the next tick, whose values are shown later.
  mutating func advance() {
    ticks.advance()
  }

  /// Passes over the ticks before an instant, and returns the last of them.
  mutating func skip(to instant: Instant) -> Instant {
    ticks.skip(to: instant)
    return ticks.previous
  }

  /// Takes the values off the screen, which must be shown again.
  mutating func takeScreen() -> RowValues {
    var shown = RowValues(columnCount: 0)
    swap(&shown, &screen)
    return shown
  }

  /// Shows the values of a tick.
  mutating func show(_ values: RowValues) {
    screen = values
    hasTicked = true
    isStale = false
  }
}
