/// A text form of bytes with 95 letters: two of them for 13 bits, or for 14 where those are a small number, so that the
/// text is 22.2 percent longer than the bytes, where that of Base64 is a third longer.
///
/// The letters are those of ASCII from the blank on, but for `<`, which could end an element of a page: a tab is in its
/// place.
/// `lettersToBytes` in `unpack.js` reads it.
enum Base95 {
  /// The pairs of letters beyond those for 13 bits.
  private static let extraPairs = 95 * 95 - 8192

  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 4 * 5)
    var bits = 0
    var count = 0
    for byte in bytes {
      bits |= Int(byte) << count
      count += 8
      guard count > 13 else { continue }
      let length = bits & 8191 < extraPairs ? 14 : 13
      let pair = bits & (1 << length - 1)
      text.append(letter(pair % 95))
      text.append(letter(pair / 95))
      bits >>= length
      count -= length
    }
    if count > 0 { text.append(letter(bits % 95)) }
    // A letter of its own holds a rest below 95.
    if count > 7 || bits > 94 { text.append(letter(bits / 95)) }
    return String(decoding: text, as: UTF8.self)
  }

  private static func letter(_ digit: Int) -> UInt8 {
    let letter = UInt8(ascii: " ") + UInt8(truncatingIfNeeded: digit)
    return letter == UInt8(ascii: "<") ? UInt8(ascii: "\t") : letter
  }
}
