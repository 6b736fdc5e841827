// Forecasts of motions, for owners that report them. Looking ahead changes nothing.
extension AnimationScene {
  /// When a motion will be logically complete and at rest if nothing changes it, as far as that is known
  /// by an instant.
  package func forecast(
    of property: AnimatedProperty<Components>, notAfter limit: Instant
  ) -> MotionForecast {
    animators.forecast(of: property.index, notAfter: limit)
  }

  /// The same on a display, whose ticks to come are given until there are enough.
  package func forecast(
    of property: AnimatedProperty<Components>, atTicks nextTick: @escaping () -> Instant?
  ) -> MotionForecast {
    animators.forecast(of: property.index, atTicks: nextTick)
  }

  /// The values that the latest spring of a value has taken over; nil for any other motion.
  package func takeover(
    of property: AnimatedProperty<Components>, notAfter limit: Instant
  ) -> SpringTakeover<Components>? {
    animators.takeover(of: property.index, notAfter: limit)
  }

  /// The places of the values for which a completion still waits.
  package func places(awaitedBy completion: CompletionID) -> [Int] {
    let token = CompletionToken(completion.rawValue)
    let moving = (0..<placeCount).map { movingIndex(at: $0) }.sorted()
    return moving.filter { animators.isAwaited($0, by: token) }
  }
}
