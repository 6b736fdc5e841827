import Diagnostics
import SwiftSource

extension Importer {
  /// The meaning of a name in a scope; nil for one that nothing declares.
  mutating func meaning(of name: String, in scope: Scope) -> Meaning? {
    if let meaning = scope.names[name] {
      if let marks = scope.marks[name] { account.make(marks) }
      return meaning
    }
    if let instance = scope.instance, let meaning = member(name, of: instance) { return meaning }
    guard let global = program.global(name, at: scope.instance.map(declarationToken(of:))) else {
      return nil
    }
    return constant(name, global, instance: nil, as: name.documentName)
  }

  /// A token of the source that declares the type of an instance.
  func declarationToken(of instance: Int) -> Int {
    program.types[instances[instance].type].declarations[0].tokens.lowerBound
  }

  /// The declaration of a member of a type.
  func declaration(_ name: String, of type: Int) -> SwiftDeclaration? {
    program.types[type].members.first { program.names(of: $0).contains(name) }
  }

  /// The meaning of a member of an instance.
  mutating func member(_ name: String, of index: Int) -> Meaning? {
    let instance = instances[index]
    if let given = instance.arguments[name] {
      if let marks = instance.marks[name] { account.make(marks) }
      return given
    }
    guard let declaration = declaration(name, of: instance.type) else { return nil }
    switch declaration.kind {
    case .function(let function):
      sayHeader(declaration, upTo: function.body?.tokens.lowerBound)
      return .function(function, index)
    case .variable(let variable): return property(name, variable, declaration, of: index)
    default: return nil
    }
  }

  private mutating func property(
    _ name: String, _ variable: SwiftVariable, _ declaration: SwiftDeclaration, of index: Int
  ) -> Meaning? {
    if declaration.has("static", in: source) {
      let type = program.staticName(of: instances[index].type)
      return constant(name, declaration, instance: index, as: "\(type)_\(name)")
    }
    if let getter = variable.getter {
      return computed(name, variable, getter, declaration, of: index)
    }
    if program.isWorkItem(variable) {
      say(declaration.tokens)
      if program.cancelsWork, !instances[index].elements.isEmpty {
        refuse(
          .notSimulated, "each row has a work item of its own, and a timeline one name",
          at: declaration.tokens)
      }
      return .itemHolder(instances[index].prefix + name)
    }
    if let meaning = wrapped(name, variable, declaration, of: index) { return meaning }
    if variable.value != nil, let model = model(name, variable, declaration) { return model }
    if case .chain(let chain)? = variable.value?.kind, let period = timerPeriod(chain) {
      say(declaration.tokens.lowerBound..<chain.tokens.lowerBound)
      return .timer(period)
    }
    if let closure = variable.value?.closure {
      say(declaration.tokens.lowerBound..<closure.tokens.lowerBound)
      let scope = Scope(instance: index)
      scopes.append(scope)
      if !isStepClosure(variable) {
        return constant(name, declaration, instance: index, as: instances[index].prefix + name)
      }
      return .closure(closure, scopes.count - 1)
    }
    if program.types[instances[index].type].isModel,
      program.types[instances[index].type].attributes.contains("Observable")
    {
      return state(name, variable, declaration, of: index)
    }
    let isGiven = instances[index].isRoot && rootValues[name] != nil
    guard variable.value != nil, !isGiven else {
      return missing(name, variable, declaration, of: index)
    }
    if instances[index].isRoot || instances[index].model != nil {
      let own = instances[index].model.map { "\($0)_\(name)" } ?? name.documentName
      let meaning = constant(name, declaration, instance: index, as: own)
      // A property that an object does not publish may change nevertheless.
      guard instances[index].model != nil, source.has(variable.word, "var"),
        case .text(let text, _)? = meaning
      else { return meaning }
      return .text(text, isDynamic: true)
    }
    return constant(name, declaration, instance: index, as: instances[index].prefix + name)
  }

  private func isStepClosure(_ variable: SwiftVariable) -> Bool {
    guard let type = variable.type else { return false }
    return source.text(bytes: source.range(type)).has("Void")
  }

