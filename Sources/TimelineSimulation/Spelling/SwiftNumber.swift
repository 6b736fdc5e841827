import JSONText

/// Finds numbers that are short to write and still make the very thing they describe.
enum SwiftNumber {
  /// How many doubles on each side of a number are tried.
  private static let reach = 4

  /// The number as Swift source has it: the fewest digits that read back to it.
  static func text(_ number: Double) -> String { DecimalText.shortest(number) }

  /// Returns a number near a given one that is exactly right, the shortest there is, or else the nearest
  /// that is right enough.
  static func near(
    _ number: Double, exactly isExact: (Double) -> Bool, orNearly isNear: (Double) -> Bool
  ) -> Double? {
    let neighbours = neighbours(of: number)
    return (short(number) + neighbours).first(where: isExact) ?? neighbours.first(where: isNear)
  }

  /// Returns a pair of numbers near two given ones in the same manner.
  ///
  /// A number computed from a description is often off in its last digit: the description had 0.3 where
  /// the property now says 0.29999999999999993.
  static func pair(
    near first: Double, _ second: Double, exactly isExact: (Double, Double) -> Bool,
    orNearly isNear: (Double, Double) -> Bool
  ) -> (Double, Double)? {
    let (firsts, seconds) = (neighbours(of: first), neighbours(of: second))
    return Self.first(of: short(first) + firsts, short(second) + seconds, where: isExact)
      ?? Self.first(of: firsts, seconds, where: isNear)
  }

  private static func first(
    of firsts: [Double], _ seconds: [Double], where isRight: (Double, Double) -> Bool
  ) -> (Double, Double)? {
    for first in firsts {
      for second in seconds where isRight(first, second) { return (first, second) }
    }
    return nil
  }

  /// The number with the fewest decimals that may have been meant.
  private static func short(_ number: Double) -> [Double] {
    guard number.isFinite else { return [] }
    // A bounce of 0.175 was computed as 1 - 0.825, so its error is one of a number near 1.
    let tolerance = max(Double(reach) * number.ulp, 1e-14)
    let rounded = (0...15).lazy.compactMap { Double(DecimalText.fixed(number, decimals: $0)) }
      .first { abs($0 - number) <= tolerance }
    return rounded.map { [$0] } ?? []
  }

  /// The number and its neighbours, the nearest first.
  private static func neighbours(of number: Double) -> [Double] {
    guard number.isFinite else { return [] }
    var neighbours = [number]
    var (above, below) = (number, number)
    for _ in 0..<reach {
      (above, below) = (above.nextUp, below.nextDown)
      neighbours += [above, below]
    }
    return neighbours
  }
}
