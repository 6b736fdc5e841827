/// The content of one place of a trace.
package enum Cell: Hashable, Sendable {
  /// Nothing: an empty field, a `null`, or a member that is not there.
  case missing
  case number(Double)
  case text(String)
  /// The components of a vector, which only the events of a document have.
  case vector([Double])
}

extension Cell {
  /// The meaning of a field without quotes; nil for a number that is not finite.
  init?(field text: String) {
    if text.isEmpty {
      self = .missing
    } else if text.isDecimalNumber {
      guard let number = Double(text), number.isFinite else { return nil }
      self = .number(number)
    } else if text.isNonFiniteWord {
      return nil
    } else {
      self = .text(text)
    }
  }
}

extension String {
  /// Whether the text is a number in decimal notation, such as `-0.5`, `+.5` or `1e-05`.
  ///
  /// `Double(_:)` also takes `nan`, `inf` and `0x10`, which are not numbers in a trace.
  fileprivate var isDecimalNumber: Bool {
    var rest = self[...].utf8
    rest.dropSign()
    let whole = rest.dropDigits()
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = rest.dropDigits()
    }
    guard whole + fraction > 0 else { return false }
    guard rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") else {
      return rest.isEmpty
    }
    rest.removeFirst()
    rest.dropSign()
    return rest.dropDigits() > 0 && rest.isEmpty
  }

  /// Whether the text is how programs write a number that is not finite.
  fileprivate var isNonFiniteWord: Bool {
    // No such word is long; a text of megabytes need not be looked through.
    guard utf8.count <= 9 else { return false }
    var rest = self[...].utf8
    rest.dropSign()
    return ["nan", "inf", "infinity"].contains(Substring(rest).lowercased())
  }
}

extension Substring.UTF8View {
  fileprivate mutating func dropSign() {
    if first == UInt8(ascii: "-") || first == UInt8(ascii: "+") { removeFirst() }
  }

  /// Drops leading digits and returns their number.
  fileprivate mutating func dropDigits() -> Int {
    let digits = prefix { (48...57).contains($0) }
    removeFirst(digits.count)
    return digits.count
  }
}
