import TestSupport
import Testing

@testable import TracePage

/// The text form of a page's module.
@Suite struct Base93Tests {
  /// Digits by hand, the lowest bits first: `!` is 0, `"` is 1, `~` is 27.
  @Test(arguments: [
    ([] as [UInt8], #""#),
    ([0], #"!!"#),
    // 27, and 0.
    ([27], #"~!"#),
    // 255 is 2 * 93 + 69.
    ([255], #"f#"#),
    // 13 bits of 65,535 are 8,191 = 88 * 93 + 7, and 3 bits are 7.
    ([255, 255], #"(y("#),
    // 1, of 14 bits because it is small, and 2 bits.
    ([1, 0], #""!!"#),
    // 8,192 of 14 bits is 88 * 93 + 8.
    ([0, 32], #")y!"#),
  ])
  func `two letters are 13 bits or 14`(bytes: [UInt8], text: String) {
    #expect(Base93.text(of: bytes) == text)
    #expect(Base93Text.bytes(of: text) == bytes)
  }

  @Test func `any bytes come back, and no letter ends an element`() {
    var generator = SeededGenerator(seed: 93)
    for count in 0..<400 {
      let limit: UInt8 = count % 2 == 0 ? 255 : 3
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...limit, using: &generator) }
      let text = Base93.text(of: bytes)
      #expect(Base93Text.bytes(of: text) == bytes)
      #expect(text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "<") })
    }
  }

  @Test func `a text is 22.6 percent longer than its bytes`() {
    var generator = SeededGenerator(seed: 94)
    let bytes = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    #expect(Base93.text(of: bytes).utf8.count <= 122_600)
  }
}
