import Diagnostics
import Testing
import TimelineDocument

@testable import CommandLineInterface

@Suite struct ExcerptTests {
  private func excerpt(_ text: String, _ range: Range<Int>, line: Int = 1) -> [Substring] {
    let source = SourceText(name: "test", bytes: Array(text.utf8))
    return Excerpt(of: source, around: range, line: line).lines(in: .plain).split(separator: "\n")
  }

  @Test func `the caret stands under the first character and waves under the others`() {
    #expect(
      excerpt("one\ntwo three\r\nfour", 8..<13, line: 2) == ["2 | two three", "  |     ^~~~~"])
  }

  @Test func `a range over several lines is marked to the end of its first`() {
    #expect(excerpt("ab\ncd", 1..<5) == ["1 | ab", "  |  ^"])
  }

  @Test func `a range at the end of the text is a caret behind it`() {
    #expect(excerpt("ab", 2..<2) == ["1 | ab", "  |   ^"])
    #expect(excerpt("", 0..<0) == ["1 | ", "  | ^"])
  }

  @Test func `one character is one column whatever its bytes`() {
    #expect(excerpt("a\té\u{1B}x", 5..<6) == ["1 | a é\u{FFFD}x", "  |     ^"])
  }

  @Test(arguments: [0, 500_000, 999_999])
  func `a line of a megabyte is cut to a terminal's width around the place`(place: Int) {
    var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    bytes[place] = UInt8(ascii: "B")
    let source = SourceText(name: "test", bytes: bytes)
    let lines = Excerpt(of: source, around: place..<place + 1, line: 12345).lines(in: .plain)
      .split(separator: "\n").map { Array($0) }
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines[0].firstIndex(of: "B") == lines[1].firstIndex(of: "^"))
  }
}
