import AnimationEngine
import ExpressionLanguage
import TimelineLanguage

/// What acts when a value has changed.
struct ChangeWatch {
  let subject: Subject
  let context: FrameContext
  let instance: Int
  let reaction: Reaction
  let dependencies: Set<Int>
  /// Whether the first value counts as a change.
  private(set) var isInitial: Bool
  private(set) var lastValue: Value

  /// What is watched.
  enum Subject {
    case value(DocumentValue)
    /// The state of a slot.
    case state(Int)
  }

  /// What is done about a change.
  enum Reaction {
    /// `onChange`: its steps also see the new and the old value, inside the modifier.
    case steps(ElementRange<Step>, in: ElementIndex<Modifier>)
    /// The recipe of a number, whose flag is watched.
    case recipe(Int)
    /// The phase animator of a number goes through its phases.
    case phases(Int)
    /// The keyframe animator of a number begins.
    case keyframes(Int)
  }
}

extension ChangeWatch {
  /// Looks at the value; true if it is another one than before.
  mutating func look(at value: Value) -> Bool {
    defer { lastValue = value }
    return value != lastValue
  }

  /// Looks at the value of a view that comes, which is a change only if the first value is.
  mutating func begin(with value: Value, isInitial: Bool) {
    lastValue = value
    self.isInitial = isInitial
  }
}

/// `onReceive`: takes steps whenever a property is published.
struct PublishWatch {
  /// The slot of the property.
  let slot: Int
  let instance: Int
  /// The modifier, whose steps also see the new value.
  let modifier: ElementIndex<Modifier>
  let context: FrameContext
  let steps: ElementRange<Step>
  /// How many first values are still passed over.
  private(set) var dropCount: Int

  /// Takes note of a publication; true unless it is passed over.
  mutating func receive() -> Bool {
    guard dropCount > 0 else { return true }
    dropCount -= 1
    return false
  }

  /// Passes over so many first values again, in a view that comes.
  mutating func begin(dropping count: Int) {
    dropCount = count
  }
}
