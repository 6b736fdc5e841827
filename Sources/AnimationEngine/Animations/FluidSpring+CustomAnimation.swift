/// What a fluid spring remembers: its run, and the time at which it began.
struct FluidSpringState<V: VectorArithmetic> {
  var run: SpringRun<V>
  var start: Double
}

extension FluidSpring: CustomAnimation {
  package func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    var state =
      context.state.spring
      ?? FluidSpringState(run: SpringRun(self, target: value, unit: 1), start: 0)
    if state.run.target != value { state.run.retarget(value) }
    let elapsed = time - state.start
    if elapsed >= state.run.response(at: elapsed) { context.isLogicallyComplete = true }
    let end = state.run.advance(to: elapsed, ends: .onTick)
    context.state.spring = state
    return end == nil ? state.run.offset : nil
  }

  package func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    context.state.spring?.run.velocity
  }

  /// Takes over where the previous animation is, whatever it was: with its velocity if it knows one,
  /// and with the velocity and force of a fluid spring inside its modifiers.
  package func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    let running = context.state.spring?.run
    let velocity = previous.velocity(value: value, time: time, context: context)
    let offset = previous.animate(value: value, time: time, context: &context)
    let run = SpringRun(
      self,
      offset: offset ?? running?.offset ?? value,
      velocity: velocity ?? running?.velocity ?? .zero,
      force: running?.force ?? .zero,
      target: value,
      blendingFrom: previous.motion.fluidSpring?.response)
    context.state.spring = FluidSpringState(run: run, start: time)
    return true
  }
}
