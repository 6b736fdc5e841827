import Diagnostics

extension BodyChecker {
  /// Checks a name without a base.
  mutating func checkName(
    _ name: String, _ range: Range<Int>, _ hint: ValueType?
  ) -> TypedExpression {
    if let local = local(name) {
      return TypedExpression(.local(local.slot), local.type, range)
    }
    if let found = scope.lookUp(name) {
      return use(found.symbol, found.scope, name, range)
    }
    if ValueType(name: name) != nil {
      return fail(
        .wrongType, "'\(name)' is a type", at: range, help: "name a member of it: \(name).…")
    }
    if let row = Builtins.rows(named: name, of: .everywhere).first {
      return fail(
        .wrongType, "'\(name)' is a function", at: range, help: "call it: \(row.signature)")
    }
    if local("self") != nil, let value = ownMember(name, range) { return value }
    return unknown(name, range, hint)
  }

  /// Resolves a use of a name of the document.
  mutating func use(
    _ symbol: ExpressionScope.Symbol, _ home: ExpressionScope, _ name: String,
    _ range: Range<Int>
  ) -> TypedExpression {
    switch symbol {
    case .state(let slot, let type):
      read(state: slot)
      return TypedExpression(.state(slot), type, range)
    case .input(let slot, let type):
      read(input: slot)
      return TypedExpression(.input(slot), type, range)
    case .definition(let definition):
      guard !definition.isFunction else {
        return fail(
          .wrongArguments, "'\(name)' is a function", at: range,
          help: "call it: \(definition.signature)")
      }
      return call(definition, home, [], range)
    case .constant(let value, let type):
      return TypedExpression(.constant(value), type, range)
    }
  }

  private mutating func unknown(
    _ name: String, _ range: Range<Int>, _ hint: ValueType?
  ) -> TypedExpression {
    let shown = name.escapedForMessage
    if let foreign = foreign("name", name, range) { return foreign }
    let isBase =
      range.upperBound < text.bytes.count && text.bytes[range.upperBound] == UInt8(ascii: ".")
    let help =
      name.hasPrefix("$")
      ? "a closure's arguments are named so inside it"
      : dotted(name, hint).map { "write \($0)" }
        ?? suggestion(for: name, range, isBase ? .base : .value(hint))
        ?? (isBase ? baseHelp(range) : declarationHelp(shown, range, hint))
    return fail(.unknownName, "unknown name '\(shown)'", at: range, help: help)
  }

  /// The suggestion for an unknown name with a member: the member alone, where that is a name.
  private func baseHelp(_ range: Range<Int>) -> String {
    let member = text.bytes[(range.upperBound + 1)...].prefix { $0.isIdentifierPart }
    let name = String(decoding: member, as: UTF8.self)
    return scope.lookUp(name) == nil ? "name it in \"state\" or \"define\"" : "write \(name)"
  }

  /// The suggestion for an unknown name: a text where one can be, a member of the type that is wanted, or
  /// something to be declared.
  private func declarationHelp(_ name: String, _ range: Range<Int>, _ hint: ValueType?) -> String {
    // Suggest quotes only when the name is the whole expression, or its words.
    let words = range.lowerBound == 0 ? text.words : nil
    let elsewhere = "name it in \"state\" or \"define\""
    switch hint?.unwrapped {
    case nil where words == nil, .unknown? where words == nil: return elsewhere
    case nil, .unknown?, .text?: return "text needs quotes: \"'\(words ?? name)'\""
    case .bool?: return "declare it: \"state\": { \"\(name)\": false }"
    case let type? where type.isNumber: return "declare it: \"state\": { \"\(name)\": 0 }"
    case let type?:
      let members = Builtins.names(of: .type(type)).listed { ".\($0)" }
      return members.map { "there are \($0)" } ?? elsewhere
    }
  }

  /// Reports a name of Swift that a timeline has not, unless one with the same help was: `cubic-bezier(…)`
  /// has two.
  mutating func foreign(
    _ kind: String, _ name: String, _ range: Range<Int>
  ) -> TypedExpression? {
    guard let help = ForeignSpelling.name(name) else { return nil }
    if problems.contains(where: { $0.help == help }) {
      return TypedExpression(.failed, .unknown, range)
    }
    return fail(.unknownName, "unknown \(kind) '\(name)'", at: range, help: help)
  }

  /// A member of `self`, which may be left out.
  private mutating func ownMember(_ name: String, _ range: Range<Int>) -> TypedExpression? {
    guard let own = local("self"), !Builtins.members(named: name, of: own.type).isEmpty else {
      return nil
    }
    let value = TypedExpression(.local(own.slot), own.type, range)
    return member(SyntaxName(text: name, range: range), of: value, range, nil)
  }

  /// The spelling with a dot, when a bare name is a member of the wanted type or of an animation.
  func dotted(_ name: String, _ hint: ValueType?) -> String? {
    if let type = hint?.unwrapped, type != .unknown {
      return hasStaticMember(name, of: type) ? ".\(name)" : kebab(of: type)
    }
    let owners: [ValueType] = [.animation, .transition, .unitPoint, .color]
    return owners.first { hasStaticMember(name, of: $0) }.map { "\($0).\(name)" }
  }

  /// The member that the whole text names as CSS does, with hyphens: `ease-in-out`.
  private func kebab(of type: ValueType) -> String? {
    let letters = text.hyphenatedLetters?.lowercased()
    return Builtins.names(of: .type(type)).first { $0.lowercased() == letters }.map { ".\($0)" }
  }

  /// Whether a type has a member of that name, built in or defined.
  func hasStaticMember(_ name: String, of type: ValueType) -> Bool {
    !Builtins.rows(named: name, of: .type(type)).isEmpty
      || ownMember(name, of: type) != nil
  }

  /// The definition of a document that adds a member to a type: `Animation.instant`.
  func ownMember(
    _ name: String, of type: ValueType
  ) -> (symbol: ExpressionScope.Symbol, scope: ExpressionScope)? {
    for known in ValueType.names where known.type == type {
      if let found = scope.lookUp("\(known.name).\(name)") { return found }
    }
    return nil
  }
}

extension ExpressionDefinition {
  /// Its spelling in a call.
  var signature: String {
    let written = isMethod ? Array(parameters.dropFirst()) : parameters
    return written.isEmpty && !isMethod ? name : "\(name)(\(written.joined(separator: ", ")))"
  }
}
