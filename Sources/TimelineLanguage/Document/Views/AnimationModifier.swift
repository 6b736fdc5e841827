/// `.animation(_:value:)`, `.animation(_:)` or `.animation(_:body:)`.
package struct AnimationModifier: Hashable, Sendable {
  package let animation: AnimationSetting
  package let reach: TransactionReach
}
