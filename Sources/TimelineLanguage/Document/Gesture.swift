/// A drag: samples of a movement, each with steps of its own, and then the release.
package struct Gesture: Hashable, Sendable {
  /// A number or a vector.
  package let start: DocumentValue
  /// A number or a vector.
  package let end: DocumentValue
  /// Seconds.
  package let duration: DocumentValue
  /// How the movement passes in time; nil for evenly.
  package let curve: DocumentValue?
  /// Samples a second; nil for 60.
  package let rate: DocumentValue?
  /// The steps at each sample.
  package let changed: ElementRange<Step>
  /// The steps at the release.
  package let ended: ElementRange<Step>
}
