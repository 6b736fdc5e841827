import JSONText

/// How numbers are printed.
package enum NumberFormat: Hashable, Sendable {
  /// This many decimals, 0 to 15; trailing zeros are kept in tables and dropped in JSON.
  case fixed(Int)
  /// The fewest digits that read back to the same number.
  case shortest

  /// Six decimals.
  package static let standard = NumberFormat.fixed(6)

  /// Writes the digits of a finite number and returns how many bytes they are.
  @inline(__always)
  func write(_ value: Double, to bytes: UnsafeMutablePointer<UInt8>, trimming: Bool) -> Int {
    switch self {
    case .shortest: return DecimalText.writeShortest(value, to: bytes)
    case .fixed(let decimals):
      let count = DecimalText.writeFixed(value, decimals: decimals, to: bytes)
      return trimming && decimals > 0 ? Self.trimmed(bytes, count: count) : count
    }
  }

  /// The count without the zeros at the end of decimals, and without a point that has none left.
  private static func trimmed(_ bytes: UnsafeMutablePointer<UInt8>, count: Int) -> Int {
    var end = count
    while bytes[end - 1] == UInt8(ascii: "0") { end -= 1 }
    return bytes[end - 1] == UInt8(ascii: ".") ? end - 1 : end
  }
}
