/// The places of many bytes of one text, each found without reading the text from its beginning.
package struct TextPositions: Sendable {
  /// Where counting can go on from.
  private struct Mark {
    var line: Int
    /// The number of scalars before it in its line.
    var column = 0
  }

  /// How many bytes lie between two marks. Messages and explanations ask for a place in every line that they write, and
  /// a generated document is often one line: reading 4,096 bytes each time took a sixth of an explanation.
  private static let spacing = 512

  private let bytes: [UInt8]
  private let hasOneLine: Bool
  private var marks: [Mark]

  /// Reads a text once, and notes a mark now and then.
  ///
  /// - Parameter onlyLine: the number of the text's only line, in which a lone CR is a blank.
  package init(_ bytes: [UInt8], onlyLine: Int? = nil) {
    self.bytes = bytes
    hasOneLine = onlyLine != nil
    var mark = Mark(line: onlyLine ?? 1)
    marks = [mark]
    for start in stride(from: 0, to: bytes.count - Self.spacing, by: Self.spacing) {
      advance(&mark, over: start..<start + Self.spacing)
      marks.append(mark)
    }
  }

  /// The place of the byte `offset`; an offset past the end is taken as the end.
  package func position(ofByte offset: Int) -> TextPosition {
    let end = min(max(offset, 0), bytes.count)
    let index = min(end / Self.spacing, marks.count - 1)
    var mark = marks[index]
    advance(&mark, over: index * Self.spacing..<end)
    return TextPosition(line: mark.line, column: mark.column + 1)
  }

  private func advance(_ mark: inout Mark, over range: Range<Int>) {
    bytes.withUnsafeBufferPointer { bytes in
      let startsWithMark =
        bytes.count > 2 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
      for index in range {
        if !hasOneLine, TextPosition.endsLine(index, bytes) {
          mark = Mark(line: mark.line + 1)
        } else if bytes[index] & 0xC0 != 0x80 {
          mark.column += 1
        }
        // A mark at the beginning of the text takes no column.
        if index == 2, startsWithMark { mark.column -= 1 }
      }
    }
  }
}
