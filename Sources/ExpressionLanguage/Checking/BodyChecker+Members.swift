import Diagnostics

extension BodyChecker {
  /// Checks `.name`, with or without parentheses.
  mutating func implicitMember(_ site: CallSite) -> TypedExpression {
    // `.none` is nil where an optional is wanted, unless the wrapped type has a member of that name.
    if !site.isCall, site.name.text == ValueType.noneName, let hint = site.hint, hint.isOptional,
      !hasStaticMember(site.name.text, of: hint.unwrapped)
    {
      return TypedExpression(.constant(.null), .optional(.unknown), site.range)
    }
    guard let type = site.hint?.unwrapped.known ?? impliedOwner(site.name.text) else {
      let shown = site.name.text.escapedForMessage
      return fail(
        .unknownMember, "nothing here says what '.\(shown)' is a member of", at: site.range,
        help: typedSpelling(site.name.text).map { "write \($0)" })
    }
    return staticMember(site, of: type)
  }

  private static let owners: [ValueType] = [
    .animation, .angle, .color, .unitPoint, .transition, .unitCurve, .double, .spring, .size, .edge,
  ]

  /// `Animation.spring` for `spring`: the name with the first type that has it.
  private func typedSpelling(_ name: String) -> String? {
    Self.owners.first { hasStaticMember(name, of: $0) }.map { "\($0).\(name)" }
  }

  /// The type of a member where its place implies none: animations, and members that one type alone has.
  func impliedOwner(_ name: String) -> ValueType? {
    let owners = Self.owners.filter { hasStaticMember(name, of: $0) }
    return owners.count == 1 || owners.first == .animation ? owners.first : nil
  }

  /// Checks `base.name`, with or without parentheses.
  mutating func member(_ site: CallSite, of base: SyntaxExpression) -> TypedExpression {
    if let found = dottedName(base, site.name) {
      guard site.isCall else { return use(found.symbol, found.scope, found.name, site.range) }
      guard case .definition(let definition) = found.symbol else {
        return refuse(notAFunction: found.name, .unknown, site)
      }
      return call(definition, found.scope, site)
    }
    if let type = typeName(base) {
      return aliasProperty(base, site) ?? staticMember(site, of: type)
    }
    let value = check(base, rootHint(base, site.hint))
    guard site.isCall else { return member(site.name, of: value, site.range, site.hint) }
    if value.type == .unknown { return checkLoosely(site.arguments, site.range) }
    let rows = Builtins.members(named: site.name.text, of: value.type)
    if let own = ownMember(site.name.text, of: value.type),
      case .definition(let definition) = own.symbol, definition.isMethod
    {
      return call(definition, own.scope, site, on: value)
    }
    if rows.isEmpty { return unknownMember(site, of: value.type, isStatic: false) }
    return resolve(rows, receiver: spread(value, for: rows), site)
  }

  /// A published value or a member added to a type is found by its whole name.
  func dottedName(
    _ base: SyntaxExpression, _ member: SyntaxName
  ) -> (name: String, symbol: ExpressionScope.Symbol, scope: ExpressionScope)? {
    guard case .name(let first) = base.kind, local(first) == nil else { return nil }
    let name = "\(first).\(member.text)"
    return scope.lookUp(name).map { (name, $0.symbol, $0.scope) }
  }

  /// The type that an expression names, if it names one.
  func typeName(_ expression: SyntaxExpression) -> ValueType? {
    guard case .name(let name) = expression.kind, local(name) == nil,
      scope.symbol(name) == nil
    else { return nil }
    return ValueType(name: name)
  }

