import Diagnostics
import JSONText

/// A view that is declared once, under a name, and used wherever that name is.
struct Component {
  let name: String
  /// The names that a use gives values to, in the order of the document.
  var parameters: [ComponentParameter] = []
  /// The object that declares it.
  let start: JSONCursor
}

/// A name that the use of a component gives a value to.
struct ComponentParameter {
  let name: String
  /// Whether it is a binding: written `$name`, and set under that name as well.
  let isBinding: Bool
}

/// A value, or something that can be set, under a name that a component gives it.
package struct ComponentArgument: Hashable, Sendable {
  package let name: String
  package let isBinding: Bool
  /// The value, or the path of what is bound.
  package let value: DocumentValue
  /// Where the value is written.
  package let place: SourceRange
}

/// The keys of a component: those of its view, and its parameters.
enum ComponentKey: UInt8, DocumentKey {
  case parameters, state, size, layout, define, animatable, modifiers, children, note

  static let table = KeyTable<Self>()
  static let objectName = "component"

  var entry: KeyEntry {
    switch self {
    case .parameters:
      KeyEntry(
        "parameters", .list(of: .name(.newBinding)),
        "The names that each use of the component gives values to under 'with'; '$name' is a binding, which steps of "
          + "the component can set.")
    case .note: .note
    case .state, .size, .layout, .define, .animatable, .modifiers, .children:
      viewKey?.entry ?? .note
    }
  }

  /// The key of a view with the same meaning.
  var viewKey: ViewKey? {
    switch self {
    case .parameters, .note: nil
    case .state: .state
    case .size: .size
    case .layout: .layout
    case .define: .define
    case .animatable: .animatable
    case .modifiers: .modifiers
    case .children: .children
    }
  }
}

extension DocumentDecoder {
  /// More components than this, one inside another, are refused, and uses that read more bytes of components together.
  private static let nestingLimit = 32
  private static let sizeLimit = 1_000_000

  /// Learns the names and the parameters of the components; their views are read where they are used.
  mutating func declareComponents() throws(JSONError) {
    try readMembers("'components'") { (decoder, name) throws(JSONError) in
      decoder.checkIdentifier(name, of: "a component's name")
      var component = Component(
        name: decoder.content.text(name), start: decoder.cursor)
      component.parameters = try decoder.readParameters(of: component.name)
      decoder.components.append(component)
    }
    noteDeclaration()
  }

  private mutating func readParameters(
    of component: String
  ) throws(JSONError) -> [ComponentParameter] {
    var parameters: [ComponentParameter] = []
    guard try expect(.object, for: "a component") else { return parameters }
    try cursor.enterObject()
    while let key = try cursor.nextKey() {
      guard cursor.isEqual(key.string, ComponentKey.parameters.entry.name), key.firstUse == nil
      else {
        try cursor.skipValue()
        continue
      }
      try readElements("'parameters'") { (decoder) throws(JSONError) in
        guard let name = try decoder.readString(for: "a parameter"),
          let parameter = decoder.parameter(name)
        else { return }
        if parameters.contains(where: { $0.name == parameter.name }) {
          let message = "\(parameter.name.quotedForMessage) is in 'parameters' twice"
          return decoder.add(.error(.duplicateName, message, at: name.range))
        }
        parameters.append(parameter)
      }
    }
    return parameters
  }

  private mutating func parameter(_ name: JSONString) -> ComponentParameter? {
    let bound = content.binding(in: name)
    guard checkName(bound ?? name, of: "a parameter's name") else { return nil }
    return ComponentParameter(name: content.text(bound ?? name), isBinding: bound != nil)
  }
}

// MARK: - Uses

extension DocumentDecoder {
  /// Refuses keys of a use that belong to the component.
  mutating func checkUse(_ parts: ViewParts, _ keys: KeySet<ViewKey>) {
    guard let name = parts.component else { return }
    for key in ViewKey.allCases where ViewKey.ofComponents.contains(key) && keys.contains(key) {
      add(
        .error(
          .conflictingKeys, "'\(key.name)' belongs to the component, not to its use",
          at: name.range, help: "write it in \"components\", under the component's name"))
    }
  }
}

