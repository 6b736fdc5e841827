import AnimationEngine

import ExpressionLanguage
@testable import ExpressionLanguage

/// A second evaluator, straight from the tree, with dictionaries and dynamic values.
///
/// It is slow and obvious, knows only what the generator makes, and shares no code with the first.
struct NaiveEvaluator {
  /// What has no value: an overflow, a division by zero, a bad index.
  struct NoValue: Error {}

  indirect enum Item: Equatable {
    case double(Double)
    case int(Int)
    case bool(Bool)
    case text(String)
    case list([Double])
    case none
  }

  var names: [String: Item]

  /// The value of an expression of a type; a whole number has the type that is wanted of it.
  func evaluate(_ expression: SyntaxExpression, _ type: GeneratedType) throws -> Item {
    switch expression.kind {
    case .integer(let number): return type == .int ? .int(number) : .double(Double(number))
    case .floating(let number): return .double(number)
    case .boolean(let value): return .bool(value)
    case .name(let name): return names[name] ?? .none
    case .text(let segments): return .text(try segments.map(text).joined())
    case .array(let elements): return .list(try elements.map { try double($0) })
    case .prefixed(let symbol, let operand): return try prefixed(symbol, operand, type)
    case .chain(let first, let links): return try chain(first, links, type)
    case .conditional(let conditions, let yes, let no):
      return try evaluate(conditions.allSatisfy { try bool($0.value) } ? yes : no, type)
    case .subscripted(let base, let index):
      let (list, place) = (try list(base), try int(index))
      guard place >= 0, place < list.count else { throw NoValue() }
      return .double(list[place])
    case .member(let base, let name): return try member(base, name.text)
    case .call(let callee, let arguments): return try call(callee, arguments.map(\.value))
    default: throw NoValue()
    }
  }

  // MARK: By type

  private func double(_ expression: SyntaxExpression) throws -> Double {
    guard case .double(let number) = try evaluate(expression, .double) else { throw NoValue() }
    return number
  }

  private func int(_ expression: SyntaxExpression) throws -> Int {
    guard case .int(let number) = try evaluate(expression, .int) else { throw NoValue() }
    return number
  }

  private func bool(_ expression: SyntaxExpression) throws -> Bool {
    try evaluate(expression, .bool) == .bool(true)
  }

  private func list(_ expression: SyntaxExpression) throws -> [Double] {
    guard case .list(let list) = try evaluate(expression, .list) else { throw NoValue() }
    return list
  }

  private func text(_ segment: SyntaxTextSegment) throws -> String {
    switch segment {
    case .literal(let text): return text
    case .interpolation(let expression):
      switch try evaluate(expression, isInt(expression) ? .int : .double) {
      case .double(let number): return "\(number)"
      case .int(let number): return "\(number)"
      case .bool(let value): return "\(value)"
      case .text(let text): return text
      case .list(let list): return "\(list)"
      case .none: return "nil"
      }
    }
  }

  // MARK: Operators

  private func prefixed(
    _ symbol: PrefixOperator, _ operand: SyntaxExpression, _ type: GeneratedType
  ) throws -> Item {
    switch (symbol, try evaluate(operand, type)) {
    case (.not, .bool(let value)): return .bool(!value)
    case (.minus, .double(let number)): return .double(-number)
    case (.minus, .int(let number)):
      if number == .min { throw NoValue() }
      return .int(-number)
    default: throw NoValue()
    }
  }

  private func chain(
    _ first: SyntaxExpression, _ links: [SyntaxLink], _ type: GeneratedType
  ) throws -> Item {
    switch links[0].symbol.precedence {
    case .conjunction, .disjunction: return try decide(first, links)
    case .comparison, .coalescing, .range:
      return try binary(links[0].symbol, first, links[0].operand)
    default: break
    }
    var result = try evaluate(first, type)
    for link in links {
      switch (result, try evaluate(link.operand, type)) {
      case (.double(let left), .double(let right)): result = .double(real(link.symbol, left, right))
      case (.int(let left), .int(let right)): result = .int(try whole(link.symbol, left, right))
      case (.text(let left), .text(let right)): result = .text(left + right)
      case (.list(let left), .list(let right)): result = .list(left + right)
      default: throw NoValue()
      }
    }
    return result
  }

  private func decide(_ first: SyntaxExpression, _ links: [SyntaxLink]) throws -> Item {
    let isOr = links[0].symbol == .or
    for operand in [first] + links.map(\.operand) where try bool(operand) == isOr {
      return .bool(isOr)
    }
    return .bool(!isOr)
  }

  private func real(_ symbol: BinaryOperator, _ left: Double, _ right: Double) -> Double {
    switch symbol {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    default: left / right
    }
  }

