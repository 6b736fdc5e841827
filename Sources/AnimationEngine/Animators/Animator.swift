/// One animatable value: its model, and its value on screen.
///
/// The value on screen is `base + offset`. It begins with the very value that was shown, and when the
/// motion is over it is the model itself, bit for bit.
package struct Animator<V: VectorArithmetic> {
  /// The value the app set.
  package private(set) var model: V
  /// The value on screen at the last time that was asked for.
  package internal(set) var presentation: V
  /// The velocity of the value on screen from then on, per second.
  package internal(set) var velocity: V = .zero
  /// The last time that was asked for.
  var shownInstant = Instant.beginning
  /// When a motion that is given to a value at rest begins.
  let startRule: StartRule
  /// Whether each arrival at the target on the way is reported.
  package private(set) var isWatched = false
  /// Whether each crossing of the target is reported, by the exact clock.
  private var seesCrossings = false
  var motion: RunningMotion<V>?

  /// Creates a value at rest.
  package init(atRest value: V, startRule: StartRule = .atOnce) {
    model = value
    presentation = value
    self.startRule = startRule
  }

  /// Whether a motion runs or is paused.
  package var isMoving: Bool { motion != nil }

  /// The number of motions that still count.
  package var layerCount: Int {
    // In place: copying a motion costs more than all else that a change needs.
    mutating get { motion?.countLayers() ?? 0 }
  }

  /// The cost of an evaluation of all of them, in evaluations of a curve.
  package var layerWork: Int {
    mutating get { motion?.countLayerWork() ?? 0 }
  }

  /// The cost of the steps of fluid springs up to an instant of the exact clock, in steps of one number.
  mutating func stepLoad(until instant: Instant) -> Int64 {
    motion?.countSteps(until: instant) ?? 0
  }

  /// Whether a motion is paused.
  @inline(__always)
  package var isPaused: Bool { motion?.pausedAt != nil }

  /// Whether the value on screen is exactly the model.
  package var isAtTarget: Bool { presentation == model }

  /// The same value in the same motion, without waits and observers.
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

/// The state of a value after an advance.
package enum MotionState: Hashable, Sendable {
  /// It has no motion.
  case stands
  /// It moves, or its motion is paused.
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

/// The motion of a value.
struct RunningMotion<V: VectorArithmetic> {
  /// The value that was on screen when the motion began, moved by changes without motion.
  var base: V
  /// The beginning; nil until the tick at which the motion begins.
  var begin: Instant?
  var stack = MotionStack<V>()
  var waiters = CompletionTokens.none
  var superseded = SupersededMotions<V>()
  /// Up to this age neither a wait nor the motion is known to end.
  var quietAge = Int64.min
  /// The instant at which the motion was paused.
  var pausedAt: Instant?
  /// The age after which ends of iterations are still to be reported; nil if they are not observed.
  var watchedAge: Int64?
  /// The crossings of the target, if they are observed.
  var crossings = Crossings<V>.unseen
  /// The number of ticks seen so far, while that matters.
  var warmUpTicks = 0

  /// The age of the motion at an instant, in ticks.
  func age(at now: Instant) -> Int64 {
    let now = pausedAt ?? now
    return begin.map { now.ticks - $0.ticks } ?? 0
  }
}

/// The search for crossings of a motion. Few motions are searched, so the search is boxed.
enum Crossings<V: VectorArithmetic> {
  case unseen
  indirect case searched(CrossingSearch<V>)
}

// MARK: - Changes

extension Animator {
  /// Reports from now on each arrival of the value at its target, and if wanted each
  /// time it passes through it.
  package mutating func watch(seesCrossings: Bool) {
    isWatched = true
    self.seesCrossings = seesCrossings
  }

  /// Gives the model a new value: with a motion it is approached, without one it is shown at once.
  ///
  /// The value on screen is continuous, and a motion that runs is taken over by a spring or faded out
  /// by any other motion. A change without motion shifts the running motion and does not stop it.
  package mutating func change(to value: V, by change: ValueChange) -> ChangeOutcome {
    guard value != model else { return .ignored }
    return move(to: value, by: change)
  }

  /// Turns a running motion as a change does, although the model keeps its value: one that is part of another value's
  /// motion, which was given a new model.
  package mutating func retarget(by change: ValueChange) -> ChangeOutcome {
    guard change.isAnimated, isMoving else { return .ignored }
    return move(to: model, by: change)
  }

  /// Takes part in the motion of another value, without any distance: both are parts of one motion, and the next change
  /// meets what runs there.
  package mutating func join<Other>(_ other: Animator<Other>) {
    guard motion == nil, let running = other.motion else { return }
    var joined = RunningMotion(base: presentation, begin: running.begin)
    joined.stack = MotionStack(withoutDistance: running.stack)
    joined.pausedAt = running.pausedAt
    joined.warmUpTicks = running.warmUpTicks
    motion = joined
    shownInstant = other.shownInstant
  }

  /// Takes no part in a motion any more that was joined and is over no distance.
  package mutating func leaveMotion() { motion = nil }

  private mutating func move(to value: V, by change: ValueChange) -> ChangeOutcome {
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
    shownInstant = change.instant
    if outcome == .tracked { presentation = value }
    if seesCrossings { motion?.seeCrossings(from: change.instant) }
    return outcome ?? .ignored
  }

  /// Plays keyframes instead of the running motion; at their end the value rests at the last one.
  package mutating func play(_ play: KeyframePlay<V>, at now: Instant) {
    model = play.track.finalValue
    var running = RunningMotion(base: V.zero, begin: startRule == .atOnce ? now : nil)
    running.stack.play(play)
    motion = running
    presentation = play.track.value(at: 0)
    shownInstant = now
  }

  /// Replaces the value by another one at rest, with the same observers.
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
    motion?.stack = MotionStack()
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
  fileprivate mutating func countLayers() -> Int { stack.layers.count }

  fileprivate mutating func countLayerWork() -> Int {
    var work = 0
    for index in stack.layers.indices { work += stack.layers[index].playback.base.work }
    return work
  }

  /// A spring that took over has all components of the value, whose steps take several times as long as those of one
  /// number, and is stepped twice: to look for its end, and to show it.
  private static var costOfSpring: Int64 {
    MemoryLayout<V>.size > MemoryLayout<Double>.size ? 10 : 2
  }

  fileprivate mutating func countSteps(until instant: Instant) -> Int64 {
    let age = age(at: instant)
    let steps = stack.spring?.steps(until: stack.springStart.seconds(until: age)) ?? 0
    var count = Self.costOfSpring * Int64(steps)
    for index in stack.layers.indices {
      let elapsed = stack.layers[index].start.seconds(until: age)
      count += stack.layers[index].playback.stepLoad(until: elapsed)
    }
    return count
  }

  /// Waits for the logical completion of the old motion now depend on a copy of it.
  fileprivate mutating func supersede(
    waitingNow newWaiters: CompletionTokens?, at now: Instant, ends: EndRule
  ) {
    if !waiters.logical.isEmpty {
      superseded.add(stack, waiters: waiters.logical, at: age(at: now), ends: ends)
    }
    if let newWaiters {
      waiters.logical = newWaiters.logical
      if !newWaiters.removed.isEmpty { waiters.removed += newWaiters.removed }
    } else if !waiters.logical.isEmpty {
      waiters.logical = []
    }
  }

  /// Turns the stack towards a new value.
  fileprivate mutating func steer(
    to value: V, by change: ValueChange, from presentation: V, ends: EndRule
  ) -> ChangeOutcome {
    let age = age(at: change.instant)
    quietAge = .min
    let target = value - base
    let isBeginning = stack.isEmpty
    let offset = isBeginning ? .zero : presentation - base
    if !isBeginning, let spring = change.animation?.composition.fluidSpring {
      stack.takeOver(with: spring, to: target, from: offset, at: age, ends: ends)
      return .merged
    }
    guard let animation = change.animation?.composition else {
      beginTracking(at: change.instant)
      stack.track(target, at: age)
      return .tracked
    }
    if case .function(let function) = animation.base, function.merges, !animation.isModified,
      stack.goOn(with: animation, to: target)
    {
      return .merged
    }
    if animation.base.isCustom, stack.drive(Animation(animation), to: target, at: age) {
      return isBeginning ? .began : .merged
    }
    stack.lay(animation, to: target, over: offset, at: age)
    return isBeginning ? .began : .crossFaded
  }
}
