/// The body of an expression, a definition or a closure: statements, then the value.
package struct SyntaxBody: Sendable, Equatable {
  /// What comes before the value.
  package let statements: [SyntaxStatement]
  /// The value.
  package let result: SyntaxExpression

  /// The height of its highest expression.
  package var height: Int {
    max(result.height, statements.map(\.height).max() ?? 0)
  }
}

/// A statement before the value of a body.
package enum SyntaxStatement: Sendable, Equatable {
  /// `let name: Type = value`
  case binding(SyntaxName, SyntaxType?, SyntaxExpression)
  /// `guard condition else { return value }`
  case exit(unless: SyntaxExpression, SyntaxExpression)

  fileprivate var height: Int {
    switch self {
    case .binding(_, _, let value): value.height
    case .exit(let condition, let value): max(condition.height, value.height)
    }
  }
}

/// A type as it is written after the name of a `let`.
package indirect enum SyntaxType: Sendable, Equatable {
  case named(SyntaxName)
  case array(SyntaxType)
  case optional(SyntaxType)
}
