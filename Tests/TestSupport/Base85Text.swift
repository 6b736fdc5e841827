import Foundation

/// Reads the text form of a page's module, one number of five digits after the other.
public enum Base85Text {
  public static func bytes(of text: String) -> [UInt8] {
    let digits = text.utf8.map { UInt64($0 == UInt8(ascii: "x") ? 25 : $0 - UInt8(ascii: "#")) }
    return stride(from: 0, to: digits.count, by: 5).flatMap { start in
      let group = digits[start...].prefix(5)
      // A rest is cut off behind its last byte, whatever digits follow.
      let number = (Array(group) + Array(repeating: 84, count: 5 - group.count))
        .reduce(0) { $0 * 85 + $1 }
      return (0..<(group.count - 1)).map {
        UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt64($0)))
      }
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
