/// What is said from outside about a timeline, instead of what it says itself.
package struct TimelineOverrides: Hashable, Sendable {
  package var clock: ClockKind?
  package var profile: Profile?

  /// Everything as the timeline says.
  package init() {}
}
