import TestSupport
import Testing

@testable import ExpressionLanguage

/// The beginning of a text is made without the rest.
@Suite struct ValueTextTests {
  private static func values() throws -> [Value] {
    let words = Value.array(try ArrayValue((0..<40).map { .text("word \($0) e\u{301}") }))
    let record = Value.record(
      try RecordValue(names: ["id", "words", "name"], values: [.int(7), words, .text("n")]))
    return [
      .double(0.5), .bool(true), .text(""), .text(String(repeating: "ab", count: 90)), words,
      record,
      .array(.empty), .array(try ArrayValue([words, record, words])),
      .array(try ArrayValue([.text(String(repeating: "\u{1F34E}", count: 90)), .int(1)])),
    ]
  }

  @Test(arguments: [0, 1, 2, 9, 40, 60, 5_000])
  func `it is the whole text, or begins as that does and is longer than the limit`(limit: Int)
    throws
  {
    for value in try Self.values() {
      let (whole, found) = (value.text, value.text(upTo: limit))
      if whole.count <= limit {
        #expect(found == whole)
      } else {
        #expect(found.count > limit && found.prefix(limit) == whole.prefix(limit))
      }
    }
  }

  @Test func `it takes no longer where there are more elements`() throws {
    let many = Value.array(try ArrayValue(Array(repeating: .text("element"), count: 99_999)))
    #expect(many.text(upTo: 60).utf8.count < 100)
  }
}
