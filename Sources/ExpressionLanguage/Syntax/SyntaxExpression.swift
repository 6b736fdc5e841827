/// An expression as it is written: what it consists of and which bytes of its text it covers.
///
/// Two trees are equal when they mean the same; their places do not count.
package struct SyntaxExpression: Sendable, Equatable {
  /// Its form, with its parts.
  package let kind: Kind
  /// The bytes of the decoded text, parentheses included.
  package let range: Range<Int>
  /// The number of nodes on the longest way down, bounded so that no walk runs out of stack.
  package let height: Int

  /// An expression that covers a range of the text.
  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
    self.height = 1 + kind.childHeight
  }

  /// The kinds of expression there are.
  package indirect enum Kind: Sendable, Equatable {
    /// The place of an expression that the parser could not read and has reported.
    case missing
    /// The end of a body without a value, or a `return` without one.
    case nothing(isReturn: Bool)
    case integer(Int)
    case floating(Double)
    case boolean(Bool)
    case nilLiteral
    case text([SyntaxTextSegment])
    case name(String)
    /// `.easeIn`, whose type comes from its position.
    case implicitMember(SyntaxName)
    case member(SyntaxExpression, SyntaxName)
    case call(SyntaxExpression, [SyntaxArgument])
    case subscripted(SyntaxExpression, SyntaxExpression)
    /// `a?`, inside an `optionalChain` that is nil when `a` is.
    case unwrapped(SyntaxExpression)
    /// `a!`, which has a value unless `a` is nil.
    case forced(SyntaxExpression)
    /// The extent of a chain that contains `?.`.
    case optionalChain(SyntaxExpression)
    case array([SyntaxExpression])
    case prefixed(PrefixOperator, SyntaxExpression)
    /// Operands joined by operators of one precedence; a list, so that a long sum is flat.
    case chain(SyntaxExpression, [SyntaxLink])
    /// The choice of `a ? b : c`, `if`, `guard` and `switch`: the first value when all conditions hold.
    case conditional([SyntaxCondition], SyntaxExpression, SyntaxExpression)
    /// A choice of which some ways return, and what the others go on with.
    case continued(SyntaxExpression, SyntaxExpression)
    /// Statements, and then a result.
    case block(SyntaxBody)
    case closure(SyntaxClosure)
    /// `+` or `>` given as a function.
    case operatorName(BinaryOperator)
  }

  /// Two operands joined by an operator.
  static func joined(
    _ left: SyntaxExpression, _ symbol: BinaryOperator, _ right: SyntaxExpression,
    _ range: Range<Int>
  ) -> SyntaxExpression {
    let link = SyntaxLink(symbol: symbol, symbolRange: range, operand: right)
    return SyntaxExpression(.chain(left, [link]), range)
  }

  package static func == (lhs: SyntaxExpression, rhs: SyntaxExpression) -> Bool {
    lhs.kind == rhs.kind
  }
}

extension SyntaxExpression {
  /// How many ways through a choice there are, and how many of them go on after it.
  var ways: (all: Int, open: Int) {
    switch kind {
    case .nothing(let isReturn): return (1, isReturn ? 0 : 1)
    case .block(let body): return body.result.ways
    case .conditional(_, let yes, let no):
      let (first, second) = (yes.ways, no.ways)
      return (first.all + second.all, first.open + second.open)
    case .continued(let choice, let rest):
      let (first, second) = (choice.ways, rest.ways)
      return (first.all - first.open + second.all, second.open)
    default: return (1, 0)
    }
  }

  /// The choice with values for the ways that go on after it, and for those that return nothing.
  func replacing(
    open: SyntaxExpression?, returns: SyntaxExpression? = nil
  ) -> SyntaxExpression {
    let kind: Kind
    switch self.kind {
    case .nothing(let isReturn): return (isReturn ? returns : open) ?? self
    case .block(let body):
      let result = body.result.replacing(open: open, returns: returns)
      kind = .block(SyntaxBody(statements: body.statements, result: result))
    case .conditional(let conditions, let yes, let no):
      kind = .conditional(
        conditions, yes.replacing(open: open, returns: returns),
        no.replacing(open: open, returns: returns))
    case .continued(let choice, let rest):
      kind = .continued(
        choice.replacing(open: nil, returns: returns),
        rest.replacing(open: open, returns: returns))
    default: return self
    }
    return SyntaxExpression(kind, range)
  }
}

/// A name with its place.
package struct SyntaxName: Sendable, Equatable {
  /// The name.
  package let text: String
  /// The bytes of the decoded text.
  package let range: Range<Int>

  package static func == (lhs: SyntaxName, rhs: SyntaxName) -> Bool { lhs.text == rhs.text }
}

/// An argument of a call with its label, if it has one.
package struct SyntaxArgument: Sendable, Equatable {
  /// The label, if it has one.
  package let label: SyntaxName?
  /// The value after the label.
  package let value: SyntaxExpression
}

/// An operator of a chain with the operand to its right.
package struct SyntaxLink: Sendable, Equatable {
  /// The operator.
  package let symbol: BinaryOperator
  /// The bytes of the operator.
  package let symbolRange: Range<Int>
  /// The operand to its right.
  package let operand: SyntaxExpression

  package static func == (lhs: SyntaxLink, rhs: SyntaxLink) -> Bool {
    lhs.symbol == rhs.symbol && lhs.operand == rhs.operand
  }
}

/// A stretch of a text literal.
package enum SyntaxTextSegment: Sendable, Equatable {
  case literal(String)
  case interpolation(SyntaxExpression)
}

/// A closure: the names of its parameters, none when it uses `$0`, and its body.
package struct SyntaxClosure: Sendable, Equatable {
  /// The names it gives its arguments.
  package let parameters: [SyntaxName]
  /// The number of arguments that `$0`, `$1` … of its body ask for; those of closures inside it that have
  /// such arguments of their own do not count.
  package let unnamedCount: Int
  /// The operation.
  package let body: SyntaxBody

  package init(parameters: [SyntaxName], unnamedCount: Int = 0, body: SyntaxBody) {
    self.parameters = parameters
    self.unnamedCount = unnamedCount
    self.body = body
  }

  /// Two closures are equal when they mean the same; the count follows from the body.
  package static func == (lhs: SyntaxClosure, rhs: SyntaxClosure) -> Bool {
    lhs.parameters == rhs.parameters && lhs.body == rhs.body
  }
}

extension SyntaxExpression.Kind {
  fileprivate var childHeight: Int {
    switch self {
    case .missing, .nothing, .integer, .floating, .boolean, .nilLiteral, .name, .implicitMember,
      .operatorName:
      0
    case .text(let segments): segments.map { $0.height }.max() ?? 0
    case .member(let base, _), .unwrapped(let base), .forced(let base), .optionalChain(let base):
      base.height
    case .call(let callee, let arguments):
      max(callee.height, arguments.map { $0.value.height }.max() ?? 0)
    case .subscripted(let base, let index): max(base.height, index.height)
    case .array(let elements): elements.map { $0.height }.max() ?? 0
    case .prefixed(_, let operand): operand.height
    case .chain(let first, let links): max(first.height, links.map { $0.operand.height }.max() ?? 0)
    case .continued(let choice, let rest): max(choice.height, rest.height)
    case .conditional(let conditions, let yes, let no):
      max(yes.height, no.height, conditions.map { $0.value.height }.max() ?? 0)
    case .block(let body): body.height
    case .closure(let closure): closure.body.height
    }
  }
}

extension SyntaxTextSegment {
  fileprivate var height: Int {
    switch self {
    case .literal: 0
    case .interpolation(let expression): expression.height
    }
  }
}
