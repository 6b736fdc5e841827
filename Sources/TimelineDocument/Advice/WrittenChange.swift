import Diagnostics

/// A change or a claim that is written as in Swift where a document has an object: `x = 1`, `x += 1`, `x == 1`,
/// `x.toggle()`.
struct WrittenChange {
  enum Kind { case set, toggle }

  let kind: Kind
  /// The name on the left.
  let name: String
  /// The value that it gets as JSON; empty for `toggle()`.
  let value: String

  init(name: String, value: String) {
    (kind, self.name, self.value) = (.set, name, value)
  }

  /// Reads a short statement; nil for any other text.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let path = bytes.prefix { $0.isPathPart }
    let after = bytes[path.count...].drop { $0 == UInt8(ascii: " ") }
    guard !path.isEmpty, bytes.count <= 60,
      bytes.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\\") })
    else { return nil }
    if let toggled = Self.toggled(path, after) {
      (kind, name, value) = (.toggle, toggled, "")
      return
    }
    let sign = after.prefix { "=+-*/".utf8.contains($0) }
    let rest = after[(after.startIndex + sign.count)...].drop { $0 == UInt8(ascii: " ") }
    let written = String(decoding: rest, as: UTF8.self)
    guard !rest.isEmpty, !rest.contains(UInt8(ascii: ";")) else { return nil }
    kind = .set
    name = String(decoding: path, as: UTF8.self)
    switch String(decoding: sign, as: UTF8.self) {
    case "=", "==": value = Self.json(written)
    case "+=", "-=", "*=", "/=":
      let isPlain = rest.allSatisfy { $0.isPathPart }
      value =
        "\"\(name) \(Character(Unicode.Scalar(sign[sign.startIndex]))) "
        + (isPlain ? "\(written)\"" : "(\(Self.inString(written)))\"")
    default: return nil
    }
  }

  private static func toggled(_ path: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: path, as: UTF8.self)
    guard text.hasSuffix(".toggle"), after.elementsEqual("()".utf8) else { return nil }
    return String(text.dropLast(".toggle".utf8.count))
  }

  /// An expression as JSON: a number and a truth as they are, and anything else in quotes.
  static func json(_ expression: String) -> String {
    let digits = expression.utf8.drop { $0 == UInt8(ascii: "-") }
    let isNumber =
      digits.first?.isDigit == true && digits.last?.isDigit == true
      && digits.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
      && digits.count { $0 == UInt8(ascii: ".") } <= 1
      && (digits.count == 1 || digits.first != UInt8(ascii: "0")
        || digits.dropFirst().first == UInt8(ascii: "."))
      && expression.utf8.count - digits.count <= 1
    if isNumber || expression == "true" || expression == "false" { return expression }
    return "\"\(inString(expression))\""
  }

  /// An expression inside a string of JSON, with texts in the other quotes.
  private static func inString(_ expression: String) -> String {
    let bytes = expression.utf8.map { $0 == UInt8(ascii: "\"") ? UInt8(ascii: "'") : $0 }
    return String(decoding: bytes, as: UTF8.self).escapedForMessage
  }
}

extension UInt8 {
  fileprivate var isPathPart: Bool {
    isDigit || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == 0x5F
      || self == UInt8(ascii: ".")
  }
}
