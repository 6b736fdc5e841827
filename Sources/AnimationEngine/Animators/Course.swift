/// Where a value goes from the place at which it began: motions on top of each other, as one function
/// of the time since.
///
/// Most courses are one motion, or one spring that took over from another. A motion that does not take
/// over fades out what runs below it: of the offset `r` below it makes `r + p (V - r)`, with its
/// progress `p` and its target `V`. Times are counted in ticks since the course began, so that one
/// instant, the beginning, moves all of it.
struct Course<V: VectorArithmetic> {
  /// A motion towards a target, over what moves below it.
  struct Layer {
    let start: Int64
    /// The offset the layer leads to.
    let target: V
    let motion: Motion
    var run: MotionRun
  }

  /// What lies below all layers.
  enum Ground {
    /// A fixed offset: none, or where a motion led that is over.
    case still(V)
    /// The course's spring, which took an offset and a velocity over.
    case spring
    /// A drag whose velocity is watched.
    indirect case tracked(VelocityTracker<V>)
    /// An animation of the user's, which may go on from another one.
    indirect case driven(DrivenMotion<V>)
    /// Keyframes, which are of no animation; their values are no offsets.
    indirect case keyframes(KeyframePlay<V>)
  }

  /// What a reading has found by the exact clock. Many changes at one instant lay many layers, and each
  /// is followed by a reading, which so begins above the layers that were read before.
  enum Look {
    case none
    indirect case below(layer: Int, at: Int64, Reading)
  }

  /// Where the value is and how fast it moves.
  struct Reading {
    var offset: V
    var velocity: V
  }

  private(set) var ground = Ground.still(.zero)
  /// The spring that the ground may be: large, and so kept where it can step in place.
  private var spring: LookaheadSpring<V>?
  private(set) var layers: [Layer] = []
  /// Whether motions were laid over each other. SwiftUI's combination reports no velocity, even when
  /// only its last motion is still running.
  private(set) var isCombined = false
  /// Where the lower layers were at the last instant, if they are many.
  private var look = Look.none

  init() {}

  /// Whether nothing has been laid out yet.
  var isEmpty: Bool {
    guard layers.isEmpty, case .still = ground else { return false }
    return true
  }
}

// MARK: - Changes

extension Course {
  /// Lays a motion towards `target` over everything.
  mutating func lay(_ motion: Motion, to target: V, over offset: V, at start: Int64) {
    isCombined = isCombined || !isEmpty
    let distance = (target - offset).magnitudeSquared.squareRoot()
    // What moves below is at the target for a moment only. A spring is judged there as just before and
    // after: by the part of its way that is left. That is a choice; SwiftUI has not been measured.
    let judged = isCombined ? max(distance, .leastNormalMagnitude) : distance
    let run = MotionRun(motion, distance: judged)
    layers.append(Layer(start: start, target: target, motion: motion, run: run))
  }

  /// Lets an animation of the user's begin, or go on from what runs if it wants to.
  mutating func drive(_ animation: Animation, to target: V, at ticks: Int64) -> Bool {
    guard !isEmpty else {
      ground = .driven(DrivenMotion(animation, to: target))
      return true
    }
    guard let running = runningAlone,
      let merged = running.merged(into: animation, to: target, at: ticks)
    else { return false }
    self = Course()
    ground = .driven(merged)
    return true
  }

  /// Lets a spring towards `target` take over the motion as it is.
  mutating func takeOver(
    with spring: FluidSpring, to target: V, from offset: V, at start: Int64, ends: EndRule
  ) {
    let handover = handover(at: start, ends: ends)
    let run = SpringRun(
      spring, offset: offset, velocity: handover.velocity, force: handover.force, target: target,
      blendingFrom: runningSpring?.response)
    self = Course()
    ground = .spring
    self.spring = LookaheadSpring(run, start: start)
  }

  /// Plays keyframes and nothing else.
  mutating func play(_ play: KeyframePlay<V>) {
    self = Course()
    ground = .keyframes(play)
  }

