/// The ways of rounding to a whole number.
///
/// They are spelled out because the standard library's rules have no size that is known when this is compiled:
/// as a part of a value, they would make each copy of every value a call.
package enum RoundingRule: Sendable {
  case up
  case down
  case towardZero
  case awayFromZero
  case toNearestOrAwayFromZero
  case toNearestOrEven

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
