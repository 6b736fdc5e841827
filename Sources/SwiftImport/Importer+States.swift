import Diagnostics
import SwiftSource
import TimelineDocument

extension Importer {
  /// The meaning of a property with a wrapper; nil for one without.
  mutating func wrapped(
    _ name: String, _ variable: SwiftVariable, _ declaration: SwiftDeclaration, of index: Int
  ) -> Meaning? {
    if zero(of: variable.type) == nil, leavesOut(declaration) { return .nothing }
    for attribute in declaration.attributes {
      switch source.text(attribute.name) {
      case "State", "Bindable", "StateObject", "ObservedObject", "EnvironmentObject":
        if let model = model(name, variable, declaration) { return model }
        guard source.has(attribute.name, "State") else {
          warn(
            .unknownName, "the class of '\(name)' is declared in no source", at: declaration.tokens,
            help: "name its file as well")
          return .nothing
        }
        return state(name, variable, declaration, of: index)
      case "AppStorage", "SceneStorage":
        return stored(name, variable, declaration, attribute, of: index)
      case "Binding", "Published", "FocusState", "GestureState":
        return state(name, variable, declaration, of: index)
      case "Environment": return environment(name, variable, declaration, attribute)
      case "Namespace":
        say(declaration.tokens)
        return .text(name, isDynamic: false)
      default: continue
      }
    }
    return nil
  }

  /// A value that is kept under a key, which is one state for all views that read the key.
  private mutating func stored(
    _ name: String, _ variable: SwiftVariable, _ declaration: SwiftDeclaration,
    _ attribute: SwiftAttribute, of index: Int
  ) -> Meaning {
    guard let key = attribute.arguments.first.flatMap({ plainText($0.value) }) else {
      return state(name, variable, declaration, of: index)
    }
    if let known = storedNames[key] {
      say(declaration.tokens)
      return .text(known, isDynamic: true)
    }
    let ownsStates = instances[index].ownsStates
    instances[index].ownsStates = false
    defer { instances[index].ownsStates = ownsStates }
    let meaning = state(name, variable, declaration, of: index)
    if case .text(let own, _) = meaning { storedNames[key] = own }
    return meaning
  }

  private mutating func environment(
    _ name: String, _ variable: SwiftVariable, _ declaration: SwiftDeclaration,
    _ attribute: SwiftAttribute
  ) -> Meaning? {
    if let model = model(name, variable, declaration) { return model }
    let path = source.text(bytes: source.range(attribute.tokens))
    if path.has("accessibilityReduceMotion") {
      say(declaration.tokens)
      return .text("accessibilityReduceMotion", isDynamic: false)
    }
    let key = path.split { !$0.isLetter }.last.map(String.init) ?? ""
    if let value = EnvironmentValue(named: key) {
      say(declaration.tokens)
      if !environment.contains(where: { $0.name == key }) {
        let first = first(value, of: key, in: name, declaration)
        environment.append((key, declaration.tokens.lowerBound, first))
      }
      return .text(key, isDynamic: true)
    }
    pass(declaration.tokens)
    return path.has("accessibility") ? .text("false", isDynamic: false) : nil
  }

  /// The value of the environment before anything happens: the one that is given, or the usual one with a warning.
  private mutating func first(
    _ value: EnvironmentValue, of key: String, in name: String, _ declaration: SwiftDeclaration
  ) -> OutputValue {
    if let given = options.values.last(where: { $0.name == name }),
      let word = value.written(given.text)
    {
      return word
    }
    let other = value.words?.last.map { ".\($0)" } ?? "true"
    warn(
      .missingKey, "the environment's '\(key)' is taken to be \(value.standard)",
      at: declaration.tokens,
      help: "say it: --with '\(name)=\(other)', or change it: --change '\(key) = \(other) at 1'")
    return value.written(value.standard) ?? .null
  }

