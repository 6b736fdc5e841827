import Diagnostics

/// The place of an operand beside a neighbour, whose type decides the types that will do.
struct OperandPlace {
  /// The operand's bytes in the text.
  var range: Range<Int>
  let symbol: BinaryOperator
  let neighbour: SyntaxExpression
  /// The type of all that comes before the operator, if that was checked.
  var checked: ValueType?
  /// Whether the operand comes before the operator.
  var isFirst = false
}

// MARK: - Names that fit

extension BodyChecker {
  /// How an unknown name is used, with the type that its place wants.
  enum NameUse {
    case value(ValueType?)
    case call(ValueType?)
    /// Before a point: a value of any type, or a type.
    case base
  }

  /// Asks for the name that was probably meant, of those that can be used so.
  func suggestion(for name: String, _ range: Range<Int>, _ use: NameUse) -> String? {
    checker.suggestion(for: name, among: scope.names + locals.map { $0.name }) { name in
      switch use {
      case .base: ValueType(name: name) != nil || !isFunction(name)
      case .value(let hint): !isFunction(name) && fits(type(ofName: name), range, hint)
      case .call(let hint): isFunction(name) && fits(resultType(of: name), range, hint)
      }
    }
  }

  /// Whether a value of a type will do at a place, as far as the type is known.
  func fits(_ type: ValueType, _ range: Range<Int>, _ hint: ValueType?) -> Bool {
    guard let type = type.known else { return true }
    if let operand, operand.range == range {
      guard let other = operand.checked?.known ?? writtenType(of: operand.neighbour) else {
        return true
      }
      return operand.isFirst
        ? OperationRow(operand.symbol, type, other) != nil
        : OperationRow(operand.symbol, other, type) != nil
    }
    guard let hint = hint?.known else { return true }
    return Conversion(from: type, to: hint) != nil
      || hint == expected.alternatives.first && expected.accepts(type)
  }

  /// The type of the value of a name; not known of a definition that is not checked yet, and of functions.
  private func type(ofName name: String) -> ValueType {
    if let local = local(name) { return local.type }
    switch scope.symbol(name) {
    case .state(_, let type)?, .input(_, let type)?, .constant(_, let type)?: return type
    case .definition(let definition)?:
      let key = ExpressionChecker.InstanceKey(definition: definition, types: [], scope: scope)
      guard !definition.isFunction, case .checked(let instance)? = checker.instance(key) else {
        return .unknown
      }
      return instance.type
    case nil: return resultType(of: name)
    }
  }

  /// The type that all functions of a built-in name return; not known where they differ.
  private func resultType(of name: String) -> ValueType {
    guard scope.symbol(name) == nil else { return .unknown }
    let types = Set(Builtins.rows(named: name, of: .everywhere).map { $0.result.closed })
    return types.count == 1 ? types.first ?? .unknown : .unknown
  }

  /// The type of a literal or of a known name; nil for anything that would have to be checked.
  private func writtenType(of expression: SyntaxExpression) -> ValueType? {
    switch expression.kind {
    case .name(let name): isFunction(name) ? nil : type(ofName: name).known
    case .integer, .floating: .double
    case .boolean: .bool
    case .text: .text
    default: nil
    }
  }

  /// The members of a type that will do at a place.
  func fitting(
    _ names: [String], of type: ValueType, isStatic: Bool, _ range: Range<Int>, _ hint: ValueType?
  ) -> [String] {
    names.filter { name in
      if case .record(let fields) = type, let field = fields.first(where: { $0.name == name }) {
        return fits(field.type, range, hint)
      }
      let rows =
        isStatic
        ? Builtins.rows(named: name, of: .type(type)) : Builtins.members(named: name, of: type)
      return rows.isEmpty || rows.contains { fits($0.result.closed, range, hint) }
    }
  }
}