  /// A property that a caller gives, where none did.
  private mutating func missing(
    _ name: String, _ variable: SwiftVariable, _ declaration: SwiftDeclaration, of index: Int
  ) -> Meaning? {
    let place = declaration.tokens.lowerBound
    if let given = rootValues[name], instances[index].isRoot, refused[place] == nil {
      var text = typed(translation(given.tokens, Scope()).text, variable.type)
      if kind(of: variable) == .whole { text = text.asWhole }
      useMarks[name.documentName] = marks(ofGiven: name) + [.fate(declaration.tokens, .said)]
      let owner = options.gives(name) ? nil : place
      return define(
        name.documentName, declaration, text,
        Origin(range: source.range(given.tokens), owner: owner))
    }
    if let type = variable.type, source.text(bytes: source.range(type)).has("->") {
      pass(declaration.tokens)
      return .nothing
    }
    let zero = zero(of: variable.type)
    guard let zero else {
      warn(
        .missingKey, "nothing gives '\(name)' a value", at: declaration.tokens,
        help: help(forValueOf: name, index))
      return .nothing
    }
    warn(
      .missingKey, "nothing gives '\(name)' a value; \(zero) is taken", at: declaration.tokens,
      help: help(forValueOf: name, index))
    let text = zero == "0" && kind(of: variable) == .whole ? "Int(0)" : zero
    if instances[index].isRoot { return define(name.documentName, declaration, text, nil) }
    return .text(text, isDynamic: false)
  }

  func help(forValueOf name: String, _ index: Int) -> String {
    instances[index].isRoot
      ? "give it one in a #Preview, or with --with '\(name)=…'"
      : "give it one where the view is used"
  }

  private mutating func define(
    _ name: String, _ declaration: SwiftDeclaration, _ text: String, _ origin: Origin?
  ) -> Meaning {
    if dynamicDefines[name] == nil {
      dynamicDefines[name] = false
      defines.append((name, declaration.tokens.lowerBound, .text(text, origin)))
    }
    return .text(name, isDynamic: false)
  }

  /// The value that a type begins with, as an expression.
  func zero(of type: Range<Int>?) -> String? {
    guard let type else { return nil }
    let text = source.text(bytes: source.range(type))
    if text.hasSuffix("?") { return noValue(ofType: String(text.dropLast())) }
    if text.hasPrefix("[") { return "[]" }
    switch text {
    case "Bool": return "false"
    case "Int", "Double", "CGFloat", "TimeInterval", "Float", "Date": return "0"
    case "String", "LocalizedStringKey": return "''"
    case "CGSize", "CGPoint", "Angle": return "\(text).zero"
    case "Color": return "Color.black"
    default:
      guard let index = program.type(text, at: type.lowerBound), program.types[index].word == "enum"
      else { return nil }
      return firstCase(of: index).map { "'\($0)'" }
    }
  }

  /// A value of an optional type that is nil: what a list without elements has first.
  private func noValue(ofType name: String) -> String {
    let element: String
    switch name {
    case "Int": element = "Int(0)"
    case "Double", "CGFloat", "TimeInterval", "Float", "Date": element = "0.0"
    case "Bool": element = "false"
    case "String": element = "''"
    default:
      // A value that is only compared with nil may have any type.
      element = Self.zeros.contains(name) ? "\(name).zero" : name == "Color" ? "Color.black" : "''"
    }
    return "[\(element)].dropFirst().first"
  }

  private static let zeros: Set<String> = ["CGSize", "CGPoint", "Angle"]

  func firstCase(of type: Int) -> String? { cases(of: type).first }

  func cases(of type: Int) -> [String] {
    program.types[type].members.flatMap { member -> [String] in
      guard case .cases(let cases) = member.kind else { return [] }
      return cases.map { source.text($0.name) }
    }
  }

  /// Says the words of a declaration that come before its body, and its last brace, if something of it is said.
  mutating func sayHeader(_ declaration: SwiftDeclaration, upTo end: Int?) {
    let tokens = declaration.tokens
    account.frame(tokens.lowerBound..<(end ?? tokens.upperBound), around: tokens)
    account.frame((tokens.upperBound - 1)..<tokens.upperBound, around: tokens)
  }

