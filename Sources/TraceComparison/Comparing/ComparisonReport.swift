/// The differences between two traces.
package struct ComparisonReport: Sendable {
  /// The frames, where both have some.
  package internal(set) var frames: FrameReport?
  /// The events, where both have some.
  package internal(set) var events: EventReport?

  /// Whether nothing differs.
  package var isSame: Bool { frames?.isSame ?? true && events?.isSame ?? true }

  /// The earliest difference.
  package var first: Divergence? {
    guard let frame = frames?.first, let event = events?.first else {
      return frames?.first ?? events?.first
    }
    return event.time < frame.time ? event : frame
  }
}
