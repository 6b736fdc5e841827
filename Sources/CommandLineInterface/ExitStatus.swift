/// What a run ended with; the numbers are those of `sysexits.h`, where that has one.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  /// The answer is no: `check` found errors, `test` a claim that is not true, `diff` a difference.
  case negative = 1
  /// The command line is wrong.
  case usage = 64
  /// The timeline is wrong, or an input to compare is no trace.
  case invalidInput = 65
  /// The input cannot be opened or read.
  case unreadableInput = 66
  /// A fault of the tool's own.
  case internalFault = 70
  /// The file for the result cannot be created.
  case cannotCreate = 73
  /// The result cannot be written to its end.
  case writeFailed = 74

  /// The worse of two: of several inputs the status is that of the worst.
  package func combined(with other: ExitStatus) -> ExitStatus {
    rawValue >= other.rawValue ? self : other
  }
}
