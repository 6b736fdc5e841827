extension Spring {
  /// Creates a spring by its physics.
  ///
  /// Damping above the critical counts as critical, unless over-damping is allowed. A mass that is
  /// not above 0 weighs next to nothing, and negative damping counts as none.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let mass = mass > 0 ? min(max(mass, 1e-9), 1e9) : 1e-9
    let natural = Spring.possibleNaturalFrequency((max(stiffness, 0) / mass).squareRoot())
    let ratio = damping > 0 ? damping / (2 * mass * natural) : 0
    self.init(
      mass: mass, naturalFrequency: natural,
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// The stiffness, in force per distance.
  ///
  /// As in SwiftUI, an over-damped spring answers `mass * (decay^2 + frequency^2)`, which is more
  /// than the stiffness that its values follow.
  public var stiffness: Double { mass * (frequency * frequency + decay * decay) }

  /// The damping, in force per velocity.
  public var damping: Double { 2 * decay * mass }
}
