import Diagnostics
import ExpressionLanguage
import SwiftSource

extension Importer {
  /// An expression in the words of the document: names stand for what they mean, the rest is as it is written.
  mutating func translation(_ tokens: Range<Int>, _ scope: Scope) -> Translation {
    translation(tokens, scope, of: source)
  }

  mutating func translation(
    _ tokens: Range<Int>, _ scope: Scope, of source: SwiftTokens
  ) -> Translation {
    var translator = ExpressionTranslator(source, tokens, scope)
    // A body in braces has lines.
    if tokens.count > 1, tokens.lowerBound > 0, source.kind(tokens.lowerBound - 1) == .leftBrace {
      translator.braces = 1
    }
    while translator.index < translator.tokens.upperBound,
      translator.result.text.utf8.count <= Self.textLimit
    {
      translate(&translator)
    }
    noteShown(translator.result.text)
    return translator.result
  }

  mutating func translate(_ translator: inout ExpressionTranslator) {
    let index = translator.index
    let token = translator.source.tokens[index]
    switch token.kind {
    case .word: translateWord(&translator)
    case .dot where translator.kind(1) == .word: translateMember(&translator)
    case .text: translateText(&translator)
    case .number:
      translator.write(translator.source.text(index).filter { $0 != "_" }, for: 1)
    case .macro where translator.has(0, "#colorLiteral"): translator.write("UIColor", for: 1)
    case .leftBrace:
      if translator.braces == 0 { translator.scope.names["$0"] = nil }
      translator.braces += 1
      noteParameters(&translator)
      translator.write("{", for: 1)
    case .rightBrace:
      translator.braces -= 1
      translator.write("}", for: 1)
    case .sign
    where translator.has(0, "!") && token.range.lowerBound == translator.end
      && neverNil.contains(translator.lastOperand):
      translator.write("", for: 1)
    default: translator.write(translator.source.text(index), for: 1)
    }
  }

  /// The parameters of a closure mean themselves.
  func noteParameters(_ translator: inout ExpressionTranslator) {
    var place = translator.index + 1
    var names: [String] = []
    while place < min(translator.index + 24, translator.tokens.upperBound) {
      let text = translator.source.text(place)
      if text == "in" {
        for name in names { translator.scope.names[name] = .text(name, isDynamic: true) }
        return
      }
      switch translator.source.tokens[place].kind {
      case .word: names.append(text)
      case .comma, .colon, .leftParenthesis, .rightParenthesis: break
      default: return
      }
      place += 1
    }
  }

  mutating func translateWord(_ translator: inout ExpressionTranslator) {
    let name = translator.source.text(translator.index)
    if name == "switch" { translator.noteLastCase() }
    if let colon = translator.lastCases[translator.index] {
      return translator.write("default", for: colon - translator.index)
    }
    if name == "case", writePattern(&translator) { return }
    if name == "let" || name == "var", writeWhole(&translator) { return }
    if translator.isLabel || Self.kept.contains(name) {
      translator.write(name, for: 1)
      return
    }
    if name == "self", translator.has(1, "."), translator.kind(2) == .word {
      if case .text("self", _)? = translator.scope.names["self"] {
        // `self.name` in a document is what nothing inside hides; a member of a value is behind parentheses.
        translator.write("(self)", for: 1)
        return
      }
      // The name after the dot is written in the place of both.
      translateOwnMember(&translator, behind: 2)
      return
    }
    if name == "self", translator.has(1, "?"), translator.has(2, "."), translator.kind(3) == .word {
      translateOwnMember(&translator, behind: 3)
      return
    }
    if name == "UIAccessibility", translator.has(1, "."), translator.has(2, "isReduceMotionEnabled")
    {
      return translator.write("accessibilityReduceMotion", for: 3)
    }
    if name == "UIScreen", translator.has(1, "."), translator.has(3, "."), translator.has(5, ".") {
      translateScreen(&translator, from: 6)
      return
    }
    if let type = program.type(
      name == "Self" ? ownType(translator.scope) ?? name : name,
      at: translator.scope.instance.map(declarationToken(of:))),
      translator.has(1, "."), translator.kind(2) == .word, translateStatic(&translator, of: type)
    {
      return
    }
    if translateWholeType(&translator) { return }
    if program.added[name] != nil, translator.has(1, "."), translator.kind(2) == .word {
      _ = addedMember(translator.source.text(translator.index + 2), of: name)
    }
    if writesStart(&translator) || translateProjection(&translator) { return }
    let plain =
      name.hasPrefix("$") && !name.dropFirst().allSatisfy { $0.isNumber }
      ? String(name.dropFirst()) : name
    if plain.hasPrefix("_"), plain.utf8.count > 1 {
      // The wrapper of a property, of which this is the property.
      let property = String(plain.dropFirst())
      if translator.has(1, "."), translator.has(2, "wrappedValue"),
        case .text(let text, _)? = meaning(of: property, in: translator.scope), kinds[text] != nil
      {
        return translator.write(text, for: 3, isDynamic: true)
      }
      return translator.write(plain, for: 1)
    }
    write(meaning(of: plain, in: translator.scope), name: plain, &translator)
  }

