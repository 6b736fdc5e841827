/// A statement, or a view of a result builder.
package struct SwiftStatement: Sendable {
  /// Its form.
  package let kind: Kind
  /// Its tokens.
  package let tokens: Range<Int>

  /// A statement that covers some tokens.
  package init(kind: Kind, tokens: Range<Int>) {
    self.kind = kind
    self.tokens = tokens
  }

  /// The forms of statements.
  package indirect enum Kind: Sendable {
    case expression(SwiftExpression)
    /// A target, the token of the sign, and the value.
    case assignment(SwiftExpression, Int, SwiftExpression)
    case declaration(SwiftDeclaration)
    case choice(SwiftChoice)
    case guarded([SwiftCondition], SwiftBlock)
    case selection(SwiftExpression, [SwiftCase])
    case loop(SwiftLoop)
    /// `while` and `repeat`.
    case condition([SwiftCondition], SwiftBlock)
    /// `return`, `break`, `continue` or `throw`, by its token.
    case exit(Int, SwiftExpression?)
    case attempt(SwiftBlock, [SwiftBlock])
    case deferred(SwiftBlock)
    case conditional([SwiftBranch<SwiftStatement>])
    /// A part that cannot be read.
    case unknown
  }
}

/// Statements between braces.
package struct SwiftBlock: Sendable {
  /// The statements.
  package let statements: [SwiftStatement]
  /// Its tokens, with the braces.
  package let tokens: Range<Int>
}

/// `if` with the blocks after it.
package struct SwiftChoice: Sendable {
  /// The conditions of the first block.
  package let conditions: [SwiftCondition]
  /// The first block.
  package let block: SwiftBlock
  /// `else`: another `if`, or a block as a choice without conditions.
  package let other: [SwiftChoice]
}

/// One of the conditions of `if`, `guard` and `while`.
package struct SwiftCondition: Sendable {
  /// Its form.
  package let kind: Kind
  /// Its tokens.
  package let tokens: Range<Int>

  /// The forms of conditions.
  package enum Kind: Sendable {
    case test(SwiftExpression)
    /// `let name = value`, by the token of the name; without a value that is the name itself.
    case binding(Int, SwiftExpression?)
    /// `case pattern = value`.
    case pattern(Range<Int>, SwiftExpression)
    case availability
  }
}

/// A case of `switch`.
package struct SwiftCase: Sendable {
  /// The tokens of each pattern; none for `default`.
  package let patterns: [Range<Int>]
  /// The condition after `where`.
  package let filter: SwiftExpression?
  /// The statements.
  package let body: [SwiftStatement]
  /// Its tokens.
  package let tokens: Range<Int>
}

/// `for names in sequence`.
package struct SwiftLoop: Sendable {
  /// The tokens before `in`.
  package let pattern: Range<Int>
  /// The sequence.
  package let sequence: SwiftExpression
  /// The condition after `where`.
  package let filter: SwiftExpression?
  /// The body.
  package let block: SwiftBlock
}

/// A part of `#if`, up to the next of its words.
package struct SwiftBranch<Element: Sendable>: Sendable {
  /// The token of `#if`, `#elseif` or `#else`.
  package let condition: Int
  /// The properties of the part.
  package let elements: [Element]
  /// Its tokens.
  package let tokens: Range<Int>
}
