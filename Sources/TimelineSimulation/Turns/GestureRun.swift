import AnimationEngine
import ExpressionLanguage
import TimelineDocument

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

  /// The values that are injected: those of the sample, and `value`, which has them as members.
  var inputs: [Value] {
    let sample = drag.sample
    let parts = [sample.translation, sample.velocity, sample.predictedEnd].map(type.value)
    let value = try? RecordValue(names: Gesture.valueMembers, values: parts)
    return parts + [value.map(Value.record) ?? .null]
  }
}
