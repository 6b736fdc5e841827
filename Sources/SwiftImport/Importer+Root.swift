import Diagnostics
import SwiftSource

extension Importer {
  /// Reads the view that the options name, or the one that the sources mean; nil where there is none.
  mutating func importRoot() -> OutputValue? {
    guard let type = rootType() else { return nil }
    for other in program.repeated {
      let tokens = other.declaration.tokens.prefix(6)
      let message = "another type is named '\(other.name)'"
      switch other.kind {
      case .inTheSamePlace: refuse(.duplicateName, message, at: tokens)
      case .inAnotherSource:
        warn(.duplicateName, "\(message); only this source means this one", at: tokens)
      }
    }
    let name = program.types[type].name
    sayType(type)
    readPreview(of: name)
    readValues(of: type)
    var instance = Instance(type: type, prefix: "", arguments: [:], isRoot: true, model: nil)
    scopes.append(Scope())
    initialize(&instance, rootCall ?? SwiftCall(), Scope(), scopes.count - 1)
    for name in rootValues.keys {
      instance.arguments[name] = nil
      instance.firstValues[name] = nil
    }
    let root = add(instance)
    let nodes =
      program.types[type].isModifier
      ? modifierBody(of: root) : body(of: root)
    let document = document(name, nodes)
    finish()
    return document
  }

  /// The views of the body of a modifier, around a view without properties.
  private mutating func modifierBody(of index: Int) -> [ImportedNode] {
    guard let declaration = declaration("body", of: instances[index].type),
      case .function(let function) = declaration.kind, let body = function.body
    else { return [] }
    sayHeader(declaration, upTo: body.tokens.lowerBound)
    let inner = ImportedNode("content", function.name..<(function.name + 1))
    var inside = Scope(instance: index)
    let name = function.parameters.first.map { source.text($0.name) } ?? "content"
    inside.names[name] = .views([inner])
    return [content(body, inside, inner, body.tokens)]
  }

  /// Whether a type is a view or a modifier that has a body.
  private func hasBody(_ type: Int) -> Bool {
    guard let declaration = declaration("body", of: type) else { return false }
    switch declaration.kind {
    case .variable: return true
    case .function: return program.types[type].isModifier
    default: return false
    }
  }

  private mutating func reportUnknownView(_ name: String, _ views: [Int]) {
    let known = views.map { "'\(program.types[$0].name)'" }.joined(separator: ", ")
    let isInOtherPart = source.tokens.indices.dropLast().contains { token in
      source.has(token + 1, name) && source.has(token, "struct")
    }
    diagnostics.append(
      .error(
        .unknownName, "no view is named '\(name.escapedForMessage)'", at: 0..<0,
        help: isInOtherPart && program.type(name) == nil
          ? "it is in a part of #if that is not compiled for iOS"
          : known.isEmpty ? nil : "the views are \(known)"))
  }

  /// The view to import.
  private mutating func rootType() -> Int? {
    let views = program.types.indices.filter { program.types[$0].isView }
    if let name = options.view {
      if let type = program.type(name), hasBody(type) { return type }
      // One that another type shares its name with.
      let others = program.types.indices.filter { program.types[$0].name == name }
      if let type = others.first(where: { hasBody($0) }) { return type }
      reportUnknownView(name, views)
      return nil
    }
    let unused = unusedView()
    guard let shown = shownView() else {
      if unused == nil {
        diagnostics.append(
          .error(
            .missingKey, "the sources have no view", at: 0..<0,
            help: "a view is a struct that is a View, with a body"))
      }
      return unused
    }
    isShownOnly = shown != unused
    return shown
  }

  /// The last view that no other one uses, or the last modifier; nil where there is neither.
  private func unusedView() -> Int? {
    let views = program.types.indices.filter { program.types[$0].isView }
    let used = usedNames()
    if let type = views.last(where: { !used.contains(program.types[$0].name) }) ?? views.last {
      return type
    }
    let modifiers = program.types.indices.filter { program.types[$0].isModifier && hasBody($0) }
    return modifiers.last { !used.contains(program.types[$0].name) } ?? modifiers.last
  }

