package import Diagnostics

/// A Swift source as tokens, with the problems of its texts and brackets.
package struct SwiftTokens: Sendable {
  /// The bytes of the source.
  package let bytes: [UInt8]
  /// The tokens in their order.
  package internal(set) var tokens: [SwiftToken] = []
  /// The errors, at their places.
  package internal(set) var problems = DiagnosticList()

  /// Cuts a source into tokens, in time linear in its length.
  ///
  /// - Parameter sourceCount: the number of sources that are joined in the bytes.
  package init(_ bytes: [UInt8], sourceCount: Int = 1) {
    self.bytes = bytes
    var scanner = SwiftScanner(bytes, sourceCount: sourceCount)
    scanner.scan()
    tokens = scanner.tokens
    problems = scanner.problems
  }

  /// The text of a token.
  package func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? text(bytes: tokens[index].range) : ""
  }

  /// The text of a range of bytes.
  package func text(bytes range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// The bytes from the first to the last of some tokens.
  package func range(_ indices: Range<Int>) -> Range<Int> {
    let indices = indices.clamped(to: tokens.indices)
    guard let last = indices.last else {
      let place =
        indices.lowerBound < tokens.count
        ? tokens[indices.lowerBound].range.lowerBound : bytes.count
      return place..<place
    }
    return tokens[indices.lowerBound].range.lowerBound..<tokens[last].range.upperBound
  }

  /// Whether a token has a text.
  package func has(_ index: Int, _ text: String) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    return bytes[tokens[index].range].elementsEqual(text.utf8)
  }

  /// The kind of a token; nil beyond the end.
  package func kind(_ index: Int) -> SwiftToken.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }
}
