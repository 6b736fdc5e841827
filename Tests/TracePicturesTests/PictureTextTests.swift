import Testing
import TimelineDocument

@testable import TracePictures

/// The texts of pictures: their titles, legends and labels, and the lanes that have several names.
@Suite struct PictureTextTests {
  /// A lane of a curve from 0 to a value in 1 s.
  private static func lane(_ name: String, to value: Double = 100, marks: [Mark] = []) -> Lane {
    let series = Series(name, samples: [Sample(0, 0), Sample(1, value)])
    var lane = Lane(name, unit: .points, series: [series])
    for mark in marks { lane.marks.add(mark) }
    return lane
  }

  private static func picture(_ lanes: [Lane]) -> Picture {
    var picture = Picture()
    picture.title = "samples/card.json"
    picture.lanes = lanes
    return picture
  }

  private static let marks = Mark.Kind.allCases.enumerated().map { index, kind in
    Mark(Double(index) / 10, kind, kind.rawValue)
  }

  @Test func `lanes that show the same are drawn once, under all of their names`() {
    var picture = Self.picture(["a", "b", "c", "d", "e"].map { Self.lane($0) })
    picture.lanes[2] = Self.lane("c", to: 99)
    picture.lanes[4].marks.add(Mark(0, .begin, "begin"))
    picture.mergeEqualLanes()
    #expect(picture.lanes.map { $0.titleWithUnit } == ["a, b, d (pt)", "c (pt)", "e (pt)"])
    var many = Self.picture((0..<9).map { Self.lane("v\($0)") })
    many.mergeEqualLanes()
    #expect(many.lanes.map { $0.title } == ["v0, v1, v2 and 6 more"])
    // Two names of 40 letters are more than the 70 that a title may have.
    let long = ["a", "b"].map { String(repeating: $0, count: 40) }
    #expect(long[0].joined(with: [long[1]]) == "\(long[0]) and 1 more")
    let rows = TerminalPicture(many, width: 80, dots: .ascii).text.split(separator: "\n")
    #expect(rows[1] == "v0, v1, v2 and 6 more (pt)")
  }

  @Test func `lanes of the same values are two where their units or components differ`() {
    var picture = Self.picture([Self.lane("a"), Self.lane("b")])
    picture.lanes[1] = Lane("b", unit: .degrees, series: picture.lanes[1].series)
    picture.mergeEqualLanes()
    #expect(picture.lanes.count == 2)
    let vector = { (name: String, parts: [String]) in
      Lane(
        name, unit: .points,
        series: parts.map { Series("\(name)_\($0)", samples: [Sample(0, 1), Sample(1, 2)]) })
    }
    picture.lanes = [vector("a", ["x", "y"]), vector("b", ["x", "y"]), vector("c", ["x", "z"])]
    picture.mergeEqualLanes()
    #expect(picture.lanes.map { $0.title } == ["a, b", "c"])
    #expect(picture.lanes[0].series.map { $0.title } == ["a_x, b_x", "a_y, b_y"])
  }

  @Test func `two lanes with marks and a note are in 24 rows of 80 columns`() {
    var picture = Self.picture([
      Self.lane("a", marks: Self.marks), Self.lane("b", to: 50, marks: Self.marks),
    ])
    picture.note = "unchanged: c, d"
    for mark in Self.marks { picture.marks.add(mark) }
    let text = TerminalPicture(picture, width: 80, dots: .braille).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // The last line is that of the prompt.
    #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 80 }, "\(text)")
    // One curve has all of its eight rows, and so have two without marks.
    for lanes in [1, 2] {
      let plain = TerminalPicture(
        Self.picture(Array(["a", "b"].map { Self.lane($0) }.prefix(lanes))), width: 80, dots: .ascii
      ).text
      #expect(plain.count { $0 == "|" } == 8 * lanes)
    }
  }

  @Test func `a legend is folded between its meanings, and a title between its words`() {
    var picture = Self.picture([Self.lane("a", marks: Self.marks)])
    picture.documentName = "a card that is dragged and then springs back to its place"
    let lines = TerminalPicture(picture, width: 40, dots: .ascii).text
      .split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["a card that is dragged and then springs", "back to its place"])
    #expect(
      lines.suffix(3) == [
        "b begin, r retarget, s set,", "l logically complete, e end,",
        "c completion, o other event, * several",
      ])
    #expect(["abcdef"].folded(to: 4, separator: " ") == ["abcd", "ef"])
  }

  @Test func `the name of a document is the title, and of two runs the files are below it`() {
    var picture = Self.picture([Self.lane("a")])
    #expect(picture.headings == ["samples/card.json"])
    picture.documentName = "a card"
    #expect(picture.headings == ["a card"])
    var second = picture
    second.title = "other.json"
    let both = Picture(comparing: picture, second)
    #expect(both.headings == ["a card", "samples/card.json, dashed: other.json"])
    #expect(VectorPicture(both).text.contains("<title>a card</title>"))
    second.documentName = "another card"
    #expect(
      Picture(comparing: picture, second).headings == ["samples/card.json, dashed: other.json"])
  }

  @Test func `labels have room beside the plots, and texts that are too long end in an ellipsis`() {
    var picture = Self.picture([Self.lane("a", to: -123_456_789_012)])
    picture.documentName = String(repeating: "long ", count: 100)
    let frame = VectorFrame(picture)
    // Labels such as -1.5e+11: at least eight characters of 0.56 of 12 units, 6 before the plot.
    #expect(frame.left > 8 * 12 * 0.56 + 6)
    #expect(VectorFrame(Self.picture([Self.lane("a")])).left == 52)
    // (720 - 24) / 6.72 are 103.6 characters, of which the ellipsis is one.
    let title = String(repeating: "long ", count: 100).prefix(102) + "\u{2026}"
    #expect(VectorPicture(picture).text.contains(">\(title)</text>"))
    #expect("short".shortened(to: 100, size: 12) == "short")
  }

  @Test func `names of curves that have no room beside that of the lane are left out`() {
    let series = (0..<20).map {
      Series("lane_component\($0)", samples: [Sample(0, Double($0)), Sample(1, 2)])
    }
    let text = VectorPicture(Self.picture([Lane("lane", unit: .number, series: series)])).text
    let shown = (0..<20).filter { text.contains(">component\($0)</text>") }
    // A name of 11 characters takes 74 units and 12 between; 648 less the 39 of the lane's own have seven.
    #expect(shown == Array(13..<20))
  }
}
