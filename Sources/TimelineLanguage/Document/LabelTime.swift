/// A time after a label has fired: `label #occurrence + delay`.
package struct LabelTime: Hashable, Sendable {
  /// The label that fires.
  package let label: ElementIndex<String>
  /// Which firing, from 1.
  package let occurrence: Int
  /// Seconds after the firing.
  package let delay: Double
  /// Where the time is written.
  package let place: SourceRange
}