  /// A member of a type by a name that has members of its own: `UIColor.red`.
  private mutating func aliasProperty(
    _ base: SyntaxExpression, _ site: CallSite
  ) -> TypedExpression? {
    guard case .name(let alias) = base.kind, !site.isCall else { return nil }
    let rows = Builtins.rows(of: .alias(alias))
    if rows.isEmpty { return nil }
    let name = site.name
    if let row = rows.first(where: { $0.name == name.text }) { return row.value(site.range) }
    return fail(
      .unknownMember, "\(alias) has no member '\(name.text.escapedForMessage)'", at: name.range,
      help: didYouMean(name.text, among: rows.map { $0.name }))
  }

  private mutating func staticMember(_ site: CallSite, of type: ValueType) -> TypedExpression {
    let name = site.name
    if let own = ownMember(name.text, of: type) {
      guard site.isCall else { return use(own.symbol, own.scope, name.text, site.range) }
      if case .definition(let definition) = own.symbol {
        return call(definition, own.scope, site)
      }
    }
    // `.init(…)` is the type's own name as a function.
    let rows =
      site.isCall && name.text == "init"
      ? Builtins.rows(named: type.description, of: .everywhere)
      : Builtins.rows(named: name.text, of: .type(type))
    guard let first = rows.first else { return unknownMember(site, of: type, isStatic: true) }
    if site.isCall { return resolve(rows, receiver: nil, site) }
    let current = available(rows, name)
    if let property = current.first(where: { $0.parameters == nil }) {
      return property.value(site.range)
    }
    return fail(
      .wrongArguments, "'\(name.text)' wants its arguments", at: name.range,
      help: "write .\((current.first ?? first).signature)")
  }

  /// A property of a value, a field of a record, or a definition with one parameter.
  mutating func member(
    _ name: SyntaxName, of value: TypedExpression, _ range: Range<Int>, _ hint: ValueType?
  ) -> TypedExpression {
    if value.type == .unknown {
      return TypedExpression(.field(value, name.text), .unknown, range)
    }
    if case .record(let fields) = value.type,
      // A part of a pair has its place for a name too: `.0`.
      let field = fields.first(where: { $0.name == name.text })
        ?? Int(name.text).flatMap({ fields.indices.contains($0) ? fields[$0] : nil })
    {
      return TypedExpression(.field(value, field.name), field.type, range)
    }
    let rows = available(Builtins.members(named: name.text, of: value.type), name)
    if let row = rows.first(where: { $0.parameters == nil }) {
      let site = CallSite(name: name, arguments: [], range: range, hint: nil, isCall: false)
      return resolve([row], receiver: spread(value, for: [row]), site)
    }
    if value.type == .transaction, let key = transactionKey(name.text) {
      let standard = call(key.definition, key.scope, [], range)
      let set = TypedExpression(.field(value, name.text), standard.type.asOptional, range)
      return TypedExpression(.coalesced([set, standard]), standard.type, range)
    }
    if let found = ownMember(name.text, of: value.type) ?? scope.lookUp(name.text),
      case .definition(let definition) = found.symbol, definition.parameters.count == 1,
      !definition.isMethod
    {
      return call(definition, found.scope, [value], range)
    }
    if let row = rows.first {
      return fail(
        .wrongArguments, "'\(name.text)' is a function", at: name.range,
        help: "call it: .\(row.signature)")
    }
    let site = CallSite(name: name, arguments: [], range: range, hint: hint, isCall: false)
    return unknownMember(site, of: value.type, isStatic: false)
  }

  /// A key of transactions that the document declares: a member of Transaction with its standard value.
  func transactionKey(
    _ name: String
  ) -> (definition: ExpressionDefinition, scope: ExpressionScope)? {
    guard let found = ownMember(name, of: .transaction),
      case .definition(let definition) = found.symbol, definition.parameters.isEmpty
    else { return nil }
    return (definition, found.scope)
  }

  /// The members of Material that may stand where a color does.
  private static let materials: Set<String> = [
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
  ]

