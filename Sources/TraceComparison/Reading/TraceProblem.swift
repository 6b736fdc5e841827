import CSVText
package import Diagnostics
import JSONText

/// Why an input cannot be compared: the problem and its place.
package struct TraceProblem: Error, Sendable {
  /// The place is one of the input that has the problem.
  package let diagnostic: Diagnostic

  package init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  init(_ code: DiagnosticCode, _ message: String, at range: Range<Int>, help: String? = nil) {
    diagnostic = .error(code, message, at: range, help: help)
  }
}

extension TraceProblem {
  /// Runs what reads JSON.
  static func converting<Result>(
    _ body: () throws(JSONError) -> Result
  ) throws(TraceProblem) -> Result {
    do throws(JSONError) {
      return try body()
    } catch {
      throw TraceProblem(Diagnostic(error))
    }
  }

  /// Runs what reads a table.
  static func converting<Result>(
    _ body: () throws(CSVError) -> Result
  ) throws(TraceProblem) -> Result {
    do throws(CSVError) {
      return try body()
    } catch {
      throw TraceProblem(DiagnosticCode(error.reason), error.description, at: error.range)
    }
  }
}

extension DiagnosticCode {
  fileprivate init(_ reason: CSVError.Reason) {
    self =
      switch reason {
      case .emptyText: .emptyInput
      case .tooManyFields: .tooMany
      case .invalidUTF8, .otherEncoding: .encoding
      case .controlCharacter, .strayQuote, .textAfterQuote, .unclosedQuote: .syntax
      }
  }
}
