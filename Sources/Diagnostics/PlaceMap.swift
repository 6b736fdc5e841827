/// Leads from a byte of an expression's text back to the bytes of the file it was read from.
///
/// A text may consist of several lines that come from different strings of the file. Nothing is
/// computed until a message needs its place.
package struct PlaceMap: Sendable {
  /// Where one stretch of the text comes from.
  private enum Origin: Sendable {
    /// The file contains the text verbatim, from this offset on.
    case verbatim(at: Int)
    /// The text is what these bytes, taken from this offset, mean as the inside of a JSON string.
    case jsonString(ArraySlice<UInt8>, at: Int)
  }

  private var pieces: [(start: Int, origin: Origin)]
  /// How many bytes of the text were left out at its beginning.
  private var skipped = 0

  /// The file contains the text verbatim, from `offset` on.
  package init(at offset: Int = 0) {
    pieces = [(0, .verbatim(at: offset))]
  }

  /// The text is the decoded inside of the JSON string at `range` of `file`, without its quotes.
  package init(jsonString range: Range<Int>, in file: [UInt8]) {
    let inside = range.clamped(to: file.indices)
    pieces = [(0, .jsonString(file[inside], at: inside.lowerBound))]
  }

  /// Places of a text that goes on, from its byte `start`, with a text that has the places `next`.
  package mutating func append(_ next: PlaceMap, from start: Int) {
    pieces += next.pieces.map { ($0.start + start, $0.origin) }
  }

  /// Places of the part of the text that begins at its byte `start`.
  package func dropping(_ start: Int) -> PlaceMap {
    var rest = self
    rest.skipped += start
    return rest
  }

  /// The bytes of the file that made the bytes `range` of the text.
  package func fileRange(_ range: Range<Int>) -> Range<Int> {
    let lower = fileOffset(range.lowerBound)
    return lower..<max(lower, fileOffset(range.upperBound))
  }

  private func fileOffset(_ offset: Int) -> Int {
    let offset = offset + skipped
    let piece = pieces.last { $0.start <= offset } ?? (0, .verbatim(at: 0))
    let local = offset - piece.start
    switch piece.origin {
    case .verbatim(let start): return start + local
    case .jsonString(let raw, let start): return start + rawOffset(in: raw, ofDecoded: local)
    }
  }
}

extension Diagnostic {
  /// The same diagnostic with its places led back to the file.
  package func moved(by places: PlaceMap) -> Diagnostic {
    var moved =
      severity == .error
      ? Diagnostic.error(code, message, at: places.fileRange(range), help: help)
      : .warning(code, message, at: places.fileRange(range), help: help)
    moved.earlier = earlier?.moved { places.fileRange($0..<$0).lowerBound }
    return moved
  }
}

/// How many bytes of the inside of a JSON string encode its first `target` decoded bytes.
private func rawOffset(in raw: ArraySlice<UInt8>, ofDecoded target: Int) -> Int {
  var position = raw.startIndex
  var decoded = 0
  while decoded < target, position < raw.endIndex {
    let unit = EscapeUnit(at: position, in: raw)
    decoded += unit.decodedLength
    // A place inside what one escape means is the place of the escape.
    if decoded > target { break }
    position += unit.rawLength
  }
  return min(position, raw.endIndex) - raw.startIndex
}

/// One plain byte or one escape of a JSON string, with its lengths before and after decoding.
private struct EscapeUnit {
  var rawLength = 1
  var decodedLength = 1

  init(at position: Int, in raw: ArraySlice<UInt8>) {
    guard raw[position] == UInt8(ascii: "\\") else { return }
    rawLength = 2
    guard let unit = codeUnit(at: position, in: raw) else { return }
    rawLength = 6
    switch unit {
    case 0..<0x80: decodedLength = 1
    case 0x80..<0x800: decodedLength = 2
    case 0xD800..<0xDC00 where codeUnit(at: position + 6, in: raw) != nil:
      rawLength = 12
      decodedLength = 4
    default: decodedLength = 3
    }
  }
}

/// The code unit of the escape at `position`: a `\u` and four hexadecimal digits.
private func codeUnit(at position: Int, in raw: ArraySlice<UInt8>) -> Int? {
  guard position + 6 <= raw.endIndex, raw[position] == UInt8(ascii: "\\"),
    raw[position + 1] == UInt8(ascii: "u")
  else { return nil }
  return Int(String(decoding: raw[(position + 2)..<(position + 6)], as: UTF8.self), radix: 16)
}
