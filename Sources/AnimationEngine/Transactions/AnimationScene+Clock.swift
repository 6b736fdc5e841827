extension AnimationScene {
  /// How many callbacks may run at one instant; the others wait for the next advance.
  public static let callbackLimit = 10_000

  /// Lets time pass to an instant, with all that is due until then: at each instant motions end first,
  /// then callbacks run, each as a turn of its own, oldest first.
  public mutating func advance(to instant: Instant) {
    precondition(depth == 0, "time passes between turns")
    runCallbacks()
    while let boundary = nextBoundary(notAfter: instant) {
      advanceAnimators(to: boundary)
      runCallbacks()
    }
    advanceAnimators(to: max(instant, now))
  }

  /// Holds a value where it is on screen, if it moves.
  public mutating func pause<Value>(_ property: AnimatedProperty<Value>) {
    _ = hold(property.index)
  }

  /// Lets a held value go on, exactly where and as fast as it was.
  public mutating func resume<Value>(_ property: AnimatedProperty<Value>) {
    _ = release(property.index)
  }

  private mutating func runCallbacks() {
    for _ in 0..<AnimationScene.callbackLimit {
      advanceAnimators(to: now)
      guard let completion = nextCalled() else { return }
      guard let callback = callbacks.removeValue(forKey: completion.id) else { continue }
      turn(callback)
    }
  }
}

// MARK: - The parts, for who has callbacks of another kind

extension AnimationScene {
  /// The next instant at which a motion or a wait ends, if that is not after `limit`.
  package mutating func nextBoundary(notAfter limit: Instant) -> Instant? {
    var next: Instant?
    for index in moving {
      guard let boundary = animators.nextBoundary(of: index, notAfter: next ?? limit) else {
        continue
      }
      next = boundary
    }
    return next
  }

  /// Moves all values to an instant before which nothing ends; what ends at it calls its completions.
  package mutating func advanceAnimators(to instant: Instant) {
    now = instant
    var finished: [FinishedWaiter] = []
    var hasEnded = false
    for index in moving {
      if rules.startRule == .atOnce {
        animators.advance(index, to: instant, finished: &finished)
      } else {
        animators.tick(index, at: instant, finished: &finished)
      }
      if !animators.isMoving(index) { hasEnded = true }
    }
    if hasEnded { moving.removeAll { !animators.isMoving($0) } }
    for waiter in finished {
      if let completion = completions.finish(waiter) { called.append(completion) }
    }
  }

  /// Takes note of the completion that was called first.
  package mutating func nextCalled() -> CompletedCompletion? {
    called.isEmpty ? nil : called.removeFirst()
  }

  /// Holds the value at a place.
  package mutating func hold(_ index: Int) -> HoldOutcome {
    animators.pause(index, at: now)
  }

  /// Lets the held value at a place go on.
  package mutating func release(_ index: Int) -> HoldOutcome {
    animators.resume(index, at: now)
  }
}
