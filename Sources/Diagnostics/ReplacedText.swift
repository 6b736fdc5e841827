/// A source of which some parts are replaced, and the way back to the places of the original.
package struct ReplacedText: Sendable {
  /// A part of the original and the bytes in its place.
  package struct Part: Sendable {
    let range: Range<Int>
    let bytes: [UInt8]

    package init(_ range: Range<Int>, by text: String) {
      self.range = range
      bytes = Array(text.utf8)
    }
  }

  /// The text with the parts replaced, under the name of the original.
  package let source: SourceText
  private let parts: [Part]

  /// Replaces parts that do not overlap.
  package init(_ original: SourceText, replacing parts: [Part]) {
    let parts = parts.sorted { $0.range.lowerBound < $1.range.lowerBound }
    self.parts = parts
    guard !parts.isEmpty else {
      source = original
      return
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(original.bytes.count + parts.reduce(0) { $0 + $1.bytes.count })
    var end = 0
    for part in parts {
      bytes += original.bytes[end..<part.range.lowerBound]
      bytes += part.bytes
      end = part.range.upperBound
    }
    bytes += original.bytes[end...]
    let made = original.made?.moved { offset in
      offset
        + parts.reduce(0) { shift, part in
          part.range.upperBound <= offset ? shift + part.bytes.count - part.range.count : shift
        }
    }
    source = SourceText(
      name: original.name, bytes: bytes, onlyLine: original.onlyLine, made: made)
  }

  /// The place in the original of a range of the text; in a replaced part, the whole part.
  package func original(_ range: Range<Int>) -> Range<Int> {
    let lower = original(range.lowerBound)
    let upper = original(max(range.upperBound - 1, range.lowerBound))
    return lower.lowerBound..<(range.isEmpty ? lower.lowerBound : upper.upperBound)
  }

  /// The byte of the original for a byte of the text, or the part that is replaced.
  private func original(_ offset: Int) -> Range<Int> {
    let (part, shift) = find(offset)
    return part?.range ?? offset - shift..<offset - shift + 1
  }

  /// The part that a byte of the text is in, or how far it has moved.
  private func find(_ offset: Int) -> (part: Part?, shift: Int) {
    var shift = 0
    for part in parts {
      let start = part.range.lowerBound + shift
      if offset < start { break }
      if offset < start + part.bytes.count { return (part, shift) }
      shift += part.bytes.count - part.range.count
    }
    return (nil, shift)
  }

  /// Diagnostics of the text at their places in the original.
  package func original(_ diagnostics: DiagnosticList) -> DiagnosticList {
    diagnostics.map { diagnostic in
      var moved = Diagnostic(
        severity: diagnostic.severity, code: diagnostic.code, message: diagnostic.message,
        range: original(diagnostic.range), help: diagnostic.help)
      if let part = find(diagnostic.range.lowerBound).part {
        let value = String(decoding: part.bytes, as: UTF8.self)
        moved.help =
          "\(moved.help.map { "\($0); " } ?? "")this is replaced by \(value)".escapedForMessage
      }
      moved.earlier = diagnostic.earlier?.moved { original($0).lowerBound }
      return moved
    }
  }
}
