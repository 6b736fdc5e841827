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
  var isInitial: Bool
  var lastValue: Value

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
  var dropCount: Int
}
