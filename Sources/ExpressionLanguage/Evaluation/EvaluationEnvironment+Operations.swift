import AnimationEngine
import Diagnostics

extension EvaluationEnvironment {
  /// Works on the two topmost values, which are of types that fit, and leaves the result.
  mutating func operate(_ symbol: BinaryOperator) throws(EvaluationFailure) {
    let right = pop()
    let left = pop()
    switch (left, right) {
    case (.double(let first), .double(let second)):
      let result = symbol.value(first, second)
      if isStrict, let number = result.nonFiniteComponent {
        throw .notFinite("\(first.text) \(symbol.rawValue) \(second.text)", number)
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
      push(.array(try first.replacing(first.count..<first.count, by: second)))
    case (_, .text(let first), .text(let second)): push(.bool(symbol.holds(first, second)))
    case (_, .angle(let first), .angle(let second)) where symbol.precedence == .comparison:
      push(.bool(symbol.holds(first, second)))
    case (.add, _, _) where left.type == right.type: push(try left.combined(with: right, +))
    case (.subtract, _, _) where left.type == right.type: push(try left.combined(with: right, -))
    case (.multiply, _, _) where right.number != nil: push(try left.combined(with: right, *))
    case (.multiply, _, _) where left.number != nil: push(try right.combined(with: left, *))
    case (.divide, _, _) where right.number != nil: push(try left.combined(with: right, /))
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
    case let value: push(try value.combined(with: .double(-1), *))
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

/// The values that keyframes move.
extension Value: VectorArithmetic {
  /// Nil, which changes nothing.
  package static var zero: Value { .null }

  package static func + (left: Value, right: Value) -> Value {
    (try? left.combined(with: right, +)) ?? (left == .null ? right : left)
  }

  package static func - (left: Value, right: Value) -> Value { left + right.scaled(by: -1) }

  package mutating func scale(by factor: Double) {
    self = (try? combined(with: .double(factor), *)) ?? self
  }

  package var magnitudeSquared: Double {
    switch self {
    case .unitPoint(let point): point.animatableData.magnitudeSquared
    case .angle(let angle): angle.animatableData.magnitudeSquared
    default: (number.map { [$0] } ?? numbers).reduce(0) { $0 + $1 * $1 }
    }
  }

  /// The vector with each of its components combined with that of another, or with a number.
  fileprivate func combined(
    with other: Value, _ work: (Double, Double) -> Double
  ) throws(EvaluationFailure) -> Value {
    guard let (x, y) = other.pair else {
      throw .wrongType(wanted: "a number or a vector", found: other.typeName)
    }
    switch self {
    case .double(let number): return .double(work(number, x))
    case .point(let point): return .point(.init(x: work(point.x, x), y: work(point.y, y)))
    case .size(let size):
      return .size(.init(width: work(size.width, x), height: work(size.height, y)))
    case .unitPoint(let point): return .unitPoint(.init(x: work(point.x, x), y: work(point.y, y)))
    case .angle(let angle): return .angle(.init(radians: work(angle.radians, x)))
    default: throw .wrongType(wanted: "a vector", found: typeName)
    }
  }

  /// The components of a vector of up to two, or a number for each.
  private var pair: (Double, Double)? {
    switch self {
    case .point(let point): (point.x, point.y)
    case .size(let size): (size.width, size.height)
    case .unitPoint(let point): (point.x, point.y)
    case .angle(let angle): (angle.radians, 0)
    default: number.map { ($0, $0) }
    }
  }
}

/// The text, unless it is too long.
func bounded(_ text: String) throws(EvaluationFailure) -> String {
  guard text.utf8.count <= ExpressionLimits.elements else { throw .tooLarge }
  return text
}
