import AnimationEngine
import Diagnostics

extension BodyChecker {
  /// Checks an expression; `hint` is the type its place wants, which it need not have.
  mutating func check(
    _ expression: SyntaxExpression, _ hint: ValueType?
  ) -> TypedExpression {
    let range = expression.range
    switch expression.kind {
    case .missing: return TypedExpression(.failed, .unknown, range)
    case .nothing(let isReturn):
      if goesOn, !isReturn { return TypedExpression(.goOn, .unknown, range) }
      return refuseNothing(range)
    case .integer(let number): return literal(number, hint, range)
    case .floating(let number): return TypedExpression(.constant(.double(number)), .double, range)
    case .boolean(let value): return TypedExpression(.constant(.bool(value)), .bool, range)
    case .nilLiteral:
      return TypedExpression(.constant(.null), .optional(.unknown), range)
    case .text(let segments): return checkText(segments, hint, range)
    case .name(let name): return checkName(name, range, hint)
    case .implicitMember(let name):
      return implicitMember(
        CallSite(name: name, arguments: [], range: range, hint: hint, isCall: false))
    case .member(let base, let name):
      return member(
        CallSite(name: name, arguments: [], range: range, hint: hint, isCall: false), of: base)
    case .call(let callee, let arguments):
      return checkCall(callee, arguments, hint, range)
    case .subscripted(let base, let index): return checkSubscript(base, index, hint, range)
    case .unwrapped(let base): return checkUnwrapped(base, range)
    case .forced(let base): return checkForced(base, hint, range)
    case .optionalChain(let chain):
      let checked = check(chain, hint)
      return TypedExpression(.optionalChain(checked), checked.type.asOptional, range)
    case .array(let elements): return checkArray(elements, hint, range)
    case .prefixed(let symbol, let operand): return checkPrefixed(symbol, operand, hint, range)
    case .chain(let first, let links): return checkChain(first, links, hint, range)
    case .conditional(let conditions, let yes, let no):
      return checkConditional(conditions, yes, no, hint, range)
    case .continued(let choice, let rest): return checkContinued(choice, rest, hint, range)
    case .block(let body): return check(body, hint)
    case .closure(let closure):
      // The lines of a result builder are the elements of a list.
      if case .array? = hint?.unwrapped { return checkArray(closure.body.lines, hint, range) }
      return fail(
        .wrongType, "a closure is only the argument of a function", at: range,
        help: "name a function with 'define': \"name(a)\": \"…\"")
    case .operatorName(let symbol):
      return fail(.wrongType, "'\(symbol.rawValue)' is only the argument of a function", at: range)
    }
  }

  /// Reports that a body gives no value, unless it has a mistake that may be the reason.
  private mutating func refuseNothing(_ range: Range<Int>) -> TypedExpression {
    guard isSound else { return TypedExpression(.failed, .unknown, range) }
    let found = range.isEmpty ? "the end" : "'\(spelling(range) ?? "")'"
    return fail(
      .expressionSyntax, "expected a value, found \(found)", at: range,
      help: "end with an expression or 'return'")
  }

  /// A number without a point: an Int where one is wanted, else a Double.
  private func literal(_ number: Int, _ hint: ValueType?, _ range: Range<Int>) -> TypedExpression {
    if hint?.unwrapped == .int { return TypedExpression(.constant(.int(number)), .int, range) }
    return TypedExpression(.constant(.double(Double(number))), .double, range)
  }

  private mutating func checkText(
    _ segments: [SyntaxTextSegment], _ hint: ValueType?, _ range: Range<Int>
  ) -> TypedExpression {
    if let plain = segments.plainText {
      guard hint?.unwrapped == .color else {
        return TypedExpression(.constant(.text(plain)), .text, range)
      }
      if let color = Color(hexadecimal: plain) {
        return TypedExpression(.constant(.color(color)), .color, range)
      }
      return fail(
        .wrongType, "'\(plain.escapedForMessage)' is not a color", at: range,
        help: "write '#rrggbb' or '#rrggbbaa', or a name: .red")
    }
    var parts: [TypedExpression] = []
    for segment in segments {
      switch segment {
      case .literal(let text): parts.append(TypedExpression(.constant(.text(text)), .text, range))
      case .interpolation(let value): parts.append(check(value, nil))
      }
    }
    return TypedExpression(.text(parts), .text, range)
  }

