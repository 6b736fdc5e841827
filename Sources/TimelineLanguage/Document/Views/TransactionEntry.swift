/// One key of a transaction that a `transaction` modifier sets.
package struct TransactionEntry: Hashable, Sendable {
  /// Where the key stands.
  package let place: SourceRange
  package let setting: Setting

  /// What is set, and to what.
  package enum Setting: Hashable, Sendable {
    case animation(AnimationSetting)
    case disablesAnimations(DocumentValue)
    case isContinuous(DocumentValue)
    case tracksVelocity(DocumentValue)
  }
}
