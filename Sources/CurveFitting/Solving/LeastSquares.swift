/// Levenberg's and Marquardt's method: the place in a box where a sum of squares is least, from a start
/// near it.
package struct LeastSquares {
  /// The limits of each number.
  package let bounds: [ClosedRange<Double>]
  /// The step of each number by which derivatives are measured.
  package let steps: [Double]
  /// The most times that derivatives are measured.
  package var iterations = 30
  /// The part of the sum by which it must fall to go on.
  package var precision = 1e-9
  /// A sum that is as good as zero.
  package var zero = 0.0

  /// Creates the search in a box.
  package init(bounds: [ClosedRange<Double>], steps: [Double]) {
    self.bounds = bounds
    self.steps = steps
  }

  /// A place and the sum of the squares there.
  package struct Minimum {
    package var point: [Double]
    package var squares: Double
  }

  /// Goes down from a point; nil where the function has no value at it.
  package func minimize(
    from start: [Double], _ residuals: ([Double]) -> [Double]?
  ) -> Minimum? {
    var point = clamped(start)
    guard var current = residuals(point) else { return nil }
    var squares = Self.sumOfSquares(current)
    var damping = 1e-3
    for _ in 0..<(point.isEmpty ? 0 : iterations) {
      guard let (matrix, gradient) = slopes(at: point, current, residuals) else { break }
      var isBetter = false
      var gain = 0.0
      for _ in 0..<8 {
        guard let next = step(from: point, matrix, gradient, damping),
          let residual = residuals(next), case let sum = Self.sumOfSquares(residual), sum < squares
        else {
          damping *= 8
          continue
        }
        gain = (squares - sum) / squares
        (point, current, squares, isBetter) = (next, residual, sum, true)
        damping = max(damping / 12, 1e-12)
        break
      }
      if !isBetter || gain < precision || squares <= zero { break }
    }
    return Minimum(point: point, squares: squares)
  }

  private func clamped(_ point: [Double]) -> [Double] {
    zip(point, bounds).map { min(max($0, $1.lowerBound), $1.upperBound) }
  }

  /// The normal matrix and the gradient at a point, by differences.
  private func slopes(
    at point: [Double], _ current: [Double], _ residuals: ([Double]) -> [Double]?
  ) -> (SymmetricMatrix, [Double])? {
    var columns: [[Double]] = []
    for index in point.indices {
      // Away from the nearer limit, so that the step stays inside.
      let isInside = point[index] + steps[index] <= bounds[index].upperBound
      let step = isInside ? steps[index] : -steps[index]
      var moved = point
      moved[index] += step
      guard let other = residuals(moved) else { return nil }
      columns.append(other.indices.map { (other[$0] - current[$0]) / step })
    }
    var matrix = SymmetricMatrix(size: point.count)
    var gradient = [Double](repeating: 0, count: point.count)
    for row in point.indices {
      for column in 0...row { matrix[row, column] = Self.product(columns[row], columns[column]) }
      gradient[row] = Self.product(columns[row], current)
    }
    return (matrix, gradient)
  }

  private func step(
    from point: [Double], _ matrix: SymmetricMatrix, _ gradient: [Double], _ damping: Double
  ) -> [Double]? {
    var damped = matrix
    for index in point.indices {
      damped[index, index] += damping * max(matrix[index, index], 1e-30)
    }
    guard let move = damped.solved(gradient) else { return nil }
    let next = clamped(zip(point, move).map { $0 - $1 })
    return next == point ? nil : next
  }

  static func product(_ left: [Double], _ right: [Double]) -> Double {
    // Most of the work of a fit is here: counted by hand it takes a third of the time in a debug build, too.
    var (sum, index) = (0.0, 0)
    while index < left.count {
      sum += left[index] * right[index]
      index += 1
    }
    return sum
  }

  package static func sumOfSquares(_ numbers: [Double]) -> Double { product(numbers, numbers) }
}
