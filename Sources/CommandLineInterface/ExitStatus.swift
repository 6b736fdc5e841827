/// The end of a run, with the numbers of `sysexits.h` where it has one.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  /// A negative answer: `check` found errors, `test` a false claim, `diff` a difference.
  case negative = 1
  /// The command line is wrong.
  case usage = 64
  /// The timeline is wrong, or an input cannot be compared.
  case invalidInput = 65
  /// The input cannot be opened or read.
  case unreadableInput = 66
  /// A fault of the tool's own.
  case internalFault = 70
  /// The file for the result cannot be created.
  case cannotCreate = 73
  /// The result cannot be written to its end.
  case writeFailed = 74

  /// The worse of two statuses: that of several inputs is the worst.
  package func combined(with other: ExitStatus) -> ExitStatus {
    rawValue >= other.rawValue ? self : other
  }
}
