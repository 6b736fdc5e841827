extension Spring {
  /// Creates a spring by the length of one undamped swing, in seconds, and its damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      naturalFrequency: Spring.fullTurn / Spring.possibleDuration(response),
      dampingRatio: dampingRatio)
  }

  /// The length of one undamped swing, in seconds.
  public var response: Double { Spring.fullTurn / naturalFrequency }

  /// The damping as a part of the damping that just prevents swinging.
  public var dampingRatio: Double { decay * response / Spring.fullTurn }
}
