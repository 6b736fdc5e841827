extension Spring {
  /// Creates a spring that feels as long as `duration` seconds and bounces by `bounce`.
  ///
  /// A bounce of 0 is critically damped; from there to 1 the spring swings more, to -1 it creeps.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// How long the spring feels, in seconds; the same number as `response`.
  public var duration: Double { response }

  /// The bounce: 0 for a critically damped spring, positive for one that oscillates.
  public var bounce: Double {
    frequency < 0 ? 1 / dampingRatio - 1 : 1 - dampingRatio
  }
}
