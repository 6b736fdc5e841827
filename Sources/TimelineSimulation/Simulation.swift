import AnimationEngine

/// A script in the course of being played.
///
/// Time only goes forward. Rows read the world; nothing happens because a row is printed.
struct Simulation {
  private let script: LiteralScript
  /// The events' indices in the order in which they happen.
  private let order: [Int]
  private var nextEvent = 0
  private var animators: [Animator<Double>]

  init(_ script: LiteralScript) {
    self.script = script
    // The sort is stable: at one time, the order of the document holds.
    order = script.events.indices.sorted {
      let (a, b) = (script.events[$0].time, script.events[$1].time)
      return a == b ? $0 < $1 : a < b
    }
    animators = script.initialValues.map { Animator(atRest: $0) }
  }

  /// What is on screen, in the order of the states.
  var values: [Double] { animators.map(\.presentation) }

  /// Whether nothing moves and nothing is still to happen.
  var isSettled: Bool { nextEvent == order.count && !animators.contains(where: \.isMoving) }

  /// The instant from which on nothing changes any more.
  func settled() -> Instant {
    var copy = self
    let lastEvent = order.last.map { script.events[$0].time } ?? Instant(seconds: 0)
    copy.advance(to: lastEvent)
    let horizon = Instant(seconds: Instant.secondsLimit)
    var latest = lastEvent
    for index in copy.animators.indices {
      latest = max(latest, copy.animators[index].end(notAfter: horizon) ?? latest)
    }
    return latest
  }

  /// Lets everything happen that is due up to an instant, the instant included.
  mutating func advance(to instant: Instant) {
    while nextEvent < order.count {
      let event = script.events[order[nextEvent]]
      guard event.time <= instant else { break }
      advanceAnimators(to: event.time)
      take(event)
      nextEvent += 1
    }
    advanceAnimators(to: instant)
  }

  private mutating func advanceAnimators(to instant: Instant) {
    for index in animators.indices { animators[index].advance(to: instant) }
  }

  private mutating func take(_ event: LiteralScript.Event) {
    let motion = event.animation.map { $0.motion }
    for change in event.changes {
      animators[change.state].change(to: change.value, with: motion, at: event.time)
    }
  }
}
