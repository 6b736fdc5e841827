/// The body of an expression, a definition or a closure: statements, then the result.
package struct SyntaxBody: Sendable, Equatable {
  /// The statements before the result.
  package let statements: [SyntaxStatement]
  /// The result, which is a choice where the body returns early.
  package let result: SyntaxExpression

  /// The height of its highest expression.
  package var height: Int {
    max(result.height, statements.map { $0.value.height }.max() ?? 0)
  }

  /// The values of its lines, as a result builder takes them.
  var lines: [SyntaxExpression] { statements.map { $0.value } + [result] }

  /// The body with a value for the ends that have none.
  func giving(_ value: SyntaxExpression) -> SyntaxBody {
    SyntaxBody(
      statements: statements, result: result.replacing(open: value, returns: value))
  }

  /// The body of a closure that gives no value but changes its `inout` parameters, by their names and what
  /// those are outside: it gives one of them.
  func changing(
    _ parameters: [(name: String, outside: String)], giving changed: String
  ) -> SyntaxBody {
    let range = result.range
    let body = giving(SyntaxExpression(.name(changed), range))
    if body == self { return self }
    let variables = parameters.map { parameter in
      SyntaxStatement.binding(
        SyntaxName(text: parameter.name, range: range), nil,
        SyntaxExpression(.name(parameter.outside), range), isVariable: true)
    }
    return SyntaxBody(statements: variables + body.statements, result: body.result)
  }
}

/// A statement before the result of a body.
package enum SyntaxStatement: Sendable, Equatable {
  /// `let name: Type = value`, whose name hides an earlier one.
  case binding(SyntaxName, SyntaxType?, SyntaxExpression, isVariable: Bool = false)
  /// `target = value`, with the bytes of the sign.
  case assignment(SyntaxExpression, SyntaxExpression, Range<Int>)
  /// A choice or a loop, for the assignments in it; a call in a result builder.
  case effect(SyntaxExpression)

  var value: SyntaxExpression {
    switch self {
    case .binding(_, _, let value, _), .assignment(_, let value, _), .effect(let value): value
    }
  }
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
  case set(SyntaxType)
  case optional(SyntaxType)
}
