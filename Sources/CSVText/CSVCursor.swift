/// Reads a table of comma-separated values (RFC 4180) record by record, without copying its fields.
///
/// The text is UTF-8, perhaps with a mark at its beginning. LF, CRLF and a lone CR each end a record;
/// lines without anything are passed over. Blanks around a field without quotes do not belong to it.
/// After an error was thrown, the cursor's place is not specified.
package struct CSVCursor {
  /// The most fields of a record.
  package static let fieldLimit = 250_000

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The byte to read next.
  private var position = 0

  /// A cursor at the beginning of `bytes`, which must outlive it.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Begins the text: skips one UTF-8 mark, and refuses an empty text and other encodings by name.
  package mutating func begin() throws(CSVError) {
    if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
    if (byte(0), byte(1)) == (0xFF, 0xFE) || (byte(0), byte(1)) == (0xFE, 0xFF) {
      throw CSVError(.otherEncoding, at: 0, length: 2)
    }
    if position == bytes.count { throw CSVError(.emptyText, at: position, length: 0) }
  }

  /// Reads the fields of the next record in place of those that are there.
  /// - Returns: whether there was one.
  package mutating func nextRecord(_ fields: inout [CSVField]) throws(CSVError) -> Bool {
    fields.removeAll(keepingCapacity: true)
    while position < bytes.count, bytes[position].endsLine { position += 1 }
    guard position < bytes.count else { return false }
    while true {
      guard fields.count < Self.fieldLimit else { throw CSVError(.tooManyFields, at: position) }
      fields.append(try nextField())
      guard position < bytes.count, bytes[position] == .comma else { return true }
      position += 1
    }
  }

  /// The text of a field.
  package func text(_ field: CSVField) -> String {
    let content = UnsafeBufferPointer(rebasing: bytes[field.content])
    guard field.hasDoubledQuotes else { return String(decoding: content, as: UTF8.self) }
    var undoubled: [UInt8] = []
    undoubled.reserveCapacity(content.count)
    var isSecond = false
    for byte in content {
      isSecond = byte == .quote && !isSecond && undoubled.last == .quote
      if !isSecond { undoubled.append(byte) }
    }
    return String(decoding: undoubled, as: UTF8.self)
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
}

// MARK: - Fields

extension CSVCursor {
  private mutating func nextField() throws(CSVError) -> CSVField {
    if position < bytes.count, bytes[position] == .quote { return try quotedField() }
    let start = position
    var seen: UInt8 = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == .comma || byte.endsLine { break }
      if byte == .quote { throw CSVError(.strayQuote, at: position) }
      if byte.isForbidden { throw CSVError(.controlCharacter, at: position) }
      seen |= byte
      position += 1
    }
    if seen >= 0x80 { try checkEncoding(of: start..<position) }
    var content = start..<position
    while let first = content.first, bytes[first].isSpace { content.removeFirst() }
    while let last = content.last, bytes[last].isSpace { content.removeLast() }
    return CSVField(
      range: start..<position, isQuoted: false, hasDoubledQuotes: false, content: content)
  }

  private mutating func quotedField() throws(CSVError) -> CSVField {
    let start = position
    var hasDoubledQuotes = false
    var seen: UInt8 = 0
    position += 1
    while true {
      guard position < bytes.count else { throw CSVError(.unclosedQuote, at: start) }
      let byte = bytes[position]
      position += 1
      seen |= byte
      if byte == .quote {
        guard self.byte(position) == .quote else { break }
        hasDoubledQuotes = true
        position += 1
      } else if byte.isForbidden {
        throw CSVError(.controlCharacter, at: position - 1)
      }
    }
    if seen >= 0x80 { try checkEncoding(of: start..<position) }
    if position < bytes.count, bytes[position] != .comma, !bytes[position].endsLine {
      throw CSVError(.textAfterQuote, at: position)
    }
    return CSVField(
      range: start..<position, isQuoted: true, hasDoubledQuotes: hasDoubledQuotes,
      content: start + 1..<position - 1)
  }

  /// Refuses the first byte that is not UTF-8.
  private func checkEncoding(of range: Range<Int>) throws(CSVError) {
    var iterator = bytes[range].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var offset = range.lowerBound
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return
      case .error(let length): throw CSVError(.invalidUTF8, at: offset, length: length)
      }
    }
  }
}

extension UInt8 {
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let quote = UInt8(ascii: "\"")

  fileprivate var endsLine: Bool { self == 0x0A || self == 0x0D }
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 }
  /// Whether the byte is a control character that no table has.
  fileprivate var isForbidden: Bool { self < 0x20 && !endsLine && self != 0x09 || self == 0x7F }
}
