extension Animation {
  /// A spring of 0.5 seconds without any bounce, in closed form.
  public static var interpolatingSpring: Animation { interpolatingSpring() }

  /// A spring in closed form, by its physics.
  ///
  /// `initialVelocity` is in whole distances per second. Springs of this kind do not take over the
  /// velocity of a running animation.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .interpolatingSpring(
        InterpolatingSpring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)))
  }

  /// A spring in closed form, by how long it feels and how much it bounces.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// An animation that moves as a spring does, in closed form.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    // Not the property `stiffness`, which for over-damped springs is not what their values follow.
    let frequency = spring.naturalFrequency
    return interpolatingSpring(
      mass: spring.mass, stiffness: spring.mass * frequency * frequency,
      damping: spring.damping, initialVelocity: initialVelocity)
  }
}
