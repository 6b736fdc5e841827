package import Diagnostics

extension ExpressionText {
  /// Whether the text is a closure and not a value: `{ $0 > 1 }`.
  package var isClosure: Bool { bytes.isClosure }

  /// Whether the text contains a word.
  func contains(_ word: Keyword) -> Bool {
    bytes.split { !$0.isIdentifierPart }.contains { $0.elementsEqual(word.rawValue.utf8) }
  }
}

extension Collection<UInt8> {
  /// Whether the bytes of an expression are a closure and not a value.
  package var isClosure: Bool { first { !$0.isBlank } == UInt8(ascii: "{") }
}
