/// One evaluation of an animation at a tick, the way SwiftUI does it, of a vector or of a fraction.
///
/// A modifier changes the time on its way in and the result on its way out. A repetition finds that
/// its content is over at a tick, and lets the next iteration begin at that tick.
protocol TickEvaluation {
  associatedtype Result

  var repetition: RepetitionState { get set }

  /// The base at its own time, or nil if it is over.
  mutating func base(at time: Double) -> Result?
  /// Notes that a modifier has found the animation to be logically complete.
  mutating func completeLogically()
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
  /// Returns the result of the base inside the modifiers at a time, or nil if the animation is over.
  mutating func evaluate(_ modifiers: ArraySlice<AnimationComposition.Modifier>, at time: Double)
    -> Result?
  {
    guard let modifier = modifiers.first else { return base(at: time) }
    let content = modifiers.dropFirst()
    switch modifier {
    case .time(let map):
      return evaluate(content, at: map(time)).map { sped($0, by: map.rate(after: time)) }
    case .logicalCompletion(let threshold):
      if time >= threshold { completeLogically() }
      return evaluate(content, at: time)
    case .repetition(let repetition):
      return evaluate(repetition, of: content, at: time)
    }
  }

  private mutating func evaluate(
    _ layer: Repetition, of content: ArraySlice<AnimationComposition.Modifier>, at time: Double
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
