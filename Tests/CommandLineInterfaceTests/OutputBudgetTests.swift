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

  @Test func `a small answer is kept whole, and a larger one is only counted`() throws {
    let (small, large, huge) = (AnswerBytes(), AnswerBytes(), AnswerBytes())
    try [UInt8](repeating: 7, count: 1_000).write(to: small.sink(to: 5_000_000))
    #expect(small.isWhole && small.bytes.count == 1_000)
    let part = [UInt8](repeating: 7, count: 3_000_000)
    let sink = large.sink(to: 6_000_000)
    for _ in 0..<2 { try part.write(to: sink) }
    #expect(!large.isWhole)
    #expect(throws: RunFailure.self) { try part.write(to: sink) }
    #expect(throws: RunFailure.self) { try part.write(to: huge.sink(to: 2_999_999)) }
  }

  /// A document with a track for each of `views` views.
  private static func document(views: Int) -> String {
    let list = (0..<views).map { #"{ "id": "view\#($0)", "modifiers": [ { "opacity": "x" } ] }"# }
    return """
      { "until": 3000, "fps": 60, "state": { "x": 0.5 }, "views": [ \(list.joined(separator: ", ")) ],
        "events": [ { "at": 0, "set": { "x": 1 } } ] }
      """.replacing("\n", with: " ")
  }

  @Test
  func `an answer that is too large is refused before its first byte, and the others are whole`() {
    // 180,001 rows of 300 columns, each of which is two bytes at least.
    let (large, small) = (Self.document(views: 300), #"{ "state": { "x": 0 } }"#)
    let files = ["t.json": large, "lines": large + "\n" + small + "\n"]
    let message = "the result is larger than 64000000 bytes, the limit for standard output"
    let trace = runInMemory("trace", "t.json", files: files)
    #expect(trace.status == .invalidInput && trace.output.isEmpty)
    #expect(trace.errors.contains(message), "\(trace.errors)")
    let batch = runInMemory("trace", "--batch", "lines", files: files)
    let answers = batch.output.split(separator: "\n")
    #expect(answers.count == 2)
    #expect(answers[0].hasPrefix(#"{"line":1,"diagnostics":[{"#) && answers[0].contains(message))
    #expect(answers[1].hasPrefix(#"{"line":2,"trace":"#))
  }

  @Test func `a report that is too large is refused before its first byte`() throws {
    let console = MemoryConsole()
    let report = [UInt8](repeating: 7, count: 64_000_001)
    #expect(throws: CommandFailure.self) {
      try console.writeResult(report, ofInputs: 100, help: "ask for less")
    }
    #expect(console.output.isEmpty)
    try console.writeResult(report, to: .file("report"), ofInputs: 100, help: "ask for less")
    #expect(console.files["report"]?.count == 64_000_001)
    try console.writeResult(report, ofInputs: 1_000_001, help: "ask for less")
    #expect(console.output.utf8.count == 64_000_001)
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
