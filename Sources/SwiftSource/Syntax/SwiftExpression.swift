/// An expression as it is written: calls and members are taken apart, operators are not.
package struct SwiftExpression: Sendable {
  /// Its form.
  package let kind: Kind
  /// Its tokens.
  package let tokens: Range<Int>

  /// An expression that covers some tokens.
  package init(kind: Kind, tokens: Range<Int>) {
    self.kind = kind
    self.tokens = tokens
  }

  /// The forms of expressions.
  package indirect enum Kind: Sendable {
    /// A value with its members, calls and subscripts.
    case chain(SwiftChain)
    case closure(SwiftClosure)
    /// Operands with operators between them.
    case operation([SwiftExpression])
    /// Signs or words such as `try`, `await`, `&` before an expression.
    case prefixed(Range<Int>, SwiftExpression)
    /// `if` and `switch` as values.
    case statement(SwiftStatement)
    /// A part that cannot be read.
    case unknown
  }

  /// The chain that it is, without the signs before it.
  package var chain: SwiftChain? {
    switch kind {
    case .chain(let chain): chain
    case .prefixed(_, let operand): operand.chain
    default: nil
    }
  }

  /// The closure that it is.
  package var closure: SwiftClosure? {
    if case .closure(let closure) = kind { closure } else { nil }
  }
}

/// A value with its members, calls and subscripts, such as a view with its modifiers.
package struct SwiftChain: Sendable {
  /// The expression that it begins with.
  package let head: Head
  /// The suffixes, in order.
  package let suffixes: [SwiftSuffix]
  /// Its tokens.
  package let tokens: Range<Int>

  /// The beginnings of a chain.
  package enum Head: Sendable {
    /// A name, by its token.
    case name(Int)
    /// `.name`, by the token of the name.
    case implicit(Int)
    case literal(Int)
    case parentheses([SwiftArgument])
    case list([SwiftArgument])
    case closure(SwiftClosure)
    case keyPath
    /// `#Preview`, by its token.
    case macro(Int)
  }

  /// The same beginning with fewer suffixes.
  package func prefix(_ count: Int) -> SwiftChain {
    let kept = Array(suffixes.prefix(count))
    let end = kept.last?.tokens.upperBound ?? headEnd
    return SwiftChain(head: head, suffixes: kept, tokens: tokens.lowerBound..<end)
  }

  /// The end of the tokens of the beginning.
  package var headEnd: Int { suffixes.first?.tokens.lowerBound ?? tokens.upperBound }
}

/// One step of a chain.
package struct SwiftSuffix: Sendable {
  /// Its form.
  package let kind: Kind
  /// Its tokens.
  package let tokens: Range<Int>

  /// The forms of steps.
  package enum Kind: Sendable {
    /// `.name`, by the token of the name.
    case member(Int)
    case call(SwiftCall)
    case index([SwiftArgument])
    case optional, forced
    case types
    /// `#if` around some steps.
    case conditional([SwiftBranch<SwiftSuffix>])
  }
}

/// The arguments of a call.
package struct SwiftCall: Sendable {
  /// The arguments in parentheses.
  package let arguments: [SwiftArgument]
  /// The closures behind them.
  package let closures: [SwiftTrailingClosure]

  /// A call with some arguments.
  package init(arguments: [SwiftArgument] = [], closures: [SwiftTrailingClosure] = []) {
    self.arguments = arguments
    self.closures = closures
  }

  /// The argument with a label.
  package func argument(_ label: String, in source: SwiftTokens) -> SwiftArgument? {
    arguments.first { $0.label.map { source.has($0, label) } == true }
  }

  /// The first argument without a label.
  package var first: SwiftArgument? { arguments.first { $0.label == nil } }

  /// The closure with a label, or the first one, which has none.
  package func closure(_ label: String?, in source: SwiftTokens) -> SwiftClosure? {
    closures.first { closure in
      guard let label else { return closure.label == nil }
      return closure.label.map { source.has($0, label) } == true
    }?.closure
  }
}

/// An argument with its label.
package struct SwiftArgument: Sendable {
  /// The token of the label.
  package let label: Int?
  /// The value behind it.
  package let value: SwiftExpression
  /// Its tokens.
  package let tokens: Range<Int>

  /// An argument of a call.
  package init(label: Int?, value: SwiftExpression, tokens: Range<Int>) {
    self.label = label
    self.value = value
    self.tokens = tokens
  }
}

/// A closure behind a call.
package struct SwiftTrailingClosure: Sendable {
  /// The token of the label; the first closure has none.
  package let label: Int?
  /// The closure.
  package let closure: SwiftClosure
}

/// A closure: a body of statements, which may be views.
package struct SwiftClosure: Sendable {
  /// The tokens of the names of its parameters.
  package let parameters: [Int]
  /// The tokens up to `in`; empty without a signature.
  package let signature: Range<Int>
  /// The statements.
  package let body: [SwiftStatement]
  /// All its tokens, with the braces.
  package let tokens: Range<Int>
}
