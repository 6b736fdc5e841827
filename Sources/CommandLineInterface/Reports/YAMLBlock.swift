import AnimationEngine
import JSONText
import TimelineSimulation

/// The lines that describe a failed claim.
///
/// Texts are written as JSON has them, which every reader of YAML understands.
struct YAMLBlock {
  private(set) var lines: [String] = []

  /// The lines of a claim that is not true; none for any other.
  ///
  /// - Parameter isExplained: whether they end with the explanation of the claim.
  init(_ point: ExpectationResult, at place: String, isExplained: Bool = true) {
    switch point.verdict {
    case .passed, .skipped: return
    case .missed(let reason):
      add("at", .text(place))
      add("message", .text(reason))
    case .failed(let mismatch):
      add("at", .text(place))
      if let time = point.instant?.seconds { add("time", .number(time)) }
      add(mismatch)
    }
    if isExplained, let reason = point.reason { add(reason) }
  }

  private mutating func add(_ mismatch: Mismatch) {
    add("expected", mismatch.expected)
    add("found", mismatch.found)
    if let difference = mismatch.difference { add("difference", .number(difference)) }
    guard !mismatch.rows.isEmpty else { return }
    lines.append("rows:")
    for row in mismatch.rows {
      let members = row.values.map { "\(ReportedValue.quoted($0.name)): \($0.value.jsonText)" }
      let time = DecimalText.shortest(row.time)
      lines.append("  - { time: \(time), values: { \(members.joined(separator: ", ")) } }")
    }
  }

  /// The explanation of the claim's subject, then the difference that would make it true.
  private mutating func add(_ reason: ClaimReason) {
    lines.append("why:")
    for part in reason.parts {
      lines.append("  - time: \(part.time)")
      add("    answer", .text(part.answer))
      for row in part.rows {
        add("    \(row.label)", ReportedValue(row.lines.map { .text($0) }))
      }
    }
    if let remedy = reason.remedy { add("needed", .text(remedy)) }
  }

  private mutating func add(_ key: String, _ value: ReportedValue) {
    lines.append("\(key): \(value.jsonText)")
  }
}

extension ReportedValue {
  /// The value as JSON, with a space after each comma.
  var jsonText: String {
    switch self {
    case .number(let number): DecimalText.shortest(number)
    case .text(let text): Self.quoted(text)
    case .list(let values): "[\(values.map { $0.jsonText }.joined(separator: ", "))]"
    case .missing: "null"
    }
  }

  fileprivate static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.write(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
