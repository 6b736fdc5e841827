import AnimationEngine

/// Durations and bounces that cover what a spring can be, from which a search begins.
struct SpringGrid {
  let outline: MotionOutline

  /// A spring is clearly on its way for 0.5 durations if it is cut off, and for several if it swings.
  private static let durations = 16
  private static let bounces = [-0.7, -0.4, -0.15, 0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9]
  /// How far before the first row that has moved a spring may have begun, in durations.
  private static let leads = [0.0, 0.05, 0.15, 0.35]

  /// A model with the changes after the first.
  struct Search {
    let model: MotionModel
    let retargets: [Double]
  }

  /// The best places of the grid for each of some models of one family, the best one first, and not all from
  /// one corner. The grid is gone over once: most of what a place needs is the same for all.
  func starts(for searches: [Search], count: Int) -> [[FitCandidate]] {
    var found = [[FitCandidate]](repeating: [], count: searches.count)
    for step in 0..<Self.durations {
      let ratio = Double(step) / Double(Self.durations - 1)
      let duration = max(outline.travel * 0.15 * power(30, ratio), 0.01)
      var best = [FitCandidate?](repeating: nil, count: searches.count)
      for bounce in Self.bounces {
        compare(MotionShape(numbers: [logarithm(duration), bounce]), duration, searches, &best)
      }
      for (index, candidate) in best.enumerated() {
        if let candidate { found[index].append(candidate) }
      }
    }
    return found.map { Array($0.sorted { $0.squares < $1.squares }.prefix(count)) }
  }

  /// Tries a shape with every lead in all models.
  private func compare(
    _ shape: MotionShape, _ duration: Double, _ searches: [Search], _ best: inout [FitCandidate?]
  ) {
    let firsts = Self.leads.map { lead in
      lead == 0 ? outline.begin : outline.departure - lead * duration
    }
    let longest = searches.max { $0.model.rows.last < $1.model.rows.last }
    guard let longest, let earliest = firsts.min() else { return }
    let progress = longest.model.progress(of: shape, from: earliest)
    var shared: (times: [Double], ways: [[Double]]) = ([], [])
    for (index, search) in searches.enumerated() {
      let (model, times) = (search.model, search.model.rows.times)
      if shared.times != times {
        shared = (times, firsts.map { model.way(of: progress, from: $0) })
      }
      let later = search.retargets.map { model.way(of: progress, from: $0) }
      for (first, way) in zip(firsts, shared.ways) {
        guard let squares = model.squares(ofWays: [way] + later),
          squares < best[index]?.squares ?? .infinity
        else { continue }
        best[index] = FitCandidate(
          family: model.family, shape: shape, begins: [first] + search.retargets, squares: squares)
      }
    }
  }
}
