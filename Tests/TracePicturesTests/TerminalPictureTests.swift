import Foundation
import Testing
import TimelineDocument

@testable import TracePictures

/// What a terminal shows can be read back.
@Suite struct TerminalPictureTests {
  /// A curve of which every value is known.
  private static func wave(_ time: Double) -> Double { 20 + 80 * sin(3 * time) }

  private static func picture() -> Picture {
    let samples = (0...600).map { Sample(Double($0) / 200, wave(Double($0) / 200)) }
    var picture = Picture()
    picture.lanes = [Lane("wave", unit: .number, series: [Series("wave", samples: samples)])]
    return picture
  }

  /// The height of the dot in each column of dots, counted from below, read from the characters alone.
  private static func dots(_ rows: [Substring], _ style: DotStyle) -> [Int?] {
    let width = rows.map(\.count).max() ?? 0
    var dots: [Int?] = Array(repeating: nil, count: width * (style == .braille ? 2 : 1))
    for (row, text) in rows.reversed().enumerated() {
      for (column, character) in text.enumerated() {
        guard let code = character.unicodeScalars.first?.value else { continue }
        if style == .ascii {
          if let place = [".", "-", "'"].firstIndex(of: character) {
            dots[column] = row * 3 + place
          }
          continue
        }
        // The numbers of the dots of a braille character, by Unicode: 1, 2, 3, 7 and 4, 5, 6, 8 downwards.
        for (bit, offset, height) in [
          (0x01, 0, 3), (0x02, 0, 2), (0x04, 0, 1), (0x40, 0, 0),
          (0x08, 1, 3), (0x10, 1, 2), (0x20, 1, 1), (0x80, 1, 0),
        ] where (code - 0x2800) & UInt32(bit) != 0 {
          dots[2 * column + offset] = row * 4 + height
        }
      }
    }
    return dots
  }

  @Test(arguments: [DotStyle.braille, .ascii], [30, 80, 213])
  func `decoding the dots gives the values back within half a dot`(style: DotStyle, width: Int)
    throws
  {
    let text = TerminalPicture(Self.picture(), width: width, dots: style).text
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= width })
    let rows = lines.filter { $0.contains(style == .braille ? "\u{2502}" : "|") }
      .map { $0[$0.index(after: $0.firstIndex { "\u{2502}|".contains($0) } ?? $0.startIndex)...] }
    let dots = Self.dots(rows, style)
    let top = Double(rows.count * (style == .braille ? 4 : 3) - 1)
    let (low, high) = (-60.0, 100.0)
    let count = dots.lastIndex { $0 != nil }.map { $0 + 1 } ?? 0
    // All columns of dots are there, apart from those of the labels.
    #expect(count >= (width - 5) * (style == .braille ? 2 : 1))
    for (column, dot) in dots.prefix(count).enumerated() {
      let value = Self.wave(3 * Double(column) / Double(count - 1))
      let shown = try #require(dot, "column \(column) has no dot")
      let decoded = low + (high - low) * Double(shown) / top
      #expect(abs(decoded - value) <= (high - low) / top * 0.5 + 0.1, "column \(column)")
    }
  }

  @Test func `what happens is marked below its time, and explained once`() {
    var picture = Self.picture()
    picture.lanes[0].marks.add(Mark(0, .begin, "begin"))
    picture.lanes[0].marks.add(Mark(3, .end, "end"))
    picture.lanes[0].marks.add(Mark(3, .complete, "complete"))
    let lines = TerminalPicture(picture, width: 60, dots: .ascii).text.split(separator: "\n")
    let marks = lines.first { $0.allSatisfy { " b*".contains($0) } }
    // The labels and the edge take 5 columns, and so 55 are left.
    #expect(
      marks
        == Substring(
          String(repeating: " ", count: 5) + "b" + String(repeating: " ", count: 53) + "*"))
    #expect(lines.last == "b begin, e end, c completion, * several")
  }

  @Test func `a missing value leaves a gap`() {
    var picture = Picture()
    let samples = [Sample(0, 0), Sample(1, 1), Sample(1.5, nil), Sample(2, 0), Sample(3, 1)]
    picture.lanes = [Lane("x", unit: .number, series: [Series("x", samples: samples)])]
    let rows = TerminalPicture(picture, width: 64, dots: .ascii).text
      .split(separator: "\n", omittingEmptySubsequences: false).filter { $0.contains("|") }
      .map { $0[$0.index(after: $0.firstIndex(of: "|") ?? $0.startIndex)...] }
    let dots = Self.dots(rows, .ascii)
    // Of 61 columns 20 are a second; between 1 and 2 s there is no value on both sides.
    #expect(dots[20] != nil && dots[21..<40].allSatisfy { $0 == nil } && dots[40] != nil)
  }

  @Test func `a sparkline has a line per curve that fills the width`() {
    let text = Sparklines(Self.picture(), width: 50, dots: .braille).text
    #expect(text.split(separator: "\n").map(\.count) == [50])
    #expect(text.hasPrefix("wave ") && text.contains(" 20 to "))
    // sin(3 t) is highest at 0.52 s and lowest at 1.57 s of 3 s.
    let course = Array(text.dropFirst(5).prefix(28))
    let highest = course.firstIndex(of: "\u{2588}") ?? 0
    #expect((3...8).contains(highest))
    #expect(course.firstIndex(of: "\u{2581}").map { (11...18).contains($0) } == true)
  }
}
