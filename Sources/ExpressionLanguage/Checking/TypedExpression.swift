/// An expression whose names are resolved and whose types are known.
struct TypedExpression {
  let node: Node
  let type: ValueType
  /// The bytes of the text.
  let range: Range<Int>

  init(_ node: Node, _ type: ValueType, _ range: Range<Int>) {
    self.node = node
    self.type = type
    self.range = range
  }

  /// The kinds of checked expression.
  indirect enum Node {
    /// An expression whose problem was reported.
    case failed
    case constant(Value)
    case state(Int)
    case input(Int)
    case local(Int)
    case converted(TypedExpression, Conversion)
    /// Links from the left; each converts what came before, then works on it and its operand.
    case chain(TypedExpression, [TypedLink])
    case negated(TypedExpression)
    case not(TypedExpression)
    /// Operands joined by `&&` (all) or `||` (any).
    case decided([TypedExpression], byFirst: Bool)
    case range(TypedExpression, TypedExpression, isClosed: Bool)
    /// The first operand that is not nil, or the last.
    case coalesced([TypedExpression])
    case ternary(TypedExpression, TypedExpression, TypedExpression)
    /// A choice, and what the ways through it go on with that end in `goOn`.
    case continued(TypedExpression, TypedExpression)
    case goOn
    /// Values that are stored in slots, and then a result.
    case bound([TypedBinding], TypedExpression)
    case builtin(Builtin, [TypedExpression])
    case loop(Loop, [TypedExpression], TypedClosure)
    case call(Routine, [TypedExpression])
    case array([TypedExpression])
    case text([TypedExpression])
    case element(TypedExpression, TypedExpression)
    case field(TypedExpression, String)
    /// The first with the second for an element, at the place that is the third, or for a member.
    case replacedElement(TypedExpression, TypedExpression, at: TypedExpression)
    case replacedMember(TypedExpression, String, TypedExpression)
    case unwrapped(TypedExpression)
    case forced(TypedExpression)
    case optionalChain(TypedExpression)
  }
}

/// A link of a checked chain.
struct TypedLink {
  let conversion: Conversion
  let symbol: BinaryOperator
  let operand: TypedExpression
  let range: Range<Int>
}

/// A checked closure; its parameters are slots of the routine around it.
struct TypedClosure {
  let firstSlot: Int
  let parameterCount: Int
  /// Whether the one argument is a record whose fields are the parameters.
  let takesFields: Bool
  let body: TypedExpression
}

/// A value for a slot of the routine around it.
struct TypedBinding {
  let slot: Int
  let value: TypedExpression
}
