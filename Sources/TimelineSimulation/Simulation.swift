import AnimationEngine
import TimelineLanguage

/// A timeline in the course of being played.
///
/// Time only goes forward. Rows read the world; nothing happens because a row is printed.
struct Simulation {
  private let timeline: Timeline
  /// The events' indices in the order in which they happen.
  private let order: [Int]
  private var nextEvent = 0
  private var animators: [Animator<Double>]

  init(_ timeline: Timeline) {
    self.timeline = timeline
    // The sort is stable: at one time, the order of the document holds.
    order = timeline.events.indices.sorted {
      let (a, b) = (timeline.events[$0].time, timeline.events[$1].time)
      return a == b ? $0 < $1 : a < b
    }
    animators = timeline.states.map { Animator(atRest: $0.initialValue) }
  }

  /// What is on screen, in the order of the states.
  var values: [Double] { animators.map(\.presentation) }

  /// Whether nothing moves and nothing is still to happen.
  var isSettled: Bool { nextEvent == order.count && !animators.contains(where: \.isMoving) }

  /// The instant from which on nothing changes any more.
  func settled() -> Instant {
    var copy = self
    let lastEvent = order.last.map { timeline.events[$0].time } ?? Instant(seconds: 0)
    copy.advance(to: lastEvent)
    let horizon = Instant(seconds: Instant.secondsLimit)
    var latest = lastEvent
    for index in copy.animators.indices {
      latest = max(latest, copy.animators[index].nextBoundary(notAfter: horizon) ?? latest)
    }
    return latest
  }

  /// Lets everything happen that is due up to an instant, the instant included.
  mutating func advance(to instant: Instant) {
    while nextEvent < order.count {
      let event = timeline.events[order[nextEvent]]
      guard event.time <= instant else { break }
      advanceAnimators(to: event.time)
      take(event.step, at: event.time)
      nextEvent += 1
    }
    advanceAnimators(to: instant)
  }

  private mutating func advanceAnimators(to instant: Instant) {
    var finished: [FinishedWaiter] = []
    for index in animators.indices {
      animators[index].advance(to: instant, finished: &finished)
    }
  }

  private mutating func take(_ step: Step, at instant: Instant) {
    let motion = step.scope?.animation.map { $0.motion }
    for change in step.assignments {
      _ = animators[change.state].change(
        to: change.value, by: Change(motion: motion, at: instant))
    }
  }
}
