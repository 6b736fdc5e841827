import Testing

@testable import TimelineSimulation

@Suite struct OutputBufferTests {
  @Test func `everything is handed on in order, in pieces of bounded size`() throws {
    let sink = ByteSink()
    var buffer = OutputBuffer(writingTo: sink.write)
    var expected = ""
    for number in 0..<100_000 {
      try buffer.append("\(number)")
      try buffer.append(",")
      expected += "\(number),"
    }
    try buffer.finish()
    #expect(sink.text == expected)
    #expect(sink.pieces.count > 1)
    #expect(sink.pieces.allSatisfy { $0.count <= 1 << 18 })
  }

  @Test func `a text larger than the buffer comes through`() throws {
    let sink = ByteSink()
    var buffer = OutputBuffer(writingTo: sink.write)
    let text = String(repeating: "abcdefg", count: 100_000)
    try buffer.append(text)
    try buffer.finish()
    #expect(sink.text == text)
  }

  @Test func `nothing written is nothing handed on`() throws {
    let sink = ByteSink()
    var buffer = OutputBuffer(writingTo: sink.write)
    try buffer.finish()
    #expect(sink.pieces.isEmpty)
  }
}
