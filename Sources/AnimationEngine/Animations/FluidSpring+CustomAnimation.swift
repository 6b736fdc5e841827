extension FluidSpring: CustomAnimation {
  package func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    var state =
      context.state.spring
      ?? StartedSpring(simulation: FluidSpringSimulation(self, target: value, unit: 1), start: 0)
    if state.simulation.target != value { state.simulation.retarget(value) }
    let elapsed = time - state.start
    if elapsed >= state.simulation.response(at: elapsed) { context.isLogicallyComplete = true }
    let end = state.simulation.advance(to: elapsed, ends: .onTick)
    context.state.spring = state
    return end == nil ? state.simulation.offset : nil
  }

  package func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    context.state.spring?.simulation.velocity
  }

  /// Takes over where the previous animation is, whatever it was: with its velocity if it knows one,
  /// and with the velocity and force of a fluid spring inside its modifiers.
  package func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    let running = context.state.spring?.simulation
    let velocity = previous.velocity(value: value, time: time, context: context)
    let offset = previous.animate(value: value, time: time, context: &context)
    let simulation = FluidSpringSimulation(
      self,
      offset: offset ?? running?.offset ?? value,
      velocity: velocity ?? running?.velocity ?? .zero,
      force: running?.force ?? .zero,
      target: value,
      blendingFrom: previous.composition.fluidSpring?.response)
    context.state.spring = StartedSpring(simulation: simulation, start: time)
    return true
  }
}
