extension String {
  /// The text as the value of an attribute, in which line ends would become blanks.
  package var xmlAttribute: String {
    escapedForXML { scalar in
      switch scalar {
      case "\"": "&quot;"
      case "\n": "&#10;"
      case "\t": "&#9;"
      default: nil
      }
    }
  }

  /// The text as the content of an element.
  package var xmlText: String { escapedForXML { _ in nil } }

  /// Writes entities for characters with a meaning in XML or for a terminal; a character that XML cannot hold is
  /// replaced.
  private func escapedForXML(_ escape: (Unicode.Scalar) -> String?) -> String {
    var escaped = ""
    for scalar in unicodeScalars {
      if let entity = escape(scalar) ?? scalar.xmlEntity {
        escaped += entity
      } else {
        escaped.unicodeScalars.append(scalar.canBeInXML ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  fileprivate var xmlEntity: String? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\n", "\t": nil
    // A reader would take a carriage return for a line feed.
    case let scalar where scalar.steersTerminals && scalar.canBeInXML: "&#\(scalar.value);"
    default: nil
    }
  }

  fileprivate var canBeInXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
    default: false
    }
  }
}
