/// Settings from outside that replace those of a timeline.
package struct TimelineOverrides: Hashable, Sendable {
  package var clock: ClockKind?
  package var profile: Profile?

  /// Everything as the timeline says.
  package init() {}
}
