/// The text of an expression together with where it was read.
package struct ExpressionText: Sendable {
  /// The decoded text, as UTF-8.
  package private(set) var bytes: [UInt8]
  /// The place of each of its bytes in the file.
  package private(set) var places: PlaceMap

  /// A text that the file contains verbatim, such as an argument of the command line.
  package init(_ text: String, at offset: Int = 0) {
    bytes = Array(text.utf8)
    places = PlaceMap(at: offset)
  }

  /// A decoded text whose places are known.
  package init(_ text: String, places: PlaceMap) {
    bytes = Array(text.utf8)
    self.places = places
  }

  /// The lines of a body that a document spells as an array of strings.
  package init(lines: [ExpressionText]) {
    bytes = []
    places = lines.first?.places ?? PlaceMap()
    for (index, line) in lines.enumerated() {
      if index > 0 {
        bytes.append(UInt8(ascii: "\n"))
        places.append(line.places, from: bytes.count)
      }
      bytes += line.bytes
    }
  }

  /// The text of a range of the bytes alone.
  package func part(_ range: Range<Int>) -> ExpressionText {
    ExpressionText(
      String(decoding: bytes[range], as: UTF8.self), places: places.dropping(range.lowerBound))
  }

  /// The bytes of the file that the whole text was read from.
  package var fileRange: Range<Int> { places.fileRange(bytes.indices) }
}
