/// The keyframes of one value of a keyframe animator.
package struct KeyframeTrackSetting: Hashable, Sendable {
  /// The value that moves.
  package let value: ElementIndex<NamedExpression>
  package let keyframes: ElementRange<DocumentValue>
  /// Where the track's name stands.
  package let place: SourceRange
}