  /// Writes `let n = 7` of a body, whose constant is an Int where nothing else is said; false for any other declaration.
  private func writeWhole(_ translator: inout ExpressionTranslator) -> Bool {
    guard translator.kind(1) == .word, translator.has(2, "="), translator.kind(3) == .number else {
      return false
    }
    let place = translator.index
    let isAlone =
      !translator.tokens.contains(place + 4) || translator.source.tokens[place + 4].startsLine
      || translator.has(4, ";") || translator.has(4, "}")
    let value = translator.source.text(place + 3).asWhole
    guard isAlone, value.hasPrefix("Int(") else { return false }
    let words = "\(translator.source.text(place)) \(translator.source.text(place + 1))"
    translator.write("\(words) = \(value)", for: 4)
    return true
  }

  /// A member behind `self`, which no parameter or constant of its name hides.
  mutating func translateOwnMember(
    _ translator: inout ExpressionTranslator, behind count: Int
  ) {
    translator.index += count
    let name = translator.source.text(translator.index)
    if let instance = translator.scope.instance, let meaning = member(name, of: instance) {
      write(meaning, name: name, &translator)
    } else {
      translateWord(&translator)
    }
  }

  func ownType(_ scope: Scope) -> String? {
    scope.instance.map { program.types[instances[$0].type].name }
  }

  mutating func write(
    _ meaning: Meaning?, name: String, _ translator: inout ExpressionTranslator
  ) {
    switch meaning {
    case .text(let text, let isDynamic):
      if isWatched(translator), let watched = watchedText(text) {
        return translator.write(watched, for: 1, isDynamic: isDynamic)
      }
      if comparesPayloads(text, translator) {
        return translator.write(name.asUnknownName, for: 1, isDynamic: true)
      }
      let text = withFirstElements(text)
      translator.write(grouped(text, translator), for: 1, isDynamic: isDynamic)
    case .model(let instance):
      guard translator.has(1, "."), translator.kind(2) == .word else {
        return translator.write(name, for: 1, isDynamic: true)
      }
      let property = translator.source.text(translator.index + 2)
      let inner = member(
        property.hasPrefix("$") ? String(property.dropFirst()) : property, of: instance)
      translator.index += 2
      write(inner, name: "\(name).\(property)", &translator)
    case .function(let function, let instance):
      translateCall(function, instance, &translator)
    case .style(_, let pressed):
      guard translator.has(1, "."), translator.has(2, "isPressed") else {
        return translator.write(name.asUnknownName, for: 1, isDynamic: true)
      }
      translator.write(pressed, for: 3, isDynamic: pressed != "false")
    case .proxy(let name): translateProxy(name, &translator)
    case .dates(let date): translateContext(date, &translator)
    case .closure(let closure, let scope):
      let inside = deeper(at: closure.tokens) { importer in
        importer.translation(closure.tokens, importer.scopes[scope])
      }
      translator.write(inside?.text ?? name, for: 1, isDynamic: inside?.isDynamic ?? false)
    case .bound(let state, _):
      write(.text(state, isDynamic: true), name: name, &translator)
    case .workItem, .itemHolder:
      refuse(
        .notSimulated, "'\(name)' is a work item, and a timeline has no such values",
        at: translator.index..<translator.index + 1, help: "keep a Bool in a state beside it")
      translator.write(name, for: 1)
    // An unknown name may change: an expression that reads it is not taken for a constant.
    case .nothing: translator.write(name.asUnknownName, for: 1, isDynamic: true)
    case nil where program.variables.contains(name) && translator.kind(1) != .leftParenthesis:
      // Not the state or the definition of that name, which belongs to another type.
      translator.write(name.asUnknownName, for: 1)
    case .view, .views, .timer, nil: translator.write(name, for: 1)
    }
  }

  /// A text in parentheses, unless it is one value.
  func grouped(_ text: String, _ translator: ExpressionTranslator) -> String {
    if translator.tokens.count == 1 || text.isOneValue { return text }
    return "(\(text))"
  }

