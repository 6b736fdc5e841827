/// A family against some rows: for every shape and begin the start and the targets that fit best.
struct MotionModel {
  let family: MotionFamily
  let rows: FitRows
  var reading = StepReading.interpolated
  /// The tolerance of the search for least squares.
  var effort = Effort.thorough

  enum Effort {
    /// To tell starts apart.
    case quick
    case thorough
  }

  /// The residuals of the rows, and the start and the changes that minimize them.
  struct Projection {
    var residuals: [Double]
    /// The start and the targets.
    var levels: [Double]
    var squares: Double
  }

  /// The part that the start and each target has in every row.
  ///
  /// A fluid spring merges with the one that runs, so that their ways add up; any other motion fades the
  /// one below it out, by its own progress.
  func columns(_ shape: MotionShape, _ begins: [Double]) -> [[Double]] {
    let progress = progress(of: shape, from: begins.min() ?? 0)
    return columns(
      of: begins.enumerated().map { covered(of: progress, from: $1, $0) })
  }

  /// The progress of a shape that begins at a time or later.
  func progress(of shape: MotionShape, from begin: Double) -> ProgressFunction {
    family.progress(shape, longest: rows.last - begin, reading: reading)
  }

  /// The same from the part of its way that each change has covered at each row.
  private func columns(of ways: [[Double]]) -> [[Double]] {
    var columns = [[Double](repeating: 1, count: rows.count)]
    for (number, covered) in ways.enumerated() {
      switch family.kind {
      case .fluidSpring:
        for row in covered.indices { columns[number][row] -= covered[row] }
      case .interpolatingSpring, .curve:
        for index in columns.indices {
          for row in covered.indices { columns[index][row] *= 1 - covered[row] }
        }
      }
      columns.append(covered)
    }
    return columns
  }

  /// The part of a change's way that is covered at each row.
  private func covered(
    of progress: ProgressFunction, from begin: Double, _ number: Int
  ) -> [Double] {
    let (times, rests) = (rows.times, rows.rests)
    let isSpring = family.kind != .curve
    var covered = [Double](repeating: 1, count: times.count)
    for row in times.indices where !isSpring || rests[row] <= number {
      covered[row] = progress.value(at: times[row] - begin)
    }
    return covered
  }

  /// The same for a spring if nothing came to rest: what models with the same times share.
  func way(of progress: ProgressFunction, from begin: Double) -> [Double] {
    let times = rows.times
    var way = times
    for row in times.indices { way[row] = progress.value(at: times[row] - begin) }
    return way
  }

  /// The squares that are left if the changes of a spring cover these ways.
  func squares(ofWays ways: [[Double]]) -> Double? {
    let rests = rows.rests
    var ways = ways
    for number in ways.indices {
      for row in rests.indices where rests[row] > number { ways[number][row] = 1 }
    }
    return projection(of: columns(of: ways))?.squares
  }

  /// Solves for the levels; nil where the rows do not tell them apart.
  func projection(_ shape: MotionShape, _ begins: [Double]) -> Projection? {
    projection(of: columns(shape, begins))
  }

  private func projection(of columns: [[Double]]) -> Projection? {
    var matrix = SymmetricMatrix(size: columns.count)
    var right = [Double](repeating: 0, count: columns.count)
    for row in columns.indices {
      for column in 0...row {
        matrix[row, column] = LeastSquares.product(columns[row], columns[column])
      }
      right[row] = LeastSquares.product(columns[row], rows.values)
    }
    guard let levels = matrix.solved(right) else { return nil }
    var residuals = rows.values
    for (level, column) in zip(levels, columns) {
      for row in residuals.indices { residuals[row] -= level * column[row] }
    }
    return Projection(
      residuals: residuals, levels: levels, squares: LeastSquares.sumOfSquares(residuals))
  }

  /// The best shape and begins near some; begins alone where the family has no shape.
  func refined(_ shape: MotionShape, _ begins: [Double]) -> FitCandidate? {
    let shapeCount = shape.numbers.count
    var search = LeastSquares(
      bounds: family.bounds
        + begins.enumerated().map { number, begin in
          let reach = number == 0 ? reach : retargetReach
          return begin - reach...begin + reach
        },
      steps: shape.numbers.map { _ in 1e-6 } + begins.map { _ in reach * 1e-6 })
    search.iterations = effort == .quick ? 12 : 30
    search.precision = effort == .quick ? 1e-3 : 1e-9
    search.zero = zero
    let minimum = search.minimize(from: shape.numbers + begins) { point in
      projection(MotionShape(numbers: Array(point[..<shapeCount])), Array(point[shapeCount...]))?
        .residuals
    }
    return minimum.map { minimum in
      FitCandidate(
        family: family, shape: MotionShape(numbers: Array(minimum.point[..<shapeCount])),
        begins: Array(minimum.point[shapeCount...]), squares: minimum.squares)
    }
  }

  /// The best shape near one, where the begins are known.
  func refined(_ shape: MotionShape, at begins: [Double], iterations: Int = 8) -> FitCandidate? {
    var search = LeastSquares(bounds: family.bounds, steps: shape.numbers.map { _ in 1e-6 })
    search.iterations = iterations
    search.zero = zero
    let minimum = search.minimize(from: shape.numbers) { point in
      projection(MotionShape(numbers: point), begins)?.residuals
    }
    return minimum.map { minimum in
      FitCandidate(
        family: family, shape: MotionShape(numbers: minimum.point), begins: begins,
        squares: minimum.squares)
    }
  }

  /// Squares that are nothing but rounding.
  private var zero: Double {
    let range = (rows.values.max() ?? 0) - (rows.values.min() ?? 0)
    return Double(rows.count) * (1e-10 * range) * (1e-10 * range)
  }

  /// How far a retarget may move, whose time is nearly known: a few rows.
  private var retargetReach: Double { max(4 * reach / Double(max(rows.count - 1, 1)), 0.02) }

  /// How far the first begin may move while it is refined: the whole recording.
  private var reach: Double { max(rows.last - (rows.times.first ?? 0), 1e-9) }
}

/// A member of a family with its begins, and the sum of the squares that it leaves.
struct FitCandidate {
  let family: MotionFamily
  var shape: MotionShape
  var begins: [Double]
  var squares: Double
  var reading = StepReading.interpolated
}
