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
}
