/// The numbers a position takes.
enum NumberRange: Sendable {
  /// Any finite number; JSON has no other.
  case any
  /// A frame rate: from 0.000001, a frame in twelve days, to 1,000,000.
  case frameRate
  /// A time on the virtual clock, or a length of time, in seconds.
  case time
  /// How fast something runs; 1 is as it is written.
  case speed
  /// A distance between numbers.
  case tolerance
  /// The version of the format.
  case version
  /// A length in points.
  case length
  /// A number of lines.
  case lineLimit
  /// A number from which random ones follow.
  case seed

  /// Between which numbers they lie, where there is an end; the ends belong to them.
  var bounds: (lowest: Double?, highest: Double?) {
    switch self {
    case .any: (nil, nil)
    case .frameRate: (0.000_001, 1_000_000)
    case .time: (0, 1_000_000_000)
    case .speed: (0.001, 1_000)
    case .tolerance: (0, nil)
    case .version: (1, 1)
    case .length: (0.001, 1_000_000)
    case .lineLimit: (1, 1_000_000)
    case .seed: (0, 1_000_000_000)
    }
  }

  func contains(_ number: Double) -> Bool {
    let (lowest, highest) = bounds
    if case .seed = self, number.rounded() != number { return false }
    if let lowest, number < lowest { return false }
    if let highest, number > highest { return false }
    return true
  }

  /// The number of the range that a text spells in digits with at most one point; nil for any other
  /// text, however many digits it has.
  func number(spelledBy text: Substring) -> Double? {
    let isDecimal = text.utf8.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
    guard isDecimal, let number = Double(text), number.isFinite, contains(number) else {
      return nil
    }
    return number
  }

  /// The accepted numbers, as the end of the sentence "... must be".
  var phrase: String {
    switch self {
    case .any: "a number"
    case .frameRate: "from 0.000001 to 1000000"
    case .time: "from 0 to 1000000000 seconds"
    case .speed: "from 0.001 to 1000"
    case .tolerance: "0 or more"
    case .version: "1, the only version there is"
    case .length: "from 0.001 to 1000000 points"
    case .lineLimit: "from 1 to 1000000 lines"
    case .seed: "a whole number from 0 to 1000000000"
    }
  }
}