  mutating func unknownMember(
    _ site: CallSite, of type: ValueType, isStatic: Bool
  ) -> TypedExpression {
    let name = site.name
    let shown = name.text.escapedForMessage
    if isStatic, type == .transition, name.text == "symbolEffect" {
      return fail(
        .notSimulated, "'.symbolEffect' is not simulated: SwiftUI does not publish how it moves",
        at: name.range, help: "write a transition whose motion is known, such as .opacity or .scale"
      )
    }
    if isStatic, type == .color, Self.materials.contains(name.text) {
      return fail(
        .notSimulated,
        "'.\(shown)' is not simulated: SwiftUI does not publish the color of a material",
        at: name.range, help: "write a color that is near to it, as .gray.opacity(0.5)")
    }
    if !isStatic, type.isOptional {
      return fail(
        .unknownMember, "an optional has no member '\(shown)'", at: name.range,
        help: "write ?.\(shown)")
    }
    let isCurve = isStatic && type == .animation
    // A modifier needs an animation before it.
    let isModifier = isCurve && !Builtins.members(named: name.text, of: type).isEmpty
    let names = fitting(
      isStatic ? staticNames(of: type) : memberNames(of: type), of: type, isStatic: isStatic,
      site.range, site.hint)
    return fail(
      isCurve ? .unknownCurve : .unknownMember,
      isCurve ? "unknown curve '\(shown)'" : "\(type) has no member '\(shown)'", at: name.range,
      help: isModifier
        ? "write .default.\(shown)(…)"
        : didYouMean(name.text, among: names)
          ?? memberHelp(name.text, type, isStatic: isStatic, names))
  }

  /// The members of a type that begin as an unknown one does, or the parts of a vector; of those that fit.
  private func memberHelp(
    _ name: String, _ type: ValueType, isStatic: Bool, _ fitting: [String]
  ) -> String? {
    if isStatic, type == .transaction {
      return "write Transaction(animation: .\(name.escapedForMessage))"
    }
    if !isStatic, type == .transition, hasStaticMember(name, of: type) {
      return "write .combined(with: .\(name))"
    }
    if let other = ForeignSpelling.member(name), fitting.contains(other) {
      return "write .\(other)"
    }
    let names =
      switch type {
      case _ where isStatic: fitting
      case .size: fitting.filter { $0 == "width" || $0 == "height" }
      case .point, .unitPoint: fitting.filter { $0 == "x" || $0 == "y" }
      default: fitting.filter { $0.hasPrefix(name) }
      }
    return names.listed { "'\($0)'" }.map { "it has \($0)" }
  }

  private func staticNames(of type: ValueType) -> [String] {
    let own = ValueType.names.filter { $0.type == type }.flatMap { known in
      scope.names.compactMap { name in
        name.hasPrefix(known.name + ".") ? String(name.dropFirst(known.name.utf8.count + 1)) : nil
      }
    }
    return Builtins.names(of: .type(type)) + own.sorted()
  }

  private func memberNames(of type: ValueType) -> [String] {
    var names = Builtins.memberNames(of: type)
    if case .record(let fields) = type { names += fields.map { $0.name } }
    if type == .transaction { names += staticNames(of: type) }
    return names
  }

  /// The rows that the chosen release has; when it has none, all of them with a warning.
  mutating func available(_ rows: [Builtin], _ name: SyntaxName) -> [Builtin] {
    let current = rows.filter { $0.releases.contains(checker.release) }
    guard current.isEmpty, let first = rows.map({ $0.releases.lowerBound }).min(),
      first > checker.release
    else { return current.isEmpty ? rows : current }
    warn(
      .notAvailable,
      "'\(name.text)' came with \(first.description), the profile is \(checker.release.description)",
      at: name.range)
    return rows
  }
}

extension Builtin {
  /// The value of a property of a type.
  func value(_ range: Range<Int>) -> TypedExpression {
    if case .constant(let value) = body {
      return TypedExpression(.constant(value), result, range)
    }
    return TypedExpression(.builtin(self, []), result, range)
  }
}
