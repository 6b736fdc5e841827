import Diagnostics

extension BodyChecker {
  mutating func checkPrefixed(
    _ symbol: PrefixOperator, _ operand: SyntaxExpression, _ hint: ValueType?, _ range: Range<Int>
  ) -> TypedExpression {
    if symbol == .not {
      let known = problems.count
      let value = check(operand, as: .bool)
      changeHelps(from: known, at: value.range) { Self.grouped($0) }
      return TypedExpression(.not(value), .bool, range)
    }
    if symbol == .inout {
      return fail(
        .wrongType, "'&' is only before a variable that a call on a line of its own changes",
        at: range, help: "write spring.update(value: &x, velocity: &v, target: …, deltaTime: …)")
    }
    if self.operand?.range == range { self.operand?.range = operand.range }
    let value = check(operand, hint ?? (hasOwnType(operand) ? nil : .double))
    let type = value.type
    guard type.isNumber || type.isVector || type == .unknown else {
      return fail(
        .wrongType, "'\(symbol.rawValue)' wants a number, found \(type.withArticle)",
        at: value.range, help: conversionHelp(value, to: .double))
    }
    switch (symbol, value.node) {
    case (.plus, _): return TypedExpression(value.node, type, range)
    case (_, .constant(.double(let number))):
      return TypedExpression(.constant(.double(-number)), type, range)
    default: return TypedExpression(.negated(value), type, range)
    }
  }

  /// A comparison that is advised, in parentheses: it is written after a sign.
  private static func grouped(_ help: String) -> String {
    let start = "compare it: "
    return help.hasPrefix(start) ? "\(start)(\(help.dropFirst(start.utf8.count)))" : help
  }

  mutating func checkChain(
    _ first: SyntaxExpression, _ links: [SyntaxLink], _ hint: ValueType?, _ range: Range<Int>
  ) -> TypedExpression {
    guard let link = links.first else { return check(first, hint) }
    switch link.symbol.precedence {
    case .conjunction, .disjunction: return checkDecision(first, links, range)
    case .coalescing: return checkCoalescing(first, links, hint, range)
    case .comparison: return checkComparison(link.symbol, first, link.operand, range)
    case .range:
      let (lower, upper) = (check(first, as: .int), check(link.operand, as: .int))
      return TypedExpression(
        .range(lower, upper, isClosed: link.symbol == .closedRange), .range, range)
    default: return checkArithmetic(first, links, hint, range)
    }
  }

  private mutating func checkDecision(
    _ first: SyntaxExpression, _ links: [SyntaxLink], _ range: Range<Int>
  ) -> TypedExpression {
    var operands = [check(first, as: .bool)]
    for link in links { operands.append(check(link.operand, as: .bool)) }
    return TypedExpression(
      .decided(operands, byFirst: links.first?.symbol == .or), .bool, range)
  }

  /// Sums and products. An operand without a type of its own takes the type of the operand before it,
  /// or else of the first operand that has one, or else of the place.
  private mutating func checkArithmetic(
    _ first: SyntaxExpression, _ links: [SyntaxLink], _ hint: ValueType?, _ range: Range<Int>
  ) -> TypedExpression {
    let operands = [first] + links.map { $0.operand }
    let anchor = operands.firstIndex(where: hasOwnType)
    let anchored = anchor.map { check(operands[$0], hint, at: place($0, of: operands, links, nil)) }
    let isRemainder = links.contains { $0.symbol == .remainder }
    let fallback = [anchored?.type, hint?.unwrapped, isRemainder ? .int : .double]
      .compactMap { $0 }
    var chain: TypedChain?
    for (index, operand) in operands.enumerated() {
      let value: TypedExpression
      if let anchored, index == anchor {
        value = anchored
      } else if hasOwnType(operand) {
        value = check(operand, hint, at: place(index, of: operands, links, chain?.type))
      } else {
        value = check(operand, (chain.map { [$0.type] } ?? []) + fallback)
      }
      if index == 0 { chain = TypedChain(value) } else { add(value, links[index - 1], to: &chain) }
    }
    return chain?.expression(range) ?? TypedExpression(.failed, .unknown, range)
  }

  /// The place of an operand beside the one before it, or beside the second if it is the first.
  private func place(
    _ index: Int, of operands: [SyntaxExpression], _ links: [SyntaxLink], _ before: ValueType?
  ) -> OperandPlace {
    let isFirst = index == 0
    return OperandPlace(
      range: operands[index].range, symbol: links[isFirst ? 0 : index - 1].symbol,
      neighbour: operands[isFirst ? 1 : index - 1], checked: before, isFirst: isFirst)
  }

  private mutating func check(
    _ expression: SyntaxExpression, _ hint: ValueType?, at place: OperandPlace
  ) -> TypedExpression {
    let outer = operand
    operand = place
    defer { operand = outer }
    return check(expression, hint)
  }

  /// Adds an operand to a chain, unless something in the chain was reported already.
  private mutating func add(
    _ operand: TypedExpression, _ link: SyntaxLink, to chain: inout TypedChain?
  ) {
    guard var longer = chain else { return }
    longer.isBroken = longer.isBroken || operand.type == .unknown
    if !longer.isBroken {
      if let row = OperationRow(link.symbol, longer.type, operand.type) {
        longer.add(convertedSilently(operand, to: row.right), by: link.symbol, row)
      } else {
        _ = refuse(link.symbol, longer.expression(longer.range), operand, at: link.symbolRange)
        longer.isBroken = true
      }
    }
    chain = longer
  }

