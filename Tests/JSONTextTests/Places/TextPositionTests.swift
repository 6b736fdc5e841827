import JSONText
import Testing

struct TextPositionTests {
  @Test(
    arguments: [
      ("", 0, "1:1"), ("a", 0, "1:1"), ("a", 1, "1:2"), ("a\nb", 1, "1:2"), ("a\nb", 2, "2:1"),
      ("a\r\nb", 1, "1:2"), ("a\r\nb", 2, "1:3"), ("a\r\nb", 3, "2:1"), ("a\rb", 2, "2:1"),
      ("\r\r\n\n", 1, "2:1"), ("\r\r\n\n", 3, "3:1"), ("\r\r\n\n", 4, "4:1"), ("\n\r", 2, "3:1"),
      ("\tx", 1, "1:2"), ("éx", 2, "1:2"), ("e\u{301}x", 3, "1:3"), ("😀x", 4, "1:2"),
      ("é\né", 3, "2:1"), ("\u{FEFF}x", 3, "1:1"), ("\u{FEFF}x", 4, "1:2"),
      ("\u{FEFF}\n\u{FEFF}x", 7, "2:2"), ("\u{2028}x", 3, "1:2"), ("abc", 99, "1:4"),
    ] as [(String, Int, String)])
  func `a column counts scalars and each line end counts once`(
    _ text: String, _ offset: Int, _ expected: String
  ) {
    #expect(position(ofByte: offset, in: Array(text.utf8)).description == expected)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `an error behind ten thousand lines is in line 10001`(_ lineEnd: String) throws {
    let text = String(repeating: lineEnd, count: 10_000) + "  [1,]"
    let bytes = Array(text.utf8)
    let error = try #require(failure(of: bytes).read)
    let place = position(ofByte: error.offset, in: bytes)
    #expect(place.line == 10_001)
    #expect(place.column == 5)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `lines inside the document are counted too`(_ lineEnd: String) throws {
    let line = "\"é\"," + lineEnd
    let text = "[" + lineEnd + String(repeating: line, count: 9_998) + "\"é\" x]"
    let bytes = Array(text.utf8)
    let error = try #require(failure(of: bytes).read)
    #expect(position(ofByte: error.offset, in: bytes).description == "10000:5")
  }

  /// The second method: each place is found from the beginning of the text.
  @Test func `places that are asked for in great number are the same`() {
    let parts = ["é", "x", "\n", "\r\n", "\r", "😀", "{\"a\": 1}"]
    for (mark, line) in [("", nil), ("\u{FEFF}", nil), ("\u{FEFF}", 5)] as [(String, Int?)] {
      let text = mark + (0..<6000).map { parts[$0 * $0 % 7] }.joined()
      let bytes = Array(text.utf8)
      let positions = TextPositions(bytes, onlyLine: line)
      for offset in Array(0...8) + stride(from: 9, to: bytes.count + 50, by: 37) {
        let expected = bytes.withUnsafeBufferPointer {
          TextPosition(ofByte: offset, in: $0, onlyLine: line)
        }
        #expect(positions.position(ofByte: offset) == expected, "at \(offset)")
      }
    }
  }
}
