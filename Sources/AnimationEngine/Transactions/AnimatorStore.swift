/// The animators of a scene, in the order in which they were added.
///
/// A simulation has thousands of numbers and `Components`. Their animators lie side by side in arrays of
/// their own, where calls are direct and nothing is boxed; the others may be of any type.
///
/// The store is asked in the time of its owner. An animator lives in the time of the screen: this is the only place
/// where one becomes the other.
struct AnimatorStore {
  private enum Slot {
    case number(Int)
    case components(Int)
    case other(Int)
  }

  /// The speed of the time of the screen.
  let pace: Pace
  private var slots: [Slot] = []
  private var numbers: [Animator<Double>] = []
  private var components: [Animator<Components>] = []
  private var others: [AnyAnimator] = []

  init(pace: Pace) { self.pace = pace }

  /// Adds an animator of a value at rest and returns its index.
  mutating func add<V: VectorArithmetic>(atRest value: V, startRule: StartRule) -> Int {
    switch AnyAnimatedValue(value) {
    case .number(let value):
      slots.append(.number(numbers.count))
      numbers.append(Animator(atRest: value, startRule: startRule))
    case .components(let value):
      slots.append(.components(components.count))
      components.append(Animator(atRest: value, startRule: startRule))
    case .other:
      slots.append(.other(others.count))
      others.append(AnyAnimator(Animator(atRest: value, startRule: startRule)))
    }
    return slots.count - 1
  }

  /// Performs an operation on the animator at an index. No other place distinguishes the types.
  @inline(__always)
  mutating func perform<O: AnimatorOperation>(_ operation: O, at index: Int) -> O.Result {
    switch slots[index] {
    case .number(let index): operation.perform(on: &numbers[index])
    case .components(let index): operation.perform(on: &components[index])
    case .other(let index): others[index].accept(operation)
    }
  }

  /// Reads a property of the animator at an index.
  @inline(__always)
  func read<Q: AnimatorQuery>(_ query: Q, at index: Int) -> Q.Result {
    switch slots[index] {
    case .number(let index): query.read(numbers[index])
    case .components(let index): query.read(components[index])
    case .other(let index): others[index].answer(query)
    }
  }

  /// Gives a number or a value with components a new model.
  mutating func change(
    _ index: Int, to value: Components, by change: consuming ValueChange
  ) -> MadeChange {
    change.instant = pace.screenTime(at: change.instant)
    return switch slots[index] {
    case .number(let index): numbers[index].makeChange(to: value[0], by: change)
    case .components(let index): components[index].makeChange(to: value, by: change)
    case .other: preconditionFailure(wrongType)
    }
  }

  /// Retargets the motion of a number or a value with components, whose model stays the same.
  mutating func retarget(_ index: Int, by change: consuming ValueChange) -> MadeChange {
    change.instant = pace.screenTime(at: change.instant)
    return perform(Retargeting(change: change), at: index)
  }

  /// Lets a value at rest take part in the motion of another one.
  mutating func join(_ index: Int, _ other: Int) {
    switch slots[other] {
    case .number(let other): perform(Joining(other: numbers[other]), at: index)
    case .components(let other): perform(Joining(other: components[other]), at: index)
    // A property of components has neither type.
    case .other: break
    }
  }

  /// Ends the part of a value at rest in the motion of another one.
  mutating func leaveMotion(_ index: Int) { perform(Leaving(), at: index) }

  /// Gives a number a new model.
  mutating func change(
    _ index: Int, to number: Double, by change: consuming ValueChange
  ) -> MadeChange {
    guard case .number(let place) = slots[index] else {
      return self.change(index, to: Components(number), by: change)
    }
    change.instant = pace.screenTime(at: change.instant)
    return numbers[place].makeChange(to: number, by: change)
  }

  /// Plays keyframes on a value with components.
  mutating func play(_ play: KeyframePlay<Components>, at index: Int, from now: Instant) {
    guard case .components(let index) = slots[index] else { preconditionFailure(wrongType) }
    components[index].play(play, at: pace.screenTime(at: now))
  }

  /// Copies the motion of one animator to another one of the same type.
  mutating func copy(_ source: Int, to index: Int) {
    switch (slots[source], slots[index]) {
    case (.number(let source), .number(let index)): numbers[index] = numbers[source].copy
    case (.components(let source), .components(let index)):
      components[index] = components[source].copy
    case (.number, .components), (.number, .other), (.components, .number),
      (.components, .other), (.other, _):
      preconditionFailure(wrongType)
    }
  }
}

/// The message of a precondition: a property is used with a scene or a type that is not its own.
let wrongType = "a property belongs to the scene that made it and has values of its own type"

extension Animator {
  /// Gives the model a new value, and returns what its owner records of that.
  @inline(__always)
  mutating func makeChange(to value: V, by change: ValueChange) -> MadeChange {
    makeChange { $0.change(to: value, by: change) }
  }

  /// Makes a change, and returns what its owner records of that.
  @inline(__always)
  mutating func makeChange(_ change: (inout Animator) -> ChangeOutcome) -> MadeChange {
    let former = ValueExtent(
      length: Double(greatestOf: model) + Double(greatestOf: presentation),
      speed: Double(greatestOf: velocity))
    let outcome = change(&self)
    return MadeChange(outcome: outcome, former: former, layerCount: layerCount)
  }
}

private struct Retargeting: AnimatorOperation {
  let change: ValueChange

  func perform<V>(on animator: inout Animator<V>) -> MadeChange {
    animator.makeChange { $0.retarget(by: change) }
  }
}

private struct Joining<Other: VectorArithmetic>: AnimatorOperation {
  let other: Animator<Other>

  func perform<V>(on animator: inout Animator<V>) { animator.join(other) }
}

private struct Leaving: AnimatorOperation {
  func perform<V>(on animator: inout Animator<V>) { animator.leaveMotion() }
}

/// A change of an animator of any type of value.
protocol AnimatorOperation {
  associatedtype Result
  func perform<V>(on animator: inout Animator<V>) -> Result
}

/// A question about an animator of any type of value.
protocol AnimatorQuery {
  associatedtype Result
  func read<V>(_ animator: Animator<V>) -> Result
}
