import AnimationEngine
import TimelineDocument

/// The values that fluid springs move which may take many steps.
///
/// Such a spring has no closed form: its end is found, and its values are shown, by steps of 1/300 s. Most springs are
/// over after few; of the others the steps are counted as work.
struct SlowSprings {
  /// The seconds for which steps are counted ahead at first; each further span of a search is twice as long.
  static let firstSpan = 10.0

  /// The steps that were counted of each value, in steps of one number.
  var loads: [AnimatedProperty<Components>: Int64] = [:]
  /// The instant up to which they were counted.
  var countedUntil = Instant.zero
}

extension PreparedTimeline {
  /// The work of the steps that slow springs take in a run of which all is known, from above; nil where it is not known
  /// when the run ends.
  ///
  /// A spring takes over from another, so that one moves each track at a time.
  func workOfSlowSprings(_ load: UpdateLoad, _ sampling: Sampling) -> Double? {
    let compositions = checked.constantAnimations.map { $0.composition }
    let slow =
      (compositions + [timeline.profile.standardAnimation.composition]).filter { $0.maySettleLate }
    guard !slow.isEmpty else { return 0 }
    guard let end = sampling.times?.max() ?? (timeline.until ?? latestEnd)?.seconds else {
      return nil
    }
    let seconds = max(end, 0) * max(timeline.animationSpeed, 1)
    let steps = slow.reduce(0.0) { max($0, $1.greatestStepCount(in: seconds)) }
    let valueCount = max(Double(initialValues.count), load.trackCount)
    // At one time alone a spring shows what was found when its end was looked for.
    let passCount = sampling.times?.count == 1 ? 1.0 : 2.0
    // Values of views may have several components.
    let costOfStep = timeline.hasViews ? 5.0 : 1.0
    return passCount * costOfStep * valueCount * steps / Double(WorkCost.springSteps)
  }
}
