import AnimationEngine
import ExpressionLanguage
import TimelineLanguage

/// A gesture on its way: a drag, and what its steps see.
struct GestureRun {
  let gesture: ElementIndex<Gesture>
  /// The names around the gesture.
  let context: StepContext
  /// The scope around it, which no sample is in.
  let closedScope: ClosedScope?
  /// The type of the movement: a number or a vector.
  let type: ValueType
  /// The place of its turns among what is put off to the same instant.
  let number: Int
  var drag: Drag

  /// The values that are injected: `translation`, `velocity` and `predictedEnd`.
  var inputs: [Value] {
    [drag.sample.translation, drag.sample.velocity, drag.sample.predictedEnd].map(type.value)
  }
}
