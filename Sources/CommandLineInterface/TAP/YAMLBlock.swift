import JSONText
import TimelineSimulation

/// The block under a test point that says what is wrong.
///
/// Texts are written as JSON has them, which every reader of YAML understands.
struct YAMLBlock {
  private var lines = "  ---\n"

  /// The whole block.
  var text: String { lines + "  ...\n" }

  init() {}

  /// How a claim is not true.
  init(_ mismatch: Mismatch, at place: String, time: Double?) {
    add("at", .text(place))
    if let time { add("time", .number(time)) }
    add("expected", mismatch.expected)
    add("found", mismatch.found)
    if let difference = mismatch.difference { add("difference", .number(difference)) }
    guard !mismatch.rows.isEmpty else { return }
    lines += "  rows:\n"
    for row in mismatch.rows {
      let members = row.values.map { "\(Self.quoted($0.name)): \(Self.text(of: $0.value))" }
      let time = DecimalText.shortest(row.time)
      lines += "    - { time: \(time), values: { \(members.joined(separator: ", ")) } }\n"
    }
  }

  /// Adds a line.
  mutating func add(_ key: String, _ value: ReportedValue) {
    lines += "  \(key): \(Self.text(of: value))\n"
  }

  private static func text(of value: ReportedValue) -> String {
    switch value {
    case .number(let number): DecimalText.shortest(number)
    case .text(let text): quoted(text)
    case .list(let values): "[\(values.map(text(of:)).joined(separator: ", "))]"
    case .missing: "null"
    }
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.write(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
