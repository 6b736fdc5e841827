import AnimationEngine

/// Durations and bounces that cover what a spring can be, from which a search begins.
struct SpringGrid {
  let outline: MotionOutline
  /// The changes after the first.
  let retargets: [Double]

  /// A spring is clearly on its way for 0.5 durations if it is cut off, and for several if it swings.
  private static let durations = 16
  private static let bounces = [-0.7, -0.4, -0.15, 0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9]
  /// How far before the first row that has moved a spring may have begun, in durations.
  private static let leads = [0.0, 0.05, 0.15, 0.35]

  /// The best places of the grid for a model, the best one first, and not all from one corner.
  func starts(for model: MotionModel, count: Int) -> [FitCandidate] {
    var found: [FitCandidate] = []
    for step in 0..<Self.durations {
      let ratio = Double(step) / Double(Self.durations - 1)
      let duration = max(outline.travel * 0.15 * power(30, ratio), 0.01)
      var best: FitCandidate?
      for bounce in Self.bounces {
        let shape = MotionShape(numbers: [logarithm(duration), bounce])
        for lead in Self.leads {
          let first = lead == 0 ? outline.begin : outline.departure - lead * duration
          let begins = [first] + retargets
          guard let squares = model.projection(shape, begins)?.squares,
            squares < best?.squares ?? .infinity
          else { continue }
          best = FitCandidate(family: model.family, shape: shape, begins: begins, squares: squares)
        }
      }
      if let best { found.append(best) }
    }
    return Array(found.sorted { $0.squares < $1.squares }.prefix(count))
  }
}
