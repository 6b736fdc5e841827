import Diagnostics
import SwiftSource

/// Translates the tokens of an expression one after another.
private struct ExpressionTranslator {
  let source: SwiftTokens
  let tokens: Range<Int>
  var scope: Scope
  var index: Int
  var result = Translation()
  /// Where the last token that was written ended.
  var end: Int?
  /// The braces that are open.
  var braces = 0

  init(_ source: SwiftTokens, _ tokens: Range<Int>, _ scope: Scope) {
    self.source = source
    self.tokens = tokens.clamped(to: source.tokens.indices)
    self.scope = scope
    index = self.tokens.lowerBound
  }

  /// Writes a text in the place of some tokens.
  mutating func write(_ text: String, for count: Int, isDynamic: Bool = false) {
    let token = source.tokens[index]
    if let end, token.range.lowerBound > end {
      result.text += token.startsLine && braces > 0 ? "\n" : " "
    } else if end == nil, index > tokens.lowerBound {
      result.text += ""
    }
    result.text += text
    if isDynamic { result.isDynamic = true }
    index += count
    end = source.tokens[min(index, source.tokens.count) - 1].range.upperBound
  }

  func has(_ offset: Int, _ text: String) -> Bool {
    index + offset < tokens.upperBound && source.has(index + offset, text)
  }

  func kind(_ offset: Int) -> SwiftToken.Kind? {
    let place = index + offset
    return tokens.contains(place) ? source.tokens[place].kind : nil
  }

  /// Whether the current word is the label of an argument.
  var isLabel: Bool {
    guard kind(1) == .colon, index > tokens.lowerBound else { return false }
    let before = source.tokens[index - 1].kind
    return before == .leftParenthesis || before == .comma
  }
}

extension Importer {
  /// An expression in the words of the document: names stand for what they mean, the rest is as it is written.
  mutating func translation(_ tokens: Range<Int>, _ scope: Scope) -> Translation {
    translation(tokens, scope, of: source)
  }

  private mutating func translation(
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
    return translator.result
  }

  private mutating func translate(_ translator: inout ExpressionTranslator) {
    let index = translator.index
    let token = translator.source.tokens[index]
    switch token.kind {
    case .word: translateWord(&translator)
    case .dot where translator.kind(1) == .word: translateMember(&translator)
    case .text: translateText(&translator)
    case .macro where translator.has(0, "#colorLiteral"): translator.write("UIColor", for: 1)
    case .leftBrace:
      if translator.braces == 0 { translator.scope.names["$0"] = nil }
      translator.braces += 1
      noteParameters(&translator)
      translator.write("{", for: 1)
    case .rightBrace:
      translator.braces -= 1
      translator.write("}", for: 1)
    default: translator.write(translator.source.text(index), for: 1)
    }
  }

