package import Diagnostics
package import JSONText

/// The bytes of the source, and the texts of the strings in it.
struct SourceContent {
  let bytes: UnsafeBufferPointer<UInt8>

  /// The decoded text of a string.
  func text(_ string: JSONString) -> String { JSONCursor(bytes).text(string) }

  /// The decoded bytes of a string, which are copied only if it has escapes.
  @inline(__always)
  func withBytes<Result>(
    of string: JSONString, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    guard string.hasEscapes else { return body(raw(string)) }
    var text = text(string)
    return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }

  /// The bytes between the quotes, with their escapes.
  @inline(__always)
  func raw(_ string: JSONString) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[string.content])
  }
}

extension SourceText {
  /// The decoded text of a string.
  package func text(_ string: JSONString) -> String {
    bytes.withUnsafeBufferPointer { JSONCursor($0).text(string) }
  }

  /// The decoded bytes of a string, which are copied only if it has escapes.
  @inline(__always)
  func withDecoded<Result>(
    _ string: JSONString, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer { SourceContent(bytes: $0).withBytes(of: string, body) }
  }
}