extension DocumentDecoder {
  /// Reads `with`: a value for each parameter.
  mutating func readArguments() throws(JSONError) -> [(name: JSONString, value: DocumentValue)] {
    var arguments: [(name: JSONString, value: DocumentValue)] = []
    try readMembers("'with'") { (decoder, name) throws(JSONError) in
      let what = Subject("the argument", name)
      guard try decoder.cursor.peek() == .string else {
        if try decoder.cursor.peek() == .array {
          let help = "write the list as an expression: \"['a', 'b']\""
          try decoder.reject(what, mustBe: "a value or an expression", help: help)
          return arguments.append((name, .null(SourceRange(decoder.cursor.lastRange))))
        }
        if let value = try decoder.readValue(for: what, as: .definition) {
          arguments.append((name, value))
        }
        return
      }
      let text = try decoder.cursor.readString()
      let path = decoder.content.binding(in: text) ?? text
      arguments.append((name, .text(decoder.expression(path, in: .single))))
    }
    return arguments
  }

  /// Reads the view of a component inside the view that uses it.
  mutating func expand(
    _ use: ViewParts, of view: ElementIndex<ViewNode>, named id: String?
  ) throws(JSONError) {
    guard let name = use.component else { return }
    let text = content.text(name)
    guard let component = components.first(where: { $0.name == text }) else {
      let help =
        suggestion(for: name, among: components.map { $0.name })
        ?? "declare it: \"components\": { \"\(text.escapedForMessage)\": { \"modifiers\": [ ... ] } }"
      return add(
        .error(
          .unknownName, "no component is called \(text.quotedForMessage)", at: name.range,
          help: help))
    }
    guard !openComponents.contains(text) else {
      let message = "the component \(text.quotedForMessage) contains itself"
      return add(.error(.recursion, message, at: name.range))
    }
    guard openComponents.count < Self.nestingLimit else {
      let message = "components are more than \(Self.nestingLimit) deep in each other here"
      return add(.error(.tooDeep, message, at: name.range))
    }
    guard componentBytes < Self.sizeLimit else {
      let message = "the uses of components are together more than \(Self.sizeLimit) bytes of them"
      return add(.error(.tooMany, message, at: name.range))
    }
    let (arguments, locals) = arguments(of: use, for: component)
    let outside = (cursor, names.locals, viewPrefix)
    let dropsRepetitions = diagnostics.dropsRepetitions
    diagnostics.dropsRepetitions = true
    cursor = component.start
    names.locals = [locals]
    viewPrefix = id.map { $0 + "_" } ?? viewPrefix
    openComponents.append(text)
    try readView(of: ComponentBody(use, named: id, arguments), in: view)
    componentBytes += cursor.lastRange.upperBound - component.start.offset
    openComponents.removeLast()
    diagnostics.dropsRepetitions = dropsRepetitions
    (cursor, names.locals, viewPrefix) = outside
  }

