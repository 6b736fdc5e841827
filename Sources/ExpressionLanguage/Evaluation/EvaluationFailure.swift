package import Diagnostics

/// Why an evaluation has no value, with the operands that brought it about.
package enum EvaluationFailure: Error, Hashable, Sendable {
  case divisionByZero(Int, BinaryOperator)
  /// A result beyond the range of Int; the text shows the operation.
  case overflow(String)
  case index(Int, count: Int)
  case tooLarge
  case tooManySteps(Int)
  /// A number that is none, or infinite; the text shows the operation.
  case notFinite(String, Double)
  case wrongType(wanted: String, found: String)
  /// Anything rarer, in words.
  case other(String)

  /// One lower-case sentence.
  package var message: String {
    switch self {
    case .divisionByZero(let dividend, let symbol):
      "\(dividend) \(symbol.rawValue) 0 has no value"
    case .overflow(let operation): "\(operation) is beyond the range of Int"
    case .index(let index, let count):
      count == 0
        ? "index \(index) of an empty array"
        : "index \(index) is outside of the array, whose last index is \(count - 1)"
    case .tooLarge:
      "the array or text would have more than \(ExpressionLimits.elements) elements"
    case .tooManySteps(let limit): "the evaluation takes more than \(limit) steps"
    case .notFinite(let operation, let result):
      "\(operation) is \(result.isNaN ? "not a number" : "infinite")"
    case .wrongType(let wanted, let found): "expected \(wanted), found \(found)"
    case .other(let message): message
    }
  }
}

/// An evaluation that has no value, with its place.
package struct EvaluationError: Error, Hashable, Sendable {
  /// The reason for the failure.
  package let failure: EvaluationFailure
  /// The bytes of the file, in the expression or in the definition that failed.
  package let range: Range<Int>

  /// A failure at a place of the file.
  package init(_ failure: EvaluationFailure, at range: Range<Int>) {
    self.failure = failure
    self.range = range
  }

  /// The error as a message about the text; time and view are the caller's to add.
  package var diagnostic: Diagnostic {
    .error(.evaluation, failure.message, at: range)
  }
}
