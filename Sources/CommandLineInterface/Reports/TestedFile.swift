import Diagnostics
import TimelineDocument
import TimelineSimulation

/// The result of `test` for one file.
enum TestedFile {
  /// It was played, and these are its claims; the label tells runs of one file apart.
  case played(SourceText, label: String, [ExpectationResult])
  /// It has errors, or cannot be played, as the messages say.
  case invalid(SourceText, label: String, DiagnosticList)
  /// It could not be read, for the reason given.
  case unreadable(String, reason: String)

  /// Adds a claim about a run that was played.
  mutating func add(_ point: ExpectationResult) {
    if case .played(let source, let label, let points) = self {
      self = .played(source, label: label, points + [point])
    }
  }

  /// The exit status for this file alone.
  var status: ExitStatus {
    switch self {
    case .played(_, _, let points): points.contains(where: { $0.isFailure }) ? .negative : .success
    case .invalid: .invalidInput
    case .unreadable: .unreadableInput
    }
  }

  /// Whether something in the file was not tested: a claim that was skipped, or all, because there are none.
  var isSkipped: Bool {
    switch self {
    case .played(_, _, let points): points.isEmpty || points.contains(where: { $0.isSkipped })
    case .invalid, .unreadable: false
    }
  }
}

extension ExpectationResult {
  var isSkipped: Bool {
    if case .skipped = verdict { true } else { false }
  }
}
