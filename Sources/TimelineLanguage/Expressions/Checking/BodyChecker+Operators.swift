extension BodyChecker {
  mutating func checkPrefixed(
    _ symbol: PrefixOperator, _ operand: SyntaxExpression, _ hint: ValueType?, _ range: Range<Int>
  ) -> TypedExpression {
    if symbol == .not {
      return TypedExpression(.not(check(operand, as: .bool)), .bool, range)
    }
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

  mutating func checkChain(
    _ first: SyntaxExpression, _ links: [SyntaxLink], _ hint: ValueType?, _ range: Range<Int>
  ) -> TypedExpression {
    switch links.first?.symbol {
    case .and, .or: checkDecision(first, links, range)
    default: checkArithmetic(first, links, hint, range)
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

  /// Sums and products. An operand without a type of its own takes that of what stands before it,
  /// or else of the first operand that has one, or else of the place.
  private mutating func checkArithmetic(
    _ first: SyntaxExpression, _ links: [SyntaxLink], _ hint: ValueType?, _ range: Range<Int>
  ) -> TypedExpression {
    let operands = [first] + links.map(\.operand)
    var anchor: (index: Int, value: TypedExpression)?
    if let index = operands.firstIndex(where: hasOwnType) {
      anchor = (index, check(operands[index], hint))
    }
    let isRemainder = links.contains { $0.symbol == .remainder }
    let fallback = [anchor?.value.type, hint?.unwrapped, isRemainder ? .int : .double]
    var result =
      anchor?.index == 0
      ? anchor?.value ?? check(first, hint) : check(first, fallback.compactMap { $0 })
    var chain: [TypedLink] = []
    var isBroken = result.type == .unknown
    for (index, link) in links.enumerated() {
      var operand: TypedExpression
      if let anchor, anchor.index == index + 1 {
        operand = anchor.value
      } else if hasOwnType(link.operand) {
        operand = check(link.operand, hint)
      } else {
        operand = check(link.operand, ([result.type] + fallback).compactMap { $0 })
      }
      isBroken = isBroken || operand.type == .unknown
      guard !isBroken else { continue }
      guard let row = OperationRow(link.symbol, result.type, operand.type) else {
        _ = refuse(link.symbol, result, operand, at: link.symbolRange)
        isBroken = true
        continue
      }
      operand = convertedSilently(operand, to: row.right)
      let conversion = Conversion(from: result.type, to: row.left) ?? .none
      let covered = first.range.lowerBound..<link.operand.range.upperBound
      chain.append(
        TypedLink(
          conversion: conversion, operation: row.operation, operand: operand, range: covered))
      result = TypedExpression(result.node, row.result, covered)
    }
    if isBroken { return TypedExpression(.failed, .unknown, range) }
    let start = TypedExpression(result.node, result.type, first.range)
    return TypedExpression(.chain(start, chain), result.type, range)
  }

  /// Checks an operand that takes its type from its place, by the first type that can be meant.
  private mutating func check(
    _ operand: SyntaxExpression, _ candidates: [ValueType]
  ) -> TypedExpression {
    if let name = implicitRoot(operand) {
      let owner = candidates.first { hasStaticMember(name.text, of: $0.unwrapped) }
      return check(operand, owner ?? candidates.first)
    }
    // A number beside an angle or a vector is a factor, not another angle.
    return check(operand, candidates.first(where: \.isNumber) ?? .double)
  }

  mutating func checkBinary(
    _ symbol: BinaryOperator, _ left: SyntaxExpression, _ right: SyntaxExpression,
    _ hint: ValueType?, _ range: Range<Int>
  ) -> TypedExpression {
    switch symbol {
    case .halfOpenRange, .closedRange:
      let lower = check(left, as: .int)
      let upper = check(right, as: .int)
      return TypedExpression(
        .range(lower, upper, isClosed: symbol == .closedRange), .range, range)
    case .coalesce: return checkCoalescing(left, right, hint, range)
    default: return checkComparison(symbol, left, right, range)
    }
  }

  private mutating func checkComparison(
    _ symbol: BinaryOperator, _ left: SyntaxExpression, _ right: SyntaxExpression,
    _ range: Range<Int>
  ) -> TypedExpression {
    let (first, second) = checkPair(left, right, nil)
    if first.type == .unknown || second.type == .unknown {
      return TypedExpression(.failed, .bool, range)
    }
    guard let row = OperationRow(symbol, first.type, second.type) else {
      return refuse(symbol, first, second, at: range)
    }
    let link = TypedLink(
      conversion: Conversion(from: first.type, to: row.left) ?? .none, operation: row.operation,
      operand: convertedSilently(second, to: row.right), range: range)
    return TypedExpression(.chain(first, [link]), .bool, range)
  }

  private mutating func checkCoalescing(
    _ left: SyntaxExpression, _ right: SyntaxExpression, _ hint: ValueType?, _ range: Range<Int>
  ) -> TypedExpression {
    let value = check(left, hint?.asOptional)
    if !value.type.isOptional, value.type != .unknown {
      return fail(
        .wrongType, "the left side of '??' is \(value.type.withArticle), which is never nil",
        at: value.range, help: "leave '??' out")
    }
    let other = check(right, value.type.unwrapped.known ?? hint)
    guard let type = Conversion.common(value.type.unwrapped, other.type) else {
      return mismatch(other, value.type.unwrapped)
    }
    let kept = convertedSilently(value, to: type.asOptional)
    return TypedExpression(
      .coalesced(kept, convertedSilently(other, to: type)), type, range)
  }

  private mutating func refuse(
    _ symbol: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression,
    at range: Range<Int>
  ) -> TypedExpression {
    fail(
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
        return "say what stands for nil: (\(spelling(value.range) ?? "…") ?? …)"
      }
    }
    if left.type == .bool { return conversionHelp(left, to: right.type) }
    return conversionHelp(right, to: left.type) ?? conversionHelp(left, to: right.type)
  }
}
