/// A track of keyframes that is played: until the longest track beside it is over, or again and again.
package struct KeyframePlay<V: VectorArithmetic> {
  package let track: KeyframeTrack<V>
  /// How long all tracks are together, in seconds.
  package let duration: Double
  package let isRepeating: Bool

  /// A play of a track beside others.
  package init(_ track: KeyframeTrack<V>, duration: Double, isRepeating: Bool) {
    self.track = track
    self.duration = duration
    self.isRepeating = isRepeating
  }

  /// The age at which the play is over; nil for never.
  var end: Int64? {
    isRepeating ? nil : Instant.zero.advanced(bySeconds: duration)?.ticks
  }

  /// Where the value is at an age; at the end of a round, where that round ends.
  func reading(at age: Int64) -> MotionStack<V>.Reading {
    let time = local(age)
    return MotionStack.Reading(offset: track.value(at: time), velocity: track.velocity(at: time))
  }

  private func local(_ age: Int64) -> Double {
    let time = Instant(ticks: age).seconds
    guard isRepeating, duration > 0, time > 0 else { return time }
    // The quotient may be off by a rounding, so the instants at which rounds end decide.
    var round = ((time / duration).rounded(.up) - 1)
    if round > 0, endTime(ofRound: round - 1) >= time { round -= 1 }
    let end = endTime(ofRound: round)
    if end < time { round += 1 }
    return end == time ? duration : max(Instant.onGrid(time - round * duration), 0)
  }

  private func endTime(ofRound round: Double) -> Double {
    Instant.onGrid((round + 1) * duration)
  }
}
