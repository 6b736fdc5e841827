import SwiftSource

/// A part of a source that can be deleted, so that the rest is still Swift.
struct SourceUnit: Sendable {
  enum Kind: String, Sendable {
    case member, statement, modifier, argument, closure, branch
  }

  let kind: Kind
  /// Its tokens.
  let tokens: Range<Int>
  /// The tokens that are deleted: also a comma that separates it.
  let deleted: Range<Int>
}

/// The statements, calls of modifiers, arguments, labelled closures, branches and members of a source, those inside
/// others included.
struct SourceUnits {
  private let source: SwiftTokens
  private(set) var units: [SourceUnit] = []

  init(_ file: SwiftFile) {
    source = file.source
    for declaration in file.declarations { add(member: declaration) }
  }

  private mutating func add(
    _ kind: SourceUnit.Kind, _ tokens: Range<Int>, _ deleted: Range<Int>? = nil
  ) {
    units.append(SourceUnit(kind: kind, tokens: tokens, deleted: deleted ?? tokens))
  }

  // MARK: - Declarations

  private mutating func add(member declaration: SwiftDeclaration) {
    switch declaration.kind {
    case .importing, .unknown: return
    case .statement(let statement): return add(statement)
    case .conditional(let branches):
      for branch in branches { for element in branch.elements { add(member: element) } }
      return
    default: add(.member, declaration.tokens)
    }
    addParts(of: declaration)
  }

  private mutating func addParts(of declaration: SwiftDeclaration) {
    switch declaration.kind {
    case .type(let type):
      for member in type.members { add(member: member) }
    case .function(let function), .initializer(let function):
      for parameter in function.parameters { if let value = parameter.standard { add(value) } }
      if let body = function.body { add(body) }
    case .variable(let variable):
      if let value = variable.value { add(value) }
      if let getter = variable.getter { add(getter) }
      for observer in variable.observers { add(observer.block) }
    case .macro(_, let call): add(call, behind: declaration.tokens)
    default: break
    }
  }

  // MARK: - Statements

  private mutating func add(_ block: SwiftBlock) {
    for statement in block.statements { add(statement) }
  }

  private mutating func add(_ statement: SwiftStatement) {
    switch statement.kind {
    case .unknown: return
    case .conditional(let branches):
      for branch in branches { for element in branch.elements { add(element) } }
      return
    default: add(.statement, statement.tokens)
    }
    addParts(of: statement)
  }

  private mutating func addParts(of statement: SwiftStatement) {
    switch statement.kind {
    case .expression(let value): add(value)
    case .assignment(let target, _, let value):
      add(target)
      add(value)
    case .declaration(let declaration): addParts(of: declaration)
    case .choice(let choice): add(choice)
    case .guarded(let conditions, let block):
      add(conditions)
      // The last statement of `guard` must be one that leaves.
      for inner in block.statements.dropLast() { add(inner) }
      if let last = block.statements.last { addParts(of: last) }
    case .condition(let conditions, let block):
      add(conditions)
      add(block)
    case .selection(let value, let cases):
      add(value)
      for one in cases {
        if let filter = one.filter { add(filter) }
        if one.body.count == 1, case .exit(let word, nil) = one.body[0].kind,
          source.has(word, "break")
        {
          // A case must have a statement, and there must be a case for each value.
          continue
        }
        add(.branch, one.tokens)
        for statement in one.body { add(statement) }
      }
    case .loop(let loop):
      add(loop.sequence)
      if let filter = loop.filter { add(filter) }
      add(loop.block)
    case .exit(_, let value): if let value { add(value) }
    case .attempt(let block, let catches): for block in [block] + catches { add(block) }
    case .deferred(let block): add(block)
    case .conditional, .unknown: break
    }
  }

  private mutating func add(_ choice: SwiftChoice) {
    add(choice.conditions)
    add(choice.block)
    for other in choice.other {
      let first = other.conditions.first?.tokens.lowerBound
      let start = first.map { $0 - 2 } ?? other.block.tokens.lowerBound - 1
      if source.has(start, "else") { add(.branch, start..<other.block.tokens.upperBound) }
      add(other)
    }
  }

  private mutating func add(_ conditions: [SwiftCondition]) {
    for condition in conditions {
      switch condition.kind {
      case .test(let value), .pattern(_, let value): add(value)
      case .binding(_, let value): if let value { add(value) }
      case .availability: break
      }
    }
  }

  // MARK: - Expressions

  private mutating func add(_ value: SwiftExpression) {
    switch value.kind {
    case .chain(let chain): add(chain)
    case .closure(let closure): for statement in closure.body { add(statement) }
    case .operation(let operands): for operand in operands { add(operand) }
    case .prefixed(_, let operand): add(operand)
    case .statement(let statement): addParts(of: statement)
    case .unknown: break
    }
  }

  private mutating func add(_ chain: SwiftChain) {
    switch chain.head {
    case .parentheses(let arguments): for argument in arguments { add(argument.value) }
    case .list(let arguments): add(arguments)
    case .closure(let closure): for statement in closure.body { add(statement) }
    case .name, .implicit, .literal, .keyPath, .macro: break
    }
    add(chain.suffixes)
  }

  private mutating func add(_ suffixes: [SwiftSuffix]) {
    var member: SwiftSuffix?
    for suffix in suffixes {
      switch suffix.kind {
      case .call(let call):
        if let member { add(.modifier, member.tokens.lowerBound..<suffix.tokens.upperBound) }
        add(call, behind: suffix.tokens)
      case .index(let arguments): for argument in arguments { add(argument.value) }
      case .conditional(let branches): for branch in branches { add(branch.elements) }
      case .member, .optional, .forced, .types: break
      }
      if case .member = suffix.kind { member = suffix } else { member = nil }
    }
  }

  private mutating func add(_ call: SwiftCall, behind tokens: Range<Int>) {
    add(call.arguments)
    for closure in call.closures {
      // The label has a colon behind it.
      if let label = closure.label { add(.closure, label..<closure.closure.tokens.upperBound) }
      for statement in closure.closure.body { add(statement) }
    }
  }

  private mutating func add(_ arguments: [SwiftArgument]) {
    for argument in arguments {
      let tokens = argument.tokens
      if source.has(tokens.upperBound, ",") {
        add(.argument, tokens, tokens.lowerBound..<(tokens.upperBound + 1))
      } else if source.has(tokens.lowerBound - 1, ",") {
        add(.argument, tokens, (tokens.lowerBound - 1)..<tokens.upperBound)
      } else {
        add(.argument, tokens)
      }
      add(argument.value)
    }
  }
}

extension SwiftTokens {
  /// The source with spaces in the place of some tokens, so that the lines and columns of the others are the same.
  func blanking(_ tokens: Range<Int>) -> [UInt8] {
    var bytes = bytes
    for index in range(tokens) where bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
    return bytes
  }
}
