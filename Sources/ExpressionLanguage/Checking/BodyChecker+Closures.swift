import Diagnostics

extension BodyChecker {
  /// Checks an argument that must be a function: a closure, or the name of a function.
  mutating func checkClosure(
    _ argument: SyntaxExpression, _ inputs: [ValueType], _ output: ValueType
  ) -> TypedClosure? {
    guard let closure = closure(of: argument, inputs.count) else {
      _ = fail(
        .wrongType, "expected a closure", at: argument.range, help: "write { $0 … }")
      return nil
    }
    let outer = locals.count
    defer { locals.removeLast(locals.count - outer) }
    guard let (firstSlot, count, takesFields) = declare(closure, inputs, argument.range) else {
      return nil
    }
    let hint = output.known
    // A closure of which no value is asked ends in nil.
    let null = SyntaxExpression(.nilLiteral, argument.range)
    let written = output == .optional(.unknown) ? closure.body.giving(null) : closure.body
    var body = deeper { $0.check(written, hint) }
    if let hint { body = convert(body, to: hint) }
    return TypedClosure(
      firstSlot: firstSlot, parameterCount: count, takesFields: takesFields, body: body)
  }

  /// Declares the names that a closure gives its arguments.
  private mutating func declare(
    _ closure: SyntaxClosure, _ inputs: [ValueType], _ range: Range<Int>
  ) -> (firstSlot: Int, count: Int, takesFields: Bool)? {
    let firstSlot = localCount
    let isUnnamed = closure.parameters.isEmpty
    let count = isUnnamed ? unnamedCount(of: closure, inputs) : closure.parameters.count
    var types = inputs
    // As in Swift a pair is taken apart by a closure with a parameter for each of its parts.
    if count != inputs.count, inputs.count == 1, case .record(let fields) = inputs[0],
      fields.count == count
    {
      types = fields.map { $0.type }
    }
    guard types.count == count || inputs.contains(.unknown) else {
      _ = fail(
        .wrongArguments,
        "the closure is given \(counted(inputs.count, "value")), but names \(count)",
        at: range)
      return nil
    }
    for index in 0..<count {
      let name = isUnnamed ? "$\(index)" : closure.parameters[index].text
      _ = declare(name, index < types.count ? types[index] : .unknown)
    }
    return (firstSlot, count, types != inputs)
  }

  /// How many arguments a closure without names takes: the parts of a pair when it uses `$1`.
  private func unnamedCount(of closure: SyntaxClosure, _ inputs: [ValueType]) -> Int {
    guard inputs.count == 1, case .record(let fields) = inputs[0], fields.count > 1 else {
      return inputs.count
    }
    return closure.unnamedCount > 1 ? fields.count : 1
  }

  /// An argument as a closure: `sin` and `+` mean closures that call them.
  func closure(of argument: SyntaxExpression, _ count: Int) -> SyntaxClosure? {
    let inputs = (0..<count).map { SyntaxExpression(.name("$\($0)"), argument.range) }
    let result: SyntaxExpression
    switch argument.kind {
    case .closure(let closure): return closure
    case .operatorName(let symbol):
      guard inputs.count == 2 else { return nil }
      result = .joined(inputs[0], symbol, inputs[1], argument.range)
    case .name(let name):
      guard isFunction(name) else { return nil }
      result = call(argument, with: inputs)
    case .member(let type, let name) where name.text == "init" && typeName(type) != nil:
      result = call(type, with: inputs)
    default: return nil
    }
    return SyntaxClosure(
      parameters: [], unnamedCount: count, body: SyntaxBody(statements: [], result: result))
  }

  private func call(
    _ callee: SyntaxExpression, with inputs: [SyntaxExpression]
  ) -> SyntaxExpression {
    let arguments = inputs.map { SyntaxArgument(label: nil, value: $0) }
    return SyntaxExpression(.call(callee, arguments), callee.range)
  }

  func isFunction(_ name: String) -> Bool {
    if local(name) != nil { return false }
    if case .definition(let definition)? = scope.symbol(name) {
      return definition.isFunction
    }
    return scope.symbol(name) == nil && !Builtins.rows(named: name, of: .everywhere).isEmpty
  }
}