  /// The parameters of a closure mean themselves.
  private func noteParameters(_ translator: inout ExpressionTranslator) {
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

  private mutating func translateWord(_ translator: inout ExpressionTranslator) {
    let name = translator.source.text(translator.index)
    if translator.isLabel || Self.kept.contains(name) {
      translator.write(name, for: 1)
      return
    }
    if name == "self", translator.has(1, "."), translator.kind(2) == .word {
      if case .text("self", _)? = translator.scope.names["self"] {
        translator.write("self", for: 1)
        return
      }
      // The name after the dot is written in the place of both.
      translator.index += 2
      translateWord(&translator)
      return
    }
    if name == "self", translator.has(1, "?"), translator.has(2, "."), translator.kind(3) == .word {
      translator.index += 3
      translateWord(&translator)
      return
    }
    if name == "UIScreen", translator.has(1, "."), translator.has(3, "."), translator.has(5, ".") {
      translateScreen(&translator, from: 6)
      return
    }
    if let type = program.type(name == "Self" ? ownType(translator.scope) ?? name : name),
      translator.has(1, "."), translator.kind(2) == .word, translateStatic(&translator, of: type)
    {
      return
    }
    if program.added[name] != nil, translator.has(1, "."), translator.kind(2) == .word {
      _ = addedMember(translator.source.text(translator.index + 2), of: name)
    }
    let plain =
      name.hasPrefix("$") && !name.dropFirst().allSatisfy { $0.isNumber }
      ? String(name.dropFirst()) : name
    if plain.hasPrefix("_"), plain.utf8.count > 1 { return translator.write(plain, for: 1) }
    write(meaning(of: plain, in: translator.scope), name: plain, &translator)
  }

  private func ownType(_ scope: Scope) -> String? {
    scope.instance.map { program.types[instances[$0].type].name }
  }

  private mutating func write(
    _ meaning: Meaning?, name: String, _ translator: inout ExpressionTranslator
  ) {
    switch meaning {
    case .text(let text, let isDynamic):
      let text = firstElement(text) ?? text
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
    case .proxy: translateProxy(&translator)
    case .closure(let closure, let scope):
      let inside = deeper(at: closure.tokens) { importer in
        importer.translation(closure.tokens, importer.scopes[scope])
      }
      translator.write(inside?.text ?? name, for: 1, isDynamic: inside?.isDynamic ?? false)
    case .view, .views, .timer, .nothing, nil: translator.write(name, for: 1)
    }
  }

  /// A text in parentheses, unless it is one value.
  private func grouped(_ text: String, _ translator: ExpressionTranslator) -> String {
    if translator.tokens.count == 1 || text.isOneValue { return text }
    return "(\(text))"
  }

  /// A call of a function with a value, whose arguments have no labels in the document.
  private mutating func translateCall(
    _ function: SwiftFunction, _ instance: Int?, _ translator: inout ExpressionTranslator
  ) {
    let name = translator.source.text(translator.index)
    guard let body = function.body, let own = valueFunction(function, body, instance) else {
      return translator.write(name, for: 1)
    }
    guard translator.kind(1) == .leftParenthesis else {
      return translator.write(own, for: 1, isDynamic: dynamicDefines[own] == true)
    }
    let opening = translator.index + 1
    let closing = Int(translator.source.tokens[opening].partner)
    guard closing > opening else { return translator.write(own, for: 1) }
    let given = arguments(opening..<closing, translator)
    var texts: [String] = []
    var next = 0
    for parameter in function.parameters {
      let label = source.text(parameter.label)
      if next < given.count, given[next].label ?? "_" == label {
        texts.append(given[next].value.text)
        if given[next].value.isDynamic { translator.result.isDynamic = true }
        next += 1
      } else if let standard = parameter.standard {
        texts.append(translation(standard.tokens, Scope(instance: instance)).text)
      }
    }
    let call = "\(own)(\(texts.joined(separator: ", ")))"
    translator.write(
      call, for: closing + 1 - translator.index, isDynamic: dynamicDefines[own] == true)
  }

  /// The arguments between two parentheses, translated.
  private mutating func arguments(
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
        place = max(place, Int(source.tokens[place].partner))
      }
      place += 1
    }
    return arguments
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
    dynamicDefines[own] = false
    var scope = Scope(instance: instance)
    var parameters: [String] = []
    for parameter in function.parameters {
      let name = source.text(parameter.name)
      parameters.append(name)
      scope.names[name] = .text(name, isDynamic: false)
    }
    let read = deeper(at: body.tokens) { $0.body(body, scope) }
    guard let read else { return nil }
    dynamicDefines[own] = read.isDynamic
    say(body.tokens)
    let signature =
      parameters.isEmpty ? "\(own)()" : "\(own)(\(parameters.joined(separator: ", ")))"
    defines.append((signature, function.name, lines(read.text, body.tokens)))
    return own
  }
}

extension Importer {
  /// The longest expression that is written; a document takes none of that length.
  private static let textLimit = 20_000

  /// Words that mean the same in the document.
  private static let kept: Set<String> = [
    "true", "false", "nil", "let", "var", "if", "else", "guard", "return", "switch", "case",
    "default", "in", "for", "while", "as", "is", "try", "await",
  ]

  /// `Type.name`: a case, a list of cases, or a constant; false where it is none of them.
  private mutating func translateStatic(
    _ translator: inout ExpressionTranslator, of type: Int
  ) -> Bool {
    let name = translator.source.text(translator.index + 2)
    if program.types[type].word == "enum" {
      let cases = cases(of: type)
      if cases.contains(name) {
        sayEnum(type)
        translator.write("'\(name)'", for: 3)
        return true
      }
      if name == "allCases" {
        sayEnum(type)
        let list = cases.map { "'\($0)'" }.joined(separator: ", ")
        translator.write("[\(list)]", for: 3)
        return true
      }
    }
    guard let declaration = declaration(name, of: type), declaration.has("static", in: source)
    else {
      return false
    }
    sayType(type)
    let place = instances.firstIndex { $0.type == type } ?? staticInstance(of: type)
    let meaning = member(name, of: place)
    translator.index += 2
    write(meaning, name: name, &translator)
    return true
  }

