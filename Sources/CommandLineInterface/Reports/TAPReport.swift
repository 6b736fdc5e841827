import Diagnostics
import JSONText
import TimelineDocument
import TimelineSimulation

/// A report in the Test Anything Protocol: one plan over all files, then their test points.
///
/// The versions differ in their first line alone, as long as a report has no subtests. Harnesses of version 13,
/// such as that of Perl, refuse the first line of version 14.
///
/// A file that cannot be played is one test point that has failed; a file without expectations is one
/// that was skipped.
struct TAPReport {
  /// The version of the protocol.
  enum Version: Int {
    case version13 = 13
    case version14 = 14
  }

  private let version: Version
  private var count = 0
  private var lines = ""

  init(_ version: Version) { self.version = version }

  var text: String { "TAP version \(version.rawValue)\n1..\(count)\n" + lines }

  mutating func add(_ file: TestedFile, notes: [String]) {
    defer { lines += notes.map { "# \($0)\n" }.joined() }
    switch file {
    case .played(let source, let label, let points):
      if points.isEmpty { addEmpty(source.name + label) }
      let positions = source.positions
      for point in points { add(point, of: source, positions, label) }
    case .invalid(let source, let label, _):
      addLine(" cannot be played", of: source.name + label, passed: false)
    case .unreadable(let name, _): addLine(" cannot be read", of: name, passed: false)
    }
  }

  private mutating func addEmpty(_ name: String) {
    addLine(" expects nothing", of: name, passed: true, skipped: "no expectations")
  }

  private mutating func add(
    _ point: ExpectationResult, of source: SourceText, _ positions: SourcePositions, _ label: String
  ) {
    var skipped: String?
    if case .skipped(let reason) = point.verdict { skipped = reason }
    let separator = point.instant == nil ? ": " : " "
    addLine(
      separator + point.sentence, of: source.name + label, passed: !point.isFailure,
      skipped: skipped)
    let block = YAMLBlock(point, at: point.place(in: source, positions).text)
    guard !block.lines.isEmpty else { return }
    lines += "  ---\n" + block.lines.map { "  \($0)\n" }.joined() + "  ...\n"
  }

  /// - Parameter sentence: what follows the file's name, with the blank or the colon between.
  private mutating func addLine(
    _ sentence: String, of name: String, passed: Bool, skipped: String? = nil
  ) {
    count += 1
    let file = name.escapedForTerminal
    lines += "\(passed ? "ok" : "not ok") \(count) - \((file + sentence).escapedForTAP)"
    if let skipped { lines += " # SKIP \(skipped.escapedForTAP)" }
    lines += "\n"
  }
}

extension String {
  /// The text of a description, in which a `#` would begin a directive.
  fileprivate var escapedForTAP: String {
    var escaped = ""
    for character in unicodeScalars {
      if character == "#" || character == "\\" { escaped += "\\" }
      escaped.unicodeScalars.append(character)
    }
    return escaped
  }
}
