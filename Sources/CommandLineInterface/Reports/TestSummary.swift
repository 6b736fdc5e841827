import Diagnostics
import TimelineSimulation

/// A report for a person with many timelines: the false claims with their places, then one line of counts.
///
/// Messages about files that are not played are on standard error.
struct TestSummary {
  private var failures = ""
  private var runs = 0
  private var claims = 0
  private var falseClaims = 0
  private var skippedClaims = 0
  private var unplayable = 0
  private var silent = 0

  mutating func add(_ file: TestedFile, notes: [String]) {
    switch file {
    case .played(let source, _, let points):
      failures += DiagnosticText.render(file.failures.diagnostics, of: source, in: .plain)
      failures += notes.map { "\(source.name.escapedForTerminal): \($0)\n" }.joined()
      runs += 1
      if points.isEmpty { silent += 1 }
      claims += points.count
      falseClaims += points.count { $0.isFailure }
      skippedClaims += points.count { $0.isSkipped }
    case .invalid, .unreadable: unplayable += 1
    }
  }

  var text: String {
    var parts = [
      "\(runs) \(runs == 1 ? "run" : "runs") with \(claims) \(claims == 1 ? "claim" : "claims")",
      "\(falseClaims) false",
    ]
    if skippedClaims > 0 { parts.append("\(skippedClaims) skipped") }
    if silent > 0 { parts.append("\(silent) without claims") }
    if unplayable > 0 { parts.append("\(unplayable) not played") }
    return failures + parts.joined(separator: ", ") + "\n"
  }
}
