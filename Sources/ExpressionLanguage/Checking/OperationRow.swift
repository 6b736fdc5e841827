/// An operator on two types: the types of its operands after conversion, and of its result.
struct OperationRow {
  let left: ValueType
  let right: ValueType
  let result: ValueType

  /// The row for an operator between two types, or nil when there is none.
  init?(_ symbol: BinaryOperator, _ left: ValueType, _ right: ValueType) {
    if symbol.precedence == .comparison {
      self.init(comparison: symbol, left, right)
    } else if left.isNumber, right.isNumber {
      let type: ValueType = left == .int && right == .int ? .int : .double
      guard type == .int || symbol != .remainder else { return nil }
      self.init(type, type, type)
    } else {
      self.init(others: symbol, left, right)
    }
  }

  private init(_ left: ValueType, _ right: ValueType, _ result: ValueType) {
    self.left = left
    self.right = right
    self.result = result
  }

  private init?(others symbol: BinaryOperator, _ left: ValueType, _ right: ValueType) {
    switch symbol {
    case .add where left == .text && right == .text: self.init(.text, .text, .text)
    case .add where left == right && left.isVector,
      .subtract where left == right && left.isVector:
      self.init(left, left, left)
    case .multiply where left.isVector && right.isNumber,
      .divide where left.isVector && right.isNumber:
      self.init(left, .double, left)
    case .multiply where left.isNumber && right.isVector: self.init(.double, right, right)
    case .add: self.init(joining: left, right)
    default: return nil
    }
  }

  private init?(joining left: ValueType, _ right: ValueType) {
    let left = left == .range ? .array(.int) : left
    let right = right == .range ? .array(.int) : right
    guard case .array = left, case .array = right, let type = Conversion.common(left, right) else {
      return nil
    }
    self.init(type, type, type)
  }

  private init?(comparison: BinaryOperator, _ left: ValueType, _ right: ValueType) {
    guard let type = Conversion.common(left, right) else { return nil }
    let isOrdered = type == .double || type == .int || type == .text || type == .angle
    let isEquality = comparison == .equal || comparison == .notEqual
    guard isOrdered || type.isEquatable && isEquality else { return nil }
    self.init(type, type, .bool)
  }
}
