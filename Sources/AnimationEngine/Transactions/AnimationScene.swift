/// Values that are animated together: their animators, the transactions that change them, and the
/// completions that wait for them.
///
///     var scene = AnimationScene()
///     let opacity = scene.add(0.0)
///     scene.withAnimation(.linear(duration: 1)) { $0.set(opacity, 1) }
///     scene.advance(to: Instant(seconds: 0.25))
///     scene[opacity]  // 0.25
///
/// A scene has a clock of its own that advances only on request. The changes of one closure, a turn,
/// take effect when the outermost closure has ended.
public struct AnimationScene {
  /// The body of a callback.
  public typealias Callback = (inout AnimationScene) -> Void

  /// Which release of SwiftUI and which display the scene follows.
  public let rules: SceneRules
  /// The scene's time.
  public internal(set) var now = Instant.zero

  var animators: AnimatorStore
  /// The indices of the animators that move by the ticks of a display, in their order.
  var ticking: [Int] = []
  /// Those that move by the exact clock, and when each of them must be looked at next.
  var schedule = MotionSchedule()
  /// The indices of those whose motion has begun or resumed by the exact clock since all were looked at, in their
  /// order.
  var begun: [Int] = []
  /// The instant up to which all ends have happened by the exact clock, besides those of what has begun.
  var shownInstant: Instant?
  /// The indices of those that are looked at, in their order. Its storage is used again.
  var due: [Int] = []
  /// How many have been looked at since `takeLookCount` was called.
  var lookCount = 0
  var completions = CompletionRegistry()
  /// The completions that were called and not yet taken note of, the oldest first.
  var called = Queue<CompletedCompletion>()
  var callbacks: [CompletionID: Callback] = [:]

  /// The transactions the scene is inside of, the outermost first.
  var open: [OpenTransaction] = []
  /// The keys that the running turn sets for every change in it.
  var ambient: Transaction?
  /// How many transactions have been opened.
  package internal(set) var transactionCount = 0
  /// How many closures of the running turn have not ended.
  var depth = 0
  /// The writes of the running turn.
  var updates: [Update] = []
  /// The completions that were added in the running turn.
  var added: [CompletionID] = []
  /// The transaction of the running turn's writes outside all closures, once there is one.
  var plain: OpenTransaction?

  var recorder = SceneRecorder()

  /// Creates a scene at time zero.
  public init(rules: SceneRules = .newest) {
    self.rules = rules
    animators = AnimatorStore(pace: rules.pace)
  }

  /// Adds a value at rest.
  public mutating func add<Value>(_ value: Value) -> AnimatedProperty<Value> {
    AnimatedProperty(index: animators.add(atRest: value, startRule: rules.startRule))
  }

  /// Adds a number at rest, for owners that treat all values alike.
  package mutating func addNumber(_ value: Double) -> AnimatedProperty<Components> {
    AnimatedProperty(index: add(value).index)
  }

  /// The value on screen, which trails the model while it is animated.
  public subscript<Value>(property: AnimatedProperty<Value>) -> Value {
    animator(of: property).presentation(at: rules.pace.screenTime(at: now))
  }

  /// The velocity of the value on screen, per second.
  public func velocity<Value>(of property: AnimatedProperty<Value>) -> Value {
    rules.pace.velocity(of: animator(of: property).velocity(at: rules.pace.screenTime(at: now)))
  }

  /// The value that was set last.
  public func model<Value>(of property: AnimatedProperty<Value>) -> Value {
    for update in updates.reversed() {
      if let written = update.value(at: property.index) { return written.value(as: Value.self) }
    }
    return animator(of: property).model
  }

  /// Whether the value on screen moves, or its motion is paused.
  public func isMoving<Value>(_ property: AnimatedProperty<Value>) -> Bool {
    animators.isMoving(property.index)
  }

  /// Whether nothing moves except paused motions, and no callback waits.
  public var isSettled: Bool {
    called.isEmpty && (0..<placeCount).allSatisfy { animators.isPaused(movingIndex(at: $0)) }
  }

