import AnimationEngine
import JSONText
import TimelineDocument

extension ExpectationRun {
  func order(of patterns: ElementRange<EventPattern>) -> Mismatch? {
    guard !events.has(patterns, in: timeline) else { return nil }
    let expected = timeline[patterns].map { $0.text(in: timeline) }
    let found = events.last(of: patterns).map { $0.patternText }
    return Mismatch(
      expected: .list(expected.map { .text($0) }), found: .list(found.map { .text($0) }))
  }

  func completed(
    _ claim: CompletionExpectation, at time: Double?, within tolerance: Double
  ) -> Mismatch? {
    let firings = events.firings(of: timeline[claim.label])
    let mechanism = claim.mechanism.map { timeline[$0] }
    let countIsRight = claim.count.map { $0 == firings.count } ?? true
    let needsFiring = time != nil || mechanism != nil || claim.count == nil
    let hasFired = firings.contains(by: mechanism, near: time, within: tolerance)
    guard !countIsRight || needsFiring && !hasFired else { return nil }
    let found = firings.recent.map {
      ReportedValue.text("at \(DecimalText.shortest($0.instant.seconds)) s by \($0.mechanism)")
    }
    return Mismatch(expected: .text(expectation(claim, at: time)), found: .list(found))
  }

  private func expectation(_ claim: CompletionExpectation, at time: Double?) -> String {
    var parts: [String] = []
    if let time { parts.append("at \(DecimalText.shortest(time)) s") }
    if let mechanism = claim.mechanism { parts.append("by \(timeline[mechanism])") }
    if let count = claim.count { parts.append(ClaimText.times(count)) }
    return parts.isEmpty ? "completed" : parts.joined(separator: " ")
  }
}
