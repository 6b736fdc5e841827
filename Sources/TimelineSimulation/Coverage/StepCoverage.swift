import TimelineDocument

/// How often each step ran in a run, or was passed over because of its condition.
struct StepCoverage {
  /// By the places of the steps.
  private(set) var counts: [SourceRange: Count] = [:]

  struct Count {
    var taken = 0
    var passedOver = 0
  }

  mutating func note(_ step: SourceRange, isTaken: Bool) {
    if isTaken {
      counts[step, default: Count()].taken += 1
    } else {
      counts[step, default: Count()].passedOver += 1
    }
  }
}
