import Diagnostics
import Testing

/// Parts of a text in exchange for others, and the way back.
@Suite struct ReplacedTextTests {
  private static let original = SourceText(name: "a.json", bytes: Array("one two three".utf8))

  private static func text(_ parts: ReplacedText.Part...) -> ReplacedText {
    ReplacedText(original, replacing: parts)
  }

  @Test func `parts are replaced whatever their order`() {
    let text = Self.text(.init(8..<13, by: "3"), .init(0..<3, by: "eleven"))
    #expect(String(decoding: text.source.bytes, as: UTF8.self) == "eleven two 3")
    #expect(text.source.name == "a.json")
  }

  @Test func `without parts nothing changes`() {
    #expect(Self.text().source.bytes == Self.original.bytes)
    #expect(Self.text().original(4..<7) == 4..<7)
  }

  @Test func `a place leads back to its byte, or to the whole part that is replaced`() {
    let text = Self.text(.init(0..<3, by: "eleven"), .init(8..<13, by: "3"))
    #expect(text.original(7..<10) == 4..<7)
    #expect(text.original(2..<4) == 0..<3)
    #expect(text.original(11..<12) == 8..<13)
    #expect(text.original(0..<10) == 0..<7)
    #expect(text.original(12..<12) == 13..<13)
  }

  @Test func `diagnostics move, and tell what is there instead`() {
    let text = Self.text(.init(4..<7, by: "twenty"))
    var list = DiagnosticList()
    list.add(.error(.wrongType, "in it", at: 5..<7))
    var after = Diagnostic.warning(.wrongType, "after it", at: 11..<16)
    after.earlier = .firstUse(12)
    list.add(after)
    let moved = text.original(list)
    #expect(moved.first.map(\.range) == [4..<7, 8..<13])
    #expect(moved.first.map(\.help) == ["this is replaced by twenty", nil])
    #expect(moved.first[1].earlier == .firstUse(9))
    #expect(moved.errorCount == 1 && moved.warningCount == 1)
  }
}