  /// How many values move.
  ///
  /// It changes nothing: as a property of a constant scene it would be given a copy of it.
  package var movingCount: Int { mutating get { placeCount } }

  /// How many values that move have been looked at since the last call.
  package mutating func takeLookCount() -> Int {
    defer { lookCount = 0 }
    return lookCount
  }

  /// A value that moves, by its place among all those that do.
  package mutating func movingProperty(at place: Int) -> AnimatedProperty<Components> {
    AnimatedProperty(index: movingIndex(at: place))
  }

  /// Whether the scene follows the exact clock, and not the ticks of a display.
  var isExact: Bool { rules.startRule == .atOnce }

  /// How many values move.
  var placeCount: Int { isExact ? schedule.count : ticking.count }

  /// The index of a value that moves, by its place among them.
  func movingIndex(at place: Int) -> Int {
    isExact ? schedule.index(at: place) : ticking[place]
  }

  private func animator<Value>(of property: AnimatedProperty<Value>) -> Animator<Value> {
    animators.animator(at: property.index, of: Value.self)
  }
}

/// A value at an instant.
package struct ValueReading {
  /// The value that was set last.
  package let model: Components
  /// The value on screen.
  package let shown: Components
  /// The velocity of that, per second.
  package let velocity: Components
}

// MARK: - Values of a simulation, which are asked for at every frame

extension AnimationScene {
  /// The value on screen.
  package subscript(property: AnimatedProperty<Components>) -> Components {
    animators.presentation(at: property.index, now)
  }

  /// The value that was set last.
  package func model(of property: AnimatedProperty<Components>) -> Components {
    for update in updates.reversed() {
      switch update.value(at: property.index) {
      case .number(let written): return Components(written)
      case .components(let written): return written
      case .other, nil: continue
      }
    }
    return animators.model(at: property.index)
  }

  /// The velocity of the value on screen, per second.
  package func velocity(of property: AnimatedProperty<Components>) -> Components {
    animators.velocity(at: property.index, now)
  }

  /// The velocity per second of the screen, for a motion that continues from it.
  package func screenVelocity(of property: AnimatedProperty<Components>) -> Components {
    animators.screenVelocity(at: property.index, now)
  }

  /// All of a value at once.
  ///
  /// It changes nothing that can be seen: as functions of a constant scene the three would be given a copy of it
  /// each.
  package mutating func reading(of property: AnimatedProperty<Components>) -> ValueReading {
    animators.catchUp(property.index, to: now)
    return ValueReading(
      model: updates.isEmpty ? animators.model(at: property.index) : model(of: property),
      shown: animators.presentation(at: property.index, now),
      velocity: animators.velocity(at: property.index, now))
  }

  /// The first component of the value on screen: all there is of a number.
  ///
  /// It changes nothing: as a function of a constant scene it would be given a copy of it.
  package mutating func number(of property: AnimatedProperty<Components>) -> Double {
    animators.number(at: property.index, now)
  }

  /// The number of motions that lie on top of each other in a value.
  package mutating func layerCount(of property: AnimatedProperty<Components>) -> Int {
    animators.layerCount(at: property.index)
  }

  /// The cost of an evaluation of these motions, in evaluations of a curve.
  package mutating func layerWork(of property: AnimatedProperty<Components>) -> Int {
    animators.layerWork(at: property.index)
  }

  /// The cost of the steps that the fluid springs of a value take from their beginning up to an instant, in steps of one
  /// number; at most, where their ends are not known.
  package mutating func stepLoad(
    of property: AnimatedProperty<Components>, until instant: Instant
  ) -> Int64 {
    animators.stepLoad(at: property.index, until: instant)
  }

  /// The velocity of the first component of the value on screen, per second.
  package func numberVelocity(of property: AnimatedProperty<Components>) -> Double {
    animators.numberVelocity(at: property.index, now)
  }
}
