import TimelineSimulation
import Testing

@testable import CommandLineInterface

@Suite struct OutputBudgetTests {
  @Test func `a limited sink hands on what fits, and then refuses`() throws {
    var taken = 0
    let sink = limited({ taken += $0.count }, to: 10)
    let bytes = [UInt8](repeating: 0, count: 6)
    try bytes.write(to: sink)
    #expect(throws: RunFailure.self) { try bytes.write(to: sink) }
    #expect(taken == 6)
  }

  @Test func `a large document may be answered at length`() {
    #expect(OutputBudget.limit(forInput: 100_000) == 64_000_000)
    #expect(OutputBudget.limit(forInput: 2_000_000) == 128_000_000)
  }

  @Test func `rows whose times are chosen are asked for, however many they are`() {
    func limit(_ content: BatchContent, _ choose: (inout PlayOptions) -> Void) -> Int? {
      var play = PlayOptions()
      choose(&play)
      return PlaySettings(play, format: nil).outputLimit(of: content, forInput: 0)
    }
    #expect(limit(.rows) { _ in } == 64_000_000)
    #expect(limit(.rows) { $0.frameRate = 60 } == nil)
    #expect(limit(.rows) { $0.from = 1 } == nil)
    #expect(limit(.rows) { $0.until = 1 } == nil)
    #expect(limit(.rows) { $0.times = [1] } == nil)
    #expect(limit(.events(inDetail: true)) { $0.until = 1 } == 64_000_000)
  }
}