  private mutating func checkArray(
    _ elements: [SyntaxExpression], _ hint: ValueType?, _ range: Range<Int>
  ) -> TypedExpression {
    if let vector = checkVector(elements, hint, range) { return vector }
    var elementHint: ValueType?
    switch hint?.unwrapped {
    case .array(let element)?, .set(let element)?: elementHint = element == .unknown ? nil : element
    default: break
    }
    // An element that has a type of its own decides about those that have none.
    var checked: [Int: TypedExpression] = [:]
    for (index, element) in elements.enumerated() where hasOwnType(element) {
      checked[index] = check(element, elementHint)
      if elementHint == nil { elementHint = checked[index]?.type }
    }
    var type = ValueType.unknown
    var values: [TypedExpression] = []
    for (index, element) in elements.enumerated() {
      let value = checked[index] ?? check(element, elementHint)
      values.append(value)
      guard let common = Conversion.common(type, value.type) else {
        return mismatch(value, type)
      }
      type = common
    }
    let elements = values.map { convertedSilently($0, to: type) }
    return bounded(TypedExpression(.array(elements), .array(type), range))
  }

  /// Refuses arrays of arrays of arrays …, whose types would grow without bound.
  mutating func bounded(_ value: TypedExpression) -> TypedExpression {
    guard value.type.levels > ExpressionLimits.arrayLevels else { return value }
    return fail(
      .tooDeep, "an array has more than \(ExpressionLimits.arrayLevels) levels", at: value.range)
  }

  /// `[x, y]` where a vector of known type is wanted.
  private mutating func checkVector(
    _ elements: [SyntaxExpression], _ hint: ValueType?, _ range: Range<Int>
  ) -> TypedExpression? {
    guard let type = hint?.unwrapped, elements.count == 2,
      let row = Builtins.vectorInitializer(of: type)
    else { return nil }
    let components = elements.map { check($0, as: .double) }
    return TypedExpression(.builtin(row, components), type, range)
  }

  /// Checks two expressions of one type; one that has a type of its own decides about the other.
  mutating func checkPair(
    _ first: SyntaxExpression, _ second: SyntaxExpression, _ hint: ValueType?
  ) -> (TypedExpression, TypedExpression) {
    if hasOwnType(first) || !hasOwnType(second) {
      let left = check(first, hint)
      return (left, check(second, hint ?? left.type.known))
    }
    let right = check(second, hint)
    return (check(first, hint ?? right.type.known), right)
  }

  private mutating func checkSubscript(
    _ base: SyntaxExpression, _ index: SyntaxExpression, _ hint: ValueType?, _ range: Range<Int>
  ) -> TypedExpression {
    let array = check(base, rootHint(base, hint))
    let place = check(index, as: .int)
    switch array.type {
    case .array(let element): return TypedExpression(.element(array, place), element, range)
    case .range:
      let list = convertedSilently(array, to: .array(.int))
      return TypedExpression(.element(list, place), .int, range)
    case .unknown: return TypedExpression(.element(array, place), .unknown, range)
    case .optional:
      return fail(
        .wrongType, "an optional has no elements", at: array.range,
        help: "write \(spelling(array.range) ?? "a")?[…]")
    case .text:
      return fail(
        .wrongType, "a String has no numbered characters", at: array.range,
        help: "write Array(\(spelling(array.range) ?? "text"))[…]")
    default:
      return fail(.wrongType, "\(array.type.withArticle) has no elements", at: array.range)
    }
  }

  private mutating func checkUnwrapped(
    _ base: SyntaxExpression, _ range: Range<Int>
  ) -> TypedExpression {
    let value = check(base, nil)
    if !value.type.isOptional, value.type != .unknown {
      return fail(
        .wrongType, "'?' follows \(value.type.withArticle), which is never nil", at: range,
        help: "leave the '?' out, or put a blank before it for a choice")
    }
    return TypedExpression(.unwrapped(value), value.type.unwrapped, range)
  }

  private mutating func checkForced(
    _ base: SyntaxExpression, _ hint: ValueType?, _ range: Range<Int>
  ) -> TypedExpression {
    let value = check(base, hint?.asOptional)
    if !value.type.isOptional, value.type != .unknown {
      return fail(
        .wrongType, "'!' follows \(value.type.withArticle), which is never nil", at: range,
        help: "leave the '!' out")
    }
    return TypedExpression(.forced(value), value.type.unwrapped, range)
  }
}

extension [SyntaxTextSegment] {
  /// The text, unless it contains an interpolation.
  fileprivate var plainText: String? {
    if case .literal(let text)? = first { return count == 1 ? text : nil }
    return isEmpty ? "" : nil
  }
}

extension ValueType {
  /// The type, unless it is not known.
  var known: ValueType? { self == .unknown || self == .optional(.unknown) ? nil : self }
}
