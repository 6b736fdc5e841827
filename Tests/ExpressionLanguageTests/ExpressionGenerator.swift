import ExpressionLanguage
import TestSupport

@testable import ExpressionLanguage

/// The types that generated expressions have.
enum GeneratedType: CaseIterable {
  case double, int, bool, text, list
}

/// Makes random expressions of a wanted type over a few names.
///
/// A whole number is written only where the rule about its type has one reading: among Doubles, or
/// beside an Int that is none.
struct ExpressionGenerator {
  private var random: SeededGenerator
  /// The parameters of closures around the place, all Doubles.
  private var parameters: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// An expression with at most so many levels.
  mutating func expression(_ type: GeneratedType, levels: Int) -> SyntaxExpression {
    guard levels > 0, Int.random(in: 0..<8, using: &random) > 0 else { return leaf(type) }
    if Int.random(in: 0..<7, using: &random) == 0 {
      return make(
        .conditional(
          [.test(expression(.bool, levels: levels - 1))], expression(type, levels: levels - 1),
          expression(type, levels: levels - 1)))
    }
    switch type {
    case .double: return double(levels - 1)
    case .int: return int(levels - 1)
    case .bool: return bool(levels - 1)
    case .text: return text(levels - 1)
    case .list: return list(levels - 1)
    }
  }

  private func make(_ kind: SyntaxExpression.Kind) -> SyntaxExpression {
    SyntaxExpression(kind, 0..<0)
  }

  private mutating func pick<Item>(_ items: [Item]) -> Item {
    items[Int.random(in: 0..<items.count, using: &random)]
  }

  // MARK: Leaves

  private mutating func leaf(_ type: GeneratedType) -> SyntaxExpression {
    switch type {
    case .double:
      if !parameters.isEmpty, Bool.random(using: &random) { return make(.name(pick(parameters))) }
      let number = Int.random(in: 0..<1000, using: &random)
      return pick([
        make(.name("d")), make(.name("e")), make(.floating(Double(number) / 8)),
        make(.integer(number)),
      ])
    case .int: return pick([make(.name("i")), make(.name("j")), member(make(.name("t")), "count")])
    case .bool: return pick([make(.name("b")), make(.boolean(true)), make(.boolean(false))])
    case .text:
      return pick([make(.name("t")), quoted("it's \\ \"so\"\n"), quoted("é😀"), quoted("")])
    case .list: return pick([make(.name("l")), make(.array([leaf(.double), leaf(.double)]))])
    }
  }

  private func quoted(_ text: String) -> SyntaxExpression {
    make(.text(text.isEmpty ? [] : [.literal(text)]))
  }

  // MARK: Forms

  private func name(_ text: String) -> SyntaxName { SyntaxName(text: text, range: 0..<0) }

  private func member(_ base: SyntaxExpression, _ text: String) -> SyntaxExpression {
    make(.member(base, name(text)))
  }

  private func call(
    _ callee: SyntaxExpression, _ arguments: [SyntaxExpression]
  ) -> SyntaxExpression {
    make(.call(callee, arguments.map { SyntaxArgument(label: nil, value: $0) }))
  }

  private func function(_ text: String, _ arguments: SyntaxExpression...) -> SyntaxExpression {
    call(make(.name(text)), arguments)
  }

  private func method(
    _ base: SyntaxExpression, _ text: String, _ arguments: SyntaxExpression...
  ) -> SyntaxExpression {
    call(member(base, text), arguments)
  }

  private func chain(
    _ first: SyntaxExpression, _ links: [(BinaryOperator, SyntaxExpression)]
  ) -> SyntaxExpression {
    make(
      .chain(first, links.map { SyntaxLink(symbol: $0.0, symbolRange: 0..<0, operand: $0.1) }))
  }

  /// A closure of one Double.
  private mutating func closure(
    _ result: GeneratedType, _ levels: Int
  ) -> SyntaxExpression {
    let isNamed = Bool.random(using: &random)
    let parameter = isNamed ? "p\(parameters.count)" : "$0"
    // An inner `$0` would hide the outer one, which is right but confuses a reader of failures.
    let hidden = parameters
    if !isNamed { parameters.removeAll { $0 == "$0" } }
    parameters.append(parameter)
    defer { parameters = hidden }
    return make(
      .closure(
        SyntaxClosure(
          parameters: isNamed ? [name(parameter)] : [], body: body(result, levels))))
  }

