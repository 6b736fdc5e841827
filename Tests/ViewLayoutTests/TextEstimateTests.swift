import AnimationEngine
import Testing

@testable import ViewLayout

@Suite struct TextEstimateTests {
  /// Widths of Inter's characters in 2,816ths of the size of the font.
  private static let units = 2816.0
  private static let (a, b, space, dot) = (1588.0, 1748.0, 792.0, 776.0)
  private let line = 3408.0

  /// The size of a text of which the font is so large that a unit is a point.
  private func size(
    _ string: String, width: Double? = nil, height: Double? = nil, lineLimit: Int? = nil
  ) -> Size {
    LayoutText(string, fontSize: Self.units, lineLimit: lineLimit).size(
      in: SizeProposal(width: width, height: height))
  }

  @Test func `a text is as wide as its characters, and grows with its font`() {
    #expect(size("ab") == Size(width: Self.a + Self.b, height: line))
    let small = LayoutText("ab", fontSize: 17).size(in: .unspecified)
    #expect(abs(small.width - 17 * (Self.a + Self.b) / Self.units) < 1e-12)
    #expect(abs(small.height - 17 * line / Self.units) < 1e-12)
    #expect(size("") == .zero && size(" ") == Size(width: 0, height: line))
  }

  @Test func `words wrap where a line is full`() {
    let two = Self.a + Self.space + Self.b
    #expect(size("a b a b", width: two) == Size(width: two, height: 2 * line))
    #expect(size("a b a b", width: two - 1) == Size(width: Self.b, height: 4 * line))
    #expect(size("a b", width: two) == Size(width: two, height: line))
    #expect(size("a\nb\r\nb", width: nil) == Size(width: Self.b, height: 3 * line))
    #expect(size("a\n\nb") == Size(width: Self.b, height: 3 * line))
    // A space at the end of a line takes no room.
    #expect(size("a   b", width: Self.b) == Size(width: Self.b, height: 2 * line))
  }

  @Test func `a word that is wider than a line is broken`() {
    #expect(size("aaaaa", width: 2 * Self.a) == Size(width: 2 * Self.a, height: 3 * line))
    #expect(
      size("b aaaaa", width: 2 * Self.a + 10) == Size(width: 2 * Self.a, height: 4 * line))
    // A line has one character at least, and the text is never wider than its room.
    #expect(size("aaa", width: 10) == Size(width: 10, height: 3 * line))
    #expect(size("aaa", width: 0) == Size(width: 0, height: 3 * line))
  }

  @Test func `lines over the limit, or over the height, are cut off`() {
    #expect(
      size("a a a a", width: Self.a + 5, lineLimit: 2) == Size(width: Self.a + 5, height: 2 * line))
    #expect(size("a\na\na", lineLimit: 2) == Size(width: Self.a, height: 2 * line))
    #expect(size("a a a a", width: Self.a, height: 3.5 * line).height == 3 * line)
    #expect(size("a a a a", width: Self.a, height: 3 * line).height == 3 * line)
    #expect(size("a a", width: Self.a, height: 0).height == line)
    #expect(size("a", width: .infinity, height: .infinity) == Size(width: Self.a, height: line))
  }

  @Test func `a text in the width that it asked for does not wrap`() {
    for length in 1...200 {
      let text = LayoutText(String(repeating: "word ab. ", count: length), fontSize: 17)
      let ideal = text.size(in: .unspecified)
      // Padding takes a length away that it has added before.
      let width = ideal.width + 16.1 - 16.1
      #expect(text.size(in: SizeProposal(width: width, height: nil)).height == ideal.height)
    }
  }

  @Test func `a text is not wider, and not lower, in less room`() {
    let text = LayoutText("Positions are pushed down only where they changed.", fontSize: 17)
    var former = text.size(in: .unspecified)
    for width in stride(from: former.width, through: 0, by: -1.5) {
      let size = text.size(in: SizeProposal(width: width, height: nil))
      #expect(size.width <= width && size.height >= former.height)
      former = size
    }
  }

  @Test func `marks take no room, and an emoji or ideograph as much as the font is large`() {
    #expect(size("e\u{301}") == size("e"))
    #expect(size("日本") == Size(width: 2 * Self.units, height: line))
    #expect(size("日本", width: Self.units).height == 2 * line)
    // A family is one picture of three that are joined; a flag is two letters here.
    #expect(size("👨\u{200D}👩\u{200D}👧").width == Self.units)
    #expect(size("👍🏽").width == Self.units)
    #expect(size("\u{10FFFF}").width == Double(AdvanceWidths.usual))
    #expect(size("a-a", width: Self.a + 1296).height == 2 * line)
  }

  @Test func `the table has the characters of its blocks`() {
    for block in AdvanceWidths.blocks {
      #expect(block.widths.contains { $0 > 0 })
      #expect(block.widths.allSatisfy { $0 < 3 * UInt16(Self.units) })
    }
    #expect(AdvanceWidths.width(of: ".") == Self.dot)
    let letters = "abcdefghijklmnopqrstuvwxyz".unicodeScalars.map { AdvanceWidths.width(of: $0) }
    #expect(abs(letters.reduce(0, +) / 26 - Double(AdvanceWidths.usual)) <= 0.5)
  }
}
