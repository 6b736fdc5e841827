/// The path of a value from the place at which it began: motions on top of each other, as one function
/// of the time since.
///
/// Most stacks are one motion, or one spring that took over from another. A motion that does not take
/// over fades out what runs below it: of the offset `r` below it makes `r + p (V - r)`, with its
/// progress `p` and its target `V`. Times are counted in ticks since the stack began, so that one
/// instant, the beginning, moves all of it.
struct MotionStack<V: VectorArithmetic> {
  /// A motion towards a target, over what moves below it.
  struct Layer {
    let start: Int64
    /// The offset to which the layer leads.
    let target: V
    var playback: AnimationPlayback
  }

  /// The motion below all layers.
  enum BaseLayer {
    /// A fixed offset: none, or the target of a motion that is over.
    case still(V)
    /// The stack's spring, which took over an offset and a velocity.
    case spring
    /// A drag whose velocity is tracked.
    indirect case tracked(VelocityTracker<V>)
    /// A custom animation, which may go on from another one.
    indirect case custom(CustomAnimationPlayback<V>)
    /// Keyframes: they have no animation, and their values are absolute.
    indirect case keyframes(KeyframePlay<V>)
  }

  /// The state of the lower layers at an instant of the exact clock. Many changes at one instant lay many
  /// layers, and a reading follows each: it begins above the layers that were read before.
  enum Look {
    case none
    indirect case below(layer: Int, at: Int64, Reading)
  }

  /// A position and a velocity.
  struct Reading {
    var offset: V
    var velocity: V
  }

  var baseLayer = BaseLayer.still(.zero)
  /// The spring of the base layer: large, and so kept where it can step in place.
  var spring: FluidSpringSimulation<V>?
  /// The age at which the spring began.
  var springStart: Int64 = 0
  var layers: [Layer] = []
  /// Whether motions were laid over each other. SwiftUI's combination reports no velocity, even when
  /// only its last motion is still running.
  private(set) var isCombined = false
  /// The last reading, if the layers are many.
  var look = Look.none

  init() {}

  /// The same motions over no distance: what a value at rest adds to a motion that it is a part of.
  init<Other>(withoutDistance other: MotionStack<Other>) {
    isCombined = other.isCombined
    springStart = other.springStart
    layers = other.layers.map { Layer(start: $0.start, target: .zero, playback: $0.playback) }
    switch other.baseLayer {
    case .still, .keyframes: break
    case .spring:
      baseLayer = .spring
      spring = other.spring.map { FluidSpringSimulation(withoutDistance: $0) }
    case .tracked(let tracker): baseLayer = .tracked(VelocityTracker(withoutDistance: tracker))
    case .custom(let playback):
      baseLayer = .custom(CustomAnimationPlayback(playback.animation, to: .zero))
    }
  }

  /// Whether the stack holds no motion yet.
  var isEmpty: Bool {
    guard layers.isEmpty, case .still = baseLayer else { return false }
    return true
  }

  /// Whether one motion from rest is the whole stack: the usual case.
  var isFromRest: Bool { layers.count == 1 && !isCombined }

  /// Whether one spring that took over is the whole stack.
  var isSpring: Bool {
    guard layers.isEmpty, case .spring = baseLayer else { return false }
    return true
  }

  /// The newest motion alone, which decides when the stack is complete and when it is over.
  var newest: MotionStack {
    guard let layer = layers.last else { return self }
    var newest = MotionStack()
    newest.layers = [layer]
    return newest
  }

  /// The offset to which the stack leads; nil where that is not known, or where the value is there.
  var target: V? {
    if let layer = layers.last { return layer.target }
    guard case .spring = baseLayer else { return nil }
    return spring?.target
  }
}

// MARK: - Changes

extension MotionStack {
  /// Lays a motion towards `target` over everything.
  mutating func lay(
    _ animation: AnimationComposition, to target: V, over offset: V, at start: Int64
  ) {
    isCombined = isCombined || !isEmpty
    let distance = (target - offset).magnitudeSquared.squareRoot()
    // The motion below is at the target for a moment only. A spring is judged there as just before and
    // after: by the part of its way that is left. That is a choice; SwiftUI has not been measured.
    let judged = isCombined ? max(distance, .leastNormalMagnitude) : distance
    let playback = AnimationPlayback(animation, distance: judged)
    layers.append(Layer(start: start, target: target, playback: playback))
  }

