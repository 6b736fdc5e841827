import AnimationEngine
import CurveFitting

/// The cubic Bezier curve that follows a motion best: whose greatest error is the least.
enum BestBezier {
  private static let samples = 100
  private static let starts = [
    [0.25, 0.1, 0.25, 1], [0.42, 0, 0.58, 1], [0.3, 1.2, 0.5, 1], [0.1, 0.6, 0.2, 1.1],
  ]

  /// The curve, with its numbers rounded for text, and its measured errors.
  static func curve(for motion: ProgressPolyline) -> (curve: CubicBezier, error: ExportError) {
    let places = (1..<samples).map { Double($0) / Double(samples) }
    let values = places.map(motion.value)
    var search = LeastSquares(
      bounds: [0...1, -3...4, 0...1, -3...4], steps: [1e-5, 1e-5, 1e-5, 1e-5])
    search.iterations = 10
    search.precision = 1e-3
    let residuals = { (point: [Double]) in
      zip(places, values).map { CubicBezier(point).value(at: $0) - $1 }
    }
    let found = starts.compactMap { search.minimize(from: $0, residuals) }
      .min { $0.squares < $1.squares }
    let point = levelled(found?.point ?? starts[0], search, residuals)
    let curve = CubicBezier(point.map { ($0 * 1e3).rounded() / 1e3 })
    return (curve, motion.errors(of: curve.value))
  }

  /// Gives weight to where the errors are great, until they are as level as they become.
  private static func levelled(
    _ point: [Double], _ search: LeastSquares, _ residuals: ([Double]) -> [Double]
  ) -> [Double] {
    var best = point
    var worst = residuals(point).reduce(0) { max($0, abs($1)) }
    var point = point
    var weights = [Double](repeating: 1, count: samples - 1)
    for _ in 0..<12 {
      let errors = residuals(point).map(abs)
      weights = zip(weights, errors).map { $0 * $1 }
      let sum = weights.reduce(0, +)
      guard sum > 0 else { break }
      weights = weights.map { $0 / sum }
      let scale = weights.map { $0.squareRoot() }
      let found = search.minimize(from: point) { zip(residuals($0), scale).map { $0 * $1 } }
      guard let found else { break }
      point = found.point
      let error = residuals(point).reduce(0) { max($0, abs($1)) }
      if error < worst { (best, worst) = (point, error) }
    }
    return best
  }
}

extension CubicBezier {
  fileprivate init(_ numbers: [Double]) {
    self.init(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }
}
