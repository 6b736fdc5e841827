import AnimationEngine
import Diagnostics
import JSONText
import TimelineDocument
import TimelineSimulation

extension TestedFile {
  /// The failures as diagnostics of the file; a file that cannot be read has its failure at its beginning.
  var failures: (source: SourceText, diagnostics: DiagnosticList) {
    var diagnostics = DiagnosticList()
    switch self {
    case .played(let source, let label, let points):
      for point in points where point.isFailure {
        diagnostics.add(
          .error(
            .falseClaim, point.failureSentence + label.escapedForMessage, at: point.place.range,
            help: point.reason?.summary.escapedForTerminal))
      }
      return (source, diagnostics)
    case .invalid(let source, _, let found):
      for error in found.first where error.severity == .error { diagnostics.add(error) }
      return (source, diagnostics)
    case .unreadable(let name, let reason):
      let sentence =
        reason.hasPrefix(name + ": ") ? String(reason.dropFirst(name.count + 2)) : reason
      diagnostics.add(.error(.unreadable, sentence, at: 0..<0))
      return (SourceText(name: name, bytes: []), diagnostics)
    }
  }
}

extension ClaimReason {
  /// The first sentence of each explanation with its time, then what would have to be different.
  fileprivate var summary: String {
    (parts.map { "at \($0.time) s \($0.answer)" } + (remedy.map { ["Needed: \($0)"] } ?? []))
      .joined(separator: " ")
  }
}

extension ExpectationResult {
  /// The claim with its time, and the value found instead or the reason why there is none.
  fileprivate var failureSentence: String {
    let time = instant.map { "false at \(DecimalText.shortest($0.seconds)) s" } ?? "false"
    let reason =
      switch verdict {
      case .failed(let mismatch): "; found \(mismatch.found.jsonText.escapedForMessage)"
      case .missed(let reason): "; \(reason.escapedForMessage)"
      case .passed, .skipped: ""
      }
    return "\(time): \(claim.escapedForMessage)\(reason)"
  }
}
