import JSONText

/// Finds numbers that are short to write and still make the very thing they describe.
enum SwiftNumber {
  /// How many doubles on each side of a number are tried.
  private static let reach = 4

  /// The number as Swift source has it: the fewest digits that read back to it.
  static func text(_ number: Double) -> String { DecimalText.shortest(number) }

  /// Returns the first number near a given one that will do.
  static func near(_ number: Double, where isRight: (Double) -> Bool) -> Double? {
    candidates(near: number).first(where: isRight)
  }

  /// Returns the first pair of numbers near two given ones that will do.
  ///
  /// What was computed from a description is often off in its last digit: the description had 0.3 where
  /// the property now says 0.29999999999999993.
  static func pair(
    near first: Double, _ second: Double, where isRight: (Double, Double) -> Bool
  ) -> (Double, Double)? {
    let (firsts, seconds) = (candidates(near: first), candidates(near: second))
    for first in firsts {
      for second in seconds where isRight(first, second) { return (first, second) }
    }
    return nil
  }

  /// Numbers near a number: with few decimals first, then itself and its neighbours.
  private static func candidates(near number: Double) -> [Double] {
    guard number.isFinite else { return [] }
    let tolerance = Double(reach) * number.ulp
    let rounded = (0...15).lazy.compactMap { Double(DecimalText.fixed(number, decimals: $0)) }
      .first { abs($0 - number) <= tolerance }
    var neighbours = [number]
    var (above, below) = (number, number)
    for _ in 0..<reach {
      (above, below) = (above.nextUp, below.nextDown)
      neighbours += [above, below]
    }
    return (rounded.map { [$0] } ?? []) + neighbours
  }
}
