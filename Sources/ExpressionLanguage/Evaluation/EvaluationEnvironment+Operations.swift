import AnimationEngine

extension EvaluationEnvironment {
  /// Works on the two topmost values, which are of types that fit, and leaves the result.
  mutating func operate(_ symbol: BinaryOperator) throws(EvaluationFailure) {
    let right = pop()
    let left = pop()
    switch (left, right) {
    case (.double(let first), .double(let second)):
      let result = symbol.value(first, second)
      if isStrict, let number = result.nonFiniteComponent {
        throw .notFinite("\(first) \(symbol.rawValue) \(second)", number)
      }
      push(result)
    case (.int(let first), .int(let second)): push(try symbol.value(first, second))
    default: try operate(symbol, left, right)
    }
  }

  private mutating func operate(
    _ symbol: BinaryOperator, _ left: Value, _ right: Value
  ) throws(EvaluationFailure) {
    // A comparison ends with the shorter side, a concatenation copies both.
    try charge(symbol == .add ? left.weight + right.weight : min(left.weight, right.weight))
    switch (symbol, left, right) {
    case (.equal, _, _): push(.bool(left == right))
    case (.notEqual, _, _): push(.bool(left != right))
    case (.add, .text(let first), .text(let second)): push(.text(try bounded(first + second)))
    case (.add, .array(let first), .array(let second)):
      push(.array(try ArrayValue(first.elements + second.elements)))
    case (.add, _, _): push(try added(left, right) { $0 + $1 })
    case (.subtract, _, _): push(try added(left, right) { $0 - $1 })
    case (.multiply, .double, _): push(try right.mapComponents(with: left) { $0 * $1 })
    case (.multiply, _, _): push(try left.mapComponents(with: right) { $0 * $1 })
    case (.divide, _, _): push(try left.mapComponents(with: right) { $0 / $1 })
    case (_, .text(let first), .text(let second)): push(.bool(symbol.holds(first, second)))
    case (_, .angle(let first), .angle(let second)): push(.bool(symbol.holds(first, second)))
    default:
      throw .wrongType(
        wanted: "two values that go together",
        found: "\(left.typeName) and \(right.typeName)")
    }
  }

  mutating func negate() throws(EvaluationFailure) {
    switch pop() {
    case .double(let number): push(.double(-number))
    case .int(let number):
      let (result, overflow) = Int(0).subtractingReportingOverflow(number)
      guard !overflow else { throw .overflow("-(\(number))") }
      push(.int(result))
    case let value: push(try value.mapComponents(with: .double(-1)) { $0 * $1 })
    }
  }
}

// MARK: Numbers

extension BinaryOperator {
  /// The operator between two Doubles.
  @inline(__always)
  fileprivate func value(_ left: Double, _ right: Double) -> Value {
    switch self {
    case .add: .double(left + right)
    case .subtract: .double(left - right)
    case .multiply: .double(left * right)
    case .divide: .double(left / right)
    default: .bool(holds(left, right))
    }
  }

  /// The operator between two Ints.
  fileprivate func value(_ left: Int, _ right: Int) throws(EvaluationFailure) -> Value {
    let (result, overflow): (Int, Bool)
    switch self {
    case .add: (result, overflow) = left.addingReportingOverflow(right)
    case .subtract: (result, overflow) = left.subtractingReportingOverflow(right)
    case .multiply: (result, overflow) = left.multipliedReportingOverflow(by: right)
    case .divide, .remainder:
      if right == 0 { throw .divisionByZero(left, self) }
      (result, overflow) =
        self == .divide
        ? left.dividedReportingOverflow(by: right)
        : left.remainderReportingOverflow(dividingBy: right)
    default: return .bool(holds(left, right))
    }
    if overflow { throw .overflow("\(left) \(rawValue) \(right)") }
    return .int(result)
  }

  /// Whether a comparison holds between two values.
  @inline(__always)
  fileprivate func holds<T: Comparable>(_ left: T, _ right: T) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    default: left >= right
    }
  }
}

// MARK: Vectors

private func added(
  _ left: Value, _ right: Value, _ work: (Double, Double) -> Double
) throws(EvaluationFailure) -> Value {
  switch (left, right) {
  case (.point(let a), .point(let b)): .point(.init(x: work(a.x, b.x), y: work(a.y, b.y)))
  case (.size(let a), .size(let b)):
    .size(.init(width: work(a.width, b.width), height: work(a.height, b.height)))
  case (.unitPoint(let a), .unitPoint(let b)):
    .unitPoint(.init(x: work(a.x, b.x), y: work(a.y, b.y)))
  case (.angle(let a), .angle(let b)): .angle(.init(radians: work(a.radians, b.radians)))
  default:
    throw .wrongType(wanted: "two vectors", found: "\(left.typeName) and \(right.typeName)")
  }
}

extension Value {
  fileprivate func mapComponents(
    with operand: Value, _ work: (Double, Double) -> Double
  ) throws(EvaluationFailure) -> Value {
    guard let number = operand.number else {
      throw .wrongType(wanted: "a number", found: operand.typeName)
    }
    switch self {
    case .point(let point):
      return .point(.init(x: work(point.x, number), y: work(point.y, number)))
    case .size(let size):
      return .size(.init(width: work(size.width, number), height: work(size.height, number)))
    case .unitPoint(let point):
      return .unitPoint(.init(x: work(point.x, number), y: work(point.y, number)))
    case .angle(let angle): return .angle(.init(radians: work(angle.radians, number)))
    default: throw .wrongType(wanted: "a vector", found: typeName)
    }
  }
}

/// The text, unless it is too long.
func bounded(_ text: String) throws(EvaluationFailure) -> String {
  guard Value.text(text).weight <= ExpressionLimits.elements else { throw .tooLarge }
  return text
}
