import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// An observer of a value's changes.
struct ChangeWatch {
  let subject: Subject
  let context: FrameContext
  let instance: Int
  let reaction: Reaction
  let dependencies: FrameDependencies
  /// Whether the first value counts as a change.
  private(set) var isInitial: Bool
  private(set) var lastValue: Value

  /// The watched value.
  enum Subject {
    case value(DocumentValue)
    /// The state of a slot.
    case state(Int)
  }

  /// The reaction to a change.
  enum Reaction {
    /// `onChange`: its steps also see the new and the old value, inside the modifier.
    case steps(ElementRange<Step>, in: ElementIndex<Modifier>)
    /// The recipe with a number, whose flag is watched.
    case recipe(Int)
    /// The phase animator with a number goes through its phases.
    case phases(Int)
    /// The keyframe animator with a number begins.
    case keyframes(Int)
    /// The task of a modifier starts anew.
    case task(ElementIndex<Modifier>)
    /// The frame clock with a number pauses, or goes on.
    case clock(Int)
  }
}

extension ChangeWatch {
  /// Reads the value; true if it differs from the last one.
  mutating func look(at value: Value) -> Bool {
    defer { lastValue = value }
    return value != lastValue
  }

  /// Reads the first value in a view that appears.
  mutating func begin(with value: Value, isInitial: Bool) {
    lastValue = value
    self.isInitial = isInitial
  }
}

/// `onReceive`: runs steps whenever a property is published.
struct PublishWatch {
  /// The slot of the property; nil for a timer.
  let slot: Int?
  let instance: Int
  /// The modifier, whose steps also see the new value.
  let modifier: ElementIndex<Modifier>
  let context: FrameContext
  let steps: ElementRange<Step>
  /// How many values are still dropped.
  private(set) var dropCount: Int
  /// The time before which 'throttle' delivers nothing more.
  var nextDelivery: Instant?

  /// Receives a publication; false if it is dropped.
  mutating func receive() -> Bool {
    guard dropCount > 0 else { return true }
    dropCount -= 1
    return false
  }

  /// Drops so many first values again, in a view that appears.
  mutating func begin(dropping count: Int) {
    dropCount = count
    nextDelivery = nil
  }
}