  private mutating func body(_ type: GeneratedType, _ levels: Int) -> SyntaxBody {
    guard Int.random(in: 0..<3, using: &random) == 0 else {
      return SyntaxBody(statements: [], result: expression(type, levels: levels))
    }
    let local = "v\(parameters.count)"
    // A comparison before the value gives both ways out of the body one type.
    let value = make(.floating(Double(Int.random(in: 0..<64, using: &random)) / 4))
    let guarded = expression(.bool, levels: levels)
    let exit = expression(type, levels: 0)
    let result = expression(type, levels: levels)
    return SyntaxBody(
      statements: [.binding(name(local), nil, value)],
      result: make(.conditional([.test(guarded)], result, exit)))
  }

  // MARK: Numbers

  private mutating func double(_ levels: Int) -> SyntaxExpression {
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: return doubles([.add, .subtract], levels)
    case 2: return doubles([.multiply, .divide], levels)
    case 3: return make(.prefixed(.minus, expression(.double, levels: levels)))
    case 4:
      let functions = ["sin", "cos", "floor", "abs", "exp", "round", "trunc"]
      return function(pick(functions), expression(.double, levels: levels))
    case 5:
      return function(
        pick(["min", "max"]), expression(.double, levels: levels),
        expression(.double, levels: levels), expression(.double, levels: levels))
    case 6: return function("Double", expression(.int, levels: levels))
    case 7:
      return make(.subscripted(expression(.list, levels: levels), expression(.int, levels: levels)))
    case 8:
      return method(
        expression(.list, levels: levels), "reduce", make(.integer(0)), make(.operatorName(.add)))
    default:
      return chain(
        member(expression(.list, levels: levels), "first"),
        [(.coalesce, expression(.double, levels: levels))])
    }
  }

  private mutating func doubles(
    _ symbols: [BinaryOperator], _ levels: Int
  ) -> SyntaxExpression {
    let first = expression(.double, levels: levels)
    let count = Int.random(in: 1..<4, using: &random)
    var links: [(BinaryOperator, SyntaxExpression)] = []
    for _ in 0..<count { links.append((pick(symbols), expression(.double, levels: levels))) }
    return chain(first, links)
  }

  private mutating func int(_ levels: Int) -> SyntaxExpression {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      return chain(
        expression(.int, levels: levels),
        [
          (pick([.add, .subtract]), expression(.int, levels: levels)),
          (pick([.add, .subtract]), make(.integer(Int.random(in: 0..<9, using: &random)))),
        ])
    case 2:
      return chain(
        expression(.int, levels: levels),
        [(pick([.multiply, .divide, .remainder]), expression(.int, levels: levels))])
    case 3: return make(.prefixed(.minus, expression(.int, levels: levels)))
    case 4: return function("Int", expression(.double, levels: levels))
    default: return member(expression(.list, levels: levels), "count")
    }
  }

  // MARK: The others

  private mutating func bool(_ levels: Int) -> SyntaxExpression {
    let comparisons: [BinaryOperator] = [
      .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
    ]
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      let type = pick([GeneratedType.double, .int, .text])
      let left = expression(type, levels: levels)
      return chain(left, [(pick(comparisons), expression(type, levels: levels))])
    case 2: return make(.prefixed(.not, expression(.bool, levels: levels)))
    case 3:
      let symbol = pick([BinaryOperator.and, .or])
      let operands = (0..<3).map { _ in expression(.bool, levels: levels) }
      return chain(operands[0], [(symbol, operands[1]), (symbol, operands[2])])
    case 4: return member(expression(.list, levels: levels), "isEmpty")
    default:
      return method(expression(.list, levels: levels), "allSatisfy", closure(.bool, levels))
    }
  }

  private mutating func text(_ levels: Int) -> SyntaxExpression {
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      return chain(expression(.text, levels: levels), [(.add, expression(.text, levels: levels))])
    case 1: return method(expression(.text, levels: levels), "uppercased")
    default:
      let type = pick(GeneratedType.allCases)
      return make(
        .text([.literal("<"), .interpolation(expression(type, levels: levels)), .literal(">")]))
    }
  }

  private mutating func list(_ levels: Int) -> SyntaxExpression {
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      return method(expression(.list, levels: levels), "map", closure(.double, levels))
    case 1:
      return method(expression(.list, levels: levels), "filter", closure(.bool, levels))
    case 2:
      return chain(expression(.list, levels: levels), [(.add, expression(.list, levels: levels))])
    case 3: return method(expression(.list, levels: levels), "reversed")
    default:
      return make(
        .array([expression(.double, levels: levels), expression(.double, levels: levels)]))
    }
  }
}
