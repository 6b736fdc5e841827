/// One animatable value: what the app set, and what is on screen.
///
/// The value on screen is `base + offset`. It begins with the very value that was shown, and when the
/// motion is over it is the model itself, bit for bit.
package struct Animator<V: VectorArithmetic> {
  /// The value the app set.
  package private(set) var model: V
  /// The value on screen at the last time that was asked for.
  package internal(set) var presentation: V
  /// How fast the value on screen moves from then on, per second.
  package internal(set) var velocity: V = .zero
  /// When a motion that is given to a value at rest begins.
  let startRule: StartRule
  /// Whether somebody wants to know each time the value stands at its target on the way.
  package private(set) var isWatched = false
  /// Whether somebody wants to know each time the value passes through its target, by the exact clock.
  private var seesCrossings = false
  var motion: RunningMotion<V>?

  /// Creates a value that stands still.
  package init(atRest value: V, startRule: StartRule = .atOnce) {
    model = value
    presentation = value
    self.startRule = startRule
  }

  /// Whether a motion runs or is held.
  package var isMoving: Bool { motion != nil }

  /// The number of motions that still count.
  package var layerCount: Int {
    // In place: copying a motion costs more than all else that a change needs.
    mutating get { motion?.countLayers() ?? 0 }
  }

  /// Whether a motion is held by a pause.
  package var isHeld: Bool { motion?.heldAt != nil }

  /// Whether what is on screen is exactly the model.
  package var isAtTarget: Bool { presentation == model }

  /// The same value in the same motion, for which nobody waits and at which nobody looks.
  package var copy: Animator {
    var copy = self
    copy.isWatched = false
    copy.seesCrossings = false
    copy.motion?.waiters = .none
    copy.motion?.superseded = SupersededMotions()
    copy.motion?.watchedAge = nil
    copy.motion?.crossings = .unseen
    return copy
  }
}

/// What an advance has found a value to do.
package enum MotionState: Hashable, Sendable {
  /// It has no motion.
  case stands
  /// It moves on, or is held while it moved.
  case moves
  /// Its motion was just found to be over.
  case ends
}

/// When a motion that is given to a value at rest begins.
package enum StartRule: Hashable, Sendable {
  /// At the instant of its change: the exact clock.
  case atOnce
  /// At the first tick after its change.
  case atFirstTick
  /// At the first tick, and once more at the second, as on a device; the third tick shows no more than
  /// a sixtieth of a second.
  case withWarmUp
}

/// What a value does while it moves.
struct RunningMotion<V: VectorArithmetic> {
  /// The value that was on screen when the motion began, moved by changes without motion.
  var base: V
  /// The beginning; nil until the tick at which the motion begins.
  var begin: Instant?
  var course = Course<V>()
  var waiters = Waiters.none
  var superseded = SupersededMotions<V>()
  /// Up to this age neither a wait nor the motion is known to end.
  var quietAge = Int64.min
  /// Since when the motion is held.
  var heldAt: Instant?
  /// The age after which ends of iterations are still to be told; nil if nobody wants to know.
  var watchedAge: Int64?
  /// Where the motion passes through its target, if somebody wants to know.
  var crossings = Crossings<V>.unseen
  /// The number of ticks seen so far, while that matters.
  var warmUpTicks = 0

  /// How old the motion is at an instant, in ticks.
  func age(at now: Instant) -> Int64 {
    let now = heldAt ?? now
    return begin.map { now.ticks - $0.ticks } ?? 0
  }
}

/// Whether the crossings of a motion are looked for; hardly ever, so the search is kept elsewhere.
enum Crossings<V: VectorArithmetic> {
  case unseen
  indirect case searched(CrossingSearch<V>)
}

// MARK: - Changes

extension Animator {
  /// Lets somebody know from now on each time the value stands at its target, and where wanted each
  /// time it passes through it.
  package mutating func watch(seesCrossings: Bool) {
    isWatched = true
    self.seesCrossings = seesCrossings
  }

  /// Gives the model a new value: with a motion it is approached, without one it is shown at once.
  ///
  /// The value on screen is continuous, and a motion that runs is taken over by a spring or faded out
  /// by any other motion. A change without motion shifts what runs and does not stop it.
  package mutating func change(to value: V, by change: Change) -> ChangeOutcome {
    guard value != model else { return .ignored }
    let former = model
    model = value
    guard change.isAnimated else {
      jump(by: value - former)
      return .jumped
    }
    release(at: change.instant)
    if change.coincidence == .replace { replacePendingMotion(at: change.instant, by: former) }
    let isExact = startRule == .atOnce
    if motion == nil {
      motion = RunningMotion(base: presentation, begin: isExact ? change.instant : nil)
    }
    if isWatched, motion?.watchedAge == nil { motion?.watchedAge = 0 }
    let ends: EndRule = isExact ? .exact : .onTick
    motion?.supersede(waitingNow: change.waiters, at: change.instant, ends: ends)
    let outcome = motion?.steer(to: value, by: change, from: presentation, ends: ends)
    if outcome == .tracked { presentation = value }
    if seesCrossings { motion?.seeCrossings(from: change.instant) }
    return outcome ?? .ignored
  }

  /// Plays keyframes, whatever moved before; at their end the value stands at the last one.
  package mutating func play(_ play: KeyframePlay<V>, at now: Instant) {
    model = play.track.finalValue
    var running = RunningMotion(base: V.zero, begin: startRule == .atOnce ? now : nil)
    running.course.play(play)
    motion = running
    presentation = play.track.value(at: 0)
  }

  /// Puts a value that stands still somewhere else: it is another one now, for the same watchers.
  package mutating func reset(to value: V) {
    model = value
    presentation = value
    velocity = .zero
    motion = nil
  }

  /// Gives up a motion that has not shown anything yet: the value stands where that was to end.
  private mutating func replacePendingMotion(at now: Instant, by target: V) {
    guard motion?.age(at: now) == 0 else { return }
    motion?.base = target
    motion?.course = Course()
    presentation = target
  }

  private mutating func jump(by delta: V) {
    guard motion != nil else {
      presentation = model
      return
    }
    motion?.base += delta
    presentation += delta
  }
}

extension RunningMotion {
  fileprivate mutating func countLayers() -> Int { course.layers.count }

  /// Whoever waits for the old motion to be logically complete goes on waiting for a copy of it.
  fileprivate mutating func supersede(
    waitingNow newWaiters: Waiters, at now: Instant, ends: EndRule
  ) {
    if !waiters.logical.isEmpty {
      superseded.add(course, waiters: waiters.logical, at: age(at: now), ends: ends)
    }
    waiters.logical = newWaiters.logical
    waiters.removed += newWaiters.removed
  }

  /// Turns the course towards a new value.
  fileprivate mutating func steer(
    to value: V, by change: Change, from presentation: V, ends: EndRule
  ) -> ChangeOutcome {
    let age = age(at: change.instant)
    quietAge = .min
    let target = value - base
    guard let newMotion = change.motion else {
      beginTracking(at: change.instant)
      course.track(target, at: age)
      return .tracked
    }
    let isBeginning = course.isEmpty
    let offset = isBeginning ? .zero : presentation - base
    if let spring = newMotion.fluidSpring, !isBeginning {
      course.takeOver(with: spring, to: target, from: offset, at: age, ends: ends)
      return .merged
    }
    if newMotion.isCustom, course.drive(Animation(newMotion), to: target, at: age) {
      return isBeginning ? .began : .merged
    }
    course.lay(newMotion, to: target, over: offset, at: age)
    return isBeginning ? .began : .crossFaded
  }
}