  private mutating func staticInstance(of type: Int) -> Int {
    instances.append(
      Instance(
        type: type, prefix: "\(program.types[type].name)_", arguments: [:], isRoot: false,
        model: nil))
    return instances.count - 1
  }

  /// Says the cases of an enum.
  mutating func sayEnum(_ type: Int) {
    sayType(type)
    for member in program.types[type].members {
      if case .cases = member.kind { say(member.tokens) }
    }
  }

  /// `.name`: a case of an enum, a member that an extension adds, or a member of what is before it.
  private mutating func translateMember(_ translator: inout ExpressionTranslator) {
    let name = translator.source.text(translator.index + 1)
    let before =
      translator.index > translator.tokens.lowerBound
      ? translator.source.tokens[translator.index - 1] : nil
    let isWord =
      before?.kind == .word
      && Self.kept.contains(translator.source.text(translator.index - 1))
    let isBehindValue =
      before?.kind.endsValue == true && !isWord
      || before.map { translator.source.text(bytes: $0.range) } == "?"
        && before?.isSpacedBefore == false
    if isBehindValue, name == "wrappedValue" {
      translator.index += 2
      translator.end = translator.source.tokens[translator.index - 1].range.upperBound
      return
    }
    if isBehindValue {
      for owner in program.added.keys.sorted() where program.added[owner]?[name] != nil {
        _ = addedMember(name, of: owner)
      }
      translator.write(".", for: 1)
      translator.write(name, for: 1)
      return
    }
    if let types = program.caseOwners[name], let type = types.first,
      !builtinMembers.contains(name) || comparesCase(translator, type)
    {
      sayEnum(type)
      translator.write("'\(name)'", for: 2)
      return
    }
    for owner in program.added.keys.sorted() where program.added[owner]?[name] != nil {
      _ = addedMember(name, of: owner)
    }
    translator.write(".\(name)", for: 2)
  }

  /// Whether a name is compared with, or is all that is given to, a value of an enum.
  private func comparesCase(_ translator: ExpressionTranslator, _ type: Int) -> Bool {
    let index = translator.index
    guard index >= translator.tokens.lowerBound + 2 else { return false }
    let sign = translator.source.text(index - 1)
    guard sign == "==" || sign == "!=" else { return false }
    return kinds[translator.source.text(index - 2)] == .choice(type)
  }

  /// Makes a definition of a member that an extension adds to a type of the library.
  mutating func addedMember(_ name: String, of owner: String) -> Bool {
    guard let declaration = program.added[owner]?[name] else { return false }
    let own = "\(owner).\(name)"
    if dynamicDefines[own] != nil { return true }
    var scope = Scope()
    scope.names["self"] = .text("self", isDynamic: true)
    switch declaration.kind {
    case .variable(let variable):
      if isView(variable.type) { return false }
      if let getter = variable.getter {
        return definition(own, getter, declaration, scope) != nil
      }
      return constant(name, declaration, instance: nil, as: own) != nil
    case .function(let function):
      guard let body = function.body, !isView(function.result) else { return false }
      dynamicDefines[own] = false
      let names = function.parameters.map { source.text($0.name) }
      for name in names { scope.names[name] = .text(name, isDynamic: false) }
      guard let read = deeper(at: body.tokens, { $0.body(body, scope) }) else { return false }
      say(declaration.tokens)
      defines.append(
        ("\(own)(\(names.joined(separator: ", ")))", function.name, lines(read.text, body.tokens)))
      return true
    default: return false
    }
  }

  /// The size of the screen.
  private mutating func translateScreen(_ translator: inout ExpressionTranslator, from offset: Int)
  {
    let isWidth = translator.has(offset, "width") || translator.has(offset + 2, "width")
    let isSize = translator.has(offset, "size")
    warnOnce(
      "UIScreen", "the screen is taken to be \(options.sizeText)",
      at: translator.index..<(translator.index + 1), of: translator)
    translator.write(
      isWidth ? options.widthText : options.heightText, for: isSize ? offset + 3 : offset + 1)
  }

  /// The size of a geometry reader.
  private mutating func translateProxy(_ translator: inout ExpressionTranslator) {
    guard translator.has(1, "."), translator.has(2, "size"), translator.has(3, "."),
      translator.has(4, "width") || translator.has(4, "height")
    else {
      return translator.write(translator.source.text(translator.index), for: 1, isDynamic: true)
    }
    let isWidth = translator.has(4, "width")
    warnOnce(
      "GeometryReader", "the size of a GeometryReader is taken to be \(options.sizeText)",
      at: translator.index..<(translator.index + 1), of: translator)
    translator.write(isWidth ? options.widthText : options.heightText, for: 5)
  }

