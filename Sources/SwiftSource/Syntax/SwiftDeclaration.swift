/// A declaration of a file or a type.
package struct SwiftDeclaration: Sendable {
  /// Its form.
  package let kind: Kind
  /// The attributes before it.
  package let attributes: [SwiftAttribute]
  /// The tokens of the words before it, such as `private` and `static`.
  package let modifiers: [Int]
  /// Its tokens.
  package let tokens: Range<Int>

  /// The forms of declarations.
  package indirect enum Kind: Sendable {
    case importing
    case type(SwiftType)
    case function(SwiftFunction)
    case variable(SwiftVariable)
    case cases([SwiftEnumCase])
    case initializer(SwiftFunction)
    /// A declaration without a value, such as a type alias, by the token of its word.
    case other(Int)
    /// `#Preview { }`, by the token of the word.
    case macro(Int, SwiftCall)
    case conditional([SwiftBranch<SwiftDeclaration>])
    /// An expression or statement of a file of statements.
    case statement(SwiftStatement)
    /// A part that cannot be read.
    case unknown
  }
}

/// An attribute with its arguments.
package struct SwiftAttribute: Sendable {
  /// The token of its name.
  package let name: Int
  /// Its arguments.
  package let arguments: [SwiftArgument]
  /// Its tokens.
  package let tokens: Range<Int>
}

/// A type or an extension.
package struct SwiftType: Sendable {
  /// The token of `struct`, `class`, `actor`, `enum`, `protocol` or `extension`.
  package let word: Int
  /// The tokens of its name.
  package let name: Range<Int>
  /// The tokens of each type that it inherits from.
  package let inherited: [Range<Int>]
  /// The members.
  package let members: [SwiftDeclaration]
  /// The tokens from its brace on.
  package let body: Range<Int>
}

/// A function or an initializer.
package struct SwiftFunction: Sendable {
  /// The token of its name.
  package let name: Int
  /// The parameters.
  package let parameters: [SwiftParameter]
  /// The tokens of the type of the result.
  package let result: Range<Int>?
  /// The body; a requirement of a protocol has none.
  package let body: SwiftBlock?
}

/// A parameter.
package struct SwiftParameter: Sendable {
  /// The token of the label, which may be `_`.
  package let label: Int
  /// The token of the name inside.
  package let name: Int
  /// The tokens of its type.
  package let type: Range<Int>
  /// The value without an argument.
  package let standard: SwiftExpression?
  /// The attributes, such as `@ViewBuilder`.
  package let attributes: [SwiftAttribute]
}

/// A variable or a constant.
package struct SwiftVariable: Sendable {
  /// The token of `let` or `var`.
  package let word: Int
  /// The token of its name; several for a tuple.
  package let names: [Int]
  /// The tokens of its type.
  package let type: Range<Int>?
  /// The first value.
  package let value: SwiftExpression?
  /// The body that computes it.
  package let getter: SwiftBlock?
  /// `set`, `didSet` and `willSet`, by their tokens.
  package let observers: [SwiftObserver]
}

/// A block that runs when a variable is set.
package struct SwiftObserver: Sendable {
  /// The token of `set`, `didSet` or `willSet`.
  package let word: Int
  /// The token of its parameter.
  package let parameter: Int?
  /// The block.
  package let block: SwiftBlock
}

/// A case of an enum.
package struct SwiftEnumCase: Sendable {
  /// The token of its name.
  package let name: Int
  /// Whether it has a payload.
  package let hasPayload: Bool
  /// The raw value.
  package let value: SwiftExpression?
}
