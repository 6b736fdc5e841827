/// The way a value changes over time: a curve or a spring, and the modifiers around it.
public struct Animation: Hashable, Sendable {
  /// What the animation is made of.
  package let motion: Motion

  /// Creates the animation that is made of `motion`.
  package init(_ motion: Motion) {
    self.motion = motion
  }
}
