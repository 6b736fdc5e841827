/// The clock of an `.animation` schedule: a date for every frame.
struct FrameClock {
  /// When its view appeared; minimum intervals are counted from there.
  var start = 0.0
  var minimumInterval: Double?
  /// When it was paused.
  var pausedAt: Double?
  /// Whether its schedule has dates without end.
  var isRunning = false

  /// The date at a time of the run, or a little later; a date that stays does not move.
  func date(at now: Double, ahead lookahead: Double) -> Double {
    guard let interval = minimumInterval, interval >= TimerRun.shortestInterval else {
      return pausedAt ?? now + lookahead
    }
    let time = pausedAt ?? now
    return start + ((time - start) / interval).rounded(.down) * interval
  }
}
