import ExpressionLanguage

/// The identity of an instance among those of its view in one place. Texts are compared as Swift compares
/// them.
struct InstanceIdentity: Hashable {
  /// The text of the value that identifies it; empty for the only instance of a view.
  let text: String
  /// Its number among the elements of the same identity, from 1.
  var ordinal = 1

  static let single = InstanceIdentity(text: "")

  private init(text: String) {
    self.text = text
  }

  init(_ value: Value) {
    self.init(text: value.textAsIdentity)
  }
}

extension Value {
  /// The text without the decimals that no document has written: 1 is a Double there, and no more.
  fileprivate var textAsIdentity: String {
    if case .double(let number) = self, let whole = Int(exactly: number) { return String(whole) }
    return text
  }
}

// MARK: - Names

extension InstanceIdentity {
  /// ASCII letters and digits as they are, `_` for every other ASCII character, and the number of any other
  /// character in Unicode. In a text without letters and digits all characters are numbers.
  var usualSpelling: String {
    let hasLetters = text.unicodeScalars.contains { $0.isNameLetter }
    return numbered(text.spelled { hasLetters && $0.isASCII })
  }

  /// The same with the numbers of all characters that are not ASCII letters or digits.
  var exactSpelling: String { numbered(text.spelled { $0.isNameLetter }) }

  private func numbered(_ spelling: String) -> String {
    ordinal > 1 ? "\(spelling)_\(ordinal)" : spelling
  }
}

extension String {
  /// The text in the characters of names: a `_` for each kept scalar that is not a letter or a digit, and for each
  /// scalar that is not kept a word `U1F34E`, with `_` between it and its neighbours.
  fileprivate func spelled(keeping isKept: (Unicode.Scalar) -> Bool) -> String {
    var name = ""
    var isAfterWord = false
    for scalar in unicodeScalars {
      if isKept(scalar) {
        let isLetter = scalar.isNameLetter
        if isAfterWord, isLetter { name += "_" }
        name.unicodeScalars.append(isLetter ? scalar : "_")
        isAfterWord = false
      } else {
        if let last = name.utf8.last, last != UInt8(ascii: "_") { name += "_" }
        name += scalar.codePointWord
        isAfterWord = true
      }
    }
    return name
  }
}

extension Unicode.Scalar {
  fileprivate var isNameLetter: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }

  /// `U00D6` for `Ö`, at least four digits.
  fileprivate var codePointWord: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
