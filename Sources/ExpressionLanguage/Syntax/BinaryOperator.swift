/// An operator between two operands, spelled and grouped as in Swift.
package enum BinaryOperator: String, CaseIterable, Sendable {
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case add = "+"
  case subtract = "-"
  case halfOpenRange = "..<"
  case closedRange = "..."
  case coalesce = "??"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case and = "&&"
  case or = "||"

  /// The precedence of the operator.
  package var precedence: Precedence {
    switch self {
    case .multiply, .divide, .remainder: .multiplication
    case .add, .subtract: .addition
    case .halfOpenRange, .closedRange: .range
    case .coalesce: .coalescing
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: .comparison
    case .and: .conjunction
    case .or: .disjunction
    }
  }
}

/// The operators of the language from the loosest to the tightest.
package enum Precedence: Int, Comparable, Sendable {
  case ternary, disjunction, conjunction, comparison, coalescing, range, addition, multiplication
  case prefix, postfix

  /// Whether operators of the precedence may follow one another: `a + b - c`, but not `a < b < c`.
  package var formsChains: Bool { self != .comparison && self != .range }

  package static func < (lhs: Precedence, rhs: Precedence) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// An operator before its operand.
package enum PrefixOperator: String, CaseIterable, Sendable {
  case minus = "-"
  case plus = "+"
  case not = "!"
  /// Before a variable that a call changes.
  case `inout` = "&"
}
