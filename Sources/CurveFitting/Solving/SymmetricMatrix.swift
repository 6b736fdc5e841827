/// A small symmetric matrix above zero, by its lower half.
struct SymmetricMatrix {
  let size: Int
  private var entries: [Double]

  init(size: Int) {
    self.size = size
    entries = Array(repeating: 0, count: size * size)
  }

  subscript(row: Int, column: Int) -> Double {
    get { entries[row * size + column] }
    set { entries[row * size + column] = newValue }
  }

  /// The Cholesky factor; nil where the matrix is not above zero by more than rounding.
  private var factor: SymmetricMatrix? {
    var factor = SymmetricMatrix(size: size)
    for row in 0..<size {
      for column in 0...row {
        var sum = self[row, column]
        for index in 0..<column { sum -= factor[row, index] * factor[column, index] }
        if row == column {
          guard sum > 1e-14 * self[row, row] else { return nil }
          factor[row, row] = sum.squareRoot()
        } else {
          factor[row, column] = sum / factor[column, column]
        }
      }
    }
    return factor
  }

  /// The solution for a right side; nil where the equations depend on each other.
  func solved(_ right: [Double]) -> [Double]? {
    guard let factor else { return nil }
    var solution = right
    for row in 0..<size {
      for index in 0..<row { solution[row] -= factor[row, index] * solution[index] }
      solution[row] /= factor[row, row]
    }
    for row in stride(from: size - 1, through: 0, by: -1) {
      for index in (row + 1)..<max(size, row + 1) {
        solution[row] -= factor[index, row] * solution[index]
      }
      solution[row] /= factor[row, row]
    }
    return solution
  }

  /// The diagonal of the inverse; nil where there is none.
  var inverseDiagonal: [Double]? {
    var diagonal: [Double] = []
    for index in 0..<size {
      var unit = [Double](repeating: 0, count: size)
      unit[index] = 1
      guard let column = solved(unit) else { return nil }
      diagonal.append(column[index])
    }
    return diagonal
  }
}
