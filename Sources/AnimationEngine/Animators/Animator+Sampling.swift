// Values at several instants at once. A motion is taken apart once for all of them, and as none of their
// numbers depends on another, the processor computes several side by side.

extension Animator {
  /// Hands over the value on screen at each of some instants, in their order, up to which the motion is
  /// known not to end. The animator itself stays at the last time that was asked for.
  @inline(__always)
  mutating func sample(at instants: [Instant], _ body: (Int, V) -> Void) {
    guard motion != nil else {
      for index in instants.indices { body(index, presentation) }
      return
    }
    motion?.sample(at: instants, presentation, body)
  }
}

extension RunningMotion {
  @inline(__always)
  fileprivate mutating func sample(
    at instants: [Instant], _ shown: V, _ body: (Int, V) -> Void
  ) {
    guard pausedAt == nil, let begin else {
      for index in instants.indices { body(index, shown) }
      return
    }
    guard stack.isFromRest else {
      for index in instants.indices {
        let age = instants[index].ticks - begin.ticks
        if let reading = stack.reading(at: age, ends: .exact) { body(index, base + reading.offset) }
      }
      return
    }
    let (base, target) = (base, stack.layers[0].target)
    let times = ElapsedTimes(instants, since: begin.ticks + stack.layers[0].start)
    stack.layers[0].playback.forEachFraction(at: times) { index, fraction in
      var value = target
      value.scale(by: fraction)
      value += base
      body(index, value)
    }
  }
}

/// Instants as times in seconds since another one.
private struct ElapsedTimes {
  private let instants: [Instant]
  private let origin: Int64

  init(_ instants: [Instant], since origin: Int64) {
    self.instants = instants
    self.origin = origin
  }

  /// Calls a function for each time, and hands over the results with their numbers.
  @inline(__always)
  func map(_ fraction: (Double) -> Double, _ body: (Int, Double) -> Void) {
    for index in instants.indices {
      body(index, fraction(origin.seconds(until: instants[index].ticks)))
    }
  }
}

extension AnimationPlayback {
  /// Hands over the fraction of the way at each of some times before the end, by the exact clock.
  @inline(__always)
  fileprivate mutating func forEachFraction(
    at times: ElapsedTimes, _ body: (Int, Double) -> Void
  ) {
    switch base {
    case .timingCurve(let animation) where !composition.isModified:
      times.map({ animation.progress(at: $0).fraction }, body)
    case .interpolatingSpring(let spring) where !composition.isModified:
      times.map({ spring.progress(at: $0).fraction }, body)
    case .timingCurve, .unitCurve, .interpolatingSpring, .fluidSpring, .function, .custom:
      times.map({ progress(at: $0).fraction }, body)
    }
  }
}
