extension JSONWriter {
  /// Appends a string in quotes, with escapes for what JSON demands and for what a terminal would
  /// act on: all control characters, line separators and marks of writing direction.
  mutating func appendQuoted(_ text: String) {
    bytes.append(Byte.quote)
    var plain = text.unicodeScalars[...]
    while let place = plain.firstIndex(where: { $0.needsEscape }) {
      bytes.append(contentsOf: String(plain[..<place]).utf8)
      appendEscaped(plain[place])
      plain = plain[plain.index(after: place)...]
    }
    bytes.append(contentsOf: String(plain).utf8)
    bytes.append(Byte.quote)
  }

  private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
    bytes.append(Byte.backslash)
    switch scalar {
    case "\"", "\\": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    case "\u{8}": bytes.append(0x62)
    case "\u{C}": bytes.append(0x66)
    case "\n": bytes.append(Byte.n)
    case "\r": bytes.append(0x72)
    case "\t": bytes.append(Byte.t)
    default: appendUnit(scalar.value)
    }
  }

  /// All the characters that are escaped by number are below U+10000.
  private mutating func appendUnit(_ unit: UInt32) {
    bytes.append(Byte.u)
    for shift: UInt32 in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: unit >> shift & 0xF)
      bytes.append(digit < 10 ? Byte.zero + digit : 0x61 + digit - 10)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var needsEscape: Bool {
    switch value {
    case 0x00...0x1F, 0x22, 0x5C, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
