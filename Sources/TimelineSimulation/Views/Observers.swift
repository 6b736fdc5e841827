import AnimationEngine
import TimelineLanguage

/// `onChange`: takes steps when a value has changed.
struct ChangeWatch {
  let value: DocumentValue
  let context: FrameContext
  let instance: Int
  /// The modifier, whose steps also see the new and the old value.
  let modifier: ElementIndex<Modifier>
  let steps: ElementRange<Step>
  let dependencies: Set<Int>
  /// Whether the first value counts as a change.
  let isInitial: Bool
  var lastValue: Value
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

/// `onAnimationCompleted`: watches an animated value and tells when it stands at its target.
struct CompletionWatch {
  /// The value that is watched, as a track that is not printed, under the name of the view that carries
  /// the observer.
  var track: Track
  let completion: CompletionObserver.Completion
}
