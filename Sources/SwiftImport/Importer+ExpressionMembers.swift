import Diagnostics
import ExpressionLanguage
import SwiftSource
import TimelineDocument

extension Importer {
  /// The longest expression that is written; a document takes none of that length.
  static let textLimit = 20_000

  /// Words that mean the same in the document.
  static let kept: Set<String> = [
    "true", "false", "nil", "let", "var", "if", "else", "guard", "return", "switch", "case",
    "default", "in", "for", "while", "as", "is", "try", "await",
  ]

  /// `Type.name`: a case, a list of cases, or a constant; false where it is none of them.
  mutating func translateStatic(
    _ translator: inout ExpressionTranslator, of type: Int
  ) -> Bool {
    let name = translator.source.text(translator.index + 2)
    if program.types[type].word == "enum" {
      let cases = cases(of: type)
      if cases.contains(name) {
        if writePayload(of: name, at: 2, type, &translator) { return true }
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
    return translateStatic(name, at: 2, of: type, &translator)
  }

  /// A static property or method by its name, which is some tokens later; false where the type has none.
  private mutating func translateStatic(
    _ name: String, at offset: Int, of type: Int, _ translator: inout ExpressionTranslator
  ) -> Bool {
    guard let declaration = declaration(name, of: type), declaration.has("static", in: source)
    else { return false }
    sayType(type)
    let place = instances.firstIndex { $0.type == type } ?? staticInstance(of: type)
    let meaning = member(name, of: place)
    translator.index += offset
    write(meaning, name: name, &translator)
    return true
  }

  mutating func staticInstance(of type: Int) -> Int {
    add(
      Instance(
        type: type, prefix: "\(program.staticName(of: type))_", arguments: [:], isRoot: false,
        model: nil))
  }

  /// Says the cases of an enum.
  mutating func sayEnum(_ type: Int) {
    sayType(type)
    for member in program.types[type].members {
      if case .cases = member.kind { say(member.tokens) }
    }
  }

  /// `.name`: a case of an enum, a member that an extension adds, or a member of what is before it.
  mutating func translateMember(_ translator: inout ExpressionTranslator) {
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
    if isBehindValue, translateInterval(name, &translator) { return }
    if isBehindValue {
      for owner in program.addedOwners[name] ?? [] {
        _ = addedMember(name, of: owner)
      }
      noteEnumMember(name)
      translator.write(".", for: 1)
      translator.write(name, for: 1)
      return
    }
    if isEnvironmentWord(name, translator) {
      translator.write("'\(name)'", for: 2)
      return
    }
    if let type = owner(ofCase: name, translator) {
      if writePayload(of: name, at: 1, type, &translator) { return }
      sayEnum(type)
      translator.write("'\(name)'", for: 2)
      return
    }
    if let choice = translator.scope.choice, isWhole(translator),
      translateStatic(name, at: 1, of: choice, &translator)
    {
      return
    }
    for owner in program.addedOwners[name] ?? [] {
      _ = addedMember(name, of: owner)
    }
    let type = translator.scope.result.flatMap { isResult(translator) ? $0 : nil }
    translator.write("\(type ?? "").\(name)", for: 2)
  }

  /// Whether a name is compared, and is a word of a value of the environment that a view reads.
  private func isEnvironmentWord(_ name: String, _ translator: ExpressionTranslator) -> Bool {
    guard translator.index > translator.tokens.lowerBound else { return false }
    let sign = translator.source.text(translator.index - 1)
    return (sign == "==" || sign == "!=" || sign == "case")
      && environment.contains {
        EnvironmentValue(named: $0.name)?.words?.contains(name) == true
      }
  }

  /// Makes a definition of a member that an extension adds to a type of the library.
  mutating func addedMember(_ name: String, of owner: String) -> Bool {
    guard let declaration = program.added[owner]?[name], ValueType(name: owner) != nil else {
      return false
    }
    let own = "\(owner).\(name)"
    if dynamicDefines[own] != nil { return true }
    var scope = Scope()
    scope.names["self"] = .text("self", isDynamic: true)
    switch declaration.kind {
    case .variable(let variable):
      if isView(variable.type) { return false }
      if owner == "Transaction", let key = transactionKey(of: variable) {
        say(declaration.tokens)
        return constant(name, key, instance: nil, as: own) != nil
      }
      if let getter = variable.getter {
        return definition(own, getter, declaration, scope) != nil
      }
      return constant(name, declaration, instance: nil, as: own) != nil
    case .function(let function):
      guard let body = function.body, !isView(function.result), refused[function.name] == nil else {
        return false
      }
      dynamicDefines[own] = false
      // A document's parameter has the name by which it is given.
      let names = function.parameters.map { parameter in
        source.text(source.has(parameter.label, "_") ? parameter.name : parameter.label)
      }
      for (parameter, name) in zip(function.parameters, names) {
        scope.names[source.text(parameter.name)] = .text(name, isDynamic: false)
      }
      guard let read = deeper(at: body.tokens, { $0.body(body, scope) }) else { return false }
      say(declaration.tokens)
      defines.append(
        (
          "\(own)(\(names.joined(separator: ", ")))", function.name,
          lines(read.text, body.tokens, owner: function.name)
        ))
      return true
    default: return false
    }
  }

  /// The standard value of a key of transactions, which `self[Key.self]` gives; nil for another property.
  private func transactionKey(of variable: SwiftVariable) -> SwiftDeclaration? {
    guard let getter = variable.getter,
      let word = getter.tokens.first(where: { source.text($0) == "[" }), getter.tokens.count == 8,
      let type = program.type(source.text(word + 1))
    else { return nil }
    return self.declaration("defaultValue", of: type)
  }

  /// The size of the screen.
  mutating func translateScreen(_ translator: inout ExpressionTranslator, from offset: Int) {
    let isWidth = translator.has(offset, "width") || translator.has(offset + 2, "width")
    let isSize = translator.has(offset, "size")
    warnOfSize("UIScreen", "the screen is", translator)
    translator.write(
      isWidth ? options.widthText : options.heightText, for: isSize ? offset + 3 : offset + 1)
  }

  /// The size of a geometry reader; that of the screen in a function that is given its proxy, and at a touch.
  mutating func translateProxy(_ name: String?, _ translator: inout ExpressionTranslator) {
    guard translator.has(1, "."), translator.has(2, "size"), translator.has(3, "."),
      translator.has(4, "width") || translator.has(4, "height")
    else {
      if translator.has(1, "."), translator.has(2, "size"), !translator.has(3, ".") {
        return translateSize(name, &translator)
      }
      return translator.write(translator.source.text(translator.index), for: 1, isDynamic: true)
    }
    let isWidth = translator.has(4, "width")
    // A touch is outside of the views, and does not see it.
    let name = isTouching ? nil : name
    if name != nil { needsLayout = true }
    if let name, saysLayout {
      return translator.write(
        "\(name).size.\(isWidth ? "width" : "height")", for: 5, isDynamic: true)
    }
    warnOfSize("GeometryReader", "the size of a GeometryReader is", translator)
    translator.write(isWidth ? options.widthText : options.heightText, for: 5)
  }

  /// The size of a geometry reader as one value.
  private mutating func translateSize(_ name: String?, _ translator: inout ExpressionTranslator) {
    let name = isTouching ? nil : name
    if name != nil { needsLayout = true }
    if let name, saysLayout {
      return translator.write("\(name).size", for: 3, isDynamic: true)
    }
    warnOfSize("GeometryReader", "the size of a GeometryReader is", translator)
    translator.write(
      "CGSize(width: \(options.widthText), height: \(options.heightText))", for: 3)
  }

  private mutating func warnOfSize(
    _ name: String, _ what: String, _ translator: ExpressionTranslator
  ) {
    if name == "UIScreen", options.size != nil { return }
    warnOnce(
      name, "\(what) taken to be \(options.widthText)x\(options.heightText)",
      at: translator.index..<(translator.index + 1), of: translator,
      help: options.size == nil ? "say it: --size 390x844" : nil)
  }

  mutating func warnOnce(
    _ name: String, _ message: String, at tokens: Range<Int>, of translator: ExpressionTranslator,
    help: String? = nil
  ) {
    guard warned.insert(name).inserted, translator.source.bytes.count == source.bytes.count else {
      return
    }
    warn(.notSimulated, message, at: tokens, help: help)
  }

  /// A text, with the names in its interpolations.
  mutating func translateText(_ translator: inout ExpressionTranslator) {
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
  func interpolationEnd(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
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