  /// The view in a preview.
  private func shownView() -> Int? {
    for body in program.previews {
      for statement in body {
        for token in statement.tokens where source.kind(token) == .word {
          if let type = program.type(source.text(token), at: token), program.types[type].isView {
            return type
          }
        }
      }
    }
    for type in program.types.indices where program.types[type].inherits("PreviewProvider") {
      guard let declaration = declaration("previews", of: type) else { continue }
      for token in declaration.tokens where source.kind(token) == .word {
        if let type = program.type(source.text(token), at: token), program.types[type].isView {
          return type
        }
      }
    }
    return nil
  }

  /// The names in the declarations of views and what they use, but for those of previews and apps.
  private func usedNames() -> Set<String> {
    var names: Set<String> = []
    for type in program.types
    where !type.inherits("PreviewProvider") && !type.inherits("App") && !type.inherits("Scene") {
      for declaration in type.declarations {
        for token in declaration.tokens where source.kind(token) == .word {
          guard let used = program.type(source.text(token), at: token) else { continue }
          if program.types[used].name != type.name { names.insert(program.types[used].name) }
        }
      }
    }
    return names
  }

  /// The arguments of the view in a preview.
  private mutating func readPreview(of name: String) {
    for declaration in program.all {
      switch declaration.kind {
      case .macro(_, let call):
        guard let closure = call.closures.first?.closure else { continue }
        sayHeader(declaration, upTo: closure.body.first?.tokens.lowerBound)
        for statement in closure.body { readPreview(statement, of: name) }
        previewTokens.append(declaration.tokens)
      case .type(let type)
      where type.inherited.contains(where: { source.has($0.lowerBound, "PreviewProvider") }):
        sayHeader(declaration, upTo: type.body.lowerBound + 1)
        previewTokens.append(declaration.tokens)
        for member in type.members {
          if case .variable(let variable) = member.kind {
            sayHeader(member, upTo: variable.getter.map { $0.tokens.lowerBound + 1 })
            for statement in variable.getter?.statements ?? [] { readPreview(statement, of: name) }
          }
        }
      default: continue
      }
    }
  }

  /// The values that the options give.
  private mutating func readValues(of type: Int) {
    for value in options.values {
      guard let declaration = program.global(value.variable),
        case .variable(let variable) = declaration.kind, let given = variable.value
      else { continue }
      say(declaration.tokens)
      guard let property = self.declaration(value.name, of: type),
        case .variable(let own) = property.kind, own.getter == nil
      else {
        let known = storedNames(of: type).map { "'\($0)'" }.joined(separator: ", ")
        refuse(
          .unknownName,
          "'\(program.types[type].name)' has no property '\(value.name.escapedForMessage)' to give a value",
          at: declaration.tokens, help: known.isEmpty ? nil : "it has \(known)")
        continue
      }
      rootValues[value.name] = given
    }
  }

  private func storedNames(of type: Int) -> [String] {
    program.types[type].members.flatMap { member -> [String] in
      guard case .variable(let variable) = member.kind, variable.getter == nil else { return [] }
      return variable.names.map { source.text($0) }
    }
  }

  private mutating func readPreview(_ statement: SwiftStatement, of name: String) {
    guard case .expression(let expression) = statement.kind, let chain = expression.chain else {
      return
    }
    readPreview(chain, of: name)
  }

  /// Whether a token is a name of a type, or another name of it.
  private func names(_ token: Int, _ type: String) -> Bool {
    source.has(token, type)
      || program.type(source.text(token), at: token).map { program.types[$0].name } == type
  }

