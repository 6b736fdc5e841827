/// The body of an expression, a definition or a closure: names with their values, then the result.
package struct SyntaxBody: Sendable, Equatable {
  /// What comes before the result.
  package let bindings: [SyntaxBinding]
  /// The result, which is a choice where the body returns early.
  package let result: SyntaxExpression

  /// The height of its highest expression.
  package var height: Int {
    max(result.height, bindings.map { $0.value.height }.max() ?? 0)
  }
}

/// `let name: Type = value`, or a new value of a `var`.
package struct SyntaxBinding: Sendable, Equatable {
  /// The name, which hides an earlier one.
  package let name: SyntaxName
  /// The type that is written after the name.
  package let type: SyntaxType?
  /// The value.
  package let value: SyntaxExpression
}

/// One of the conditions of `if` or `guard`.
package enum SyntaxCondition: Sendable, Equatable {
  case test(SyntaxExpression)
  /// `let name = value`, which holds unless the value is nil.
  case binding(SyntaxName, SyntaxExpression)

  var value: SyntaxExpression {
    switch self {
    case .test(let value), .binding(_, let value): value
    }
  }
}

/// A type as it is written after the name of a `let`.
package indirect enum SyntaxType: Sendable, Equatable {
  case named(SyntaxName)
  case array(SyntaxType)
  case optional(SyntaxType)
}