  /// Checks an operand that takes its type from its place, by the first type that can be meant.
  private mutating func check(
    _ operand: SyntaxExpression, _ candidates: [ValueType]
  ) -> TypedExpression {
    if let name = implicitName(in: operand) {
      let owner = candidates.first { hasStaticMember(name.text, of: $0.unwrapped) }
      return check(operand, owner ?? candidates.first)
    }
    // A number beside an angle or a vector is a factor, not another angle.
    return check(operand, candidates.first { $0.isNumber } ?? .double)
  }

  private mutating func checkComparison(
    _ symbol: BinaryOperator, _ left: SyntaxExpression, _ right: SyntaxExpression,
    _ range: Range<Int>
  ) -> TypedExpression {
    let (first, second) = checkCompared(left, symbol, right)
    if first.type == .unknown || second.type == .unknown {
      return TypedExpression(.failed, .bool, range)
    }
    guard let row = OperationRow(symbol, first.type, second.type) else {
      return refuse(symbol, first, second, at: range)
    }
    var chain = TypedChain(first)
    chain.add(convertedSilently(second, to: row.right), by: symbol, row)
    return chain.expression(range)
  }

  private mutating func checkCompared(
    _ left: SyntaxExpression, _ symbol: BinaryOperator, _ right: SyntaxExpression
  ) -> (TypedExpression, TypedExpression) {
    let outer = operand
    defer { operand = outer }
    if case .name = left.kind {
      operand = OperandPlace(range: left.range, symbol: symbol, neighbour: right, isFirst: true)
    } else {
      operand = OperandPlace(range: right.range, symbol: symbol, neighbour: left)
    }
    return checkPair(left, right, nil)
  }

  private mutating func checkCoalescing(
    _ first: SyntaxExpression, _ links: [SyntaxLink], _ hint: ValueType?, _ range: Range<Int>
  ) -> TypedExpression {
    var values = [check(first, hint?.asOptional)]
    var type = values[0].type
    for (value, link) in zip(0..., links) {
      if !type.isOptional, type != .unknown {
        return fail(
          .wrongType, "the left side of '??' is \(type.withArticle), which is never nil",
          at: values[value].range, help: "leave '??' out")
      }
      let other = check(link.operand, type.unwrapped.known ?? hint)
      guard let common = Conversion.common(type.unwrapped, other.type) else {
        return mismatch(other, type.unwrapped)
      }
      values.append(other)
      type = common
    }
    let kept = values.dropLast().map { convertedSilently($0, to: type.asOptional) }
    let last = values.suffix(1).map { convertedSilently($0, to: type) }
    return TypedExpression(.coalesced(kept + last), type, range)
  }

  private mutating func refuse(
    _ symbol: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression,
    at range: Range<Int>
  ) -> TypedExpression {
    // Only the name of the value that 'switch' chooses by is where the pattern is that it is compared with.
    if left.range == right.range {
      return fail(
        .wrongType,
        "a pattern that is \(right.type.withArticle), where the value of 'switch' is "
          + left.type.withArticle, at: range)
    }
    return fail(
      .wrongType,
      "'\(symbol.rawValue)' does not work on \(left.type.withArticle) and \(right.type.withArticle)",
      at: range, help: operatorHelp(symbol, left, right))
  }

  private func operatorHelp(
    _ symbol: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression
  ) -> String? {
    if symbol == .remainder, left.type.isNumber, right.type.isNumber {
      return "'%' is for Ints: write Int(…), or fmod(a, b) for Doubles"
    }
    for (value, other) in [(left, right), (right, left)] where value.type.isOptional {
      if OperationRow(symbol, value.type.unwrapped, other.type.unwrapped) != nil {
        return "give a value for nil: (\(spelling(value.range) ?? "…") ?? …)"
      }
    }
    if left.type == .bool { return conversionHelp(left, to: right.type) }
    return conversionHelp(right, to: left.type) ?? conversionHelp(left, to: right.type)
  }
}

/// A sum or product while its operands are being added.
private struct TypedChain {
  let first: TypedExpression
  /// The type of what was added so far.
  private(set) var type: ValueType
  private(set) var range: Range<Int>
  private var links: [TypedLink] = []
  /// Whether an operand was reported, so that the rest cannot be judged.
  var isBroken: Bool

  init(_ first: TypedExpression) {
    self.first = first
    type = first.type
    range = first.range
    isBroken = first.type == .unknown
  }

  mutating func add(
    _ operand: TypedExpression, by symbol: BinaryOperator, _ row: OperationRow
  ) {
    range = range.lowerBound..<max(range.upperBound, operand.range.upperBound)
    links.append(
      TypedLink(
        conversion: Conversion(from: type, to: row.left) ?? .none, symbol: symbol,
        operand: operand, range: range))
    type = row.result
  }

  func expression(_ range: Range<Int>) -> TypedExpression {
    if isBroken { return TypedExpression(.failed, .unknown, range) }
    return TypedExpression(.chain(first, links), type, range)
  }
}
