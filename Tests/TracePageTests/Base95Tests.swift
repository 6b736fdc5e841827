import TestSupport
import Testing

@testable import TracePage

/// The text form of a page's module.
@Suite struct Base95Tests {
  /// Digits by hand, the lowest bits first: the blank is 0, `!` is 1, the tab is 28.
  @Test(arguments: [
    ([] as [UInt8], ""),
    ([0], "  "),
    // 28, and 0.
    ([28], "\t "),
    // 255 is 2 * 95 + 65.
    ([255], "a\""),
    // 13 bits of 65,535 are 8,191 = 86 * 95 + 21, and 3 bits are 7.
    ([255, 255], "5v'"),
    // 1, of 14 bits because it is small, and 2 bits.
    ([1, 0], "!  "),
    // 8,192 of 14 bits is 86 * 95 + 22.
    ([0, 32], "6v "),
  ])
  func `two letters are 13 bits or 14`(bytes: [UInt8], text: String) {
    #expect(Base95.text(of: bytes) == text)
    #expect(Base95Text.bytes(of: text) == bytes)
  }

  @Test func `any bytes come back, and no letter ends an element`() {
    var generator = SeededGenerator(seed: 95)
    for count in 0..<400 {
      let limit: UInt8 = count % 2 == 0 ? 255 : 3
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...limit, using: &generator) }
      let text = Base95.text(of: bytes)
      #expect(Base95Text.bytes(of: text) == bytes)
      #expect(
        text.utf8.allSatisfy {
          (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "<") || $0 == UInt8(ascii: "\t")
        })
    }
  }

  @Test func `a text is 22.2 percent longer than its bytes`() {
    var generator = SeededGenerator(seed: 96)
    let bytes = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    #expect(Base95.text(of: bytes).utf8.count <= 122_200)
  }
}
