import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The sights of an observer of a value, up to a call of it or to a change that makes it wait anew.
struct ObservationFacts {
  let instant: Instant
  let view: String
  /// The observer's value, as it is written.
  let value: DocumentValue
  let label: ElementIndex<String>?
  let sight: Sight
  /// The value it compares with, as it is printed.
  let target: [Double]
  let type: AnimatableType
  /// The animation of its motion.
  let animation: Animation?
  let turn: TurnFacts

  enum Sight {
    /// It was called, with the values it was given since its target was set.
    case called(EventDetail?, seen: Seen)
    /// Its value changed without a motion.
    case silent
    /// Its value was retargeted before it arrived at a former target.
    case retargeted(former: [Double], seen: Seen)
  }

  /// The values that an observer was given.
  struct Seen {
    var since = Instant.zero
    /// The values written, and how many of them were the target; on a display only.
    var writeCount = 0
    var matchCount = 0
    /// How often its value passed through the target between looks, by the exact clock only.
    var crossingCount = 0
    /// How often the observer was called since.
    var callCount = 0
  }
}
