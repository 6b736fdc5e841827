import JSONText

extension Double {
  /// The number with about four digits, for a label.
  package var labelText: String {
    let size = abs(self)
    if size >= 1e7 || size != 0 && size < 1e-4 { return DecimalText.shortest(roundedToDigits) }
    let decimals = size >= 1000 ? 0 : size >= 100 ? 1 : size >= 1 ? 2 : 4
    return trimmedText(decimals: decimals)
  }

  /// The number with a limited number of decimals, without zeros at the end.
  func trimmedText(decimals: Int) -> String {
    var writer = JSONWriter()
    writer.write(self, maximumDecimals: decimals)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Rounded to three digits.
  private var roundedToDigits: Double {
    // The powers would overflow or underflow.
    guard (1e-290...1e300).contains(abs(self)) else { return self }
    var power = 1.0
    while abs(self) / power >= 1000 { power *= 10 }
    while abs(self) / power < 100 { power /= 10 }
    return (self / power).rounded() * power
  }
}
