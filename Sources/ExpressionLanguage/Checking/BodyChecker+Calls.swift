import Diagnostics

/// A call as it is written, on its way to the row that fits it.
struct CallSite {
  let name: SyntaxName
  let arguments: [SyntaxArgument]
  let range: Range<Int>
  let hint: ValueType?
  /// Whether parentheses or a closure follow the name, as opposed to a property.
  var isCall = true
}

extension BodyChecker {
  mutating func checkCall(
    _ callee: SyntaxExpression, _ arguments: [SyntaxArgument], _ hint: ValueType?,
    _ range: Range<Int>
  ) -> TypedExpression {
    // An argument that could not be read fits anything; the others may still have mistakes.
    if arguments.contains(where: { $0.value.kind == .missing }) {
      return checkLoosely(arguments, range)
    }
    switch callee.kind {
    case .name(let name):
      let name = SyntaxName(text: name, range: callee.range)
      return callNamed(CallSite(name: name, arguments: arguments, range: range, hint: hint))
    case .implicitMember(let name):
      return implicitMember(CallSite(name: name, arguments: arguments, range: range, hint: hint))
    case .member(let base, let name):
      return member(
        CallSite(name: name, arguments: arguments, range: range, hint: hint), of: base)
    case .missing: return TypedExpression(.failed, .unknown, range)
    case .array(let elements) where elements.count == 1 && arguments.isEmpty:
      // `[Color]()` is an empty array of colors.
      guard let element = typeName(elements[0]) else { fallthrough }
      return TypedExpression(.array([]), .array(element), range)
    default:
      return fail(.wrongType, "this is not a function", at: callee.range)
    }
  }

  private mutating func callNamed(_ site: CallSite) -> TypedExpression {
    let name = site.name.text
    if let local = local(name) { return refuse(notAFunction: name, local.type, site) }
    if let found = scope.lookUp(name) {
      switch found.symbol {
      case .definition(let definition): return call(definition, found.scope, site)
      case .constant: return refuseParentheses(of: name, site)
      case .state(_, let type), .input(_, let type):
        return refuse(notAFunction: name, type, site)
      }
    }
    let rows = Builtins.rows(named: name, of: .everywhere)
    guard rows.isEmpty else { return resolve(rows, receiver: nil, site) }
    return unknownFunction(site)
  }

  mutating func refuse(
    notAFunction name: String, _ type: ValueType, _ site: CallSite
  ) -> TypedExpression {
    if type == .unknown { return TypedExpression(.failed, .unknown, site.range) }
    return fail(
      .wrongType, "'\(name.escapedForMessage)' is \(type.withArticle), not a function",
      at: site.name.range)
  }

  mutating func refuseParentheses(of name: String, _ site: CallSite) -> TypedExpression {
    fail(
      .wrongArguments, "'\(name)' takes no arguments", at: site.range,
      help: "leave the parentheses out")
  }

  private mutating func unknownFunction(_ site: CallSite) -> TypedExpression {
    let name = site.name.text
    let message = "unknown function '\(name.escapedForMessage)'"
    if let dotted = dotted(name, site.hint) {
      return fail(.unknownName, message, at: site.name.range, help: "write \(dotted)(…)")
    }
    if let foreign = foreign("function", name, site.name.range) { return foreign }
    let isMember = Builtins.everyRow.contains { $0.name == name && $0.receiverType != nil }
    return fail(
      .unknownName, message, at: site.name.range,
      help: suggestion(for: name, site.range, .call(site.hint))
        ?? (isMember ? "write x.\(name)(…)" : nil))
  }

  /// A text that is asked for a member of lists becomes the list of its characters, and a set that of its elements.
  func spread(_ value: TypedExpression, for rows: [Builtin]) -> TypedExpression {
    guard case .array? = rows.first?.receiverType else { return value }
    let element: ValueType
    switch value.type {
    case .text: element = .text
    case .set(let member): element = member
    default: return value
    }
    let row = Builtins.rows(named: "Array", of: .everywhere).first { row in
      switch row.parameters?.first?.type {
      case .text?: value.type == .text
      case .set?: value.type != .text
      default: false
      }
    }
    guard let row else { return value }
    return TypedExpression(.builtin(row, [value]), .array(element), value.range)
  }

  /// Checks the arguments of a call whose function cannot be known, for their own mistakes.
  mutating func checkLoosely(
    _ arguments: [SyntaxArgument], _ range: Range<Int>
  ) -> TypedExpression {
    for argument in arguments where hasOwnType(argument.value) {
      _ = check(argument.value, nil)
    }
    return TypedExpression(.failed, .unknown, range)
  }
}

// MARK: Definitions

extension BodyChecker {
  /// Calls a definition with written arguments; labels may be left out.
  ///
  /// - Parameter receiver: the value that a method is called on.
  mutating func call(
    _ definition: ExpressionDefinition, _ home: ExpressionScope, _ site: CallSite,
    on receiver: TypedExpression? = nil
  ) -> TypedExpression {
    guard definition.isFunction else { return refuseParentheses(of: definition.name, site) }
    let parameters = definition.parameters.dropFirst(receiver == nil ? 0 : 1)
    guard site.arguments.count == parameters.count else {
      return fail(
        .wrongArguments,
        "'\(definition.name)' takes \(counted(parameters.count, "argument")), "
          + "not \(site.arguments.count)",
        at: site.range, help: "it is \(definition.signature)")
    }
    var values = receiver.map { [$0] } ?? []
    for (argument, parameter) in zip(site.arguments, parameters) {
      if let label = argument.label, label.text != parameter {
        values.append(
          fail(
            .wrongArguments,
            "the argument here is '\(parameter)', not '\(label.text.escapedForMessage)'",
            at: label.range, help: "it is \(definition.signature)"))
      } else {
        values.append(check(argument.value, nil))
      }
    }
    return call(definition, home, values, site.range)
  }

  /// Calls a definition with checked arguments, whose types decide what it returns.
  mutating func call(
    _ definition: ExpressionDefinition, _ home: ExpressionScope, _ arguments: [TypedExpression],
    _ range: Range<Int>
  ) -> TypedExpression {
    let key = ExpressionChecker.InstanceKey(
      definition: definition, types: arguments.map { $0.type }, scope: home)
    switch checker.instance(key) {
    case nil:
      want(key)
    case .ring(let names)?:
      return fail(
        .recursiveDefinition, "'\(definition.name)' uses itself: \(names)", at: range)
    case .checked(let instance)?:
      if let reason = instance.reason(at: range) { add(reason) }
      if instance.routine == nil { usesBrokenDefinition = true }
      if let routine = instance.routine {
        guard routine.depth < ExpressionLimits.definitionDepth else {
          return fail(
            .tooDeep,
            "definitions use one another more than \(ExpressionLimits.definitionDepth) deep",
            at: range)
        }
        use(routine)
        return TypedExpression(.call(routine, arguments), instance.type, range)
      }
    }
    return TypedExpression(.failed, .unknown, range)
  }
}
