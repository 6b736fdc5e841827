/// What the evaluator does with two operands whose types are known.
enum Operation: Hashable, Sendable {
  case addDouble, subtractDouble, multiplyDouble, divideDouble
  case addInt, subtractInt, multiplyInt, divideInt, remainderInt
  /// Vectors and angles, component by component.
  case addVector, subtractVector
  case scaleVector, scaledVector, divideVector
  case joinText, joinArray
  case compareDouble(BinaryOperator)
  case compareInt(BinaryOperator)
  case compareText(BinaryOperator)
  case compareAngle(BinaryOperator)
  case equal, notEqual
}

extension BinaryOperator {
  /// Whether a comparison holds between two values.
  @inline(__always)
  func holds<T: Comparable>(_ left: T, _ right: T) -> Bool {
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

/// How an operator works on two types: their conversions, the operation and the result.
struct OperationRow {
  let left: ValueType
  let right: ValueType
  let operation: Operation
  let result: ValueType

  /// The row for an operator between two types, or nil when there is none.
  init?(_ symbol: BinaryOperator, _ left: ValueType, _ right: ValueType) {
    if symbol.precedence == .comparison {
      self.init(comparison: symbol, left, right)
    } else if left.isNumber, right.isNumber {
      self.init(numbers: symbol, isInt: left == .int && right == .int)
    } else {
      self.init(others: symbol, left, right)
    }
  }

  private init(
    _ left: ValueType, _ right: ValueType, _ operation: Operation, _ result: ValueType
  ) {
    self.left = left
    self.right = right
    self.operation = operation
    self.result = result
  }

  private init?(numbers symbol: BinaryOperator, isInt: Bool) {
    let operation: Operation
    switch symbol {
    case .add: operation = isInt ? .addInt : .addDouble
    case .subtract: operation = isInt ? .subtractInt : .subtractDouble
    case .multiply: operation = isInt ? .multiplyInt : .multiplyDouble
    case .divide: operation = isInt ? .divideInt : .divideDouble
    case .remainder where isInt: operation = .remainderInt
    default: return nil
    }
    let type: ValueType = isInt ? .int : .double
    self.init(type, type, operation, type)
  }

  private init?(others symbol: BinaryOperator, _ left: ValueType, _ right: ValueType) {
    switch (symbol, left, right) {
    case (.add, .text, .text): self.init(.text, .text, .joinText, .text)
    case (.add, _, _) where left == right && left.isVector:
      self.init(left, left, .addVector, left)
    case (.subtract, _, _) where left == right && left.isVector:
      self.init(left, left, .subtractVector, left)
    case (.multiply, _, _) where left.isVector && right.isNumber:
      self.init(left, .double, .scaleVector, left)
    case (.multiply, _, _) where left.isNumber && right.isVector:
      self.init(.double, right, .scaledVector, right)
    case (.divide, _, _) where left.isVector && right.isNumber:
      self.init(left, .double, .divideVector, left)
    case (.add, _, _): self.init(joining: left, right)
    default: return nil
    }
  }

  private init?(joining left: ValueType, _ right: ValueType) {
    let left = left == .range ? .array(.int) : left
    let right = right == .range ? .array(.int) : right
    guard case .array = left, case .array = right, let type = Conversion.common(left, right) else {
      return nil
    }
    self.init(type, type, .joinArray, type)
  }

  private init?(
    comparison: BinaryOperator, _ left: ValueType, _ right: ValueType
  ) {
    guard let type = Conversion.common(left, right) else { return nil }
    switch type {
    case .double: self.init(type, type, .compareDouble(comparison), .bool)
    case .int: self.init(type, type, .compareInt(comparison), .bool)
    case .text: self.init(type, type, .compareText(comparison), .bool)
    case .angle: self.init(type, type, .compareAngle(comparison), .bool)
    case _ where !type.isEquatable: return nil
    case _ where comparison == .equal: self.init(type, type, .equal, .bool)
    case _ where comparison == .notEqual: self.init(type, type, .notEqual, .bool)
    default: return nil
    }
  }
}
