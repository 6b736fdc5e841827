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
    program.types[type].member(name)
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
      let own = "\(program.staticName(of: instances[index].type))_\(name)"
      return unobserved(name, declaration, of: index, as: own)
        ?? constant(name, declaration, instance: index, as: own)
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
    let isGiven = instances[index].isRoot && rootValues[name] != nil
    if let model = model(name, variable, declaration) {
      if variable.value == nil, !isGiven {
        warn(
          .missingKey, "nothing gives '\(name)' a value; an object of its class is taken",
          at: declaration.tokens)
      }
      return model
    }
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
    let isObserved = isObserved(declaration, of: instances[index].type)
    if let model = instances[index].model, !isObserved {
      let own = "\(model)_\(name)"
      if let state = unobserved(name, declaration, of: index, as: own) { return state }
    }
    if isObserved {
      return state(name, variable, declaration, of: index)
    }
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
    case "Double", "CGFloat", "TimeInterval", "Float", "Date": return "0"
    case _ where Self.wholeTypes.contains(text): return "0"
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
    case _ where Self.wholeTypes.contains(name): element = "0".asWhole
    case "Double", "CGFloat", "TimeInterval", "Float", "Date": element = "0.0"
    case "Bool": element = "false"
    case "String": element = "''"
    case "Color": element = "Color.black"
    case _ where Self.zeros.contains(name): element = "\(name).zero"
    // The type follows from what is put there.
    default: return "nil"
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
