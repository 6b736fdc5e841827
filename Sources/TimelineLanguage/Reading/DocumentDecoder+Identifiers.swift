import Diagnostics
import JSONText

extension DocumentDecoder {
  /// Reports a name that is not an identifier: `[A-Za-z_][A-Za-z0-9_]*` and no word of the language.
  @discardableResult
  mutating func checkIdentifier(_ name: JSONString, of what: String) -> Bool {
    let (isIdentifier, isKeyword) = content.withBytes(of: name) { ($0.isIdentifier, $0.isKeyword) }
    if isIdentifier, !isKeyword { return true }
    let text = content.text(name).quotedForMessage
    let message =
      isKeyword
      ? "\(what) cannot be \(text), a word of the language"
      : "\(what) must be letters, digits and '_', not \(text)"
    add(.error(.invalidName, message, at: name.range))
    return false
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes can be a column's name in every consumer: `[A-Za-z_][A-Za-z0-9_]*`.
  var isIdentifier: Bool { !isEmpty && identifierEnd(from: 0) == count }

  /// The end of the identifier that begins at `start`, which is `start` where none does.
  func identifierEnd(from start: Int) -> Int {
    guard start < count, !(48...57).contains(self[start]) else { return start }
    var end = start
    while end < count, self[end].isIdentifierByte { end += 1 }
    return end
  }

  /// Whether the bytes are a word that expressions use for themselves.
  var isKeyword: Bool {
    switch String(decoding: self, as: UTF8.self) {
    case "true", "false", "nil", "let", "guard", "else", "return", "in": true
    default: false
    }
  }
}

extension UInt8 {
  fileprivate var isIdentifierByte: Bool {
    switch self {
    case 48...57, 65...90, 97...122, UInt8(ascii: "_"): true
    default: false
    }
  }
}
