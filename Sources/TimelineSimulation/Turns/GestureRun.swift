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
  /// The finger, whose place is known.
  var finger: Finger?

  /// The values that are injected: those of the sample, and `value`, which has them as members.
  var inputs: [Value] {
    let sample = drag.sample
    let parts = [sample.translation, sample.velocity, sample.predictedEnd].map(type.value)
    var (names, values) = (Gesture.valueMembers, parts)
    if let finger {
      names += FingerPlace.members
      for place in [
        finger.place(after: sample.translation), finger.start,
        finger.place(after: sample.predictedEnd),
      ] { values.append(.point(Point(x: place[0], y: place[1]))) }
    }
    let value = try? RecordValue(names: names, values: values)
    return parts + [value.map(Value.record) ?? .null]
  }
}

/// The finger of a drag, in the space of the gesture.
struct Finger {
  /// Where it began, which it tells as it was then.
  let start: Components
  /// The origin of the space in the room of all views, then and now.
  let firstOrigin: Components
  var origin: Components
  /// The instance with the gesture, in whose space places are; nil for a space that never moves.
  let instance: Int?

  /// Where it is after a movement.
  func place(after translation: Components) -> Components {
    start + firstOrigin + translation - origin
  }
}