  /// A call of a function with a value, whose arguments have no labels in the document.
  mutating func translateCall(
    _ function: SwiftFunction, _ instance: Int?, _ translator: inout ExpressionTranslator
  ) {
    let name = translator.source.text(translator.index)
    if let instance, functionCount(name, of: instance) > 1 {
      warn(
        .notSimulated, "several functions are named '\(name)'",
        at: function.name..<(function.name + 1))
      return translator.write("\(name)_", for: 1)
    }
    guard let body = function.body, let own = valueFunction(function, body, instance) else {
      return translator.write(name, for: 1)
    }
    guard translator.kind(1) == .leftParenthesis else {
      return translator.write(own, for: 1, isDynamic: dynamicDefines[own] == true)
    }
    let opening = translator.index + 1
    let closing = translator.source.tokens[opening].partner
    guard closing > opening else { return translator.write(own, for: 1) }
    let given = arguments(opening..<closing, translator)
    var texts: [String] = []
    var next = 0
    for parameter in function.parameters {
      let label = source.text(parameter.label)
      if isProxy(parameter) {
        next += 1
        continue
      }
      if next < given.count, given[next].label ?? "_" == label {
        texts.append(whole(given[next].value.text, parameter.type))
        if given[next].value.isDynamic { translator.result.isDynamic = true }
        next += 1
      } else if let standard = parameter.standard {
        let text = translation(standard.tokens, Scope(instance: instance)).text
        texts.append(whole(text, parameter.type))
      }
    }
    let call = "\(own)(\(texts.joined(separator: ", ")))"
    translator.write(
      call, for: closing + 1 - translator.index, isDynamic: dynamicDefines[own] == true)
  }

  private func functionCount(_ name: String, of instance: Int) -> Int {
    program.types[instances[instance].type].members.count { member in
      if case .function(let function) = member.kind {
        source.has(function.name, name)
      } else {
        false
      }
    }
  }

  /// The arguments between two parentheses, translated.
  mutating func arguments(
    _ range: Range<Int>, _ translator: ExpressionTranslator
  ) -> [(label: String?, value: Translation)] {
    var arguments: [(label: String?, value: Translation)] = []
    var start = range.lowerBound + 1
    var place = start
    let source = translator.source
    while place <= range.upperBound {
      let isEnd = place == range.upperBound
      if isEnd || source.tokens[place].kind == .comma {
        if place > start {
          let hasLabel =
            source.tokens[start].kind == .word && place > start + 1
            && source.tokens[start + 1].kind == .colon
          let value = translation(
            (hasLabel ? start + 2 : start)..<place, translator.scope, of: source)
          arguments.append((hasLabel ? source.text(start) : nil, value))
        }
        start = place + 1
      } else if source.tokens[place].kind.opensBracket {
        place = max(place, source.tokens[place].partner)
      }
      place += 1
    }
    return arguments
  }

  /// Whether a parameter is the proxy of a geometry reader, whose size is known.
  func isProxy(_ parameter: SwiftParameter) -> Bool {
    source.text(bytes: source.range(parameter.type)) == "GeometryProxy"
  }

  /// The definition of a function with a value.
  mutating func valueFunction(
    _ function: SwiftFunction, _ body: SwiftBlock, _ instance: Int?
  ) -> String? {
    let name = source.text(function.name)
    let prefix = instance.map { index in
      instances[index].model.map { $0 + "_" } ?? instances[index].prefix
    }
    let own = (prefix ?? "") + name
    if dynamicDefines[own] != nil { return own }
    if let message = refused[function.name] {
      warn(
        .notSimulated, "'\(name)' is left out: \(message)",
        at: function.name..<body.tokens.upperBound)
      return nil
    }
    dynamicDefines[own] = false
    var scope = Scope(instance: instance)
    scope.choice = choice(function.result)
    scope.result = function.result.map { source.text(bytes: source.range($0)) }.flatMap {
      ValueType(name: $0) == nil ? nil : $0
    }
    var parameters: [String] = []
    for parameter in function.parameters {
      let name = source.text(parameter.name)
      if isProxy(parameter) {
        scope.names[name] = .proxy(nil)
        continue
      }
      let own = localName(name, instance)
      parameters.append(own)
      scope.names[name] = .text(own, isDynamic: false)
    }
    guard let read = definedBody(of: own, body, saying: body.tokens, scope) else { return nil }
    let signature =
      parameters.isEmpty ? "\(own)()" : "\(own)(\(parameters.joined(separator: ", ")))"
    defines.append((signature, function.name, lines(read.text, body.tokens, owner: function.name)))
    return own
  }
}
