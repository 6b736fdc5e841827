extension BodyChecker {
  /// Whether an expression says its type itself, and does not take it from its place.
  func hasOwnType(_ expression: SyntaxExpression) -> Bool {
    switch expression.kind {
    case .integer, .nilLiteral, .implicitMember, .closure, .operatorName, .missing,
      .nothing:
      false
    case .floating, .boolean, .text, .name: true
    case .array(let elements): elements.contains(where: hasOwnType)
    case .prefixed(let symbol, let operand): symbol == .not || hasOwnType(operand)
    case .chain(let first, let links):
      links.contains { $0.symbol.hasOwnType || hasOwnType($0.operand) } || hasOwnType(first)
    case .conditional(_, let yes, let no), .continued(let yes, let no):
      hasOwnType(yes) || hasOwnType(no)
    case .block(let body): hasOwnType(body.result)
    case .member, .call, .subscripted, .unwrapped, .forced, .optionalChain:
      implicitRoot(expression) == nil
    }
  }

  /// The implicit member that a chain of members and calls begins with.
  func implicitRoot(_ expression: SyntaxExpression) -> SyntaxName? {
    var current = expression
    while true {
      switch current.kind {
      case .implicitMember(let name): return name
      case .member(let base, _), .call(let base, _), .subscripted(let base, _),
        .unwrapped(let base), .forced(let base), .optionalChain(let base):
        current = base
      default: return nil
      }
    }
  }

  /// The first implicit member among the operands of an expression, which limits its types.
  func implicitName(in expression: SyntaxExpression) -> SyntaxName? {
    switch expression.kind {
    case .prefixed(_, let operand): implicitName(in: operand)
    case .chain(let first, let links):
      ([first] + links.map { $0.operand }).lazy.compactMap(implicitName).first
    case .conditional(_, let yes, let no), .continued(let yes, let no):
      implicitName(in: yes) ?? implicitName(in: no)
    case .block(let body): implicitName(in: body.result)
    default: implicitRoot(expression)
    }
  }

  /// The hint for the beginning of a chain of members: as in Swift, `.spring.delay(1)` begins
  /// with a member of the type that the whole chain shall have.
  func rootHint(_ base: SyntaxExpression, _ hint: ValueType?) -> ValueType? {
    implicitRoot(base) == nil ? nil : hint
  }
}

extension BinaryOperator {
  /// Whether its result has a type that its operands do not decide.
  fileprivate var hasOwnType: Bool {
    switch precedence {
    case .conjunction, .disjunction, .comparison, .range: true
    default: false
    }
  }
}
