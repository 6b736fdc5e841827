/// A text form of bytes: five letters for each four, where Base64 has five and a third.
///
/// The letters are those from `#` on, but for `<`, which could end an element of a page: `x` is in its place. A rest of
/// one to three bytes has a letter more than bytes. `lettersToBytes` in `unpack.js` reads it.
enum Base85 {
  private static let first = UInt8(ascii: "#")

  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 3) / 4 * 5)
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let count = min(4, bytes.count - start)
      var group: UInt32 = 0
      for place in 0..<4 {
        group = group << 8 | (place < count ? UInt32(bytes[start + place]) : 0)
      }
      var letters: [UInt8] = [0, 0, 0, 0, 0]
      for place in letters.indices.reversed() {
        letters[place] = letter(group % 85)
        group /= 85
      }
      text += letters.prefix(count + 1)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func letter(_ digit: UInt32) -> UInt8 {
    let letter = first + UInt8(truncatingIfNeeded: digit)
    return letter == UInt8(ascii: "<") ? UInt8(ascii: "x") : letter
  }
}
