import TestSupport
import Testing

@testable import TracePage

/// The text form of a page's module.
@Suite struct Base85Tests {
  /// The letters of RFC 1924, as Python's `base64.b85encode` has them, in their order.
  @Test(arguments: [
    ([] as [UInt8], #""#),
    ([0], #"##"#),
    ([255], #"tt"#),
    ([97, 98, 99], #"BxG`"#),
    ([97, 98, 99, 100], #"BxGaY"#),
    ([97, 98, 99, 100, 101], #"BxGaYCJ"#),
    ([0, 0, 0, 0], #"#####"#),
    ([255, 255, 255, 255], #"u:Y/#"#),
    ([250, 251, 252, 253, 254, 255], #"s[W5jtt4"#),
    ([25, 25], #"+(Y"#),
    ([0, 0, 0, 25], #"####x"#),
  ])
  func `five letters are four bytes`(bytes: [UInt8], text: String) {
    #expect(Base85.text(of: bytes) == text)
    #expect(Base85Text.bytes(of: text) == bytes)
  }

  @Test func `any bytes come back, and no letter ends an element`() {
    var generator = SeededGenerator(seed: 85)
    for count in 0..<200 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let text = Base85.text(of: bytes)
      #expect(Base85Text.bytes(of: text) == bytes)
      #expect(text.utf8.allSatisfy { (0x23...0x78).contains($0) && $0 != UInt8(ascii: "<") })
    }
  }
}
