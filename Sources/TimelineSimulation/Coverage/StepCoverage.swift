import AnimationEngine
import TimelineDocument

/// How often each step ran in a run, or was passed over because of its condition.
struct StepCoverage {
  /// By the places of the steps.
  private(set) var counts: [SourceRange: Count] = [:]

  struct Count {
    var taken = 0
    var passedOver = 0
    /// When it first ran, and when it was first passed over.
    var firstTaken: Instant?
    var firstPassedOver: Instant?

    /// Whether it was passed over, and never ran, up to a time.
    func isSkipped(until instant: Instant) -> Bool {
      firstPassedOver.map { $0 <= instant } ?? false
        && firstTaken.map { $0 > instant } ?? true
    }
  }

  mutating func note(_ step: SourceRange, isTaken: Bool, at instant: Instant) {
    var count = counts[step, default: Count()]
    if isTaken {
      count.taken += 1
      count.firstTaken = count.firstTaken ?? instant
    } else {
      count.passedOver += 1
      count.firstPassedOver = count.firstPassedOver ?? instant
    }
    counts[step] = count
  }
}
