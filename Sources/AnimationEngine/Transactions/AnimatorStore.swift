/// The animators of a scene, in the order in which they were added.
///
/// Those of `Components`, which a simulation has by the thousand, stand side by side in an array of
/// their own, where calls are direct and nothing is boxed; the others may be of any type.
struct AnimatorStore {
  private enum Slot {
    case components(Int)
    case other(Int)
  }

  private var slots: [Slot] = []
  private var components: [Animator<Components>] = []
  private var others: [any AnyAnimator] = []

  var count: Int { slots.count }

  /// Adds an animator and returns its place.
  mutating func add<V>(_ animator: Animator<V>) -> Int {
    if let animator = animator as? Animator<Components> {
      slots.append(.components(components.count))
      components.append(animator)
    } else {
      slots.append(.other(others.count))
      others.append(animator)
    }
    return slots.count - 1
  }

  /// The animator at a place, which holds values of the type that was added there.
  func animator<V>(at index: Int, of type: V.Type) -> Animator<V>? {
    switch slots[index] {
    case .components(let index): components[index] as? Animator<V>
    case .other(let index): others[index] as? Animator<V>
    }
  }

  /// The value on screen at a place where components were added.
  func presentation(at index: Int) -> Components {
    guard case .components(let index) = slots[index] else {
      preconditionFailure("a property belongs to the scene that made it")
    }
    return components[index].presentation
  }

  /// The velocity of the value on screen at a place where components were added.
  func velocity(at index: Int) -> Components {
    guard case .components(let index) = slots[index] else {
      preconditionFailure("a property belongs to the scene that made it")
    }
    return components[index].velocity
  }

  /// The first component of the value on screen at a place where components were added.
  func number(at index: Int) -> Double {
    guard case .components(let index) = slots[index] else {
      preconditionFailure("a property belongs to the scene that made it")
    }
    return components[index].presentation[0]
  }

  /// How many motions lie on top of each other at a place where components were added.
  func layerCount(at index: Int) -> Int {
    guard case .components(let index) = slots[index] else { return 0 }
    return components[index].layerCount
  }

  /// The velocity of that component.
  func numberVelocity(at index: Int) -> Double {
    guard case .components(let index) = slots[index] else {
      preconditionFailure("a property belongs to the scene that made it")
    }
    return components[index].velocity[0]
  }

  /// Gives the value at a place a new model.
  mutating func change(_ index: Int, to value: WrittenValue, by change: Change) -> ChangeOutcome {
    switch (slots[index], value) {
    case (.components(let index), .components(let value)):
      components[index].change(to: value, by: change)
    case (.other(let index), .other(let value)):
      others[index].change(toAny: value, by: change)
    case (.components, .other), (.other, .components):
      preconditionFailure("a property is given values of its own type only")
    }
  }
}

// MARK: - What every animator can do, at a place

extension AnimatorStore {
  func isMoving(_ index: Int) -> Bool {
    switch slots[index] {
    case .components(let index): components[index].isMoving
    case .other(let index): others[index].isMoving
    }
  }

  func isWatched(_ index: Int) -> Bool {
    switch slots[index] {
    case .components(let index): components[index].isWatched
    case .other(let index): others[index].isWatched
    }
  }

  func isAtTarget(_ index: Int) -> Bool {
    switch slots[index] {
    case .components(let index): components[index].isAtTarget
    case .other(let index): others[index].isAtTarget
    }
  }

  mutating func watch(_ index: Int, seesCrossings: Bool) {
    switch slots[index] {
    case .components(let index): components[index].watch(seesCrossings: seesCrossings)
    case .other(let index): others[index].watch(seesCrossings: seesCrossings)
    }
  }

  func isHeld(_ index: Int) -> Bool {
    switch slots[index] {
    case .components(let index): components[index].isHeld
    case .other(let index): others[index].isHeld
    }
  }

  mutating func nextBoundary(of index: Int, notAfter limit: Instant) -> Instant? {
    switch slots[index] {
    case .components(let index): components[index].nextBoundary(notAfter: limit)
    case .other(let index): others[index].nextBoundary(notAfter: limit)
    }
  }

  mutating func advance(_ index: Int, to now: Instant, finished: inout [FinishedWaiter])
    -> MotionState
  {
    switch slots[index] {
    case .components(let index): components[index].advance(to: now, finished: &finished)
    case .other(let index): others[index].advance(to: now, finished: &finished)
    }
  }

  mutating func tick(_ index: Int, at now: Instant, finished: inout [FinishedWaiter]) -> MotionState
  {
    switch slots[index] {
    case .components(let index): components[index].tick(at: now, finished: &finished)
    case .other(let index): others[index].tick(at: now, finished: &finished)
    }
  }

  mutating func discard(_ index: Int, finished: inout [FinishedWaiter]) {
    switch slots[index] {
    case .components(let index): components[index].discard(finished: &finished)
    case .other(let index): others[index].discard(finished: &finished)
    }
  }

  /// Plays keyframes at a place where components were added.
  mutating func play(_ index: Int, _ play: KeyframePlay<Components>, at now: Instant) {
    guard case .components(let index) = slots[index] else {
      preconditionFailure("a property belongs to the scene that made it")
    }
    components[index].play(play, at: now)
  }

  /// Puts a value that stands still somewhere else, at a place where components were added.
  mutating func reset(_ index: Int, to value: Components) {
    guard case .components(let index) = slots[index] else {
      preconditionFailure("a property belongs to the scene that made it")
    }
    components[index].reset(to: value)
  }

  /// Lets the value at one place be and do what the one at another does; components were added at both.
  mutating func copy(_ source: Int, to index: Int) {
    guard case .components(let source) = slots[source], case .components(let index) = slots[index]
    else {
      preconditionFailure("a property belongs to the scene that made it")
    }
    components[index] = components[source].copy
  }

  mutating func pause(_ index: Int, at now: Instant) -> HoldOutcome {
    switch slots[index] {
    case .components(let index): components[index].pause(at: now)
    case .other(let index): others[index].pause(at: now)
    }
  }

  mutating func resume(_ index: Int, at now: Instant) -> HoldOutcome {
    switch slots[index] {
    case .components(let index): components[index].resume(at: now)
    case .other(let index): others[index].resume(at: now)
    }
  }
}

/// An animator of some type of value.
protocol AnyAnimator {
  var isMoving: Bool { get }
  var isHeld: Bool { get }
  var isWatched: Bool { get }
  var isAtTarget: Bool { get }

  mutating func watch(seesCrossings: Bool)
  mutating func change(toAny value: any VectorArithmetic, by change: Change) -> ChangeOutcome
  mutating func nextBoundary(notAfter limit: Instant) -> Instant?
  mutating func advance(to now: Instant, finished: inout [FinishedWaiter]) -> MotionState
  mutating func tick(at now: Instant, finished: inout [FinishedWaiter]) -> MotionState
  mutating func discard(finished: inout [FinishedWaiter])
  mutating func pause(at now: Instant) -> HoldOutcome
  mutating func resume(at now: Instant) -> HoldOutcome
}

extension Animator: AnyAnimator {
  mutating func change(toAny value: any VectorArithmetic, by change: Change) -> ChangeOutcome {
    guard let value = value as? V else {
      preconditionFailure("a property is given values of its own type only")
    }
    return self.change(to: value, by: change)
  }
}