  /// Follows a drag to `target`.
  mutating func track(_ target: V, at ticks: Int64) {
    if layers.isEmpty, case .tracked(var tracker) = ground {
      tracker.add(target, at: ticks)
      ground = .tracked(tracker)
    } else {
      self = Course()
      ground = .tracked(VelocityTracker(target, at: ticks))
    }
  }

  /// The spring that runs alone, if one does: a spring that takes over may blend from its response.
  private var runningSpring: FluidSpring? {
    switch (ground, layers.count) {
    case (.spring, 0): spring?.run.spring
    case (.still, 1) where !isCombined: layers[0].motion.fluidSpring
    default: nil
    }
  }

  /// What runs alone, if something does, as the previous animation of one of the user's. The state of
  /// built-in animations is their own: it is not handed on.
  private var runningAlone: DrivenMotion<V>? {
    switch (ground, layers.count) {
    case (.driven(let motion), 0): motion
    case (.spring, 0): (spring?.run).map { DrivenMotion(Animation($0.spring), to: $0.target) }
    case (.still, 1) where !isCombined:
      DrivenMotion(Animation(layers[0].motion), to: layers[0].target)
    default: nil
    }
  }

  /// What a spring takes over besides the offset: from a combination of motions, nothing.
  private mutating func handover(at ticks: Int64, ends: EndRule) -> (velocity: V, force: V) {
    switch (ground, layers.count) {
    case (.spring, 0):
      return spring?.handover(at: ticks, ends: ends) ?? (.zero, .zero)
    case (.tracked(let tracker), 0):
      return (tracker.velocity(at: ticks), .zero)
    case (.driven(var motion), 0):
      return (motion.reading(at: ticks)?.velocity ?? .zero, .zero)
    case (.still, 1) where !isCombined:
      let elapsed = layers[0].start.seconds(until: ticks)
      let handover = layers[0].run.handover(at: elapsed, ends: ends)
      let target = layers[0].target
      return (target.scaled(by: handover.velocity), target.scaled(by: handover.force))
    default:
      return (.zero, .zero)
    }
  }
}

// MARK: - Time

extension Course {
  /// Whether one motion from rest is all there is: the usual case.
  var isFromRest: Bool { layers.count == 1 && !isCombined }

  /// How far the one motion has come at a time, or nil if it is over. Time must not go back.
  mutating func progressFromRest(at ticks: Int64, ends: EndRule) -> Progress? {
    layers[0].run.progress(at: layers[0].start.seconds(until: ticks), ends: ends)
  }

  /// Where the value is at a time, or nil if the course is over. Time must not go back.
  mutating func reading(at ticks: Int64, ends: EndRule) -> Reading? {
    var (reading, isOver, first) = lowerReading(at: ticks, ends: ends)
    var endedCount = 0
    for index in first..<layers.count {
      let elapsed = layers[index].start.seconds(until: ticks)
      if let progress = layers[index].run.progress(at: elapsed, ends: ends) {
        reading.fade(towards: layers[index].target, progress)
        isOver = false
      } else {
        reading = Reading(offset: layers[index].target, velocity: .zero)
        isOver = true
        endedCount = index + 1
      }
    }
    drop(endedCount)
    note(reading, at: ticks, ends: ends)
    return isOver ? nil : reading
  }

  /// The reading from which the layers from some number on are to be read.
  private mutating func lowerReading(
    at ticks: Int64, ends: EndRule
  ) -> (reading: Reading, isOver: Bool, first: Int) {
    if case .below(let layer, ticks, let reading) = look, ends == .exact {
      return (reading, false, layer)
    }
    let (reading, isOver) = groundReading(at: ticks, ends: ends)
    return (reading, isOver, 0)
  }

  private mutating func note(_ reading: Reading, at ticks: Int64, ends: EndRule) {
    let isWorthwhile = layers.count > 8 && ends == .exact
    if isWorthwhile {
      look = .below(layer: layers.count, at: ticks, reading)
    } else if case .below = look {
      look = .none
    }
  }