  private mutating func warnOnce(
    _ name: String, _ message: String, at tokens: Range<Int>, of translator: ExpressionTranslator
  ) {
    guard warned.insert(name).inserted, translator.source.bytes.count == source.bytes.count else {
      return
    }
    warn(.notSimulated, message, at: tokens)
  }

  /// A text, with the names in its interpolations.
  private mutating func translateText(_ translator: inout ExpressionTranslator) {
    let range = translator.source.tokens[translator.index].range
    let bytes = translator.source.bytes[range]
    guard bytes.contains(UInt8(ascii: "\\")) else {
      let text = translator.source.text(bytes: range)
      let isPlain = text.hasPrefix("\"") && !text.hasPrefix("\"\"\"") && !text.has("'")
      return translator.write(isPlain ? "'\(text.dropFirst().dropLast())'" : text, for: 1)
    }
    var output: [UInt8] = []
    var place = range.lowerBound
    var isDynamic = false
    while place < range.upperBound {
      let all = translator.source.bytes
      guard all[place] == UInt8(ascii: "\\"), place + 1 < range.upperBound,
        all[place + 1] == UInt8(ascii: "(")
      else {
        let isEscape = all[place] == UInt8(ascii: "\\") && place + 1 < range.upperBound
        output += all[place..<(place + (isEscape ? 2 : 1))]
        place += isEscape ? 2 : 1
        continue
      }
      let end = interpolationEnd(all, from: place + 1, to: range.upperBound)
      let inside = SwiftTokens(Array(all[(place + 2)..<max(place + 2, end - 1)]))
      let inner = deeper(at: translator.index..<(translator.index + 1)) { importer in
        importer.translation(0..<inside.tokens.count, translator.scope, of: inside)
      }
      if inner?.isDynamic == true { isDynamic = true }
      output += "\\(".utf8
      output += (inner?.text ?? "").utf8
      output += ")".utf8
      place = end
    }
    let text = String(decoding: output, as: UTF8.self)
    translator.write(text.inSingleQuotes, for: 1, isDynamic: isDynamic)
  }

  /// The end of the parentheses of an interpolation.
  private func interpolationEnd(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var open = 0
    var place = start
    while place < end {
      if bytes[place] == UInt8(ascii: "(") { open += 1 }
      if bytes[place] == UInt8(ascii: ")") {
        open -= 1
        if open == 0 { return place + 1 }
      }
      place += 1
    }
    return end
  }
}

extension SwiftToken.Kind {
  /// Whether a value may end with it, so that a dot behind it is that of a member.
  var endsValue: Bool {
    switch self {
    case .word, .number, .text, .rightParenthesis, .rightBracket, .rightBrace: true
    default: false
    }
  }

  var opensBracket: Bool {
    self == .leftParenthesis || self == .leftBracket || self == .leftBrace
  }
}

extension String {
  /// A text literal in single quotes, which JSON does not escape, where no quote is inside.
  fileprivate var inSingleQuotes: String {
    guard hasPrefix("\""), hasSuffix("\""), utf8.count > 2 else { return self }
    let inner = String(dropFirst().dropLast())
    return inner.has("\"") || inner.has("'") ? self : "'\(inner)'"
  }

  /// The opposite of a condition.
  var negated: String { isOneValue && !hasPrefix("!") ? "!\(self)" : "!(\(self))" }

  /// Whether the text is one value that needs no parentheses in an expression.
  var isOneValue: Bool {
    var open = 0
    var isQuoted = false
    for byte in utf8 {
      switch Unicode.Scalar(byte) {
      case "'", "\"": isQuoted.toggle()
      case "(", "[": open += 1
      case ")", "]": open -= 1
      case " ", "-", "+", "*", "/", "?", "{": if open == 0, !isQuoted { return false }
      default: break
      }
    }
    return true
  }
}

/// Members of types of the library that a case of an enum may have the name of.
private let builtinMembers: Set<String> = [
  "linear", "easeIn", "easeOut", "easeInOut", "spring", "bouncy", "smooth", "snappy", "default",
  "interpolatingSpring", "interactiveSpring", "top", "bottom", "leading", "trailing", "center",
  "topLeading", "topTrailing", "bottomLeading", "bottomTrailing", "zero", "infinity", "pi",
  "red", "green", "blue", "yellow", "orange", "purple", "pink", "gray", "white", "black", "clear",
  "primary", "secondary", "opacity", "scale", "slide", "identity", "move", "none", "all",
]
