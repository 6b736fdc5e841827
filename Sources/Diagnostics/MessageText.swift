extension String {
  /// Quotes a text for a message: cut at 80 characters, nothing in it can steer a terminal.
  package var quotedForMessage: String { "'" + escapedForMessage + "'" }

  /// The text as `escapedForTerminal` has it, cut at 80 characters.
  package var escapedForMessage: String {
    let scalars = unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: 80, limitedBy: scalars.endIndex)
    guard let end, end < scalars.endIndex else { return escapedForTerminal }
    return String(scalars[..<end]).escapedForTerminal + "..."
  }

  /// The text with control, direction and line-separating characters written as `\u{..}`, and with bytes that are not
  /// UTF-8 as `\x..`. The name of a file that was read is not cut in a message: editors and scripts open it.
  package var escapedForTerminal: String { escapingLooseBytes.escaping { $0.steersTerminals } }

  /// The text with bytes that are not UTF-8 written as `\x..`.
  package var escapingLooseBytes: String {
    guard hasLooseBytes else { return self }
    var escaped = ""
    for scalar in unicodeScalars {
      if let byte = LooseByte.byte(of: scalar) {
        escaped += "\\x" + String(byte, radix: 16)
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text as a field of a table has it: like `escapedForTerminal`, but with its line feeds and tabs,
  /// which readers of tables expect in a field and which move no cursor back.
  package var escapedForTable: String {
    escaping { $0.steersTerminals && $0 != "\n" && $0 != "\t" }
  }

  private func escaping(_ mustEscape: (Unicode.Scalar) -> Bool) -> String {
    // Most texts are plain ASCII.
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return self }
    var escaped = ""
    for scalar in unicodeScalars {
      if mustEscape(scalar) {
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

/// "1 argument", "2 arguments".
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

extension Double {
  /// The number as Swift prints it on a device. The sign of what is not a number depends on the processor.
  package var text: String { isNaN ? "nan" : "\(self)" }
}
