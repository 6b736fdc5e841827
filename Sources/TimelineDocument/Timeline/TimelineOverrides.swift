package import AnimationEngine

/// Settings from outside that replace those of a timeline.
package struct TimelineOverrides: Hashable, Sendable {
  package var clock: ClockKind?
  package var profile: Profile?
  package var reduceMotion: Bool?
  /// The last time of the run.
  package var until: Instant?
  /// The room of all views.
  package var roomSize: Size?
  /// The number that all random numbers follow from.
  package var seed: Double?
  /// A key of the document that means something to others only, and is ignored.
  package var ignoredKey: String?

  /// Everything as the timeline says.
  package init() {}
}
