import AnimationEngine

extension EvaluationEnvironment {
  /// Works on the two topmost values and leaves the result.
  mutating func operate(_ operation: Operation) throws(EvaluationFailure) {
    switch operation {
    case .addDouble: try combine("+") { $0 + $1 }
    case .subtractDouble: try combine("-") { $0 - $1 }
    case .multiplyDouble: try combine("*") { $0 * $1 }
    case .divideDouble: try combine("/") { $0 / $1 }
    case .addInt: try combine(.add) { $0.addingReportingOverflow($1) }
    case .subtractInt: try combine(.subtract) { $0.subtractingReportingOverflow($1) }
    case .multiplyInt: try combine(.multiply) { $0.multipliedReportingOverflow(by: $1) }
    case .divideInt: try combine(.divide) { $0.dividedReportingOverflow(by: $1) }
    case .remainderInt:
      try combine(.remainder) { $0.remainderReportingOverflow(dividingBy: $1) }
    case .compareDouble(let comparison):
      let (left, right) = try popDoubles()
      push(.bool(comparison.holds(left, right)))
    case .compareInt(let comparison):
      let (left, right) = try popInts()
      push(.bool(comparison.holds(left, right)))
    default: try operateOnOthers(operation)
    }
  }

  private mutating func operateOnOthers(_ operation: Operation) throws(EvaluationFailure) {
    let right = pop()
    let left = pop()
    // A comparison ends with the shorter side, a concatenation copies both.
    try charge(
      operation == .joinArray || operation == .joinText
        ? left.weight + right.weight : min(left.weight, right.weight))
    switch operation {
    case .equal: push(.bool(left == right))
    case .notEqual: push(.bool(left != right))
    case .compareText(let comparison), .compareAngle(let comparison):
      push(.bool(try compare(left, right, comparison)))
    case .joinText: push(.text(try joined(left, right)))
    case .joinArray: push(.array(try concatenated(left, right)))
    case .addVector: push(try added(left, right) { $0 + $1 })
    case .subtractVector: push(try added(left, right) { $0 - $1 })
    case .scaleVector: push(try scaled(left, by: right))
    case .scaledVector: push(try scaled(right, by: left))
    case .divideVector: push(try divided(left, by: right))
    case .addDouble, .subtractDouble, .multiplyDouble, .divideDouble, .addInt, .subtractInt,
      .multiplyInt, .divideInt, .remainderInt, .compareDouble, .compareInt:
      break
    }
  }

  mutating func negate() throws(EvaluationFailure) {
    switch pop() {
    case .double(let number): push(.double(-number))
    case .int(let number):
      let (result, overflow) = Int(0).subtractingReportingOverflow(number)
      guard !overflow else { throw .overflow("-(\(number))") }
      push(.int(result))
    case let value: push(try scaled(value, by: .double(-1)))
    }
  }
}

// MARK: Numbers

extension EvaluationEnvironment {
  @inline(__always)
  private mutating func combine(
    _ symbol: String, _ work: (Double, Double) -> Double
  ) throws(EvaluationFailure) {
    let (left, right) = try popDoubles()
    let result = work(left, right)
    if isStrict, !result.isFinite { throw .notFinite("\(left) \(symbol) \(right)", result) }
    push(.double(result))
  }

  @inline(__always)
  private mutating func combine(
    _ symbol: BinaryOperator, _ work: (Int, Int) -> (partialValue: Int, overflow: Bool)
  ) throws(EvaluationFailure) {
    let (left, right) = try popInts()
    let (result, overflow) = work(left, right)
    guard overflow else { return push(.int(result)) }
    if right == 0, symbol == .divide || symbol == .remainder {
      throw .divisionByZero(left, symbol)
    }
    throw .overflow("\(left) \(symbol.rawValue) \(right)")
  }

  @inline(__always)
  private mutating func popDoubles() throws(EvaluationFailure) -> (Double, Double) {
    let right = pop()
    let left = pop()
    guard let first = left.number, let second = right.number else {
      throw .wrongType(wanted: "two numbers", found: "\(left.typeName) and \(right.typeName)")
    }
    return (first, second)
  }

  @inline(__always)
  private mutating func popInts() throws(EvaluationFailure) -> (Int, Int) {
    let right = pop()
    let left = pop()
    guard case .int(let first) = left, case .int(let second) = right else {
      throw .wrongType(wanted: "two Ints", found: "\(left.typeName) and \(right.typeName)")
    }
    return (first, second)
  }
}

// MARK: Texts, arrays and vectors

private func compare(
  _ left: Value, _ right: Value, _ comparison: BinaryOperator
) throws(EvaluationFailure) -> Bool {
  switch (left, right) {
  case (.text(let first), .text(let second)): return comparison.holds(first, second)
  case (.angle(let first), .angle(let second)): return comparison.holds(first, second)
  default:
    throw .wrongType(
      wanted: "two texts or angles", found: "\(left.typeName) and \(right.typeName)")
  }
}

private func joined(_ left: Value, _ right: Value) throws(EvaluationFailure) -> String {
  guard case .text(let first) = left, case .text(let second) = right else {
    throw .wrongType(wanted: "two texts", found: "\(left.typeName) and \(right.typeName)")
  }
  return try bounded(first + second)
}

private func concatenated(_ left: Value, _ right: Value) throws(EvaluationFailure) -> ArrayValue {
  guard case .array(let first) = left, case .array(let second) = right else {
    throw .wrongType(wanted: "two arrays", found: "\(left.typeName) and \(right.typeName)")
  }
  return try ArrayValue(first.elements + second.elements)
}

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

private func scaled(_ vector: Value, by factor: Value) throws(EvaluationFailure) -> Value {
  try vector.mapComponents(with: factor) { $0 * $1 }
}

private func divided(_ vector: Value, by divisor: Value) throws(EvaluationFailure) -> Value {
  try vector.mapComponents(with: divisor) { $0 / $1 }
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
