import AnimationEngine
import TimelineLanguage

/// `onChange`: takes steps when a value has changed.
struct ChangeWatch {
  let value: DocumentValue
  let context: FrameContext
  /// The scope of its steps, with the new and the old value.
  let inner: ScopeIndex
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
  let inner: ScopeIndex
  let steps: ElementRange<Step>
  /// How many first values are still passed over.
  var dropCount: Int
}

/// `onAnimationCompleted`: watches an animated value and tells when it stands at its target.
struct CompletionWatch {
  /// The value that is watched, as a track that is not printed.
  let track: Track
  /// The id of the view that carries the observer.
  let view: String
  let completion: CompletionObserver.Completion
}
