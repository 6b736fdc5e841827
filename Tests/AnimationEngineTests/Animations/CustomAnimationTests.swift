import AnimationEngine
import TestSupport
import Testing

// Only what is public is used here: these animations could be anybody's.

/// A straight line that can be held: while it is paused its clock stands.
private struct Pausable: CustomAnimation {
  var duration: Double
  var isPaused = false

  private struct Clock {
    var elapsed = 0.0
    var last = 0.0
  }

  private struct ClockKey: AnimationStateKey {
    static var defaultValue: Clock { Clock() }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    var clock = context.state[ClockKey.self]
    if !isPaused { clock.elapsed += time - clock.last }
    clock.last = time
    context.state[ClockKey.self] = clock
    if clock.elapsed >= duration / 2 { context.isLogicallyComplete = true }
    return clock.elapsed < duration ? value.scaled(by: clock.elapsed / duration) : nil
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? Pausable else { return false }
    return previous.duration == duration
  }
}

/// A spring by the public closed form, which keeps its velocity when it is aimed anew.
private struct ClosedSpring: CustomAnimation {
  var spring: Spring

  private struct Start<V: VectorArithmetic> {
    var time = 0.0
    var offset = V.zero
    var velocity = V.zero
  }

  private struct StartKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Start<V> { Start() }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    let start = context.state[StartKey<V>.self]
    let way = value - start.offset
    let elapsed = time - start.time
    let limit = spring.settlingDuration(
      target: way, initialVelocity: start.velocity, epsilon: 0.001)
    guard elapsed < limit else { return nil }
    return start.offset
      + spring.value(target: way, initialVelocity: start.velocity, time: elapsed)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    let start = context.state[StartKey<V>.self]
    return spring.velocity(
      target: value - start.offset, initialVelocity: start.velocity, time: time - start.time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    let offset = previous.animate(value: value, time: time, context: &context) ?? value
    context.state[StartKey<V>.self] = Start(time: time, offset: offset, velocity: velocity)
    return true
  }
}

@Suite struct CustomAnimationTests {
  @Test func `an animation that pauses stands still and goes on`() {
    var context = AnimationContext<Double>()
    let moving = Animation(Pausable(duration: 1))
    let held = Animation(Pausable(duration: 1, isPaused: true))
    #expect(moving.animate(value: 100, time: 0.25, context: &context) == 25)
    #expect(held.shouldMerge(previous: moving, value: 100, time: 0.25, context: &context))
    #expect(held.animate(value: 100, time: 0.5, context: &context) == 25)
    #expect(held.animate(value: 100, time: 3, context: &context) == 25)
    #expect(moving.shouldMerge(previous: held, value: 100, time: 3, context: &context))
    #expect(!context.isLogicallyComplete)
    #expect(moving.animate(value: 100, time: 3.5, context: &context) == 75)
    #expect(context.isLogicallyComplete)
    #expect(moving.animate(value: 100, time: 4, context: &context) == nil)
  }

  @Test func `an animation recognises its own kind only`() {
    var context = AnimationContext<Double>()
    let animation = Animation(Pausable(duration: 1))
    for other in [Animation.linear, Animation(Pausable(duration: 2)), animation.delay(1)] {
      #expect(!animation.shouldMerge(previous: other, value: 1, time: 0, context: &context))
    }
  }

  @Test func `a spring from outside moves as the spring it is made of`() {
    var context = AnimationContext<Double>()
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let animation = Animation(ClosedSpring(spring: spring))
    for time in [0.0, 0.1, 0.3, 0.7] {
      let offset = animation.animate(value: 100, time: time, context: &context) ?? .nan
      #expect(isClose(offset, spring.value(target: 100, time: time), within: 1e-12))
    }
    #expect(animation.animate(value: 100, time: 5, context: &context) == nil)
  }

  @Test func `a spring from outside takes over from the engine's and the engine's from it`() {
    let outside = Animation(ClosedSpring(spring: .bouncy))
    for (old, new) in [(Animation.smooth, outside), (outside, .smooth)] {
      var context = AnimationContext<Double>()
      let offset = old.animate(value: 100, time: 0.2, context: &context) ?? .nan
      let velocity = old.velocity(value: 100, time: 0.2, context: context) ?? .nan
      #expect(velocity > 100)
      #expect(new.shouldMerge(previous: old, value: 100, time: 0.2, context: &context))
      let kept = new.animate(value: 300, time: 0.2, context: &context) ?? .nan
      #expect(isClose(kept, offset, within: 1e-9))
      let slope = new.velocity(value: 300, time: 0.2, context: context) ?? .nan
      #expect(isClose(slope, velocity, within: 1e-9))
    }
  }

