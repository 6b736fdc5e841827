import ExpressionLanguage
import TimelineDocument

extension Value {
  /// Whether two values are the same, but for a tolerance between their numbers.
  func matches(_ other: Value, within tolerance: Double) -> Bool {
    switch (self, other) {
    case (.array(let left), .array(let right)):
      return left.elements.matches(right.elements, within: tolerance)
    // A list of JSON says the elements in any order.
    case (.set(let left), .array(let right)):
      guard let right = try? SetValue(right.elements) else { return false }
      return left.elements.elements.matches(right.elements.elements, within: tolerance)
    case (.record(let left), .record(let right)):
      return left.names == right.names && left.values.matches(right.values, within: tolerance)
    default: break
    }
    if let left = number, let right = other.number { return abs(left - right) <= tolerance }
    guard self != other else { return true }
    // Points, colors and the like are compared by the numbers they are printed as.
    guard type == other.type, AnimatableType(of: self) != nil, let left = outputNumbers,
      let right = other.outputNumbers
    else { return false }
    return zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

extension [Value] {
  fileprivate func matches(_ others: [Value], within tolerance: Double) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.matches($1, within: tolerance) }
  }
}

extension AnimatableType {
  fileprivate init?(of value: Value) {
    guard let type = value.type, let animatable = AnimatableType(type) else { return nil }
    self = animatable
  }
}
