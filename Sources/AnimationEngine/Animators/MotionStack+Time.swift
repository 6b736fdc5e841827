// MARK: - Readings

extension MotionStack {
  /// The progress of the one motion from rest at a time, or nil if it is over. Time must not go back.
  mutating func progressFromRest(at ticks: Int64, ends: EndRule) -> Progress? {
    layers[0].playback.progress(at: layers[0].start.seconds(until: ticks), ends: ends)
  }

  /// The position at a time, or nil if the stack is over. Time must not go back.
  mutating func reading(at ticks: Int64, ends: EndRule) -> Reading? {
    if isSpring { return springReading(at: ticks, ends: ends) }
    guard !layers.isEmpty else {
      let (reading, isOver) = baseReading(at: ticks, ends: ends)
      return isOver ? nil : reading
    }
    var (reading, isOver, first) = lowerReading(at: ticks, ends: ends)
    var endedCount = 0
    for index in first..<layers.count {
      let elapsed = layers[index].start.seconds(until: ticks)
      if let progress = layers[index].playback.progress(at: elapsed, ends: ends) {
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

  /// The reading of the lower layers, and the number of the first layer that it does not include.
  private mutating func lowerReading(
    at ticks: Int64, ends: EndRule
  ) -> (reading: Reading, isOver: Bool, first: Int) {
    if case .below(let layer, ticks, let reading) = look, ends == .exact {
      return (reading, false, layer)
    }
    let (reading, isOver) = baseReading(at: ticks, ends: ends)
    return (reading, isOver, 0)
  }

  private mutating func note(_ reading: Reading, at ticks: Int64, ends: EndRule) {
    if layers.count > 8, ends == .exact {
      look = .below(layer: layers.count, at: ticks, reading)
    } else if case .below = look {
      look = .none
    }
  }

  private mutating func baseReading(
    at ticks: Int64, ends: EndRule
  ) -> (reading: Reading, isOver: Bool) {
    switch baseLayer {
    case .still(let offset):
      return (Reading(offset: offset, velocity: .zero), true)
    case .tracked(let tracker):
      return (Reading(offset: tracker.value, velocity: .zero), ticks >= tracker.end)
    case .keyframes(let play):
      return (play.reading(at: ticks), play.end.map { ticks >= $0 } ?? false)
    case .custom(var playback):
      let reading = playback.reading(at: ticks)
      baseLayer = .custom(playback)
      return reading.map { ($0, false) }
        ?? (Reading(offset: playback.target, velocity: .zero), true)
    case .spring:
      return springReading(at: ticks, ends: ends).map { ($0, false) }
        ?? (Reading(offset: spring?.target ?? .zero, velocity: .zero), true)
    }
  }

  /// The position of the stack's spring, or nil if that is over.
  @inline(__always)
  private mutating func springReading(at ticks: Int64, ends: EndRule) -> Reading? {
    spring?.reading(at: springStart.seconds(until: ticks), ends: ends)
  }

  /// A layer that is over hides all below it: only its target still counts.
  private mutating func drop(_ endedCount: Int) {
    guard endedCount > 0 else { return }
    baseLayer = .still(layers[endedCount - 1].target)
    spring = nil
    layers.removeFirst(endedCount)
  }
}

// MARK: - Ends

extension MotionStack {
  /// Whether the ends of the newest motion are known, however far ahead they are.
  @inline(__always)
  var isForeseeable: Bool {
    layers.indices.last.map { layers[$0].playback.isForeseeable } ?? false
  }

  /// Whether the newest motion is a custom animation.
  @inline(__always)
  var isCustom: Bool {
    if let top = layers.indices.last { return layers[top].playback.base.isCustom }
    if case .custom = baseLayer { return true }
    return false
  }

  /// The time at which the stack is over, or nil if that is after `limit`.
  ///
  /// It is over when its newest motion is, whatever still runs below.
  mutating func end(notAfter limit: Int64) -> Int64? {
    if let top = layers.indices.last {
      let start = layers[top].start
      return layers[top].playback.end(notAfter: start.seconds(until: limit))
        .flatMap { start.advanced(bySeconds: $0) }
    }
    switch baseLayer {
    case .still: return nil
    case .tracked(let tracker): return tracker.end <= limit ? tracker.end : nil
    case .keyframes(let play): return play.end.flatMap { $0 <= limit ? $0 : nil }
    case .custom(let playback): return playback.end.flatMap { $0 <= limit ? $0 : nil }
    case .spring:
      return spring?.end(notAfter: springStart.seconds(until: limit))
        .flatMap { springStart.advanced(bySeconds: $0) }
    }
  }

  /// The time at which the next iteration of the newest motion is over, after one time and not after
  /// another; its last iteration ends with the motion itself.
  mutating func iterationEnd(after ticks: Int64, notAfter limit: Int64) -> Int64? {
    guard let top = layers.indices.last else { return nil }
    let start = layers[top].start
    return layers[top].playback.iterationEnd(
      after: start.seconds(until: ticks), notAfter: start.seconds(until: limit)
    ).flatMap { start.advanced(bySeconds: $0) }
  }

  /// The time at which the newest motion is logically complete, or nil if that is after `limit` or not
  /// before its end.
  mutating func logicalTime(notAfter limit: Int64) -> Int64? {
    if let top = layers.indices.last {
      let start = layers[top].start
      return layers[top].playback.logicalTime(notAfter: start.seconds(until: limit))
        .flatMap { start.advanced(bySeconds: $0) }
    }
    switch baseLayer {
    case .still, .tracked, .keyframes: return nil
    case .custom(let playback): return playback.completion.flatMap { $0 <= limit ? $0 : nil }
    case .spring:
      return spring.flatMap { springStart.advanced(bySeconds: $0.logicalDuration) }
        .flatMap { $0 <= limit ? $0 : nil }
    }
  }
}

extension MotionStack.Reading {
  /// Moves the progress of the way to a target, from wherever this is.
  fileprivate mutating func fade(towards target: V, _ progress: Progress) {
    let way = target - offset
    offset += way.scaled(by: progress.fraction)
    velocity.scale(by: 1 - progress.fraction)
    velocity += way.scaled(by: progress.velocity)
  }
}

// These use the spring in place: taking it out and looking at it costs more than a frame does.
extension FluidSpringSimulation {
  /// The spring that moves.
  mutating func kind() -> FluidSpring { spring }

  /// Advances to a time, and returns the position there, or nil if the motion is over.
  @inline(__always)
  fileprivate mutating func reading(
    at elapsed: Double, ends: EndRule
  ) -> MotionStack<V>.Reading? {
    guard advance(to: elapsed, ends: ends) == nil else { return nil }
    return MotionStack.Reading(offset: offset, velocity: velocity)
  }

  /// The part of the state, besides the offset, that another spring takes over at a time; zero once this one is over.
  mutating func handover(at elapsed: Double, ends: EndRule) -> (velocity: V, force: V) {
    advance(to: elapsed, ends: ends) == nil ? (velocity, force) : (.zero, .zero)
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
