import Diagnostics

extension BodyChecker {
  /// Finds the row that a call means, checks its arguments and makes the call.
  mutating func resolve(
    _ rows: [Builtin], receiver: TypedExpression?, _ site: CallSite
  ) -> TypedExpression {
    let rows = rows.filter { ($0.parameters != nil) == site.isCall }
    let current = rows.filter { $0.releases.contains(checker.release) }
    var matches = current.compactMap { ArgumentMatch($0, site.arguments) }
    if matches.isEmpty {
      matches = rows.compactMap { ArgumentMatch($0, site.arguments) }
      if !matches.isEmpty { _ = available(matches.map { $0.row }, site.name) }
    }
    guard !matches.isEmpty else { return refuseArguments(of: rows, site) }
    var typed = typedArguments(matches, receiver, site)
    let best = matches.indices.min { first, second in
      cost(matches[first], receiver, typed, site) < cost(matches[second], receiver, typed, site)
    }
    let match = matches[best ?? 0]
    return apply(match, receiver, &typed, site)
  }

  /// Checks the arguments that have a type of their own, before it is known which row they meet.
  private mutating func typedArguments(
    _ matches: [ArgumentMatch], _ receiver: TypedExpression?, _ site: CallSite
  ) -> [TypedExpression?] {
    var typed: [TypedExpression?] = Array(repeating: nil, count: site.arguments.count)
    // With one row the parameters' types are the hints, and the order is that of the text.
    guard matches.count > 1 else { return typed }
    for index in site.arguments.indices where hasOwnType(site.arguments[index].value) {
      let wanted = Set(matches.compactMap { $0.parameter(of: index)?.type })
      // A text in quotes may still become a color.
      if case .text = site.arguments[index].value.kind, wanted.contains(.color) { continue }
      let hint = wanted.count == 1 ? wanted.first : nil
      typed[index] = check(site.arguments[index].value, hint?.closed)
    }
    return typed
  }

  /// The misfit of a row: 0 for an exact match, more for each conversion, much more for a mismatch.
  private func cost(
    _ match: ArgumentMatch, _ receiver: TypedExpression?, _ typed: [TypedExpression?],
    _ site: CallSite
  ) -> Int {
    var total = site.hint?.unwrapped == match.row.result ? 0 : 1
    if let receiver, match.row.receiverType != receiver.type { total += 10 }
    for (index, argument) in site.arguments.enumerated() {
      guard let parameter = match.parameter(of: index) else { continue }
      if let value = typed[index] {
        total += cost(of: value.type, at: parameter.type)
      } else if !isPlausible(argument.value, at: parameter) {
        total += 1000
      } else if case .integer = argument.value.kind, parameter.type != .double {
        // A whole number is a Double where both would do.
        total += site.hint?.unwrapped == match.row.result ? 0 : 1
      }
    }
    return total
  }

  private func cost(of type: ValueType, at parameter: ValueType) -> Int {
    if type == parameter { return 0 }
    return Conversion(from: type, to: parameter.closed) == nil ? 1000 : 10
  }

  /// The argument with the other name of its parameter's type before the dot: `UIColor.systemRed`.
  private func qualified(
    _ argument: SyntaxExpression, at parameter: Builtin.Parameter
  ) -> SyntaxExpression {
    guard let typeName = parameter.typeName, case .implicitMember(let name) = argument.kind,
      !Builtins.rows(named: name.text, of: .alias(typeName)).isEmpty
    else { return argument }
    return SyntaxExpression(
      .member(SyntaxExpression(.name(typeName), argument.range), name), argument.range)
  }

  private func isPlausible(
    _ argument: SyntaxExpression, at parameter: Builtin.Parameter
  ) -> Bool {
    if case .member = qualified(argument, at: parameter).kind { return true }
    return isPlausible(argument, at: parameter.type)
  }

  /// Whether an expression without a type of its own could become a parameter's type.
  private func isPlausible(_ expression: SyntaxExpression, at type: ValueType) -> Bool {
    if let name = implicitRoot(expression) {
      return hasStaticMember(name.text, of: type.unwrapped)
        || type.isOptional && name.text == ValueType.noneName
    }
    switch (expression.kind, type.unwrapped) {
    case (_, .open): return true
    case (.closure, .function), (.operatorName, .function), (.array, .array): return true
    case (.closure, _), (.operatorName, _): return false
    case (.array, let type): return Builtins.vectorInitializer(of: type) != nil
    case (.nilLiteral, _): return type.isOptional
    case (.text, let type): return type == .color || type == .text
    case (_, let type): return type.isNumber
    }
  }