  /// The object that a property holds, if its class is in the sources.
  mutating func model(
    _ name: String, _ variable: SwiftVariable, _ declaration: SwiftDeclaration
  ) -> Meaning? {
    var typeName = variable.type.map { source.text($0.upperBound - 1) }
    var shared: String?
    if let chain = variable.value?.chain {
      if case .name(let token) = chain.head { typeName = typeName ?? source.text(token) }
      // An object such as `Model.shared`, which every view has that names it.
      if chain.lastCall == nil, case .member(let member)? = chain.suffixes.last?.kind {
        shared = source.text(member)
      }
    }
    if typeName == nil, let attribute = declaration.attribute("Environment", in: source),
      case .chain(let chain)? = attribute.arguments.first?.value.kind,
      case .name(let token) = chain.head
    {
      typeName = source.text(token)
    }
    guard let typeName,
      let type = program.type(typeName, at: declaration.tokens.lowerBound),
      program.types[type].isModel
    else {
      return nil
    }
    say(declaration.tokens)
    return .model(modelInstance(type, name, isShared: variable.value == nil, shared))
  }

  /// The instance of an object with published properties.
  ///
  /// - Parameters:
  ///   - isShared: whether the object comes from somewhere else, and so is the first of its class.
  ///   - member: the static member of the class that the object is; nil for every other object.
  private mutating func modelInstance(
    _ type: Int, _ name: String, isShared: Bool, _ member: String?
  ) -> Int {
    let isKnown = { (instance: Instance) in
      guard instance.type == type, instance.model != nil else { return false }
      return isShared
        || instance.sharedMember == member && (member != nil || instance.model == name)
    }
    if let known = instances.firstIndex(where: isKnown) { return known }
    sayType(type)
    let isTaken = instances.contains { $0.model == name && $0.type == type }
    let own = isTaken ? unique("\(name)_\(member ?? "own")") : name
    var instance = Instance(
      type: type, prefix: own + ".", arguments: [:], isRoot: false, model: own)
    instance.sharedMember = member
    return add(instance)
  }

  /// Says the words of a type's declarations that are not its members.
  mutating func sayType(_ type: Int) {
    for declaration in program.types[type].declarations {
      guard case .type(let type) = declaration.kind else {
        // Another name of the type, by which it is extended.
        say(declaration.tokens)
        continue
      }
      sayHeader(declaration, upTo: min(type.body.lowerBound + 1, declaration.tokens.upperBound))
    }
  }

  /// The state that a property is.
  ///
  /// - Parameter own: its name in the document, if it is not a state of its instance alone.
  mutating func state(
    _ name: String, _ variable: SwiftVariable, _ declaration: SwiftDeclaration, of index: Int,
    as own: String? = nil
  ) -> Meaning {
    let instance = instances[index]
    let full = own ?? (instance.prefix + name).documentName
    if kinds[full] != nil { return .text(full, isDynamic: true) }
    kinds[full] = kind(of: variable)
    let place = declaration.tokens.lowerBound
    var (value, marks) = waiting { importer in
      importer.outsideSteps {
        $0.sayingCarried(of: full) { $0.firstValue(name, variable, declaration, of: index) }
      }
    }
    marks += self.marks(ofStored: declaration)
    useMarks[full, default: []] +=
      marks + (instance.firstValues[name].flatMap { _ in instance.marks[name] } ?? [])
    // A first value is an expression, and not the null of JSON.
    if case .null = value { value = .text("nil", nil) }
    add(name, as: own, value, at: place, of: index)
    let given = instance.isRoot ? rootValues[name] ?? variable.value : variable.value
    for (one, first) in carriedStates(of: full, by: given, index) {
      add(name + one.suffix, as: own.map { $0 + one.suffix }, first, at: place, of: index)
    }
    return .text(full, isDynamic: true)
  }

  /// Adds a state with the name of a property, or with another one, by which all instances have it in common.
  private mutating func add(
    _ name: String, as own: String?, _ value: OutputValue, at place: Int, of index: Int
  ) {
    let instance = instances[index]
    let full = (instance.prefix + name).documentName
    if let own {
      states.append((own, place, value))
    } else if let model = instance.model {
      published.append((model, name, place, value))
    } else if instance.ownsStates {
      instances[index].ownStates.append((full, place, value))
    } else {
      states.append((full, place, value))
    }
  }