  /// Whole numbers by the rules of two's complement: the signs say whether a sum fits, the upper half of the
  /// whole product says whether a product does.
  private func whole(_ symbol: BinaryOperator, _ left: Int, _ right: Int) throws -> Int {
    switch symbol {
    case .add:
      let sum = left &+ right
      guard (left ^ sum) & (right ^ sum) >= 0 else { throw NoValue() }
      return sum
    case .subtract:
      let difference = left &- right
      guard (left ^ right) & (left ^ difference) >= 0 else { throw NoValue() }
      return difference
    case .multiply:
      let (high, low) = left.multipliedFullWidth(by: right)
      let product = Int(bitPattern: low)
      guard high == (product < 0 ? -1 : 0) else { throw NoValue() }
      return product
    default:
      // Swift calls the remainder of the least Int by -1 an overflow although it is 0.
      guard right != 0, left != .min || right != -1 else { throw NoValue() }
      return symbol == .divide ? left / right : left % right
    }
  }

  private func binary(
    _ symbol: BinaryOperator, _ left: SyntaxExpression, _ right: SyntaxExpression
  ) throws -> Item {
    let type = isInt(left) ? GeneratedType.int : .double
    let first = try evaluate(left, type)
    if symbol == .coalesce { return first == .none ? .double(try double(right)) : first }
    switch (first, try evaluate(right, type)) {
    case (.double(let a), .double(let b)): return .bool(compare(symbol, a, b))
    case (.int(let a), .int(let b)): return .bool(compare(symbol, a, b))
    case (.text(let a), .text(let b)): return .bool(compare(symbol, a, b))
    default: throw NoValue()
    }
  }

  /// Whether a generated expression is an Int: its leftmost operand tells.
  private func isInt(_ expression: SyntaxExpression) -> Bool {
    switch expression.kind {
    case .name(let name): if case .int? = names[name] { true } else { false }
    case .member(_, let name): name.text == "count"
    case .call(let callee, _): callee.kind == .name("Int")
    case .prefixed(_, let operand): isInt(operand)
    case .chain(let first, _): isInt(first)
    case .conditional(_, let yes, _): isInt(yes)
    default: false
    }
  }

  private func compare<T: Comparable>(_ symbol: BinaryOperator, _ a: T, _ b: T) -> Bool {
    switch symbol {
    case .equal: a == b
    case .notEqual: a != b
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    default: a >= b
    }
  }

  // MARK: Members and functions

  private func member(_ base: SyntaxExpression, _ name: String) throws -> Item {
    switch (name, try evaluate(base, .list)) {
    case ("count", .text(let text)): return .int(text.count)
    case ("count", .list(let list)): return .int(list.count)
    case ("isEmpty", .list(let list)): return .bool(list.isEmpty)
    case ("first", .list(let list)): return list.first.map { .double($0) } ?? .none
    default: throw NoValue()
    }
  }

  private func call(_ callee: SyntaxExpression, _ arguments: [SyntaxExpression]) throws -> Item {
    if case .member(let base, let name) = callee.kind {
      return try method(evaluate(base, .list), name.text, arguments)
    }
    guard case .name(let name) = callee.kind else { throw NoValue() }
    if name == "Double" { return .double(Double(try int(arguments[0]))) }
    let numbers = try arguments.map { try double($0) }
    switch name {
    case "Int":
      guard let number = Int(exactly: numbers[0].rounded(.towardZero)) else { throw NoValue() }
      return .int(number)
    case "min": return .double(min(min(numbers[0], numbers[1]), numbers[2]))
    case "max": return .double(max(max(numbers[0], numbers[1]), numbers[2]))
    case "sin": return .double(sine(numbers[0]))
    case "cos": return .double(cosine(numbers[0]))
    case "exp": return .double(exponential(numbers[0]))
    case "abs": return .double(numbers[0].magnitude)
    case "floor": return .double(numbers[0].rounded(.down))
    case "round": return .double(numbers[0].rounded(.toNearestOrAwayFromZero))
    default: return .double(numbers[0].rounded(.towardZero))
    }
  }

  private func method(
    _ base: Item, _ name: String, _ arguments: [SyntaxExpression]
  ) throws -> Item {
    if case .text(let text) = base { return .text(text.uppercased()) }
    guard case .list(let list) = base else { throw NoValue() }
    switch name {
    case "reversed": return .list(list.reversed())
    case "reduce": return .double(list.reduce(0, +))
    case "map": return .list(try list.map { try real(arguments[0], $0) })
    case "filter": return .list(try list.filter { try run(arguments[0], $0, .bool) == .bool(true) })
    default:
      for element in list where try run(arguments[0], element, .bool) != .bool(true) {
        return .bool(false)
      }
      return .bool(true)
    }
  }

  private func real(_ closure: SyntaxExpression, _ argument: Double) throws -> Double {
    guard case .double(let number) = try run(closure, argument, .double) else { throw NoValue() }
    return number
  }

  private func run(
    _ closure: SyntaxExpression, _ argument: Double, _ type: GeneratedType
  ) throws -> Item {
    guard case .closure(let closure) = closure.kind else { throw NoValue() }
    var inner = self
    inner.names[closure.parameters.first?.text ?? "$0"] = .double(argument)
    for case .binding(let name, _, let value, _) in closure.body.statements {
      inner.names[name.text] = try inner.evaluate(value, .double)
    }
    return try inner.evaluate(closure.body.result, type)
  }
}
