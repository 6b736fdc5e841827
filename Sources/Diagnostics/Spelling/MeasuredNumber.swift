import JSONText

/// A number with a unit after it, as people write it: `300ms`, `0.3 s`, `90deg`, `60fps`.
///
/// No place takes a unit; the number is there to say what to write instead.
package struct MeasuredNumber: Hashable, Sendable {
  /// The number in seconds, degrees, points or frames, or as a fraction.
  package let number: Double
  /// Whether the unit says that it is an angle.
  package let isAngle: Bool

  /// Takes a text apart; nil for anything but digits with at most one point, and a known unit.
  package init?(_ text: String) {
    let bytes = text.utf8.filter { $0 != UInt8(ascii: " ") }
    let isDigit: (UInt8) -> Bool = { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
    let digits = bytes.prefix(while: isDigit)
    guard let number = Double(String(decoding: digits, as: UTF8.self)), number.isFinite else {
      return nil
    }
    switch String(decoding: bytes.dropFirst(digits.count), as: UTF8.self).lowercased() {
    case "", "s", "sec", "secs", "seconds", "px", "pt", "pts", "fps", "hz":
      self.init(number, isAngle: false)
    case "ms", "msec", "milliseconds": self.init(number / 1000, isAngle: false)
    case "%": self.init(number / 100, isAngle: false)
    case "deg", "degrees", "°": self.init(number, isAngle: true)
    default: return nil
    }
  }

  private init(_ number: Double, isAngle: Bool) {
    self.number = number
    self.isAngle = isAngle
  }

  /// The number without its unit.
  package var plain: String { DecimalText.shortest(number) }

  /// The spelling of the number in expressions.
  package var expression: String { isAngle ? ".degrees(\(plain))" : plain }
}
