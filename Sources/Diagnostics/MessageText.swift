extension String {
  /// Quotes a text for a message: cut at 80 characters, nothing in it can steer a terminal.
  package var quotedForMessage: String { "'" + escapedForMessage + "'" }

  /// The text with control, direction and line-separating characters written as `\u{..}`.
  package var escapedForMessage: String {
    var escaped = ""
    for (index, scalar) in unicodeScalars.enumerated() {
      if index == 80 { return escaped + "..." }
      if scalar.steersTerminals {
        escaped += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// C0, DEL, C1, bidirectional marks and line separators.
  package var steersTerminals: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
