import Diagnostics
import JSONText

extension String {
  /// The number that the text is, as JSON writes numbers; nil for any other text.
  var number: Double? {
    var text = self
    return text.withUTF8 { bytes in Double(decimal: bytes) }
  }

  /// A whole number that is written down, or an operation on such, as an Int.
  var asWhole: String {
    let digits = hasPrefix("-") ? dropFirst() : self[...]
    let isLiteral =
      !digits.isEmpty && digits.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "_") }
    return isLiteral ? "Int(\(self))" : wholeOperation ?? self
  }

  /// A list that is written down, with its whole numbers as values of Int; another text as it is.
  var asWholeList: String {
    guard hasPrefix("["), hasSuffix("]") else { return self }
    let elements = dropFirst().dropLast().split(separator: ",").map { element in
      String(element.drop { $0 == " " })
    }
    let wholes = elements.map { $0.asWhole }
    guard !elements.isEmpty, zip(elements, wholes).allSatisfy({ $0 != $1 }) else { return self }
    return "[\(wholes.joined(separator: ", "))]"
  }

  /// An operation on whole numbers alone with each of them as an Int, as Swift takes them where nothing else is said:
  /// `Int(7) / Int(2)` of `7 / 2`; nil for any other text.
  var wholeOperation: String? {
    var result = ""
    var digits = ""
    var hasOperator = false
    for byte in Array(utf8) + [UInt8(ascii: " ")] {
      let character = Character(UnicodeScalar(byte))
      if byte.isDigit || character == "_" && !digits.isEmpty {
        digits.append(character)
        continue
      }
      if !digits.isEmpty { result += "Int(\(digits))" }
      digits = ""
      guard " +-*/%()".contains(character) else { return nil }
      if "+-*/%".contains(character), !result.isEmpty { hasOperator = true }
      result.append(character)
    }
    return hasOperator ? String(result.dropLast()) : nil
  }

  /// Whether a part occurs in the text.
  func has(_ part: String) -> Bool {
    let bytes = Array(utf8)
    let part = Array(part.utf8)
    guard !part.isEmpty, bytes.count >= part.count else { return part.isEmpty }
    for start in 0...(bytes.count - part.count)
    where bytes[start..<(start + part.count)].elementsEqual(part) {
      return true
    }
    return false
  }

  /// The text on one line, as messages have it, without what steers a terminal: where a source has an end of a line,
  /// with the blanks around it, there is a blank.
  var onOneLine: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return self }
    var line = ""
    var isAtBreak = false
    for scalar in unicodeScalars {
      switch scalar {
      case "\n", "\r": isAtBreak = true
      case " " where isAtBreak, "\t" where isAtBreak: break
      default:
        if isAtBreak { line += " " }
        isAtBreak = false
        line.unicodeScalars.append(scalar)
      }
    }
    return line.escapedForTerminal
  }

  /// The name as a document has it: those that it gives a meaning in steps get another end.
  /// Those of a document have letters of ASCII.
  var documentName: String {
    let name = String(unicodeScalars.map { $0.isASCII ? Character($0) : "_" })
    return contextNames.contains(name) ? name + "_" : name
  }

  /// The name of what nothing gives a value, which no declaration of a document has.
  var asUnknownName: String { self + Self.unknownEnd }

  /// A message of the document's checks, with the names as the source has them.
  var withSourceNames: String {
    guard has(Self.unknownEnd) else { return self }
    var text: [UInt8] = []
    let end = Array(Self.unknownEnd.utf8)
    for byte in utf8 {
      text.append(byte)
      if text.suffix(end.count).elementsEqual(end) { text.removeLast(end.count) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let unknownEnd = "__unknown"

  func drops(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}

/// Names that mean something in the steps or loops of a document, whatever it declares.
private let contextNames: Set<String> = [
  "index", "value", "remaining", "newValue", "oldValue", "translation", "velocity", "predictedEnd",
  "transaction", "time",
]
