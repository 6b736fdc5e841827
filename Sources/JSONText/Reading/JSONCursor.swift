/// A pull parser over UTF-8 bytes: RFC 8259 and nothing more.
///
/// It never builds a tree; the caller asks for the value it wants next. A copy of a cursor is a
/// cursor of its own, so looking ahead is done on a copy. After an error was thrown, the cursor's
/// place is not specified.
package struct JSONCursor {
  /// How many arrays and objects may be inside each other.
  package static let maximumDepth = 128

  let source: SourceBytes
  /// The byte to read next.
  var position = 0
  /// How many containers are open.
  var depth = 0
  /// The open containers, followed by stale ones that save an allocation.
  var containers: [OpenContainer]
  /// Whether the innermost container was entered and not asked for an element yet.
  var isBeforeFirstElement = false
  var keys = SeenKeys()
  var lastStart = 0
  var lastEnd = 0

  /// A cursor at the beginning of `bytes`, which must outlive it.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    source = SourceBytes(bytes: bytes)
    containers = []
    containers.reserveCapacity(16)
  }

  /// The byte offset of the next token, once `peek()` has skipped the white space before it.
  package var offset: Int { position }

  /// The bytes of the value that was read, skipped or closed last.
  package var lastRange: Range<Int> { Range(uncheckedBounds: (lastStart, lastEnd)) }

  /// Begins the text: skips one UTF-8 mark, and refuses an empty text and other encodings by name.
  package mutating func begin() throws(JSONError) {
    if let encoding = otherEncoding {
      throw JSONError(.unsupportedEncoding(encoding), at: 0, length: 0)
    }
    if source[0] == 0xEF, source[1] == 0xBB, source[2] == 0xBF { position = 3 }
    if position == source.count { throw JSONError(.emptyText, at: position, length: 0) }
  }

  /// Skips white space and returns the kind of the next value; afterwards `offset` is its first byte.
  package mutating func peek() throws(JSONError) -> JSONKind {
    skipWhiteSpace()
    switch currentByte {
    case Byte.quote: return .string
    case Byte.zero...Byte.nine, Byte.minus: return .number
    case Byte.openBrace: return .object
    case Byte.openBracket: return .array
    case Byte.t, Byte.f: return .boolean
    case Byte.n: return .null
    default: throw unexpected(at: position, expected: .value)
    }
  }

  /// Whether the next value is of a kind.
  package mutating func peek(_ kind: JSONKind) throws(JSONError) -> Bool { try peek() == kind }

  /// Ends the text: only white space may follow.
  package mutating func end() throws(JSONError) {
    skipWhiteSpace()
    if position < source.count { throw unexpected(at: position, expected: .endOfText) }
  }

  /// Two zero bytes among the first four tell UTF-16 and UTF-32 without a mark: JSON begins with
  /// ASCII, and has no zero bytes of its own.
  private var otherEncoding: JSONError.Encoding? {
    let (a, b, c, d) = (source[0], source[1], source[2], source[3])
    let hasFour = source.count >= 4
    if hasFour, (a, b, c, d) == (0xFF, 0xFE, 0, 0) || (a, b, c, d) == (0, 0, 0xFE, 0xFF) {
      return .utf32
    }
    if source.count >= 2, (a, b) == (0xFF, 0xFE) || (a, b) == (0xFE, 0xFF) { return .utf16 }
    if hasFour, (b, c, d) == (0, 0, 0) && a != 0 || (a, b, c) == (0, 0, 0) && d != 0 {
      return .utf32
    }
    if source.count == 2 || hasFour && (c == 0) != (d == 0), (a == 0) != (b == 0) { return .utf16 }
    return nil
  }
}

extension JSONCursor {
  @inline(__always)
  var currentByte: UInt8 { source[position] }

  @inline(__always)
  mutating func skipWhiteSpace() {
    if currentByte <= Byte.space { skipSomeWhiteSpace() }
  }

  private mutating func skipSomeWhiteSpace() {
    while true {
      switch currentByte {
      case Byte.space, Byte.lineFeed, Byte.carriageReturn, Byte.tab: position += 1
      default: return
      }
    }
  }

  @inline(__always)
  mutating func setLastRange(from start: Int) {
    lastStart = start
    lastEnd = position
  }
}
