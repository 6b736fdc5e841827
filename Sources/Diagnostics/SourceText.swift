package import JSONText

/// The bytes of one input under the name its user knows.
package struct SourceText: Sendable {
  /// The name as typed, or `<stdin>`.
  package let name: String
  /// The bytes as they were read.
  package let bytes: [UInt8]
  let firstLine: Int

  /// Creates a source from what was read.
  ///
  /// - Parameter firstLine: the number of the first line, for a text that is a part of another one.
  package init(name: String, bytes: [UInt8], firstLine: Int = 1) {
    self.name = name
    self.bytes = bytes
    self.firstLine = firstLine
  }

  /// The lines and columns of all bytes, for one who asks for many.
  package var positions: TextPositions { TextPositions(bytes, firstLine: firstLine) }

  /// The line and column of a byte.
  package func position(ofByte offset: Int) -> TextPosition {
    bytes.withUnsafeBufferPointer { TextPosition(ofByte: offset, in: $0, firstLine: firstLine) }
  }
}
