import JSONText
import Testing

struct UTF8Tests {
  /// Sequences that are not UTF-8, after the table of well-formed sequences in the Unicode standard.
  static let illFormed: [[UInt8]] = [
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xC2, 0xC2],
    [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xE1, 0x80], [0xE1, 0x41, 0x80], [0xE1, 0x80, 0x41],
    [0xED, 0xA0, 0x80], [0xED, 0xAF, 0xBF], [0xED, 0xB0, 0x80], [0xED, 0xBF, 0xBF],
    [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF1, 0x80, 0x80],
    [0xF1, 0x80, 0x80, 0x41],
    [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80],
  ]

  static let limits: [Unicode.Scalar] = [
    "\u{20}", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{FFF}", "\u{1000}", "\u{CFFF}",
    "\u{D000}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{10000}",
    "\u{3FFFF}", "\u{40000}", "\u{FFFFF}", "\u{100000}", "\u{10FFFF}",
  ]

  @Test(arguments: illFormed, ["", "ab", "éééé", "a long text in front of it"])
  func `bytes that are not UTF-8 are refused at the first one`(_ bytes: [UInt8], _ before: String) {
    let prefix = Array("[\"\(before)".utf8)
    for suffix in ["\"]", "", "and a long text behind it\"]"] {
      let errors = failure(of: prefix + bytes + Array(suffix.utf8))
      #expect(errors.read?.reason == .invalidUTF8)
      #expect(errors.read?.offset == prefix.count)
      #expect(errors.skipped == errors.read)
    }
  }

  @Test(arguments: illFormed)
  func `they are refused as keys, after a backslash and outside of strings`(_ bytes: [UInt8]) {
    for (before, after) in [("{\"", "\":1}"), ("[\"\\", "\"]"), ("[", "]"), ("[1", "]"), ("", "")] {
      let prefix = Array(before.utf8)
      let error = failure(of: prefix + bytes + Array(after.utf8)).read
      #expect(error != nil)
      let isMark = bytes == [0xFE] || bytes == [0xFF]
      if !before.isEmpty, !isMark { #expect(error?.offset == prefix.count) }
    }
  }

  @Test(arguments: limits)
  func `the first and last scalar of each length are read`(_ scalar: Unicode.Scalar) throws {
    #expect(try parse("\"\(scalar)\"") == .string(.init(String(scalar))))
    #expect(try parse("\"1234567\(scalar)89\"") == .string("1234567\(scalar)89"))
  }

  @Test func `every scalar is read, raw and escaped`() throws {
    for value in stride(from: UInt32(0x20), to: 0x110000, by: 0x25) {
      guard let scalar = Unicode.Scalar(value), scalar != "\"", scalar != "\\" else { continue }
      let units = String(scalar).utf16.map { unit in
        "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count)
          + String(unit, radix: 16)
      }
      let text = "[\"\(scalar)\",\"\(units.joined())\"]"
      #expect(
        try parse(text) == .array([.string(.init(String(scalar))), .string(.init(String(scalar)))]))
    }
  }

  @Test(
    arguments: [
      ([0xFE, 0xFF, 0x00, 0x7B], "UTF-16"), ([0xFF, 0xFE, 0x7B, 0x00], "UTF-16"),
      ([0x00, 0x7B, 0x00, 0x7D], "UTF-16"), ([0x7B, 0x00, 0x7D, 0x00], "UTF-16"),
      ([0x31, 0x00], "UTF-16"), ([0x00, 0x31], "UTF-16"), ([0xFE, 0xFF], "UTF-16"),
      ([0xFF, 0xFE, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"),
      ([0x31, 0x00, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0x00, 0x31], "UTF-32"),
    ] as [([UInt8], String)])
  func `another encoding is called by its name`(_ bytes: [UInt8], _ name: String) {
    let error = failure(of: bytes).read
    #expect(error?.code == "unsupported-encoding")
    #expect(error?.offset == 0)
    #expect(error?.description.contains(name) == true)
  }

  @Test func `one mark at the beginning is skipped and no other`() throws {
    #expect(try parse("\u{FEFF} 1") == .number(1))
    #expect(try parse("\"\u{FEFF}\"") == .string("\u{FEFF}"))
    #expect(failure(of: Array("\u{FEFF}\u{FEFF}1".utf8)).read?.offset == 3)
    #expect(failure(of: Array(" \u{FEFF}1".utf8)).read?.offset == 1)
  }
}
