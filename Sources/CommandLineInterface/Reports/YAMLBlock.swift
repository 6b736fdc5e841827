import AnimationEngine
import JSONText
import TimelineSimulation

/// The lines that describe a failed claim.
///
/// Texts are written as JSON has them, which every reader of YAML understands.
struct YAMLBlock {
  private(set) var lines: [String] = []

  /// What a claim that is not true has to show; nothing for any other.
  init(_ point: ExpectationResult, at place: String) {
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
