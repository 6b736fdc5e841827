/// A family against some rows: for every shape and begin the start and the targets that fit best.
struct MotionModel {
  let family: MotionFamily
  let rows: FitRows
  var reading = StepReading.interpolated
  /// How exactly the least squares are looked for.
  var effort = Effort.thorough

  enum Effort {
    /// To tell starts apart.
    case quick
    case thorough
  }

  /// What the rows have beyond the model, and the start and the changes that make it least.
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
    let longest = (rows.times.last ?? 0) - (begins.min() ?? 0)
    let progress = family.progress(shape, longest: longest, reading: reading)
    var columns = [[Double](repeating: 1, count: rows.count)]
    for (number, begin) in begins.enumerated() {
      let covered = covered(of: progress, from: begin, number)
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
    let isSpring = family.kind != .curve
    return [Double](unsafeUninitializedCapacity: rows.count) { buffer, initialized in
      for row in 0..<rows.count {
        let rests = isSpring && rows.rests[row] > number
        buffer.initializeElement(
          at: row, to: rests ? 1 : progress.value(at: rows.times[row] - begin))
      }
      initialized = rows.count
    }
  }

  /// Solves for the levels; nil where the rows do not tell them apart.
  func projection(_ shape: MotionShape, _ begins: [Double]) -> Projection? {
    let columns = columns(shape, begins)
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
  private var reach: Double { max((rows.times.last ?? 0) - (rows.times.first ?? 0), 1e-9) }
}

/// A member of a family with its begins, and the sum of the squares that it leaves.
struct FitCandidate {
  let family: MotionFamily
  var shape: MotionShape
  var begins: [Double]
  var squares: Double
  var reading = StepReading.interpolated
}
