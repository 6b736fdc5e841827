/// One evaluation of a motion at a tick, the way SwiftUI does it, of a vector or of a fraction.
///
/// A modifier changes the time on its way in and the result on its way out. A repetition finds that
/// its content is over at a tick, and lets the next iteration begin at that tick.
protocol TickEvaluation {
  associatedtype Result

  var repetition: RepetitionState { get set }
  var isLogicallyComplete: Bool { get set }

  /// The base at its own time, or nil if it is over.
  mutating func base(at time: Double) -> Result?
  /// Forgets the state of the base.
  mutating func restart()
  /// The same, `rate` times as fast.
  func sped(_ result: Result, by rate: Double) -> Result
  /// The same, backwards.
  func reversed(_ result: Result) -> Result
  /// The end of an iteration.
  func end(isReversed: Bool) -> Result
}

extension TickEvaluation {
  /// Returns what the layers make of the base at a time, or nil if the motion is over.
  mutating func evaluate(_ layers: ArraySlice<Motion.Layer>, at time: Double) -> Result? {
    guard let layer = layers.first else { return base(at: time) }
    let content = layers.dropFirst()
    switch layer {
    case .time(let map):
      return evaluate(content, at: map(time)).map { sped($0, by: map.rate(after: time)) }
    case .logicalCompletion(let threshold):
      if time >= threshold { isLogicallyComplete = true }
      return evaluate(content, at: time)
    case .repetition(let layer):
      return evaluate(layer, of: content, at: time)
    }
  }

  private mutating func evaluate(
    _ layer: Repetition, of content: ArraySlice<Motion.Layer>, at time: Double
  ) -> Result? {
    let isReversed = layer.isReversed(repetition.index)
    if let result = evaluate(content, at: time - repetition.offset) {
      return isReversed ? reversed(result) : result
    }
    repetition.index += 1
    repetition.offset = time
    restart()
    return layer.hasIteration(repetition.index) ? end(isReversed: isReversed) : nil
  }
}

/// An evaluation that moves a vector: the public form of an animation.
struct VectorEvaluation<V: VectorArithmetic>: TickEvaluation {
  let base: Motion.Base
  let value: V
  var context: AnimationContext<V>

  var repetition: RepetitionState {
    get { context.state.repetition }
    set { context.state.repetition = newValue }
  }

  var isLogicallyComplete: Bool {
    get { context.isLogicallyComplete }
    set { context.isLogicallyComplete = newValue }
  }

  mutating func base(at time: Double) -> V? {
    base.animation.animate(value: value, time: time, context: &context)
  }

  mutating func restart() { context.state.restart() }
  func sped(_ result: V, by rate: Double) -> V { result }
  func reversed(_ result: V) -> V { value - result }
  func end(isReversed: Bool) -> V { isReversed ? .zero : value }
}
