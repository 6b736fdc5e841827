/// The ways of rounding to a whole number, by their names.
enum RoundingRule: String, Sendable {
  case up, down, towardZero, awayFromZero, toNearestOrAwayFromZero, toNearestOrEven

  /// Rounds a number.
  func rounded(_ number: Double) -> Double {
    switch self {
    case .up: number.rounded(.up)
    case .down: number.rounded(.down)
    case .towardZero: number.rounded(.towardZero)
    case .awayFromZero: number.rounded(.awayFromZero)
    case .toNearestOrAwayFromZero: number.rounded(.toNearestOrAwayFromZero)
    case .toNearestOrEven: number.rounded(.toNearestOrEven)
    }
  }
}
