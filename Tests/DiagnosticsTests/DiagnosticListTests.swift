import Testing
import Diagnostics

@Suite struct DiagnosticListTests {
  @Test func `diagnostics stand in the order of their places`() {
    var list = DiagnosticList()
    for place in [5, 1, 9, 1, 3] {
      list.add(.error(.syntax, "\(list.errorCount)", at: place..<place + 1))
    }
    #expect(list.first.map(\.range.lowerBound) == [1, 1, 3, 5, 9])
    #expect(list.first.map(\.message) == ["1", "3", "4", "0", "2"])
  }

  @Test func `only the first twenty are kept and all are counted`() {
    var list = DiagnosticList()
    for place in (0..<1000).reversed() {
      list.add(.warning(.syntax, "", at: place..<place))
    }
    #expect(list.first.map(\.range.lowerBound) == Array(0..<20))
    #expect(list.warningCount == 1000)
    #expect(list.droppedCount == 980)
    #expect(!list.hasErrors)
  }

  @Test func `errors are kept before warnings, wherever they are`() {
    var list = DiagnosticList()
    for place in 0..<30 { list.add(.warning(.syntax, "", at: place..<place)) }
    for place in 100..<105 {
      #expect(list.keepsError(at: place))
      list.add(.error(.syntax, "", at: place..<place))
    }
    #expect(list.first.map(\.range.lowerBound) == Array(0..<15) + Array(100..<105))
    #expect((list.errorCount, list.warningCount) == (5, 30))
    #expect(list.droppedCount == 15)
  }

  @Test func `of too many errors the first are kept, and no warning`() {
    var list = DiagnosticList()
    for place in (0..<50).reversed() {
      list.add(.error(.syntax, "", at: 2 * place..<2 * place))
      list.add(.warning(.syntax, "", at: 2 * place + 1..<2 * place + 1))
    }
    #expect(list.first.map(\.range.lowerBound) == (0..<20).map { 2 * $0 })
    #expect(!list.keepsError(at: 50))
    #expect(list.keepsError(at: 3))
    var other = DiagnosticList()
    other.add(.warning(.syntax, "", at: 0..<0))
    other.add(contentsOf: list)
    #expect(other.first == list.first)
    #expect((other.errorCount, other.warningCount) == (50, 51))
  }
}
