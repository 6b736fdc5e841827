/// What stands around the changes of a step; a step has at most one.
package enum Scope: Hashable, Sendable {
  /// `withAnimation(animation) { ... }`
  case animation(AnimationSetting)
  /// `withTransaction(transaction) { ... }`
  case transaction(ElementIndex<TransactionScope>)
  /// A write through `binding.animation(animation)`.
  case binding(AnimationSetting)
}
