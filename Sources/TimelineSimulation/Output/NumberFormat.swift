import JSONText

/// How numbers are printed.
package enum NumberFormat: Hashable, Sendable {
  /// This many decimals, trailing zeros kept; 0 to 15.
  case fixed(Int)
  /// The fewest digits that read back to the same number.
  case shortest

  /// Six decimals.
  package static let standard = NumberFormat.fixed(6)

  /// Writes the digits of a finite number and returns how many bytes they are.
  func write(_ value: Double, to bytes: UnsafeMutablePointer<UInt8>) -> Int {
    switch self {
    case .fixed(let decimals): DecimalText.writeFixed(value, decimals: decimals, to: bytes)
    case .shortest: DecimalText.writeShortest(value, to: bytes)
    }
  }
}
