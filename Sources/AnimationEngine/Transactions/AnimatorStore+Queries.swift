// The properties of every animator, at its index in the store.

extension AnimatorStore {
  /// The animator of values of a type.
  func animator<V>(at index: Int, of type: V.Type) -> Animator<V> {
    read(Whole<V>(), at: index)
  }

  // A value on screen is asked for at an instant up to which nothing ends.

  func presentation(at index: Int, _ now: Instant) -> Components {
    read(Presentation(now: pace.screenTime(at: now)), at: index)
  }

  func model(at index: Int) -> Components { read(Model(), at: index) }

  func velocity(at index: Int, _ now: Instant) -> Components {
    pace.velocity(of: screenVelocity(at: index, now))
  }

  /// The velocity in the time of the screen.
  func screenVelocity(at index: Int, _ now: Instant) -> Components {
    read(Velocity(now: pace.screenTime(at: now)), at: index)
  }

  /// The first component of the value on screen.
  func number(at index: Int, _ now: Instant) -> Double {
    read(FirstNumber(now: pace.screenTime(at: now)), at: index)
  }

  /// The velocity of that component.
  func numberVelocity(at index: Int, _ now: Instant) -> Double {
    pace.velocity(of: read(FirstVelocity(now: pace.screenTime(at: now)), at: index))
  }

  func isMoving(_ index: Int) -> Bool { read(IsMoving(), at: index) }

  func isPaused(_ index: Int) -> Bool { read(IsPaused(), at: index) }

  func isWatched(_ index: Int) -> Bool { read(IsWatched(), at: index) }
  func isAtTarget(_ index: Int) -> Bool { read(IsAtTarget(), at: index) }

  /// When a motion will be over, by the exact clock.
  func forecast(of index: Int, notAfter limit: Instant) -> MotionForecast {
    let found = read(Forecast(limit: pace.screenTime(at: limit)), at: index)
    return MotionForecast(
      logical: found.logical.map { pace.instant(reaching: $0) },
      end: found.end.map { pace.instant(reaching: $0) })
  }

  /// When a motion will be over, by the ticks of a display.
  func forecast(of index: Int, atTicks nextTick: @escaping () -> Instant?) -> MotionForecast {
    read(TickForecast(pace: pace, nextTick: nextTick), at: index)
  }

  /// The values that the latest spring has taken over.
  func takeover(of index: Int, notAfter limit: Instant) -> SpringTakeover<Components>? {
    read(Takeover(limit: pace.screenTime(at: limit)), at: index).map { found in
      SpringTakeover(
        velocity: pace.velocity(of: found.velocity),
        peak: found.peak.map { (pace.instant(reaching: $0.instant), $0.value) })
    }
  }

  /// Whether a completion waits for a value.
  func isAwaited(_ index: Int, by token: CompletionToken) -> Bool {
    read(IsAwaited(token: token), at: index)
  }
}

private struct Forecast: AnimatorQuery {
  let limit: Instant

  func read<V>(_ animator: Animator<V>) -> MotionForecast { animator.forecast(notAfter: limit) }
}

private struct TickForecast: AnimatorQuery {
  let pace: Pace
  let nextTick: () -> Instant?

  func read<V>(_ animator: Animator<V>) -> MotionForecast {
    animator.forecast(atTicks: nextTick, at: pace)
  }
}

private struct Takeover: AnimatorQuery {
  let limit: Instant

  func read<V>(_ animator: Animator<V>) -> SpringTakeover<Components>? {
    animator.takeover(notAfter: limit).map { takeover in
      SpringTakeover(
        velocity: Components(any: takeover.velocity),
        peak: takeover.peak.map { ($0.instant, Components(any: $0.value)) })
    }
  }
}

private struct IsAwaited: AnimatorQuery {
  let token: CompletionToken

  func read<V>(_ animator: Animator<V>) -> Bool { animator.isAwaited(by: token) }
}

private struct Whole<T: VectorArithmetic>: AnimatorQuery {
  @inline(__always)
  func read<V>(_ animator: Animator<V>) -> Animator<T> {
    guard let animator = animator as? Animator<T> else { preconditionFailure(wrongType) }
    return animator
  }
}

private struct IsMoving: AnimatorQuery {
  @inline(__always)
  func read<V>(_ animator: Animator<V>) -> Bool { animator.isMoving }
}

private struct IsPaused: AnimatorQuery {
  @inline(__always)
  func read<V>(_ animator: Animator<V>) -> Bool { animator.isPaused }
}

private struct IsWatched: AnimatorQuery {
  @inline(__always)
  func read<V>(_ animator: Animator<V>) -> Bool { animator.isWatched }
}

private struct IsAtTarget: AnimatorQuery {
  @inline(__always)
  func read<V>(_ animator: Animator<V>) -> Bool { animator.isAtTarget }
}

private struct Presentation: AnimatorQuery {
  let now: Instant

  @inline(__always)
  func read<V>(_ animator: Animator<V>) -> Components {
    Components(any: animator.presentation(at: now))
  }
}

private struct Model: AnimatorQuery {
  @inline(__always)
  func read<V>(_ animator: Animator<V>) -> Components { Components(any: animator.model) }
}

private struct Velocity: AnimatorQuery {
  let now: Instant

  @inline(__always)
  func read<V>(_ animator: Animator<V>) -> Components {
    Components(any: animator.velocity(at: now))
  }
}

private struct FirstNumber: AnimatorQuery {
  let now: Instant

  @inline(__always)
  func read<V>(_ animator: Animator<V>) -> Double {
    Double(firstOf: animator.presentation(at: now))
  }
}

private struct FirstVelocity: AnimatorQuery {
  let now: Instant

  @inline(__always)
  func read<V>(_ animator: Animator<V>) -> Double { Double(firstOf: animator.velocity(at: now)) }
}

extension Animator {
  /// The value on screen at an instant up to which nothing ends.
  @inline(__always)
  func presentation(at now: Instant) -> V {
    lags(behind: now) ? caughtUp(to: now).presentation : presentation
  }

  /// The velocity then.
  @inline(__always)
  func velocity(at now: Instant) -> V {
    lags(behind: now) ? caughtUp(to: now).velocity : velocity
  }

  @inline(never)
  private func caughtUp(to now: Instant) -> Animator {
    var animator = self
    animator.catchUp(to: now)
    return animator
  }
}

extension Components {
  /// A number, or components, as components.
  @inline(__always)
  init<V: VectorArithmetic>(any value: V) {
    if let value = value as? Components {
      self = value
    } else if let value = value as? Double {
      self.init(value)
    } else {
      preconditionFailure(wrongType)
    }
  }
}

extension Double {
  /// The magnitude of a number, the greatest one of some components, or the length of another vector.
  @inline(__always)
  init<V: VectorArithmetic>(greatestOf value: V) {
    if let value = value as? Double {
      self = abs(value)
    } else if let value = value as? Components {
      self = value.greatestMagnitude
    } else {
      self = value.magnitudeSquared.squareRoot()
    }
  }

  /// A number, or the first of some components.
  @inline(__always)
  init<V: VectorArithmetic>(firstOf value: V) {
    if let value = value as? Double {
      self = value
    } else if let value = value as? Components {
      self = value[0]
    } else {
      preconditionFailure(wrongType)
    }
  }
}
