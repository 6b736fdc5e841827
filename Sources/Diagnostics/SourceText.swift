package import JSONText

/// The bytes of one input under the name its user knows.
package struct SourceText: Sendable {
  /// The name as typed, or `<stdin>`.
  package let name: String
  /// The bytes as they were read.
  package let bytes: [UInt8]
  let onlyLine: Int?

  /// Creates a source from what was read.
  ///
  /// - Parameter onlyLine: the number of the line that the text is, for one of the lines of a batch.
  package init(name: String, bytes: [UInt8], onlyLine: Int? = nil) {
    self.name = name
    self.bytes = bytes
    self.onlyLine = onlyLine
  }

  /// The lines and columns of all bytes, for one who asks for many.
  package var positions: TextPositions { TextPositions(bytes, onlyLine: onlyLine) }

  /// The line and column of a byte.
  package func position(ofByte offset: Int) -> TextPosition {
    bytes.withUnsafeBufferPointer { TextPosition(ofByte: offset, in: $0, onlyLine: onlyLine) }
  }
}
