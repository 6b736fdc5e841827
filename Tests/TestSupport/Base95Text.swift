import Foundation

/// Reads the text form of a page's module, as a list of bits.
public enum Base95Text {
  public static func bytes(of text: String) -> [UInt8] {
    let digits = text.utf8.map { Int($0 == UInt8(ascii: "\t") ? 28 : $0 - UInt8(ascii: " ")) }
    var bits: [Bool] = []
    for start in stride(from: 0, to: digits.count, by: 2) {
      let isPair = start + 1 < digits.count
      let number = digits[start] + (isPair ? 95 * digits[start + 1] : 0)
      // 95 * 95 is 8192 and 833 more.
      let length = !isPair ? 7 : number % 8192 < 833 ? 14 : 13
      bits += (0..<length).map { number >> $0 & 1 == 1 }
    }
    return stride(from: 0, through: bits.count - 8, by: 8).map { start in
      (0..<8).reduce(0) { $0 | (bits[start + $1] ? 1 << $1 : 0) }
    }
  }

  /// The bytes of the module in a page; nil for a page without one.
  public static func module(in page: String) -> [UInt8]? {
    guard let start = page.range(of: "id=\"module\">"),
      let end = page[start.upperBound...].range(of: "</script>")
    else { return nil }
    return bytes(of: String(page[start.upperBound..<end.lowerBound]))
  }
}
