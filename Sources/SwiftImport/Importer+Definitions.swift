import Diagnostics
import SwiftSource

// Computed properties and constants, which become definitions of the document.
extension Importer {
  /// A property that is computed: a view, or a value.
  mutating func computed(
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
    var scope = scope
    if case .variable(let variable) = declaration.kind { scope.choice = choice(variable.type) }
    guard let translation = definedBody(of: name, body, saying: declaration.tokens, scope) else {
      return nil
    }
    defines.append(
      (
        name, declaration.tokens.lowerBound,
        lines(translation.text, body.tokens, owner: declaration.tokens.lowerBound)
      ))
    return .text(name, isDynamic: translation.isDynamic)
  }

  /// Reads the body of a definition, whose tokens are said once it is used; nil if it nests too deep.
  mutating func definedBody(
    of name: String, _ body: SwiftBlock, saying tokens: Range<Int>, _ scope: Scope
  ) -> Translation? {
    let (found, marks) = waiting { importer in
      importer.say(tokens)
      return importer.deeper(at: tokens) { $0.body(body, scope) }
    }
    guard let read = found else { return nil }
    dynamicDefines[name] = read.isDynamic
    useMarks[name] = marks
    return read
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
      return importer.deeper(at: declaration.tokens) { importer in
        importer.outsideSteps { $0.translation(value.tokens, scope) }
      }
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
    read.isDynamic = read.isDynamic || shownVariables.contains(own.documentName)
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
    if Self.wholeTypes.contains(name.withoutMark) || name == "[Int]" { return whole(text, type) }
    guard text.hasPrefix(".") else { return text }
    return name.contains(where: { "[]?<>(). ".contains($0) }) ? text : name + text
  }

  /// A literal as the whole number, or the list of such, that its type makes of it.
  func whole(_ text: String, _ type: Range<Int>?) -> String {
    guard let type else { return text }
    switch source.text(bytes: source.range(type)) {
    case let name where Self.wholeTypes.contains(name.withoutMark): return text.asWhole
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

extension String {
  /// The name of a type without the mark of optional ones.
  fileprivate var withoutMark: String { hasSuffix("?") ? String(dropLast()) : self }
}