  /// Says the braces of a body, whose statements are read one by one, if something of it is said.
  mutating func sayBraces(_ tokens: Range<Int>) {
    guard tokens.count >= 2 else { return }
    account.frame(tokens.lowerBound..<(tokens.lowerBound + 1), around: tokens)
    account.frame((tokens.upperBound - 1)..<tokens.upperBound, around: tokens)
  }
}

extension Importer {
  /// A property that is computed: a view, or a value.
  private mutating func computed(
    _ name: String, _ variable: SwiftVariable, _ getter: SwiftBlock,
    _ declaration: SwiftDeclaration, of index: Int
  ) -> Meaning? {
    sayHeader(declaration, upTo: getter.tokens.lowerBound)
    if isView(variable.type) || declaration.attribute("ViewBuilder", in: source) != nil {
      return .view(getter, index)
    }
    let instance = instances[index]
    if variable.type.map({ source.text(bytes: source.range($0)).hasPrefix("Binding") }) == true {
      return nil
    }
    // A definition of the document sees no loop, no state of a view, and nothing that is on screen.
    if !instance.elements.isEmpty || instance.isAnimatable || instance.ownsStates,
      case .expression(let value)? = getter.statements.first?.kind,
      getter.statements.count == 1
    {
      say(getter.tokens)
      let inside = deeper(at: declaration.tokens) { importer in
        importer.translation(value.tokens, Scope(instance: index))
      }
      return inside.map { .text("(\($0.text))", isDynamic: $0.isDynamic) }
    }
    let own = instance.model.map { "\($0)_\(name)" } ?? (instance.prefix + name).documentName
    return definition(own, getter, declaration, Scope(instance: index))
  }

  /// Whether a type is that of a view.
  func isView(_ type: Range<Int>?) -> Bool {
    guard let type else { return false }
    let text = source.text(bytes: source.range(type))
    return text == "AnyView" || text.hasPrefix("some ") && text.hasSuffix("View")
      || text.hasPrefix("ModifiedContent")
  }

  /// A definition of the document with a body.
  mutating func definition(
    _ name: String, _ body: SwiftBlock, _ declaration: SwiftDeclaration, _ scope: Scope
  ) -> Meaning? {
    if let isDynamic = dynamicDefines[name] { return .text(name, isDynamic: isDynamic) }
    if leavesOut(declaration) { return .nothing }
    dynamicDefines[name] = false
    let (read, marks) = waiting { importer in
      importer.say(declaration.tokens)
      return importer.deeper(at: declaration.tokens) { $0.body(body, scope) }
    }
    guard let translation = read else { return nil }
    dynamicDefines[name] = translation.isDynamic
    useMarks[name] = marks
    defines.append(
      (
        name, declaration.tokens.lowerBound,
        lines(translation.text, body.tokens, owner: declaration.tokens.lowerBound)
      ))
    return .text(name, isDynamic: translation.isDynamic)
  }

  /// Whether a declaration was found to say what the document cannot; it is a warning then.
  mutating func leavesOut(_ declaration: SwiftDeclaration) -> Bool {
    guard let message = refused[declaration.tokens.lowerBound] else { return false }
    warn(.notSimulated, "this is left out: \(message)", at: declaration.tokens)
    return true
  }

  /// The body of a value, without its braces.
  mutating func body(_ block: SwiftBlock, _ scope: Scope) -> Translation {
    let inner =
      (block.tokens.lowerBound + 1)..<max(block.tokens.lowerBound + 1, block.tokens.upperBound - 1)
    var scope = scope
    for statement in block.statements {
      if case .declaration(let local) = statement.kind, case .variable(let variable) = local.kind {
        for token in variable.names {
          scope.names[source.text(token)] = .text(source.text(token), isDynamic: true)
        }
      }
    }
    return translation(inner, scope)
  }

  /// A body as the document writes it: a text, or a list of lines.
  func lines(
    _ text: String, _ tokens: Range<Int>, owner: Int? = nil
  ) -> OutputValue {
    let origin = Origin(range: source.range(tokens), owner: owner)
    let lines = text.split(separator: "\n").map(String.init)
    if lines.count <= 1 {
      let only = lines.first ?? ""
      return .text(only.hasPrefix("return ") ? String(only.dropFirst(7)) : only, origin)
    }
    return .list(lines.map { .text($0, origin) })
  }

