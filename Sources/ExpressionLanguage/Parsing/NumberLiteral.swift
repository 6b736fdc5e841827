import JSONText

/// A number that matched Swift's grammar of literals, without its underscores.
struct NumberLiteral {
  let bytes: ArraySlice<UInt8>
  private let isHexadecimal: Bool

  init(_ written: ArraySlice<UInt8>) {
    let underscore = UInt8(ascii: "_")
    bytes = written.contains(underscore) ? written.filter { $0 != underscore }[...] : written
    isHexadecimal = bytes.dropFirst().first == UInt8(ascii: "x")
  }

  /// The value of a whole number, or nil beyond `Int`.
  var integer: Int? {
    let radix = isHexadecimal ? 16 : 10
    var value = 0
    for byte in isHexadecimal ? bytes.dropFirst(2) : bytes {
      let digit = Int(byte & 0x0F) + (byte > UInt8(ascii: "9") ? 9 : 0)
      let (shifted, isTooLong) = value.multipliedReportingOverflow(by: radix)
      let (sum, isTooLarge) = shifted.addingReportingOverflow(digit)
      if isTooLong || isTooLarge { return nil }
      value = sum
    }
    return value
  }

  /// The nearest double of a decimal number, or nil if it is out of range.
  var double: Double? {
    isHexadecimal ? nil : bytes.withUnsafeBufferPointer { Double(decimal: $0) }
  }
}