  private mutating func groundReading(
    at ticks: Int64, ends: EndRule
  ) -> (reading: Reading, isOver: Bool) {
    switch ground {
    case .still(let offset):
      return (Reading(offset: offset, velocity: .zero), true)
    case .tracked(let tracker):
      return (Reading(offset: tracker.value, velocity: .zero), ticks >= tracker.end)
    case .keyframes(let play):
      return (play.reading(at: ticks), play.end.map { ticks >= $0 } ?? false)
    case .driven(var motion):
      let reading = motion.reading(at: ticks)
      ground = .driven(motion)
      return reading.map { ($0, false) } ?? (Reading(offset: motion.target, velocity: .zero), true)
    case .spring:
      return spring?.reading(at: ticks, ends: ends)
        ?? (Reading(offset: .zero, velocity: .zero), true)
    }
  }

  /// A layer that is over hides all below it: only its target still counts.
  private mutating func drop(_ endedCount: Int) {
    guard endedCount > 0 else { return }
    ground = .still(layers[endedCount - 1].target)
    spring = nil
    layers.removeFirst(endedCount)
  }

  /// The newest motion alone, which decides when the course is complete and when it is over.
  var newest: Course {
    guard let layer = layers.last else { return self }
    var newest = Course()
    newest.layers = [layer]
    return newest
  }

  /// The offset it leads to; nil where that is not known, or where it is already.
  var target: V? {
    if let layer = layers.last { return layer.target }
    guard case .spring = ground else { return nil }
    return spring?.run.target
  }

  /// Whether the ends of the newest motion are known, however far ahead they are.
  var isForeseeable: Bool { layers.last?.run.isForeseeable ?? false }

  /// The time at which the course is over, or nil if that is after `limit`.
  ///
  /// It is over when its newest motion is, whatever still runs below.
  mutating func end(notAfter limit: Int64) -> Int64? {
    if let top = layers.indices.last {
      let start = layers[top].start
      return layers[top].run.end(notAfter: start.seconds(until: limit))
        .flatMap { start.advanced(bySeconds: $0) }
    }
    switch ground {
    case .still: return nil
    case .tracked(let tracker): return tracker.end <= limit ? tracker.end : nil
    case .keyframes(let play): return play.end.flatMap { $0 <= limit ? $0 : nil }
    case .driven(let motion): return motion.end.flatMap { $0 <= limit ? $0 : nil }
    case .spring:
      return spring?.end(notAfter: limit)
    }
  }
}

extension Course {
  /// The time at which the next iteration of the newest motion is over, after one time and not after
  /// another; the end of its last one is its own.
  mutating func iterationEnd(after ticks: Int64, notAfter limit: Int64) -> Int64? {
    guard let top = layers.indices.last else { return nil }
    let start = layers[top].start
    return layers[top].run.iterationEnd(
      after: start.seconds(until: ticks), notAfter: start.seconds(until: limit)
    ).flatMap { start.advanced(bySeconds: $0) }
  }

  /// The time at which the newest motion is logically complete, or nil if that is after `limit` or not
  /// before its end.
  mutating func logicalTime(notAfter limit: Int64) -> Int64? {
    if let top = layers.indices.last {
      let start = layers[top].start
      return layers[top].run.logicalTime(notAfter: start.seconds(until: limit))
        .flatMap { start.advanced(bySeconds: $0) }
    }
    switch ground {
    case .still, .tracked, .keyframes: return nil
    case .driven(let motion): return motion.completion.flatMap { $0 <= limit ? $0 : nil }
    case .spring:
      return spring?.logicalTime(notAfter: limit)
    }
  }
}

extension Course.Reading {
  /// Moves the progress of the way to a target, from wherever this is.
  fileprivate mutating func fade(towards target: V, _ progress: Progress) {
    let way = target - offset
    offset += way.scaled(by: progress.fraction)
    velocity.scale(by: 1 - progress.fraction)
    velocity += way.scaled(by: progress.velocity)
  }
}

extension Int64 {
  /// The time from this number of ticks to a later one.
  func seconds(until later: Int64) -> Double {
    Double(later - self) / Double(Instant.ticksPerSecond)
  }

  /// The number of ticks nearest to a time later, or nil if that is never.
  func advanced(bySeconds duration: Double) -> Int64? {
    Instant(ticks: self).advanced(bySeconds: duration)?.ticks
  }
}