  /// Brings the arguments to the row's parameters and makes the call.
  private mutating func apply(
    _ match: ArgumentMatch, _ receiver: TypedExpression?, _ typed: inout [TypedExpression?],
    _ site: CallSite
  ) -> TypedExpression {
    var bindings = TypeBindings()
    if let receiver, let pattern = match.row.receiverType {
      bindings.learn(pattern, from: receiver.type)
    }
    var hints = bindings
    if let hint = site.hint { hints.learn(match.row.result, from: hint.unwrapped) }
    for case let (index, value?) in typed.enumerated() {
      if let parameter = match.parameter(of: index) {
        bindings.learn(parameter.type, from: value.type)
      }
    }
    var closure: TypedClosure?
    for index in site.arguments.indices where typed[index] == nil {
      guard let parameter = match.parameter(of: index) else { continue }
      let argument = qualified(site.arguments[index].value, at: parameter)
      if case .function(let inputs, let output) = parameter.type {
        let checked = checkClosure(
          argument, inputs.map { $0.resolved(bindings.types) }, output.resolved(bindings.types))
        closure = checked
        if let checked { bindings.learn(output, from: checked.body.type) }
      } else {
        let hint = argumentHint(parameter.type, bindings, hints, argument)
        let value = check(argument, hint)
        typed[index] = value
        bindings.learn(parameter.type, from: value.type)
      }
    }
    guard satisfies(match.row, bindings, site) else {
      return TypedExpression(.failed, .unknown, site.range)
    }
    return call(match, receiver, typed, closure, bindings.types, site)
  }

  /// The hint for an argument: its parameter's type, as far as it is known already.
  private func argumentHint(
    _ parameter: ValueType, _ bindings: TypeBindings, _ hints: TypeBindings,
    _ argument: SyntaxExpression
  ) -> ValueType? {
    if let known = parameter.resolved(bindings.types).known { return known }
    if let hinted = parameter.resolved(hints.types).known { return hinted }
    // The beginning of a sum of Ints is an Int: [1, 2].reduce(0, +).
    return bindings.types.contains(.int) ? .int : nil
  }

  private mutating func satisfies(
    _ row: Builtin, _ bindings: TypeBindings, _ site: CallSite
  ) -> Bool {
    let type = bindings.types[0]
    let (isMet, wanted) =
      switch row.constraint {
      case .none: (true, "")
      case .equatable: (type.isEquatable, "values that can be compared")
      case .comparable: (type.isComparable, "numbers or texts")
      case .animatable: (type.isAnimatable, "values that can be animated")
      case .vector: (type.isNumber || type.isVector, "numbers or vectors")
      }
    if !isMet {
      _ = fail(
        .wrongType, "'\(row.name)' wants \(wanted), not \(type.withArticle)", at: site.range)
    }
    return isMet
  }

  private mutating func call(
    _ match: ArgumentMatch, _ receiver: TypedExpression?, _ typed: [TypedExpression?],
    _ closure: TypedClosure?, _ types: [ValueType], _ site: CallSite
  ) -> TypedExpression {
    let row = match.row
    var values: [TypedExpression] = []
    if let receiver, let pattern = row.receiverType {
      values.append(convert(receiver, to: pattern.resolved(types)))
    }
    for (place, parameter) in (row.parameters ?? []).enumerated() {
      if case .function = parameter.type { continue }
      let type = parameter.type.resolved(types)
      for index in match.arguments(of: place) {
        if let value = typed[index] { values.append(convert(value, to: type)) }
      }
      if match.arguments(of: place).isEmpty, let standard = parameter.standard {
        values.append(TypedExpression(.constant(standard), type, site.range))
      }
    }
    let result = row.result.resolved(types)
    if case .loop(let loop) = row.body {
      guard let closure else { return TypedExpression(.failed, .unknown, site.range) }
      return bounded(TypedExpression(.loop(loop, values, closure), result, site.range))
    }
    if row.draws { readRandom() }
    return bounded(TypedExpression(.builtin(row, values), result, site.range))
  }
}

extension Builtin {
  /// The type of the value that the row is a member of.
  var receiverType: ValueType? {
    if case .value(let type) = owner { return type }
    return nil
  }
}

extension ValueType {
  /// The type with its open parts taken as not yet known.
  var closed: ValueType { resolved([]) }
}
