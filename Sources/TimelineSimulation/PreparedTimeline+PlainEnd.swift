import AnimationEngine
import TimelineDocument

extension PreparedTimeline {
  /// Whether it is certain without playing that a timeline in which nothing may fail ends, and that its
  /// number of rows is within the limit.
  var plainlyEnds: Bool {
    guard !checked.hasEndlessAnimation, let end = timeline.until ?? latestEnd else {
      return false
    }
    return Schedule.allows(.frames(rate: frameRate, end: end))
  }

  /// A time by which everything has settled, if all frames up to that are allowed; nil where only a run can
  /// tell, or if other times are asked for.
  func latestEnd(of sampling: Sampling) -> Instant? {
    guard sampling.from == nil, sampling.times == nil, let end = latestEnd,
      Schedule.allows(.frames(rate: frameRate, end: end))
    else { return nil }
    return end
  }

  /// A time by which everything has settled; nil where only a run can tell.
  var latestEnd: Instant? {
    guard timeline.clock == .ideal, !checked.hasEndlessAnimation else { return nil }
    let written = max(checked.latestAnimationEnd, AnimationComposition(.default).latestEnd)
    let longest = (written + rules.pace.greatestRounding) / min(timeline.animationSpeed, 1)
    guard longest <= Schedule.settlingLimit else { return nil }
    var last = Instant.zero
    for event in events {
      guard case .instant(let instant) = event.time else { return nil }
      last = max(last, instant)
    }
    return last.advanced(bySeconds: longest)
  }
}
