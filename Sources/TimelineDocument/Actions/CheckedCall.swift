import ExpressionLanguage

/// A call of an action whose arguments are checked.
struct CheckedCall: Sendable {
  let arguments: [CheckedExpression]
  /// The scope of the action's steps, for arguments of these types.
  let scope: ScopeIndex
}
