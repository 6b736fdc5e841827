package import JSONText

/// The bytes of one input under the name its user knows.
package struct SourceText: Sendable {
  /// The name as typed, or `<stdin>`.
  package let name: String
  /// The bytes as they were read, or made of those.
  package let bytes: [UInt8]
  let onlyLine: Int?
  /// The text that the bytes were made of; nil where they are as they were read.
  package let made: MadeText?

  /// Creates a source from what was read.
  ///
  /// - Parameters:
  ///   - onlyLine: the number of the line that the text is, for one of the lines of a batch.
  ///   - made: what the bytes were made of.
  package init(name: String, bytes: [UInt8], onlyLine: Int? = nil, made: MadeText? = nil) {
    self.name = name
    self.bytes = bytes
    self.onlyLine = onlyLine
    self.made = made
  }

  /// The lines and columns of all bytes, for one who asks for many.
  package var positions: SourcePositions { SourcePositions(self) }

  /// The line and column of a byte.
  package func position(ofByte offset: Int) -> TextPosition {
    let shown = shown(offset..<offset)
    return shown.bytes.withUnsafeBufferPointer {
      TextPosition(ofByte: shown.range.lowerBound, in: $0, onlyLine: onlyLine)
    }
  }

  /// The text that its user has written, with the place in it of a range of bytes.
  ///
  /// Behind the end of a text that was made, the places are those of what it was made of.
  package func shown(_ range: Range<Int>) -> (bytes: [UInt8], range: Range<Int>) {
    guard let made else { return (bytes, range) }
    let start = range.lowerBound - bytes.count - 1
    guard start < 0 else { return (made.original, start..<(start + range.count)) }
    return (made.original, made.place(of: range.lowerBound))
  }

  /// The diagnostics found while the text was made, at places behind its end.
  package var found: DiagnosticList {
    guard let made else { return DiagnosticList() }
    return made.found.map { diagnostic in
      let lower = diagnostic.range.lowerBound + bytes.count + 1
      return Diagnostic(
        severity: diagnostic.severity, code: diagnostic.code, message: diagnostic.message,
        range: lower..<(lower + diagnostic.range.count), help: diagnostic.help)
    }
  }
}

/// The lines and columns of a source.
package struct SourcePositions: Sendable {
  private let source: SourceText
  private let positions: TextPositions

  init(_ source: SourceText) {
    self.source = source
    positions = TextPositions(source.made?.original ?? source.bytes, onlyLine: source.onlyLine)
  }

  /// The line and column of a byte.
  package func position(ofByte offset: Int) -> TextPosition {
    guard source.made != nil else { return positions.position(ofByte: offset) }
    return positions.position(ofByte: source.shown(offset..<offset).range.lowerBound)
  }
}
