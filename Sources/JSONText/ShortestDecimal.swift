/// The shortest decimal number that reads back as a given double, as digits and a power of ten.
struct ShortestDecimal {
  let digits: UInt64
  let exponent: Int

  /// The decimal of a finite magnitude that is not zero.
  init(_ magnitude: Double) {
    var digits: UInt64 = 0
    var exponent = 0
    var fraction = 0
    let parts = magnitude.description.utf8.split(separator: Byte.e)
    for byte in parts[0] {
      if byte == Byte.point {
        fraction = 1
      } else {
        digits = digits &* 10 &+ UInt64(byte &- Byte.zero)
        exponent -= fraction
      }
    }
    if parts.count > 1, let written = Int(String(Substring(parts[1]))) { exponent += written }
    while digits % 10 == 0, digits > 0 {
      digits /= 10
      exponent += 1
    }
    self.digits = digits
    self.exponent = exponent
  }
}
