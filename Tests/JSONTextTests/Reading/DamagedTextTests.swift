import JSONText
import TestSupport
import Testing

/// A small text with everything in it, damaged in every way: there is always a value or an error,
/// the same for reading and for skipping.
struct DamagedTextTests {
  static let sample = Array(
    """
    \u{FEFF}{"fps": 60, "names": ["a\\u00e9\\n\\"b\\ud83d\\ude00", "é😀", ""],\r
      "steps":[{"at":0.5e-3,"on":true,"off":false,"none":null,"x":-12.25E+2},{},[],[[1]]],
      "k1":1,"k2":2,"k3":3,"k4":4,"k5":5,"k6":6,"k7":7,"k8":8,"k9":9,"k10":10,"k11":11,
      "k12":12,"k13":13,"k14":14,"k15":15,"k16":16,"last":1.7976931348623157e308 }

    """.utf8)

  @Test func `the sample itself is accepted`() throws {
    _ = try parse(Self.sample)
    try skip(Self.sample)
  }

  @Test func `cut off anywhere it is refused at the end or the opening`() {
    let complete = Self.sample.count - 1
    for count in 0..<complete {
      let errors = failure(of: Array(Self.sample[..<count]))
      #expect(errors.skipped == errors.read)
      guard let error = errors.read else {
        Issue.record("accepted after \(count) bytes")
        continue
      }
      // A cut through a long sequence leaves bytes that are not UTF-8, before the end.
      if error.code == "invalid-utf8" { continue }
      #expect(error.offset == count, "\(count) \(error)")
      let isNumber = error.code == "missing-digit"
      #expect(error.openedAt != nil || isNumber || count <= 3, "\(count) \(error)")
    }
  }

  @Test func `with any bit flipped both ways of reading agree`() {
    for bit in 0..<Self.sample.count * 8 {
      var bytes = Self.sample
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      expectAgreement(on: bytes)
    }
  }

  @Test func `with any byte left out, doubled or replaced both ways of reading agree`() {
    for index in Self.sample.indices {
      var bytes = Self.sample
      bytes.remove(at: index)
      expectAgreement(on: bytes)
      bytes = Self.sample
      bytes.insert(bytes[index], at: index)
      expectAgreement(on: bytes)
      for byte in [0, 0x22, 0x5C, 0x2C, 0x5D, 0x7D, 0x80, 0xFF] as [UInt8] {
        bytes[index] = byte
        expectAgreement(on: bytes)
      }
    }
  }

  @Test func `random bytes of JSON are never more than an error`() {
    var generator = SeededGenerator(seed: 4)
    let alphabet = Array("{}[]\":,\\u0123456789abcdeEfltrn.+- \n\u{FFFD}".utf8)
    for _ in 0..<5_000 {
      let count = Int.random(in: 0..<24, using: &generator)
      let bytes = (0..<count).compactMap { _ in alphabet.randomElement(using: &generator) }
      expectAgreement(on: bytes)
    }
  }

  private func expectAgreement(on bytes: [UInt8]) {
    let errors = failure(of: bytes)
    guard errors.read == errors.skipped else {
      Issue.record("\(bytes): \(String(describing: errors))")
      return
    }
    guard let error = errors.read else { return }
    let isInText = error.offset >= 0 && error.range.upperBound <= bytes.count
    if !isInText || error.description.isEmpty { Issue.record("\(bytes): \(error)") }
  }
}
