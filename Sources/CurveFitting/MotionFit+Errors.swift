import AnimationEngine

extension MotionFit {
  /// Describes a candidate: its numbers, with the errors that its slopes and residuals imply.
  init?(_ candidate: FitCandidate, rows: FitRows) {
    var model = MotionModel(family: candidate.family, rows: rows)
    model.reading = candidate.reading
    guard let best = model.projection(candidate.shape, candidate.begins) else { return nil }
    // Whole steps have no slopes along the begin.
    model.reading = .interpolated
    let moving = rows.rests.firstIndex { $0 > 0 } ?? rows.count
    let residual = FitResidual(best.residuals, moving: moving)
    let count = candidate.numberCount
    let errors = Self.errors(candidate, model, best.levels, residual)
    let shapeCount = candidate.shape.numbers.count
    let parameters = (0..<shapeCount).map { index in
      Estimate(
        candidate.family.value(of: index, in: candidate.shape),
        error: errors[index] * candidate.family.rate(of: index, in: candidate.shape))
    }
    self.init(
      family: candidate.family,
      parameters: parameters,
      start: Estimate(rows.offset + best.levels[0], error: errors[count - best.levels.count]),
      targets: best.levels.indices.dropFirst().map { index in
        Estimate(
          rows.offset + best.levels[index], error: errors[errors.count - best.levels.count + index])
      },
      begins: candidate.begins.enumerated().map { number, begin in
        // Any begin inside a step shows the same, and a closed form that does is half a step ahead.
        let least = candidate.family.kind == .fluidSpring ? 0.5 / FluidSpring.progressRate : 0
        return Estimate(begin, error: max(errors[shapeCount + number], least))
      },
      residual: residual,
      criterion: Self.criterion(best.squares, rows: rows, numbers: count)
        + candidate.family.rarity,
      roundness: candidate.family.roundness(of: parameters))
  }

  /// n log(squares / n) + k log n; below a millionth of the range all fits are the same.
  private static func criterion(_ squares: Double, rows: FitRows, numbers: Int) -> Double {
    let count = Double(rows.count)
    let range = (rows.values.max() ?? 0) - (rows.values.min() ?? 0)
    let floor = 1e-6 * range
    return count * logarithm(squares / count + floor * floor) + Double(numbers) * logarithm(count)
  }

  /// The standard errors of the shape's numbers, the begins and the levels, in this order.
  private static func errors(
    _ candidate: FitCandidate, _ model: MotionModel, _ levels: [Double], _ residual: FitResidual
  ) -> [Double] {
    let shapeCount = candidate.shape.numbers.count
    let point = candidate.shape.numbers + candidate.begins
    let predicted = prediction(model, point, shapeCount, levels)
    var slopes: [[Double]] = point.indices.map { index in
      let step = index < shapeCount ? 1e-5 : 1e-5 * max(candidate.duration, 1e-3)
      var moved = point
      moved[index] += step
      return zip(prediction(model, moved, shapeCount, levels), predicted).map { ($0 - $1) / step }
    }
    slopes += model.columns(candidate.shape, candidate.begins)
    var matrix = SymmetricMatrix(size: slopes.count)
    for row in slopes.indices {
      for column in 0...row {
        matrix[row, column] = LeastSquares.product(slopes[row], slopes[column])
      }
    }
    guard let variances = matrix.inverseDiagonal else {
      return Array(repeating: .infinity, count: slopes.count)
    }
    let rows = Double(model.rows.count)
    let noise = residual.typical * (rows / max(rows - Double(slopes.count), 1)).squareRoot()
    // Residuals that follow each other are fewer than they seem.
    let likeness = min(max(residual.autocorrelation, 0), 0.95)
    let inflation = ((1 + likeness) / (1 - likeness)).squareRoot()
    return variances.map { max($0, 0).squareRoot() * noise * inflation }
  }

  private static func prediction(
    _ model: MotionModel, _ point: [Double], _ shapeCount: Int, _ levels: [Double]
  ) -> [Double] {
    let columns = model.columns(
      MotionShape(numbers: Array(point[..<shapeCount])), Array(point[shapeCount...]))
    return model.rows.values.indices.map { row in
      zip(levels, columns).reduce(0) { $0 + $1.0 * $1.1[row] }
    }
  }
}

extension MotionFit {
  /// The fit with errors that reach as far as the numbers of other springs that follow the recording as well.
  ///
  /// A fit without a retarget keeps its errors, which hold for its own kind of spring.
  func withErrors(covering fits: [MotionFit]) -> MotionFit {
    guard begins.count > 1 else { return self }
    let others = fits.filter { $0.family != family && isAsGood($0) }
    let numbers = zip(family.parameters, parameters).map { parameter, number in
      var rivals = others.compactMap { $0[parameter] }
      if let closed = closedForm?[parameter] {
        rivals.append(Estimate(closed, error: number.error))
      }
      return number.reaching(rivals)
    }
    return MotionFit(
      family: family, parameters: numbers, start: start.reaching(others.map { $0.start }),
      targets: targets.indices.map { index in
        targets[index].reaching(others.map { $0.targets[index] })
      },
      begins: begins.indices.map { index in
        begins[index].reaching(others.map { $0.begins[index] })
      },
      residual: residual, criterion: criterion, roundness: roundness)
  }

  /// Whether a spring in the other manner is as likely by the recording alone.
  private func isAsGood(_ other: MotionFit) -> Bool {
    switch (family, other.family) {
    case (.spring, .interpolatingSpring), (.interpolatingSpring, .spring):
      abs(other.evidence - evidence) < 10 && other.begins.count == begins.count
    default: false
    }
  }

  /// The criterion without what is expected before the recording is seen.
  private var evidence: Double { criterion - family.rarity }

  /// The duration and the bounce of the closed form that equals this stepped spring at its steps and, like it,
  /// keeps its velocity at a retarget, unlike an interpolating spring. Nil for round numbers, which mean that the
  /// steps were recorded.
  private var closedForm: [FittedParameter: Double]? {
    guard family == .spring, roundness <= 0 else { return nil }
    let spring = Spring(duration: parameters[0].value, bounce: parameters[1].value)
    let steps = FluidSpring(response: spring.response, dampingFraction: spring.dampingRatio)
    return steps.closedFormOfSteps.map { [.duration: $0.duration, .bounce: $0.bounce] }
  }
}

extension Estimate {
  /// The number with an error that reaches to each of some others, with their errors.
  fileprivate func reaching(_ others: [Estimate]) -> Estimate {
    let reach = others.reduce(error) { reach, other in
      let distance = other.value - value
      return max(reach, (distance * distance + other.error * other.error).squareRoot())
    }
    return Estimate(value, error: reach)
  }
}

extension MotionFamily {
  /// The amount that the criterion adds to a family that is seldom used.
  ///
  /// A stepped spring is nearly the closed form of a slightly other spring, so that noise would choose
  /// between them; `.spring` and all its presets are stepped, and 100 times as likely. A free curve may
  /// follow the faults of a recording as well.
  fileprivate var rarity: Double {
    switch self {
    case .spring, .springPreset, .curvePreset: 0
    case .interpolatingSpring, .pushedSpring, .timingCurve: 2 * logarithm(100)
    }
  }
}

extension FitCandidate {
  /// How many numbers are free: the shape, the begins, the start and the targets.
  var numberCount: Int { shape.numbers.count + 2 * begins.count + 1 }

  /// How long the motion feels, or lasts.
  var duration: Double {
    if case .springPreset(let preset) = family { return preset.duration }
    return shape.numbers.first.map { exponential($0) } ?? 0
  }
}
