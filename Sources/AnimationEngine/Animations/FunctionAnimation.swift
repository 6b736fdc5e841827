/// An animation that a function of time describes, with an end that is known.
package struct FunctionAnimation: Sendable {
  /// Distinguishes it from other functions.
  private let name: String
  /// The seconds after which it is over; infinite where it never is.
  package let duration: Double
  /// Whether it goes on from a running animation: with its time, towards the new target.
  package let merges: Bool
  /// Whether it has a velocity function, so that a spring can take it over.
  package let knowsVelocity: Bool
  /// The cost of an evaluation, in evaluations of a curve.
  let work: Int
  private let function: @Sendable (Double) -> Progress

  /// Creates an animation; two with one name are the same.
  package init(
    _ name: String, duration: Double, merges: Bool, knowsVelocity: Bool, work: Int = 1,
    _ function: @escaping @Sendable (Double) -> Progress
  ) {
    self.name = name
    self.duration = duration
    self.merges = merges
    self.knowsVelocity = knowsVelocity
    self.work = work
    self.function = function
  }

  /// The progress at a time, which is clipped to the duration.
  func progress(at time: Double) -> Progress {
    time < duration ? function(max(time, 0)) : .finish
  }
}

extension FunctionAnimation: Hashable {
  package static func == (left: FunctionAnimation, right: FunctionAnimation) -> Bool {
    left.name == right.name && left.duration == right.duration
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension FunctionAnimation: CustomAnimation {
  package func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    time < duration ? value.scaled(by: progress(at: time).fraction) : nil
  }

  package func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    knowsVelocity ? value.scaled(by: progress(at: time).velocity) : nil
  }

  package func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { merges }
}
