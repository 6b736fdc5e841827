/// A place in a text for people: a line and a column, both counted from 1.
///
/// A column counts Unicode scalars, so a tab is one. LF, CRLF and a lone CR each end a line once.
/// A UTF-8 mark at the beginning of the text takes no column.
package struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1.
  package let column: Int

  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of the byte `offset`; an offset past the end is taken as the end.
  ///
  /// - Parameter onlyLine: the number of the text's only line, in which a lone CR is a blank.
  package init(
    ofByte offset: Int, in bytes: UnsafeBufferPointer<UInt8>, onlyLine: Int? = nil
  ) {
    let end = min(max(offset, 0), bytes.count)
    line = onlyLine ?? 1 + Self.lineEnds(before: end, in: bytes)
    let start = onlyLine == nil ? Self.lineStart(before: end, in: bytes) : 0
    column = 1 + Self.scalars(in: start..<end, of: bytes)
  }

  /// The place as people write it, `line:column`.
  package var description: String { "\(line):\(column)" }

  /// Counts in a loop without branches, so that the compiler can make it wide: an error at the end
  /// of a big file must not cost more than reading the file.
  private static func lineEnds(before end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for index in 0..<end where bytes[index] == lineFeed { count &+= 1 }
    for index in 0..<end where bytes[index] == carriageReturn && !isFollowedByLineFeed(index, bytes)
    {
      count &+= 1
    }
    return count
  }

  private static func lineStart(before end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var start = end
    while start > 0, !endsLine(start - 1, bytes) { start -= 1 }
    return start
  }

  static func endsLine(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[index] == lineFeed
      || bytes[index] == carriageReturn && !isFollowedByLineFeed(index, bytes)
  }

  private static func isFollowedByLineFeed(
    _ index: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == lineFeed
  }

  private static func scalars(in range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for index in range where bytes[index] & 0xC0 != 0x80 { count &+= 1 }
    let startsWithMark =
      range.lowerBound == 0 && range.upperBound >= 3
      && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    return startsWithMark ? count - 1 : count
  }
}

private let lineFeed: UInt8 = 0x0A
private let carriageReturn: UInt8 = 0x0D
