import AnimationEngine
import TimelineDocument

extension PreparedTimeline {
  /// Whether so many motions may lie on top of each other that only a rehearsal can tell what its instants and
  /// rows cost; of a timeline without callbacks and loops.
  ///
  /// A motion that may be covered is evaluated in each row until it is over, and at each event.
  func mayCrowd(_ load: UpdateLoad, at frameRate: Double) -> Bool {
    let laidMotionCount = laidMotionCount * load.trackCount
    guard laidMotionCount > Double(WorkCost.plainLayers) else { return false }
    let duration = longestLayer
    guard duration > 0 else { return false }
    let evaluations = duration * frameRate + Double(greatestEventCount(within: duration))
    return !(laidMotionCount * evaluations <= Double(RunBudget.work))
  }

  /// The most motions that may lie on top of each other: those that begin while an earlier one lasts.
  var greatestLayerCount: Int {
    let longest = longestLayer
    guard longest > 0 else { return 0 }
    return greatestEventCount(within: longest)
      + max(timeline.changeCount - timeline.events.count, 0)
  }

  /// No event sets more than all that is set, and the events of a list set the same.
  private var laidMotionCount: Double {
    var (greatest, count) = (0, 0)
    var step: Int?
    for event in timeline.events {
      count = event.step.index == step ? count + 1 : 1
      step = event.step.index
      greatest = max(greatest, count)
    }
    return Double(greatest) * Double(timeline.changeCount)
  }

  /// The most seconds that a motion takes which does not take over what runs below it.
  private var longestLayer: Double {
    // A paused motion may last as long as the run.
    guard !timeline.stopsMotions else { return .infinity }
    let standard = timeline.profile.standardAnimation.latestLayerEnd
    let longest = checked.constantAnimations.reduce(standard) { max($0, $1.latestLayerEnd) }
    return longest / min(timeline.animationSpeed, 1)
  }

  /// How many events there are within so much time at most: all of them, unless they are written in order.
  private func greatestEventCount(within seconds: Double) -> Int {
    var (greatest, first) = (0, 0)
    var last = Instant.zero
    for (index, event) in events.enumerated() {
      guard case .instant(let instant) = event.time, instant >= last else { return events.count }
      last = instant
      while case .instant(let earlier) = events[first].time,
        instant.seconds(since: earlier) > seconds
      { first += 1 }
      greatest = max(greatest, index - first + 1)
    }
    return greatest
  }
}

extension Animation {
  /// The seconds that it takes on top of what runs below it; 0 if it takes over from that.
  fileprivate var latestLayerEnd: Double {
    composition.fluidSpring == nil ? composition.latestEnd : 0
  }
}
