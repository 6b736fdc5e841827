package import AnimationEngine

/// The result of evaluating an expression.
///
/// Numbers and vectors are stored inline; only the other kinds allocate.
package enum Value: Sendable, Equatable {
  /// `nil`
  case null
  case double(Double)
  case int(Int)
  case bool(Bool)
  case text(String)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case unitPoint(UnitPoint)
  case insets(EdgeInsets)
  indirect case transform(AffineTransform)
  case angle(Angle)
  case color(Color)
  case range(Range<Int>)
  case array(ArrayValue)
  case set(SetValue)
  case record(RecordValue)
  case spring(Spring)
  /// One of the few values of a type, by its name.
  case choice(String, of: ValueType)
  indirect case animation(Animation)
  indirect case unitCurve(UnitCurve)
  indirect case transition(TransitionValue)
  indirect case keyframe(Keyframe<Value>)
  indirect case keyframeTimeline(KeyframeTrack<Value>)
  indirect case transaction(TransactionValue)
}

extension Value {
  /// How many elements the value has, with those inside them; a number counts as one.
  package var weight: Int {
    switch self {
    case .text(let text): 1 + text.utf8.count / 16
    case .array(let array): array.weight
    case .set(let set): set.elements.weight
    case .record(let record): record.weight
    default: 1
    }
  }

  /// The number, if the value is one of either type.
  package var number: Double? {
    switch self {
    case .double(let number): number
    case .int(let number): Double(number)
    default: nil
    }
  }
}