  @Test func `modifiers retime, repeat and turn an animation from outside`() {
    var context = AnimationContext<Double>()
    let animation = Animation(Pausable(duration: 1)).speed(2).repeatCount(2).delay(1)
    var offsets: [Double?] = []
    for tick in 0...18 {
      offsets.append(animation.animate(value: 100, time: Double(tick) / 8, context: &context))
    }
    #expect(offsets[0...12] == [0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 50, 75, 100])
    #expect(offsets[13...16] == [75, 50, 25, nil])
  }

  @Test func `equal animations are equal inside Animation`() {
    #expect(Animation(Pausable(duration: 1)) == Animation(Pausable(duration: 1)))
    #expect(Animation(Pausable(duration: 1)) != Animation(Pausable(duration: 2)))
    #expect(Animation(Pausable(duration: 1)) != Animation(ClosedSpring(spring: .smooth)))
    let set: Set = [Animation(Pausable(duration: 1)), Animation(Pausable(duration: 1)), .linear]
    #expect(set.count == 2)
    #expect(Animation.smooth.base is ClosedSpring == false)
    #expect(Animation(Pausable(duration: 1)).base as? Pausable == Pausable(duration: 1))
  }

  @Test func `the base of any animation makes the same animation`() {
    let animations: [Animation] = [
      .linear, .timingCurve(.easeIn, duration: 1), .bouncy, .interpolatingSpring,
      .bouncy.delay(1).repeatForever(), Animation(Pausable(duration: 1)).speed(2),
    ]
    func remade(_ base: some CustomAnimation) -> Animation { Animation(base) }
    for animation in animations { #expect(remade(animation.base) == animation) }
  }

  @Test func `what is remembered is kept by its key and not shared between types of value`() {
    struct CountKey: AnimationStateKey {
      static var defaultValue: Int { 7 }
    }
    struct NameKey: AnimationStateKey {
      static var defaultValue: String? { "nobody" }
    }
    var state = AnimationState<Double>()
    #expect(state[NameKey.self] == "nobody")
    state[NameKey.self] = nil
    #expect(state[NameKey.self] == nil)
    #expect(state[CountKey.self] == 7)
    state[CountKey.self] += 1
    #expect(state[CountKey.self] == 8)
    let context = AnimationContext(state: state, isLogicallyComplete: true)
    let other = context.withState(AnimationState<Float>())
    #expect(other.isLogicallyComplete)
    #expect(other.state[CountKey.self] == 7)
  }

  // MARK: In a scene

  /// Looks at the scene every hundredth of a second, as a display would.
  private func advance(_ scene: inout AnimationScene, to seconds: Double) {
    while scene.now < Instant(seconds: seconds) {
      scene.advance(to: Instant(ticks: scene.now.ticks + Instant.ticksPerSecond / 100))
    }
  }

  @Test func `a scene lets an animation that wants to go on from the running one`() {
    var scene = AnimationScene()
    let property = scene.add(0.0)
    scene.withAnimation(Animation(Pausable(duration: 1))) { $0.set(property, 100) }
    advance(&scene, to: 0.4)
    #expect(isClose(scene[property], 40, within: 1e-9))
    scene.withAnimation(Animation(Pausable(duration: 1, isPaused: true))) {
      $0.set(property, 100.001)
    }
    advance(&scene, to: 3)
    #expect(isClose(scene[property], 40, within: 0.01))
    scene.withAnimation(Animation(Pausable(duration: 1))) { $0.set(property, 100) }
    advance(&scene, to: 3.3)
    #expect(isClose(scene[property], 70, within: 0.01))
    advance(&scene, to: 4)
    #expect(scene[property] == 100)
    #expect(!scene.isMoving(property))
  }

  @Test func `a spring from outside keeps position and velocity in a scene`() {
    var scene = AnimationScene()
    let property = scene.add(0.0)
    let animation = Animation(ClosedSpring(spring: Spring(duration: 0.5, bounce: 0.3)))
    scene.withAnimation(animation) { $0.set(property, 100) }
    advance(&scene, to: 0.2)
    let (offset, velocity) = (scene[property], scene.velocity(of: property))
    scene.withAnimation(animation) { $0.set(property, 0) }
    scene.advance(to: scene.now)
    #expect(isClose(scene[property], offset, within: 1e-9))
    #expect(isClose(scene.velocity(of: property), velocity, within: 1e-9))
    advance(&scene, to: 10)
    #expect(scene[property] == 0)
  }

  @Test func `an animation from outside completes and gives way to a curve`() {
    var scene = AnimationScene()
    let property = scene.add(0.0)
    var times: [Double] = []
    scene.withAnimation(
      Animation(Pausable(duration: 1)), { $0.set(property, 100) },
      completion: { times.append($0.now.seconds) })
    advance(&scene, to: 0.7)
    // It says that it is complete half way.
    #expect(times == [0.5])
    scene.withAnimation(.linear(duration: 1)) { $0.set(property, 0) }
    #expect(isClose(scene[property], 70, within: 1e-9))
    advance(&scene, to: 2)
    #expect(scene[property] == 0)
  }
}
