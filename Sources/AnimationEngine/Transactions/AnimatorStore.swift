/// The animators of a scene, in the order in which they were added.
///
/// Those of numbers and of `Components`, which a simulation has by the thousand, stand side by side in
/// arrays of their own, where calls are direct and nothing is boxed; the others may be of any type.
struct AnimatorStore {
  private enum Slot {
    case number(Int)
    case components(Int)
    case other(Int)
  }

  private var slots: [Slot] = []
  private var numbers: [Animator<Double>] = []
  private var components: [Animator<Components>] = []
  private var others: [any AnyAnimator] = []

  var count: Int { slots.count }

  /// Adds an animator and returns its place.
  mutating func add<V>(_ animator: Animator<V>) -> Int {
    switch animator {
    case let animator as Animator<Double>:
      slots.append(.number(numbers.count))
      numbers.append(animator)
    case let animator as Animator<Components>:
      slots.append(.components(components.count))
      components.append(animator)
    default:
      slots.append(.other(others.count))
      others.append(animator)
    }
    return slots.count - 1
  }

  /// The animator at a place, which holds values of the type that was added there.
  func animator<V>(at index: Int, of type: V.Type) -> Animator<V>? {
    switch slots[index] {
    case .number(let index): numbers[index] as? Animator<V>
    case .components(let index): components[index] as? Animator<V>
    case .other(let index): others[index] as? Animator<V>
    }
  }

  /// Gives the value at a place a new model.
  mutating func change(_ index: Int, to value: WrittenValue, by change: Change) -> ChangeOutcome {
    switch (slots[index], value) {
    case (.number(let index), .number(let value)):
      return numbers[index].change(to: value, by: change)
    case (.number(let index), .components(let value)):
      assert(value.count <= 1, "a number is given one component")
      return numbers[index].change(to: value[0], by: change)
    case (.components(let index), .components(let value)):
      return components[index].change(to: value, by: change)
    case (.other(let index), .other(let value)):
      return others[index].change(toAny: value, by: change)
    case (.number, .other), (.components, .number), (.components, .other), (.other, .number),
      (.other, .components):
      preconditionFailure("a property is given values of its own type only")
    }
  }
}

// MARK: - Numbers and components, at a place where one of them was added

extension AnimatorStore {
  /// The value on screen.
  func presentation(at index: Int) -> Components {
    switch slots[index] {
    case .number(let index): Components(numbers[index].presentation)
    case .components(let index): components[index].presentation
    case .other: wrongType()
    }
  }

  /// The value that was set last.
  func model(at index: Int) -> Components {
    switch slots[index] {
    case .number(let index): Components(numbers[index].model)
    case .components(let index): components[index].model
    case .other: wrongType()
    }
  }

  /// The velocity of the value on screen.
  func velocity(at index: Int) -> Components {
    switch slots[index] {
    case .number(let index): Components(numbers[index].velocity)
    case .components(let index): components[index].velocity
    case .other: wrongType()
    }
  }

  /// The first component of the value on screen.
  func number(at index: Int) -> Double {
    switch slots[index] {
    case .number(let index): numbers[index].presentation
    case .components(let index): components[index].presentation[0]
    case .other: wrongType()
    }
  }

  /// The velocity of that component.
  func numberVelocity(at index: Int) -> Double {
    switch slots[index] {
    case .number(let index): numbers[index].velocity
    case .components(let index): components[index].velocity[0]
    case .other: wrongType()
    }
  }

  /// How many motions lie on top of each other.
  mutating func layerCount(at index: Int) -> Int {
    switch slots[index] {
    case .number(let index): numbers[index].layerCount
    case .components(let index): components[index].layerCount
    case .other: 0
    }
  }

  /// Puts a value that stands still somewhere else.
  mutating func reset(_ index: Int, to value: Components) {
    switch slots[index] {
    case .number(let index): numbers[index].reset(to: value[0])
    case .components(let index): components[index].reset(to: value)
    case .other: wrongType()
    }
  }

