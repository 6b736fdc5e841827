import Testing

@testable import TimelineSimulation

@Suite struct ColumnSelectionTests {
  private static let columns = [
    Column(track: "opacity"), Column(track: "card_offset", suffix: "_x"),
    Column(track: "card_offset", suffix: "_y"), Column(track: "card_scale"),
  ]

  private static let selections: [(patterns: [String], places: [Int])] = [
    (["opacity"], [0]),
    (["card_scale", "opacity"], [3, 0]),
    (["card_offset"], [1, 2]),
    (["card_offset_y", "card_offset"], [2, 1]),
    (["*"], [0, 1, 2, 3]),
    (["card_*"], [1, 2, 3]),
    (["*_y", "*"], [2, 0, 1, 3]),
    (["*c*t*"], [0, 1, 2]),
    (["**offset**"], [1, 2]),
    (["card*_offset*x"], [1]),
    (["opacity", "opacity"], [0]),
  ]

  @Test(arguments: selections)
  func `columns come in the order in which they are named, each once`(
    patterns: [String], places: [Int]
  ) throws {
    #expect(try ColumnSelection(patterns).places(in: Self.columns) == places)
  }

  @Test(arguments: [
    ("opacty", "opacity"), ("card_ofset", "card_offset"), ("zzz", nil), ("pacity*", "opacity"),
    ("Opacity", "opacity"),
  ])
  func `a name that fits nothing is an error, with what was probably meant`(
    name: String, suggestion: String?
  ) {
    let selection = ColumnSelection(["opacity", name])
    let error = #expect(throws: UnknownColumn.self) { try selection.places(in: Self.columns) }
    #expect(error?.name == name)
    #expect(error?.suggestion == suggestion)
    #expect(error?.columns == Self.columns.map(\.name))
    #expect(error?.hasMore == false)
  }

  @Test func `no more than ten names are listed`() {
    let columns = (0..<11).map { Column(track: "x\($0)") }
    let error = #expect(throws: UnknownColumn.self) {
      try ColumnSelection(["nothing"]).places(in: columns)
    }
    #expect(error?.columns.count == 10)
    #expect(error?.hasMore == true)
  }

  @Test func `many stars in a long name take no long time`() throws {
    let columns = [Column(track: String(repeating: "a", count: 10_000))]
    let selection = ColumnSelection([String(repeating: "*a", count: 100) + "*b"])
    #expect(throws: UnknownColumn.self) { try selection.places(in: columns) }
  }
}
