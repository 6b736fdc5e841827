/// The keys of a transaction that `withTransaction` sets; an absent one is not set.
package struct TransactionScope: Hashable, Sendable {
  package var animation: AnimationSetting?
  package var disablesAnimations: DocumentValue?
  package var isContinuous: DocumentValue?
  package var tracksVelocity: DocumentValue?
}