  /// Lets the value at one place be and do what the one at another does; both are of one type.
  mutating func copy(_ source: Int, to index: Int) {
    switch (slots[source], slots[index]) {
    case (.number(let source), .number(let index)): numbers[index] = numbers[source].copy
    case (.components(let source), .components(let index)):
      components[index] = components[source].copy
    default: wrongType()
    }
  }

  /// Plays keyframes; components were added there.
  mutating func play(_ index: Int, _ play: KeyframePlay<Components>, at now: Instant) {
    guard case .components(let index) = slots[index] else { wrongType() }
    components[index].play(play, at: now)
  }

  private func wrongType() -> Never {
    preconditionFailure("a property belongs to the scene that made it")
  }
}

// MARK: - What every animator can do, at a place

extension AnimatorStore {
  func isMoving(_ index: Int) -> Bool {
    switch slots[index] {
    case .number(let index): numbers[index].isMoving
    case .components(let index): components[index].isMoving
    case .other(let index): others[index].isMoving
    }
  }

  func isHeld(_ index: Int) -> Bool {
    switch slots[index] {
    case .number(let index): numbers[index].isHeld
    case .components(let index): components[index].isHeld
    case .other(let index): others[index].isHeld
    }
  }

  func isWatched(_ index: Int) -> Bool {
    switch slots[index] {
    case .number(let index): numbers[index].isWatched
    case .components(let index): components[index].isWatched
    case .other(let index): others[index].isWatched
    }
  }

  func isAtTarget(_ index: Int) -> Bool {
    switch slots[index] {
    case .number(let index): numbers[index].isAtTarget
    case .components(let index): components[index].isAtTarget
    case .other(let index): others[index].isAtTarget
    }
  }

  mutating func watch(_ index: Int, seesCrossings: Bool) {
    switch slots[index] {
    case .number(let index): numbers[index].watch(seesCrossings: seesCrossings)
    case .components(let index): components[index].watch(seesCrossings: seesCrossings)
    case .other(let index): others[index].watch(seesCrossings: seesCrossings)
    }
  }

  mutating func nextBoundary(of index: Int, notAfter limit: Instant) -> Instant? {
    switch slots[index] {
    case .number(let index): numbers[index].nextBoundary(notAfter: limit)
    case .components(let index): components[index].nextBoundary(notAfter: limit)
    case .other(let index): others[index].nextBoundary(notAfter: limit)
    }
  }

  mutating func advance(
    _ index: Int, to now: Instant, finished: inout [FinishedWaiter]
  ) -> MotionState {
    switch slots[index] {
    case .number(let index): numbers[index].advance(to: now, finished: &finished)
    case .components(let index): components[index].advance(to: now, finished: &finished)
    case .other(let index): others[index].advance(to: now, finished: &finished)
    }
  }

  mutating func tick(
    _ index: Int, at now: Instant, finished: inout [FinishedWaiter]
  ) -> MotionState {
    switch slots[index] {
    case .number(let index): numbers[index].tick(at: now, finished: &finished)
    case .components(let index): components[index].tick(at: now, finished: &finished)
    case .other(let index): others[index].tick(at: now, finished: &finished)
    }
  }

  mutating func discard(_ index: Int, finished: inout [FinishedWaiter]) {
    switch slots[index] {
    case .number(let index): numbers[index].discard(finished: &finished)
    case .components(let index): components[index].discard(finished: &finished)
    case .other(let index): others[index].discard(finished: &finished)
    }
  }

  mutating func pause(_ index: Int, at now: Instant) -> HoldOutcome {
    switch slots[index] {
    case .number(let index): numbers[index].pause(at: now)
    case .components(let index): components[index].pause(at: now)
    case .other(let index): others[index].pause(at: now)
    }
  }

  mutating func resume(_ index: Int, at now: Instant) -> HoldOutcome {
    switch slots[index] {
    case .number(let index): numbers[index].resume(at: now)
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
