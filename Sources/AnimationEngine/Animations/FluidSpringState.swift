/// What a fluid spring remembers: its run, and the time at which it began.
struct FluidSpringState<V: VectorArithmetic> {
  var run: SpringRun<V>
  var start: Double
}
