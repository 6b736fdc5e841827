import Diagnostics
import JSONText
import Testing

/// A text that was made shows the places of what it was made of.
@Suite struct MadeTextTests {
  private static let original = Array("first\nsecond\nthird\n".utf8)

  /// `{ "a": "xy", "b": 12345 }`, of which the whole comes from the second line, and two values from their own.
  private static func source() -> SourceText {
    var found = DiagnosticList()
    found.add(.warning(.notSimulated, "at the third line", at: 13..<18))
    let made = MadeText(
      of: original,
      places: [
        (range: 2..<25, original: 6..<12), (range: 7..<11, original: 0..<5),
        (range: 18..<23, original: 13..<18),
      ],
      found: found, isRefused: false)
    return SourceText(
      name: "a.swift", bytes: Array("{ \"a\": \"xy\", \"b\": 12345 }".utf8), made: made)
  }

  @Test(arguments: [
    (0, 1), (2, 2), (6, 2), (7, 1), (10, 1), (11, 2), (17, 2), (18, 3), (22, 3), (23, 2), (25, 1),
  ])
  func `a byte is at the place of the innermost part around it`(offset: Int, line: Int) {
    let source = Self.source()
    #expect(source.position(ofByte: offset).line == line)
    #expect(source.position(ofByte: offset).column == 1)
    #expect(source.positions.position(ofByte: offset).line == line)
    #expect(source.shown(offset..<offset).bytes == Self.original)
  }

  @Test func `what was found while it was made is at its own place`() {
    let source = Self.source()
    let found = source.found.first
    #expect(found.count == 1)
    #expect(source.position(ofByte: found[0].range.lowerBound).line == 3)
    #expect(source.shown(found[0].range).range == 13..<18)
  }

  @Test func `a replaced part moves what is behind it`() {
    let source = Self.source()
    let replaced = ReplacedText(source, replacing: [ReplacedText.Part(7..<11, by: "\"longer\"")])
    #expect(replaced.source.position(ofByte: 18 + 4).line == 3)
    #expect(replaced.source.position(ofByte: 7).line == 1)
    let moved = replaced.original(replaced.source.found)
    #expect(moved.first[0].range == source.found.first[0].range)
  }

  @Test func `thousands of nested and successive parts are looked up at once`() {
    let places = (0..<20_000).map { (range: ($0 * 4)..<($0 * 4 + 3), original: $0..<($0 + 1)) }
    let made = MadeText(
      of: Array(repeating: 0x0A, count: 20_001),
      places: [(range: 0..<80_000, original: 0..<1)] + places, found: DiagnosticList(),
      isRefused: false)
    let source = SourceText(
      name: "a", bytes: Array(repeating: 0x20, count: 80_000), made: made)
    let positions = source.positions
    #expect(positions.position(ofByte: 4 * 9_999).line == 10_000)
    #expect(positions.position(ofByte: 4 * 9_999 + 3).line == 1)
  }

  @Test func `a text that was read has its own places`() {
    let source = SourceText(name: "a", bytes: Array("x\ny".utf8))
    #expect(source.position(ofByte: 2).line == 2)
    #expect(source.found.isEmpty)
    #expect(source.shown(1..<2).range == 1..<2)
  }
}