  private mutating func firstValue(
    _ name: String, _ variable: SwiftVariable, _ declaration: SwiftDeclaration, of index: Int
  ) -> OutputValue {
    let isGiven = instances[index].isRoot && rootValues[name] != nil
    let isSaid = isGiven && options.gives(name)
    let outer = owner
    owner = isSaid ? nil : declaration.tokens.lowerBound
    defer { owner = outer }
    if let message = refused[declaration.tokens.lowerBound] {
      let zero = zero(of: variable.type) ?? "nil"
      warn(
        .notSimulated, "the first value of '\(name)' is not known: \(message); \(zero) is taken",
        at: declaration.tokens, help: help(forValueOf: name, index))
      return literal(zero, kind(of: variable), nil)
    }
    if let first = instances[index].firstValues[name] {
      return literal(first, kind(of: variable), origin(of: declaration.tokens))
    }
    let optionalType = variable.type.flatMap { source.has($0.upperBound - 1, "?") ? $0 : nil }
    if let value = variable.value, !isGiven {
      if let optionalType {
        return atStart { $0.optional(value, optionalType, Scope(instance: index)) }
      }
      let first = atStart {
        $0.value(value, Scope(instance: index), $0.kind(of: variable), variable.type)
      }
      guard variable.type == nil, case .text(let text, let origin) = first else { return first }
      return .text(text.asWholeList, origin)
    }
    if instances[index].isRoot, let given = rootValues[name] {
      account.make(marks(ofGiven: name))
      if let optionalType { return optional(given, optionalType, Scope()) }
      return value(given, Scope(), kind(of: variable), variable.type)
    }
    if let attribute = declaration.attributes.first(where: { !$0.arguments.isEmpty }),
      source.has(attribute.name, "AppStorage") || source.has(attribute.name, "SceneStorage")
    {
      let zero = zero(of: variable.type) ?? "nil"
      return literal(zero, kind(of: variable), nil)
    }
    let isPlain = variable.type.map { source.text(bytes: source.range($0)).hasSuffix("?") } == true
    let zero = zero(of: variable.type)
    let isFocus = declaration.attribute("FocusState", in: source) != nil
    if !isPlain, !isFocus {
      warn(
        .missingKey, "nothing gives '\(name)' a first value; \(zero ?? "nil") is taken",
        at: declaration.tokens, help: help(forValueOf: name, index))
    }
    return literal(zero ?? "nil", kind(of: variable), nil)
  }

  /// A value as the document writes it: numbers and truth values as they are, texts as expressions.
  func literal(_ text: String, _ kind: StateKind, _ origin: Origin?) -> OutputValue {
    switch text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "nil": return .null
    default: break
    }
    if kind == .whole {
      return .text(text.wholeOperation ?? (text.hasPrefix("Int(") ? text : "Int(\(text))"), origin)
    }
    if kind == .number, let number = text.number { return .number(number) }
    return .text(text, origin)
  }

  /// The kind of value that a variable has, as far as its declaration says.
  func kind(of variable: SwiftVariable) -> StateKind {
    if let type = variable.type {
      return kind(ofType: source.text(bytes: source.range(type)), at: type.lowerBound)
    }
    guard let value = variable.value else { return .other }
    let text = source.text(bytes: source.range(value.tokens))
    if text == "true" || text == "false" { return .boolean }
    if text.hasPrefix("\"") { return .text }
    // A literal with an exponent is a Double, as one with a point is.
    if text.number != nil, !text.utf8.contains(where: { ".eE".utf8.contains($0) }) { return .whole }
    if text.number != nil { return .number }
    if text.wholeOperation != nil { return .whole }
    let list = value.chain.flatMap { chain -> SwiftExpression? in
      if case .list(let elements) = chain.head { elements.first?.value } else { nil }
    }
    let element = value.chain.flatMap { chain in self.element(of: chain)?.element }
    let first = (list ?? element ?? value).chain
    if case .name(let token)? = first?.head, let type = program.type(source.text(token), at: token)
    {
      if program.types[type].word == "enum" { return .choice(type) }
      return list == nil ? .record(type) : .records(type)
    }
    if text.hasPrefix("CGFloat(") || text.hasPrefix("Double(") { return .number }
    return .other
  }

  func kind(ofType text: String, at token: Int) -> StateKind {
    switch text {
    case _ where Self.wholeTypes.contains(text): return .whole
    case "Double", "CGFloat", "Float", "TimeInterval", "Date": return .number
    case "Bool": return .boolean
    case "String": return .text
    default: break
    }
    let isList = text.hasPrefix("[")
    let name = String(text.filter { !"[]?".contains($0) })
    guard let type = program.type(name, at: token) else { return .other }
    if program.types[type].word == "enum" { return isList ? .other : .choice(type) }
    return isList ? .records(type) : .record(type)
  }
}
