/// The numbers a position takes.
enum NumberRange: Sendable {
  /// Any finite number; JSON has no other.
  case any
  /// A frame rate: above 0, at most 1,000,000.
  case frameRate
  /// A time on the virtual clock, or a length of time, in seconds.
  case time
  /// A distance between numbers.
  case tolerance
  /// The version of the format.
  case version

  func contains(_ number: Double) -> Bool {
    switch self {
    case .any: true
    case .frameRate: number > 0 && number <= 1_000_000
    case .time: number >= 0 && number <= 1_000_000_000
    case .tolerance: number >= 0
    case .version: number == 1
    }
  }

  /// What is accepted, as the end of the sentence "... must be".
  var phrase: String {
    switch self {
    case .any: "a number"
    case .frameRate: "above 0 and at most 1000000"
    case .time: "from 0 to 1000000000 seconds"
    case .tolerance: "0 or more"
    case .version: "1, the only version there is"
    }
  }
}
