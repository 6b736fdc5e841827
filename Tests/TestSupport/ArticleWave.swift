import Foundation

/// The wave of the article's WaveText, in Swift as it is there.
public enum ArticleWave {
  public static func valueInCurve(
    pct: Double, total: Double, x: Double, waveWidth: Double
  ) -> Double {
    let chunk = waveWidth / total
    let m = 1 / chunk
    let offset = (chunk - (1 / total)) * pct
    let lowerLimit = (pct - chunk) + offset
    let upperLimit = (pct) + offset
    guard x >= lowerLimit && x < upperLimit else { return 0 }
    let angle = ((x - pct - offset) * m) * 360 - 90
    return (sin(angle * .pi / 180) + 1) / 2
  }
}
