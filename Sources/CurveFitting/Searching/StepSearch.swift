import AnimationEngine

/// Finds where in a step of 1/300 s a fluid spring began: whole steps are shown, so that a recording whose
/// rows are not a whole number of steps apart tells it, and the smooth search cannot.
struct StepSearch {
  var model: MotionModel

  init(_ model: MotionModel) {
    self.model = model
    self.model.reading = .whole
  }

  /// The candidate with whole steps, its begins moved by up to a step and a half.
  func refined(_ candidate: FitCandidate) -> FitCandidate {
    var best = refit(candidate.shape, at: candidate.begins) ?? candidate
    for offsets in [Self.offsets(6, of: 0.25), Self.offsets(5, of: 0.05)] {
      for index in candidate.begins.indices {
        let middle = best.begins
        for offset in offsets {
          var begins = middle
          begins[index] += offset / FluidSpring.progressRate
          guard let trial = refit(best.shape, at: begins), trial.squares < 0.99 * best.squares
          else {
            continue
          }
          best = trial
        }
      }
    }
    guard best.squares < candidate.squares else { return candidate }
    return nearest(to: candidate.begins, best)
  }

  /// Offsets to both sides, the small ones first.
  private static func offsets(_ count: Int, of size: Double) -> [Double] {
    (1...count).flatMap { [Double($0) * size, -Double($0) * size] }
  }

  /// Many begins show the same steps: the one nearest to where the smooth search found it.
  private func nearest(to begins: [Double], _ best: FitCandidate) -> FitCandidate {
    var best = best
    for index in begins.indices {
      var (far, near) = (1.0, 0.0)
      let interval = best.begins[index] - begins[index]
      for _ in 0..<12 where interval != 0 {
        let part = (far + near) / 2
        var moved = best.begins
        moved[index] = begins[index] + part * interval
        let squares = model.projection(best.shape, moved)?.squares ?? .infinity
        if squares <= 1.01 * best.squares { far = part } else { near = part }
      }
      best.begins[index] = begins[index] + far * interval
    }
    return best
  }

  private func refit(_ shape: MotionShape, at begins: [Double]) -> FitCandidate? {
    var candidate = model.refined(shape, at: begins, iterations: 3)
    candidate?.reading = .whole
    return candidate
  }
}
