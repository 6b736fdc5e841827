import AnimationEngine

/// The values of a call: a window on the evaluation's stack, so that a call allocates nothing.
///
/// A value of another kind than the row wants can only come from a type that was unknown before the
/// run; it is an error and not a trap.
struct Arguments {
  /// The whole stack; the arguments are its last values.
  var stack: [Value] = []
  /// Where the arguments begin.
  var base = 0

  var count: Int { stack.count - base }

  subscript(index: Int) -> Value {
    base + index < stack.count ? stack[base + index] : .null
  }

  func double(_ index: Int) throws(EvaluationFailure) -> Double {
    switch self[index] {
    case .double(let number): return number
    case .int(let number): return Double(number)
    default: throw mismatch(index, "Double")
    }
  }

  func int(_ index: Int) throws(EvaluationFailure) -> Int {
    guard case .int(let number) = self[index] else { throw mismatch(index, "Int") }
    return number
  }

  func bool(_ index: Int) throws(EvaluationFailure) -> Bool {
    guard case .bool(let value) = self[index] else { throw mismatch(index, "Bool") }
    return value
  }

  func text(_ index: Int) throws(EvaluationFailure) -> String {
    guard case .text(let text) = self[index] else { throw mismatch(index, "String") }
    return text
  }

  func elements(_ index: Int) throws(EvaluationFailure) -> [Value] {
    guard case .array(let array) = self[index] else { throw mismatch(index, "an array") }
    return array.elements
  }

  func range(_ index: Int) throws(EvaluationFailure) -> Range<Int> {
    guard case .range(let range) = self[index] else { throw mismatch(index, "a range") }
    return range
  }

  /// A count that must not be negative.
  func length(_ index: Int, _ word: String) throws(EvaluationFailure) -> Int {
    let length = try int(index)
    guard length >= 0 else { throw .negative(length, word) }
    return length
  }

  func animation(_ index: Int) throws(EvaluationFailure) -> AnimationValue {
    guard case .animation(let animation) = self[index] else { throw mismatch(index, "Animation") }
    return animation
  }

  func unitCurve(_ index: Int) throws(EvaluationFailure) -> UnitCurve {
    guard case .unitCurve(let curve) = self[index] else { throw mismatch(index, "UnitCurve") }
    return curve
  }

  func spring(_ index: Int) throws(EvaluationFailure) -> Spring {
    guard case .spring(let spring) = self[index] else { throw mismatch(index, "Spring") }
    return spring
  }

  func angle(_ index: Int) throws(EvaluationFailure) -> Angle {
    guard case .angle(let angle) = self[index] else { throw mismatch(index, "Angle") }
    return angle
  }

  func color(_ index: Int) throws(EvaluationFailure) -> Color {
    guard case .color(let color) = self[index] else { throw mismatch(index, "Color") }
    return color
  }

  func point(_ index: Int) throws(EvaluationFailure) -> Point {
    guard case .point(let point) = self[index] else { throw mismatch(index, "CGPoint") }
    return point
  }

  func size(_ index: Int) throws(EvaluationFailure) -> Size {
    guard case .size(let size) = self[index] else { throw mismatch(index, "CGSize") }
    return size
  }

  func rect(_ index: Int) throws(EvaluationFailure) -> Rect {
    guard case .rect(let rect) = self[index] else { throw mismatch(index, "CGRect") }
    return rect
  }

  func unitPoint(_ index: Int) throws(EvaluationFailure) -> UnitPoint {
    guard case .unitPoint(let point) = self[index] else { throw mismatch(index, "UnitPoint") }
    return point
  }

  func edge(_ index: Int) throws(EvaluationFailure) -> TransitionValue.Edge {
    guard case .edge(let edge) = self[index] else { throw mismatch(index, "Edge") }
    return edge
  }

  func blurReplace(_ index: Int) throws(EvaluationFailure) -> TransitionValue.BlurReplace {
    guard case .blurReplace(let blur) = self[index] else { throw mismatch(index, "a blur") }
    return blur
  }

  func transition(_ index: Int) throws(EvaluationFailure) -> TransitionValue {
    guard case .transition(let transition) = self[index] else {
      throw mismatch(index, "AnyTransition")
    }
    return transition
  }

  func mismatch(_ index: Int, _ wanted: String) -> EvaluationFailure {
    .wrongType(wanted: wanted, found: self[index].typeName)
  }
}

extension Value {
  /// The name of the value's kind, for messages.
  var typeName: String {
    switch self {
    case .null: "nil"
    case .double: "Double"
    case .int: "Int"
    case .bool: "Bool"
    case .text: "String"
    case .point: "CGPoint"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .unitPoint: "UnitPoint"
    case .angle: "Angle"
    case .color: "Color"
    case .range: "Range<Int>"
    case .array: "an array"
    case .record: "a record"
    case .spring: "Spring"
    case .edge: "Edge"
    case .blurReplace: "BlurReplaceTransition.Configuration"
    case .roundingRule: "FloatingPointRoundingRule"
    case .animation: "Animation"
    case .unitCurve: "UnitCurve"
    case .transition: "AnyTransition"
    case .keyframe: "Keyframe"
    case .transaction: "Transaction"
    }
  }
}
