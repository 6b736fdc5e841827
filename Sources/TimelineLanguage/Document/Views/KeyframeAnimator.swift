/// Moves a record of values along tracks of keyframes.
package struct KeyframeAnimator: Hashable, Sendable {
  /// The values with which it begins.
  package let values: ElementRange<NamedExpression>
  /// What the record is called in the body.
  package let recordName: String
  /// A value whose changes start it.
  package let trigger: DocumentValue?
  /// Whether it begins again at its end; nil for no.
  package let repeating: DocumentValue?
  package let tracks: ElementRange<KeyframeTrackSetting>
  package let body: ElementRange<Modifier>
}
