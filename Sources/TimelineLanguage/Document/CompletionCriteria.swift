/// When the completion of a scope is called.
package enum CompletionCriteria: String, CaseIterable, Sendable {
  /// When its animations are logically complete.
  case logicallyComplete
  /// When its animations are removed.
  case removed
}
