import AnimationEngine
import SwiftImport
import TimelineDocument
import TimelineSimulation

// Options of several commands, each with one long help.

extension OptionReader {
  mutating func frameRate() -> Double? {
    value(
      "fps", .number(.frameRate, "n"), "frames per second (default: the timeline's, else 60)",
      details: Self.frameRateDetails, otherNames: Self.frameRateSynonyms)
  }

  /// One frame rate, or several that are a run each.
  mutating func frameRates() -> [Double]? {
    value(
      "fps", .numbers(.frameRate, "n"), "frames per second; 60,120 tests with both",
      details: Self.frameRateDetails, otherNames: Self.frameRateSynonyms)
  }

  /// The samples per second of a curve.
  mutating func sampleRate() -> Double? {
    value(
      "fps", .number(.frameRate, "n"), "samples per second, or along a UnitCurve (default 60)",
      details: Self.frameRateDetails, otherNames: Self.frameRateSynonyms)
  }

  private static var frameRateDetails: String {
    """
    A rate from 0.000001 to 1000000, which may have decimals. Frame n is at n divided by the rate. It \
    chooses the times that are printed; the ticks of the clocks 'display' and 'device' stay those of the \
    timeline.
    """
  }

  private static var frameRateSynonyms: [String] { ["rate", "frame-rate", "hz"] }

  mutating func from(_ summary: String = "first time printed (default 0)") -> Double? {
    value(
      "from", .number(.anyTime, "seconds"), summary,
      details: """
        A run of a timeline begins at 0 all the same, and a time before 0 prints rows before its first \
        event.
        """)
  }

  mutating func until(
    _ summary: String = "last time simulated (default: the timeline's or rest)"
  ) -> Double? {
    value(
      "until", .number(.time, "seconds"), summary,
      details: """
        For a timeline the last row is the first frame at or after this time. A run that never comes to \
        rest needs it, or 'until' in the timeline.
        """, otherNames: ["duration", "to", "end", "length"])
  }

  mutating func times(
    _ summary: String = "exactly these times, with commas, instead of frames"
  ) -> [Double] {
    list(
      "at", .numbers(.time, "times"), summary,
      details: "Times in seconds, in any order; several lists add up.",
      otherNames: ["time", "times"])
  }

  mutating func clock() -> ClockKind? {
    value(
      "clock", .word("name"), "ideal, display or device, instead of the timeline's",
      details: Self.clockDetails)
  }

  /// One clock, or several that are a run each.
  mutating func clocks(_ summary: String) -> [ClockKind]? {
    value("clock", .words("name"), summary, details: Self.clockDetails)
  }

  private static var clockDetails: String {
    """
    'ideal' evaluates values at every time; 'display' and 'device' are seen at ticks of a screen, \
    'device' with the delays of real devices.
    """
  }

  /// The room of all views.
  mutating func roomSize() -> Size? {
    let size = value(
      "size", .roomSize, "room of all views in points, instead of the timeline's",
      details: "Views are laid out in it, as on a screen of that size; 390x844 without it.",
      otherNames: ["room", "screen"])
    imports.size = size.map { ImportOptions.ScreenSize(width: $0.width, height: $0.height) }
    return size
  }

  /// The number that all random numbers follow from.
  mutating func seed() -> Double? {
    value(
      "seed", .whole(0...1_000_000_000, "n"), "random numbers follow from it, not the timeline's",
      details: "Equal seeds and equal options give equal runs, on every machine."
    ).map { Double($0) }
  }

  mutating func profile() -> Profile? {
    value(
      "profile", .word("name"),
      "such as ios16 or ios26, instead of the timeline's",
      details: Self.profileDetails, otherNames: ["os"])
  }

  /// One profile, or several that are a run each.
  mutating func profiles(_ summary: String) -> [Profile]? {
    value(
      "profile", .words("name"), summary, details: Self.profileDetails, otherNames: ["os"])
  }

  private static var profileDetails: String {
    """
    The release of SwiftUI that is played, with its faults, its default animation and the animations \
    that it has.
    """
  }
}
