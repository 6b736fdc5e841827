import JSONText
import Testing

struct JSONStringTests {
  @Test(
    arguments: [
      (#""name""#, "name", true), (#""name""#, "nam", false), (#""name""#, "named", false),
      (#""n\u0061me""#, "name", true), (#""n\u0061me""#, "nam", false),
      (#""n\u0061m""#, "name", false), (#""\ud83d\ude00""#, "😀", true), (#""""#, "", true),
      (#""\n""#, "\n", true), (#""é""#, "e\u{301}", false),
      (#""a long name of things""#, "x", false),
      (#""a long name of things""#, "a long name of things", true),
      (#""a long name of thingz""#, "a long name of things", false),
    ])
  func `a string is compared by its decoded bytes`(
    _ text: String, _ name: String, _ isEqual: Bool
  ) throws {
    try withString(text) { cursor, string in
      var name = name
      #expect(name.withUTF8 { cursor.isEqual(string, $0) } == isEqual)
    }
  }

  @Test func `a string is compared with a name in the program`() throws {
    try withString(#""duration""#) { cursor, string in
      #expect(cursor.isEqual(string, "duration"))
      #expect(!cursor.isEqual(string, "d"))
      #expect(!cursor.isEqual(string, ""))
    }
    try withString(#""d""#) { cursor, string in #expect(cursor.isEqual(string, "d")) }
  }

  @Test(
    arguments: [
      (#""abc""#, [1, 2, 3, 4, 4]),
      (#""a\nb""#, [1, 2, 4, 5, 5]),
      (#""\u00e9x""#, [1, 1, 7, 8, 8]),
      (#""éx""#, [1, 2, 3, 4, 4]),
      (#""\ud83d\ude00!""#, [1, 1, 1, 1, 13, 14]),
      (#""\"\\\/.""#, [1, 3, 5, 7, 8, 8]),
      (#""""#, [1, 1]),
    ] as [(String, [Int])])
  func `each decoded byte knows where in the text it comes from`(
    _ text: String, _ offsets: [Int]
  ) throws {
    try withString(text) { cursor, string in
      let found = offsets.indices.map { cursor.rawOffset(in: string, ofDecodedUTF8: $0) }
      #expect(found == offsets)
    }
  }

  @Test func `every byte is judged alike at every place of a long string`() {
    for byte in 0...UInt8.max {
      for place in 0..<20 {
        var bytes: [UInt8] = [0x22] + Array(repeating: 0x61, count: 20) + [0x22]
        bytes[place + 1] = byte
        let error = failure(of: bytes).read
        switch byte {
        case 0..<0x20: #expect(error?.reason == .controlCharacter(byte))
        case 0x22: #expect(error?.offset == place + 2)
        case 0x5C: #expect(error?.code == (place < 19 ? "invalid-escape" : "unclosed-string"))
        case 0x80...: #expect(error?.reason == .invalidUTF8)
        default: #expect(error == nil)
        }
        if byte < 0x20 || byte >= 0x80 { #expect(error?.offset == place + 1) }
      }
    }
  }

  @Test func `the ranges of a string are with and without its quotes`() throws {
    try withString(#""abc""#) { _, string in
      #expect(string.range == 0..<5)
      #expect(string.content == 1..<4)
      #expect(!string.hasEscapes)
    }
    try withString(#""\n""#) { _, string in #expect(string.hasEscapes) }
  }

  private func withString(_ text: String, _ body: (JSONCursor, JSONString) -> Void) throws {
    try withCursor(over: Array(text.utf8)) { (cursor: inout JSONCursor) throws(JSONError) in
      let string = try cursor.readString()
      body(cursor, string)
    }
  }
}
