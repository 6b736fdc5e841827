/// The keys of a transaction that `withTransaction` sets; an absent one is not set.
package struct TransactionScope: Hashable, Sendable {
  /// The animation; none is not the same as not set.
  package var animation: AnimationSetting?
  /// Whether implicit animations are off.
  package var disablesAnimations: DocumentValue?
  /// Whether the change is part of a movement.
  package var isContinuous: DocumentValue?
  /// Whether un-animated changes are measured for a velocity.
  package var tracksVelocity: DocumentValue?
}