  /// Lets a function go on from the motion that runs alone: with its time, towards another target.
  mutating func goOn(with animation: AnimationComposition, to target: V) -> Bool {
    guard let layer = onlyLayer else { return false }
    let distance = target.magnitudeSquared.squareRoot()
    look = .none
    layers = [
      Layer(
        start: layer.start, target: target,
        playback: AnimationPlayback(animation, distance: distance))
    ]
    return true
  }

  /// Starts a custom animation, or lets it go on from the running one if it wants to.
  mutating func drive(_ animation: Animation, to target: V, at ticks: Int64) -> Bool {
    guard !isEmpty else {
      baseLayer = .custom(CustomAnimationPlayback(animation, to: target))
      return true
    }
    guard let running = onlyAnimation,
      let merged = running.merged(into: animation, to: target, at: ticks)
    else { return false }
    self = MotionStack()
    baseLayer = .custom(merged)
    return true
  }

  /// Lets a spring towards `target` take over the motion as it is.
  mutating func takeOver(
    with spring: FluidSpring, to target: V, from offset: V, at start: Int64, ends: EndRule
  ) {
    let handover = handover(at: start, ends: ends)
    let simulation = FluidSpringSimulation(
      spring, offset: offset, velocity: handover.velocity, force: handover.force, target: target,
      blendingFrom: onlySpring()?.response)
    if !layers.isEmpty { layers = [] }
    isCombined = false
    look = .none
    if !isSpring { baseLayer = .spring }
    self.spring = simulation
    springStart = start
  }

  /// Plays keyframes and nothing else.
  mutating func play(_ play: KeyframePlay<V>) {
    self = MotionStack()
    baseLayer = .keyframes(play)
  }

  /// Follows a drag to `target`.
  mutating func track(_ target: V, at ticks: Int64) {
    if layers.isEmpty, case .tracked(var tracker) = baseLayer {
      tracker.add(target, at: ticks)
      baseLayer = .tracked(tracker)
    } else {
      self = MotionStack()
      baseLayer = .tracked(VelocityTracker(target, at: ticks))
    }
  }

  /// The only layer, if it started from rest.
  private var onlyLayer: Layer? {
    guard case .still = baseLayer, layers.count == 1, !isCombined else { return nil }
    return layers[0]
  }

  /// The spring, if one runs alone: a spring that takes over may blend from its response.
  private mutating func onlySpring() -> FluidSpring? {
    if isSpring { return spring?.kind() }
    return onlyLayer?.playback.composition.fluidSpring
  }

  /// The animation, if one runs alone, as the previous animation of a custom one. Built-in animations do
  /// not hand on their state.
  private var onlyAnimation: CustomAnimationPlayback<V>? {
    switch (baseLayer, layers.count) {
    case (.custom(let playback), 0): playback
    case (.spring, 0):
      spring.map { CustomAnimationPlayback(Animation(.fluidSpring($0.spring)), to: $0.target) }
    default:
      onlyLayer.map {
        CustomAnimationPlayback(Animation($0.playback.composition), to: $0.target)
      }
    }
  }

  /// The velocity and force that a spring takes over: none from a combination of motions.
  private mutating func handover(at ticks: Int64, ends: EndRule) -> (velocity: V, force: V) {
    switch (baseLayer, layers.count) {
    case (.spring, 0):
      return spring?.handover(at: springStart.seconds(until: ticks), ends: ends) ?? (.zero, .zero)
    case (.tracked(let tracker), 0):
      return (tracker.velocity(at: ticks), .zero)
    case (.custom(var playback), 0):
      return (playback.reading(at: ticks)?.velocity ?? .zero, .zero)
    case (.still, 1) where !isCombined:
      let elapsed = layers[0].start.seconds(until: ticks)
      let handover = layers[0].playback.handover(at: elapsed, ends: ends)
      let target = layers[0].target
      return (target.scaled(by: handover.velocity), target.scaled(by: handover.force))
    default:
      return (.zero, .zero)
    }
  }
}
