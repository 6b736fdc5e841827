package import JSONText

extension Diagnostic {
  /// The problem of a text that is not JSON.
  package init(_ error: JSONError) {
    self = .error(DiagnosticCode(error.reason), error.description, at: error.range)
    earlier =
      switch error.reason {
      case .duplicateKey(let firstUse): .firstUse(firstUse)
      default: error.openedAt.map(EarlierPlace.opening)
      }
  }
}

extension DiagnosticCode {
  fileprivate init(_ reason: JSONError.Reason) {
    self =
      switch reason {
      case .emptyText: .emptyInput
      case .unsupportedEncoding, .invalidUTF8: .encoding
      case .nestingTooDeep: .tooDeep
      case .numberOutOfRange: .numberRange
      case .duplicateKey: .duplicateKey
      case .unexpectedEnd, .unexpected, .unknownWord, .trailingComma, .leadingZero, .missingDigit,
        .unclosedString, .controlCharacter, .invalidEscape, .invalidUnicodeEscape, .loneSurrogate:
        .syntax
      }
  }
}