  private mutating func readPreview(_ chain: SwiftChain, of name: String) {
    if case .name(let token) = chain.head, names(token, name),
      case .call(let call)? = chain.suffixes.first?.kind, let tokens = chain.suffixes.first?.tokens
    {
      guard rootCall == nil else {
        let message = "a preview shows another '\(name)' before; this one is left out"
        return warn(.notSimulated, message, at: chain.tokens)
      }
      // The name of the view is said where it chooses the view, or gives it something that is used.
      let whole = token..<tokens.upperBound
      if isShownOnly { say(token..<(token + 1)) }
      account.frame(token..<(tokens.lowerBound + 1), around: whole)
      account.frame((whole.upperBound - 1)..<whole.upperBound, around: whole)
      let arguments = call.arguments.map { argument in
        SwiftArgument(
          label: argument.label, value: constant(argument.value), tokens: argument.tokens)
      }
      rootCall = SwiftCall(arguments: arguments, closures: call.closures)
      // An initializer takes arguments by its own parameters.
      let hasInitializer = program.type(name).map { type in
        program.types[type].members.contains { member in
          if case .initializer = member.kind { true } else { false }
        }
      }
      guard hasInitializer != true else { return }
      for argument in arguments {
        guard let label = argument.label else { continue }
        rootValues[source.text(label)] = argument.value
        rootMarks[source.text(label)] = [.fate(argument.tokens, .said)]
      }
      return
    }
    for closure in chain.closures {
      for statement in closure.body { readPreview(statement, of: name) }
    }
  }

  /// The value in `.constant(value)` or `Binding.constant(value)`; another value as it is.
  func constant(_ value: SwiftExpression) -> SwiftExpression {
    guard let chain = value.chain, chain.words(in: source).last?.drops(prefix: ".") == "constant",
      let first = chain.lastCall?.first, program.caseOwners["constant"] == nil
    else { return value }
    switch chain.head {
    case .implicit where chain.suffixes.count == 1: return first.value
    case .name(let token) where chain.suffixes.count == 2 && source.has(token, "Binding"):
      return first.value
    default: return value
    }
  }

  /// Passes the words of `#if`, and what is not compiled.
  private mutating func passConditions(
    _ branches: [SwiftBranch<SwiftDeclaration>], _ declaration: SwiftDeclaration
  ) {
    var start = declaration.tokens.lowerBound
    for element in Program.chosen(branches, in: source)?.elements ?? [] {
      passUnread(start..<max(start, element.tokens.lowerBound))
      start = element.tokens.upperBound
    }
    passUnread(start..<declaration.tokens.upperBound)
  }

  /// The marks of what a preview or an option gives a property.
  func marks(ofGiven name: String) -> [TokenMark] { rootMarks[name] ?? [] }

  /// Gives a fate to every token that has none.
  private mutating func finish() {
    account.settleFrames()
    for tokens in previewTokens { passUnread(tokens) }
    settleSeparators()
    for declaration in program.all where !account.isUnread(declaration.tokens) {
      if case .conditional(let branches) = declaration.kind {
        passConditions(branches, declaration)
      }
      guard case .type(let type) = declaration.kind else { continue }
      passUnread(
        declaration.tokens.lowerBound..<min(type.body.lowerBound + 1, declaration.tokens.upperBound)
      )
      passUnread((declaration.tokens.upperBound - 1)..<declaration.tokens.upperBound)
    }
    for declaration in program.all where account.isUnread(declaration.tokens) {
      // A statement of a script runs in no view.
      if case .statement = declaration.kind { continue }
      if case .unknown = declaration.kind {
        warn(.syntax, "this cannot be read and is left out", at: declaration.tokens)
      } else {
        // A declaration that nothing of the view uses.
        pass(declaration.tokens)
      }
    }
    account.passFrames()
    for run in account.runs(of: .unread) {
      let words = run.filter { token in
        switch source.kind(token) {
        case .word, .number, .text, .macro, .sign, .invalid, .condition, .at, .backslash: true
        default: false
        }
      }
      if words.isEmpty {
        pass(run)
      } else {
        let text = source.text(bytes: source.range(run)).split(separator: "\n").first ?? ""
        warn(
          .notSimulated, "this is left out: '\(String(text.prefix(60)).escapedForMessage)'", at: run
        )
      }
    }
  }
}
