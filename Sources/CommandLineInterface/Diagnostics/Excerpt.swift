import Diagnostics
import TimelineDocument

/// The part of a line around a place, cut to the width of a terminal, with a caret beneath it.
struct Excerpt {
  private let number: String
  /// The columns beside the line's number.
  private let width: Int
  private var shown = ""
  private var underline = ""

  init(of source: SourceText, around range: Range<Int>, line: Int) {
    number = String(line)
    width = 80 - number.count - " | ".count
    let (bytes, range) = source.shown(range)
    let start = min(range.lowerBound, bytes.count)
    // Only bytes that can matter are looked at: a line may be megabytes long.
    let isBreak: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D }
    let before = bytes[..<start].suffix(8 * width)
    let lineStart = before.lastIndex(where: isBreak).map { $0 + 1 } ?? before.startIndex
    let after = bytes[start...].prefix(8 * width)
    let lineEnd = after.firstIndex(where: isBreak) ?? after.endIndex
    let head = Self.visible(bytes[lineStart..<start])
    let marked = Self.visible(bytes[start..<min(max(range.upperBound, start), lineEnd)])
    let tail = Self.visible(bytes[min(max(range.upperBound, start), lineEnd)..<lineEnd])
    fit(head: head, marked: marked, tail: tail)
  }

  /// The two lines under a diagnostic's first line.
  func lines(in style: MessageStyle) -> String {
    let margin = String(repeating: " ", count: number.count)
    return "\(number) | \(shown)\n\(margin) | \(style.render(underline, as: .mark))\n"
  }

  /// Keeps the start of the marked part in sight, and as much around it as fits.
  private mutating func fit(
    head: [Unicode.Scalar], marked: [Unicode.Scalar], tail: [Unicode.Scalar]
  ) {
    let markedPart = marked.prefix(width / 2)
    let headPart = head.suffix(width - min(width / 2, markedPart.count + tail.count))
    let room = width - headPart.count - markedPart.count
    let tailPart = (marked.dropFirst(markedPart.count) + tail).prefix(room)
    shown.unicodeScalars.append(contentsOf: headPart + markedPart + tailPart)
    underline = String(repeating: " ", count: headPart.count) + "^"
    underline += String(repeating: "~", count: max(markedPart.count - 1, 0))
  }

  /// One scalar a column: what would steer a terminal is shown as a replacement.
  private static func visible(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
      if scalar == "\t" { return " " }
      return scalar.steersTerminals ? "\u{FFFD}" : scalar
    }
  }
}
