import JSONText
import TestSupport
import Testing

@testable import TimelineSimulation

@Suite struct NumberCellsTests {
  /// What a cell writes, told from the room around it.
  private func text(_ value: Double, _ cells: borrowing NumberCells, _ cell: Int) throws -> String {
    try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DecimalText.maximumLength) {
      let start = try #require($0.baseAddress)
      let count = try cells.write(value, inCell: cell, to: start) - start
      return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }

  @Test(arguments: [NumberFormat.fixed(6), .fixed(0), .fixed(15), .shortest])
  func `a number has the same text however often it was printed`(format: NumberFormat) throws {
    var generator = SeededGenerator(seed: 11)
    let cells = NumberCells(count: 3, format: format, trimming: false)
    let values = [0, -0.0, 1.5, -1e20, 123_456.789_012_345_67, 1e-9, 0.1 + 0.2]
    for _ in 0..<2_000 {
      let cell = Int.random(in: 0..<3, using: &generator)
      let value = generator.element(of: values)
      let expected =
        switch format {
        case .fixed(let decimals): DecimalText.fixed(value, decimals: decimals)
        case .shortest: DecimalText.shortest(value)
        }
      #expect(try text(value, cells, cell) == expected, "\(generator)")
    }
  }

  @Test(arguments: [
    (1.5, 6, "1.5"), (2, 6, "2"), (-0.000_000_4, 6, "0"), (1_200, 0, "1200"), (0.1, 3, "0.1"),
    (-10.25, 2, "-10.25"),
  ])
  func `JSON drops the zeros at the end of decimals only`(
    value: Double, decimals: Int, expected: String
  ) throws {
    let cells = NumberCells(count: 1, format: .fixed(decimals), trimming: true)
    for _ in 0..<3 { #expect(try text(value, cells, 0) == expected) }
  }
}
