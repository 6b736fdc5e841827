import AnimationEngine
import ExpressionLanguage
import TimelineLanguage

/// A running gesture: a drag, and the names its steps see.
struct GestureRun {
  let gesture: ElementIndex<Gesture>
  /// The names around the gesture.
  let context: StepContext
  /// The scope around it, which is closed before its first sample.
  let closedScope: ClosedScope?
  /// The type of the movement: a number or a vector.
  let type: ValueType
  /// Orders its turns among others scheduled for the same instant.
  let number: Int
  var drag: Drag

  /// The values that are injected: `translation`, `velocity` and `predictedEnd`.
  var inputs: [Value] {
    [drag.sample.translation, drag.sample.velocity, drag.sample.predictedEnd].map(type.value)
  }
}
