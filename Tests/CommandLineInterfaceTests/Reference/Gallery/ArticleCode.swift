import Foundation
import TestSupport

/// What the bodies of the article's animatable modifiers make of their numbers, in Swift as it is there.
enum ArticleCode {
  // MARK: PercentageIndicator

  static func endAngle(_ pct: Double) -> Double { 360.0 * pct }

  static func label(_ pct: Double) -> String { "\(Int(pct * 100)) %" }

  // MARK: AnimatableGradient

  static func mixed(_ c1: [Double], _ c2: [Double], _ pct: Double) -> [Double] {
    zip(c1, c2).map { $0 + ($1 - $0) * pct }
  }

  // MARK: WaveText

  static func effect(_ pct: Double, _ n: Int, _ total: Int, _ waveWidth: Double) -> Double {
    let (n, total) = (Double(n), Double(total))
    return 1 + ArticleWave.valueInCurve(pct: pct, total: total, x: n / total, waveWidth: waveWidth)
  }

  // MARK: MovingCounter

  struct Counter {
    let units: [Int]
    let tens: [Int]
    let unitsOffset: Double
    let tensOffset: Double

    init(_ number: Double) {
      let n = number + 1
      tensOffset = Self.unitDigit(n) == 0 ? Self.offset(n) : 0
      unitsOffset = Self.offset(n)
      units = [n - 2, n - 1, n + 0, n + 1, n + 2].map { Self.unitDigit($0) }
      let x = abs(Int(n) / 10)
      tens = [abs(x - 2), abs(x - 1), abs(x + 0), abs(x + 1), abs(x + 2)].map {
        Self.unitDigit(Double($0))
      }
    }

    private static func unitDigit(_ number: Double) -> Int {
      abs(Int(number) - ((Int(number) / 10) * 10))
    }

    private static func offset(_ number: Double) -> Double { 1 - (number - Double(Int(number))) }
  }

  /// How far its ShiftEffect moves a column of five digits.
  static func shift(_ pct: Double, height: Double) -> Double { (height / 5.0) * pct }

  // MARK: CustomView

  static func computedOffset(_ xoffset: Double) -> (width: Double, height: Double) {
    (xoffset, sin(xoffset / 100 * .pi) * 100)
  }

  // MARK: MyAnimatedView

  static func composeNewString(_ text: String, count: Int) -> String {
    String(
      text.enumerated().map { k, c in
        k < count ? c.uppercased().first ?? c : c.lowercased().first ?? c
      })
  }
}