  /// The arguments of a use in the order of the parameters, and what their names mean to steps.
  private mutating func arguments(
    of use: ViewParts, for component: Component
  ) -> (ElementRange<ComponentArgument>, LocalNames) {
    var locals: LocalNames = [:]
    let start = timeline.viewContent.arguments.count
    for parameter in component.parameters {
      guard let argument = use.arguments.first(where: { content.text($0.name) == parameter.name })
      else {
        refuseMissing(parameter, of: component, use)
        continue
      }
      let path = content.boundPath(argument.value)
      if parameter.isBinding, path == nil { refuseValue(argument, of: parameter) }
      locals[parameter.name] =
        parameter.isBinding ? .binding(path.flatMap { root(ofBound: $0) }) : .constant
      timeline.viewContent.arguments.append(
        ComponentArgument(
          name: parameter.name, isBinding: parameter.isBinding && path != nil,
          value: argument.value, place: SourceRange(argument.value.place)))
    }
    for argument in use.arguments
    where !component.parameters.contains(where: { $0.name == content.text(argument.name) }) {
      let message =
        "the component \(component.name.quotedForMessage) has no parameter "
        + content.text(argument.name).quotedForMessage
      let known = component.parameters.map { $0.name }
      add(
        .error(
          .unknownName, message, at: argument.name.range,
          help: suggestion(for: argument.name, among: known)
            ?? (known.isEmpty
              ? "leave it out" : "it has \(known.map { "'\($0)'" }.joined(separator: ", "))")))
    }
    return (ElementRange(start..<timeline.viewContent.arguments.count), locals)
  }

  /// The state that a path is in; nil for one that belongs to a view, and for what is none, which is reported.
  private mutating func root(ofBound path: JSONString) -> StateReference? {
    let found = content.withBytes(of: path) { names.find(statePath: $0) }
    guard case .unknown(let kind) = found else {
      if case .path(let root, _) = found { return root }
      return nil
    }
    let text = content.text(path)
    let place = path.range.lowerBound - 1..<path.range.upperBound
    let (code, message): (DiagnosticCode, String) =
      switch kind {
      case .name, .property: (.unknownName, "no state is called \(text.quotedForMessage)")
      case .definition, .argument:
        (.wrongType, "\(text.quotedForMessage) is a value, which cannot be bound")
      case .grammar:
        (
          .invalidName,
          "\(text.quotedForMessage) cannot be bound: it must be like '$name', '$name[0]' or '$name.x'"
        )
      }
    let known = nearestName(to: text, among: knownStates())
    add(.error(code, message, at: place, help: known.map { "did you mean '$\($0)'?" }))
    return nil
  }

  private mutating func refuseMissing(
    _ parameter: ComponentParameter, of component: Component, _ use: ViewParts
  ) {
    guard let name = use.component else { return }
    let example = parameter.isBinding ? "\"$isOn\"" : "..."
    add(
      .error(
        .missingKey,
        "the component \(component.name.quotedForMessage) needs a value for '\(parameter.name)'",
        at: name.range, help: "write \"with\": { \"\(parameter.name)\": \(example) }"))
  }

  private mutating func refuseValue(
    _ argument: (name: JSONString, value: DocumentValue), of parameter: ComponentParameter
  ) {
    add(
      .error(
        .wrongType, "'\(parameter.name)' is a binding: it needs something that can be set",
        at: argument.value.place,
        help: "write it with a dollar sign, as \"$isOn\" or \"$items[index].isDone\""))
  }
}

/// The settings of the view of a component that come from its use.
struct ComponentBody {
  /// The name of the use, which its view has.
  let name: String?
  private(set) var parts = ViewParts()

  init(_ use: ViewParts, named name: String?, _ arguments: ElementRange<ComponentArgument>) {
    self.name = name
    parts.parameterValues = arguments
    (parts.host, parts.placement) = (use.host, use.placement)
    parts.bridgesTransaction = use.bridgesTransaction
    (parts.alignment, parts.alignmentPlace) = (use.alignment, use.alignmentPlace)
  }
}

extension SourceContent {
  /// The name in `$name`; nil for any other text.
  func binding(in text: JSONString) -> JSONString? {
    withBytes(of: text) { $0.first == UInt8(ascii: "$") && $0.count > 1 } && !text.hasEscapes
      ? text.droppingFirst : nil
  }

  /// The path of a value that was written as `$path`.
  func boundPath(_ value: DocumentValue) -> JSONString? {
    guard case .text(let written) = value, written.text.content.lowerBound > 0,
      bytes[written.text.content.lowerBound - 1] == UInt8(ascii: "$")
    else { return nil }
    return written.text
  }
}
