import Diagnostics

extension BodyChecker {
  /// Checks an expression at a place that wants a type, and brings its value there.
  mutating func check(_ expression: SyntaxExpression, as type: ValueType) -> TypedExpression {
    convert(check(expression, type), to: type)
  }

  /// Brings a value to a type, or reports that it does not go there.
  mutating func convert(_ value: TypedExpression, to type: ValueType) -> TypedExpression {
    guard Conversion(from: value.type, to: type) != nil else { return mismatch(value, type) }
    return convertedSilently(value, to: type)
  }

  /// Brings a value to a type to which it is known to go.
  func convertedSilently(_ value: TypedExpression, to type: ValueType) -> TypedExpression {
    guard type != .unknown, let conversion = Conversion(from: value.type, to: type) else {
      return value
    }
    if conversion == .none { return TypedExpression(value.node, type, value.range) }
    if case .constant(.int(let number)) = value.node, conversion == .intToDouble {
      return TypedExpression(.constant(.double(Double(number))), type, value.range)
    }
    return TypedExpression(.converted(value, conversion), type, value.range)
  }

  /// Reports that a value has another type than its place.
  mutating func mismatch(_ value: TypedExpression, _ type: ValueType) -> TypedExpression {
    fail(
      .wrongType, "expected \(type.withArticle), found \(value.type.withArticle)",
      at: value.range, help: conversionHelp(value, to: type))
  }

  /// The spelling that converts a value to the wanted type.
  func conversionHelp(_ value: TypedExpression, to type: ValueType) -> String? {
    let written = spelling(value.range) ?? "…"
    if value.type == .optional(.unknown) { return nil }
    if case .ternary(_, let first, let second) = value.node,
      [first, second].contains(where: { if case .constant(.null) = $0.node { true } else { false } }
      )
    {
      return "nil lets the layout choose, which is not simulated: write the value itself"
    }
    if value.type.isOptional, Conversion(from: value.type.unwrapped, to: type) != nil {
      return "give a value for nil: \(written) ?? …"
    }
    switch (value.type, type.unwrapped) {
    case (.double, .angle), (.int, .angle): return "write .degrees(\(written))"
    case (.angle, .double): return "write \(written).degrees or .radians"
    case (.double, .int): return "write Int(\(written))"
    case (.double, .bool), (.int, .bool): return "compare it: \(written) != 0"
    case (.bool, .double), (.bool, .int): return "write \(written) ? 1 : 0"
    case (.double, .text), (.int, .text):
      if case .constant = value.node { return "write '\(written)'" }
      return "write '\\(\(written))'"
    case (let element, .array(let wanted)) where element == wanted: return "write [\(written)]"
    case (.text, .color): return "write Color(\(written))"
    case (.double, .animation), (.int, .animation):
      return "write .linear(duration: \(written))"
    case (.spring, .animation): return "write .spring(\(written))"
    case (.unitCurve, .animation): return "write .timingCurve(\(written), duration: 0.35)"
    case (.double, .size), (.int, .size): return "write CGSize(width: …, height: …)"
    case (.double, .point), (.int, .point): return "write CGPoint(x: …, y: …)"
    case (.size, .double): return "write \(written).width or \(written).height"
    case (.point, .double): return "write \(written).x or \(written).y"
    case (.array, .size), (.record, .size):
      return "its first value must be a CGSize: \"CGSize(width: 0, height: 0)\""
    case (.array, .point), (.record, .point):
      return "its first value must be a CGPoint: \"CGPoint(x: 0, y: 0)\""
    case (.double, .spring), (.int, .spring): return "write duration: \(written)"
    case (.point, .size): return "write CGSize(width: p.x, height: p.y)"
    case (.size, .point): return "write CGPoint(x: s.width, y: s.height)"
    default: return nil
    }
  }
}