  /// A constant, as a definition of the document.
  mutating func constant(
    _ name: String, _ declaration: SwiftDeclaration, instance: Int?, as own: String
  ) -> Meaning? {
    if case .function(let function) = declaration.kind {
      sayHeader(declaration, upTo: function.body?.tokens.lowerBound)
      return .function(function, instance)
    }
    guard case .variable(let variable) = declaration.kind else { return nil }
    let scope = Scope(instance: instance)
    if let getter = variable.getter { return definition(own, getter, declaration, scope) }
    guard let value = variable.value else { return nil }
    if let isDynamic = dynamicDefines[own] { return .text(own, isDynamic: isDynamic) }
    if leavesOut(declaration) { return .nothing }
    if case .list? = value.chain?.head, case .records = kind(of: variable) {
      return records(value, kind(of: variable), declaration, scope, as: own)
    }
    dynamicDefines[own] = false
    let (found, marks) = waiting { importer in
      importer.say(declaration.tokens)
      return importer.deeper(at: declaration.tokens) { $0.translation(value.tokens, scope) }
    }
    guard var read = found else { return nil }
    useMarks[own] = marks
    read.text = variable.type == nil ? read.text.asWholeList : typed(read.text, variable.type)
    let isWritten = read.text.number != nil || read.text.wholeOperation != nil
    if kind(of: variable) == .whole, isWritten,
      case .text(let whole, _) = literal(read.text, .whole, nil)
    {
      read.text = whole
    }
    dynamicDefines[own] = read.isDynamic
    let origin = Origin(range: source.range(value.tokens), owner: declaration.tokens.lowerBound)
    let text =
      read.text.has("\n")
      ? lines(read.text, value.tokens, owner: declaration.tokens.lowerBound)
      : .text(read.text, origin)
    defines.append((own, declaration.tokens.lowerBound, text))
    return .text(own, isDynamic: read.isDynamic)
  }

  /// A value that begins with a dot, with the type that it is a member of.
  func typed(_ text: String, _ type: Range<Int>?) -> String {
    guard let type else { return text }
    let name = source.text(bytes: source.range(type))
    if text.hasPrefix("["), name.hasPrefix("Set<"), name.hasSuffix(">") {
      let element = elementName(ofSet: type, String(name.dropFirst(4).dropLast()))
      return "Set<\(element)>(\(text == "[]" ? "" : text))"
    }
    if name == "Int" || name == "[Int]" { return whole(text, type) }
    guard text.hasPrefix(".") else { return text }
    return name.contains(where: { "[]?<>(). ".contains($0) }) ? text : name + text
  }

  /// A literal as the whole number, or the list of such, that its type makes of it.
  func whole(_ text: String, _ type: Range<Int>?) -> String {
    guard let type else { return text }
    switch source.text(bytes: source.range(type)) {
    case "Int": return text.asWhole
    case "[Int]": return text.asWholeList
    default: return text
    }
  }

  /// A meaning that is given to a variable, whose first value says its type where nothing else does.
  func whole(_ meaning: Meaning, _ variable: SwiftVariable) -> Meaning {
    guard case .text(let text, let isDynamic) = meaning else { return meaning }
    let isWhole = variable.type == nil && kind(of: variable) == .whole
    return .text(isWhole ? text.asWhole : whole(text, variable.type), isDynamic: isDynamic)
  }

  /// A meaning that is given to a parameter.
  func whole(_ meaning: Meaning, _ parameter: SwiftParameter) -> Meaning {
    guard case .text(let text, let isDynamic) = meaning else { return meaning }
    return .text(whole(text, parameter.type), isDynamic: isDynamic)
  }

  /// The name that a document has for the elements of a set: identities are whole numbers there, and the cases of an
  /// enum are texts.
  private func elementName(ofSet type: Range<Int>, _ name: String) -> String {
    if name == "UUID" { return "Int" }
    let declared = program.type(name, at: type.lowerBound)
    return declared.map { program.types[$0].word == "enum" } ?? false ? "String" : name
  }
}
