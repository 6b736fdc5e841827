import Diagnostics
import SwiftSource

extension Importer {
  /// The body of a view of the sources, in the place where it is used.
  mutating func child(_ type: Int, _ site: ImportedCall, _ scope: Scope) -> [ImportedNode] {
    let whole = declaration("body", of: type)?.tokens ?? site.tokens
    sayArguments(site.call, site.tokens, body: whole)
    let instance = makeInstance(type, site.call, scope)
    let own = ownStates(of: type)
    uses[type, default: 0] += 1
    guard let state = own.first else { return body(of: instance) }
    // In an exported source the states of a view are those of a view of the document.
    guard !isExported, scope.elements.isEmpty, uses[type] == 1, ownViewCount == 0 else {
      return ownBody(of: instance, site)
    }
    let name = program.types[type].name
    warn(
      .notSimulated,
      "'\(name)' has a state of its own; it becomes one of the document, '\(instances[instance].prefix)\(program.names(of: state).first ?? "")'",
      at: state.tokens.lowerBound..<(state.tokens.lowerBound + 2))
    useMarks[instances[instance].prefix + (program.names(of: state).first ?? ""), default: []]
      .append(.fate(state.tokens, .said))
    return body(of: instance)
  }

  /// The views of the body of an instance that is there more than once: its states are those of one view.
  private mutating func ownBody(of index: Int, _ site: ImportedCall) -> [ImportedNode] {
    instances[index].ownsStates = true
    ownViewCount += 1
    var nodes = body(of: index)
    ownViewCount -= 1
    let states = instances[index].ownStates.sorted { $0.place < $1.place }
    guard !states.isEmpty else { return nodes }
    // A view's condition is evaluated outside of the view, where its states have no names.
    let isOne =
      nodes.count == 1 && nodes[0].when == nil && nodes[0].loop == nil && nodes[0].identity == nil
      && !nodes[0].isGroup
    if !isOne {
      var around = ImportedNode(program.types[instances[index].type].name, site.tokens)
      around.children = nodes
      nodes = [around]
    }
    nodes[0].states += states.map { OutputMember($0.name, $0.value) }
    return nodes
  }

  /// The states that belong to each use of a view.
  func ownStates(of type: Int) -> [SwiftDeclaration] {
    program.types[type].members.filter { member in
      ["State", "GestureState", "FocusState"].contains { wrapper in
        member.attribute(wrapper, in: source) != nil
      }
    }
  }

  /// An instance of a type of the sources, with what a call gives its properties.
  mutating func makeInstance(_ type: Int, _ call: SwiftCall, _ scope: Scope) -> Int {
    sayType(type)
    let name = program.types[type].name.lowercasedFirst
    let number = viewCount(of: type) + 1
    var instance = Instance(
      type: type, prefix: number == 1 ? "\(name)_" : "\(name)\(number)_", arguments: [:],
      isRoot: false, model: nil,
      elements: scope.elements)
    scopes.append(scope)
    let place = scopes.count - 1
    var closures = call.closures[...]
    for member in program.types[type].members {
      guard case .variable(let variable) = member.kind, let token = variable.names.first,
        variable.getter == nil, !member.has("static", in: source)
      else { continue }
      let property = source.text(token)
      var meaning: Meaning?
      var marks: [TokenMark] = []
      if let argument = call.argument(property, in: source) {
        let read = use(of: argument, scope, place)
        meaning = read.0
        marks = read.1
      } else if let index = closures.firstIndex(where: { closure in
        closure.label.map { source.has($0, property) } == true
      }) {
        meaning = .closure(closures[index].closure, place)
        if let label = closures[index].label { marks = [.fate(label..<(label + 2), .said)] }
        closures.remove(at: index)
      } else if variable.value == nil,
        isFunction(variable.type) || member.attribute("ViewBuilder", in: source) != nil
          || isGeneric(variable.type, of: type),
        let index = closures.firstIndex(where: { $0.label == nil })
      {
        meaning = .closure(closures[index].closure, place)
        closures.remove(at: index)
      } else if variable.value == nil,
        variable.type.map({ source.text(bytes: source.range($0)).hasSuffix("?") }) == true
      {
        meaning = .text("nil", isDynamic: false)
      }
      if let meaning {
        give(
          whole(meaning, variable), marks + self.marks(ofStored: member), to: property, &instance)
      }
    }
    initialize(&instance, call, scope, place)
    return add(instance)
  }

  /// Reads the initializers of a type that take what a call gives: all, where none takes its labels.
  mutating func initialize(
    _ instance: inout Instance, _ call: SwiftCall, _ scope: Scope, _ place: Int
  ) {
    let labels = call.arguments.map { $0.label.map { source.text($0) } ?? "_" }
    let all = program.types[instance.type].members.compactMap { member in
      if case .initializer(let function) = member.kind { (member, function) } else { nil }
    }
    let taking = all.filter { $0.1.takes(labels, in: source) }
    for (member, function) in taking.isEmpty ? all : Array(taking.prefix(1)) {
      if let body = function.body, !body.statements.allSatisfy(isPlainAssignment) {
        warn(
          .notSimulated,
          "this initializer is not read: arguments are taken as those of properties of their names",
          at: member.tokens)
      }
      sayHeader(member, upTo: function.body?.tokens.lowerBound)
      passUnread(member.tokens)
      unlabeled(function, call, scope, place, &instance)
    }
  }

  /// Gives a property its value: a state the first one, another property the only one.
  private mutating func give(
    _ meaning: Meaning, _ marks: [TokenMark], to property: String, _ instance: inout Instance
  ) {
    instance.marks[property] = marks
    let isState = ownStates(of: instance.type).contains { state in
      program.names(of: state).contains(property)
    }
    if isState, case .text(let text, _) = meaning {
      instance.firstValues[property] = text
    } else {
      instance.arguments[property] = meaning
    }
  }

  /// Arguments without labels, by the names of the parameters of an initializer.
  mutating func unlabeled(
    _ function: SwiftFunction, _ call: SwiftCall, _ scope: Scope, _ place: Int,
    _ instance: inout Instance
  ) {
    var inside = Scope()
    bind(function.parameters, call, scope, &inside)
    for (name, meaning) in inside.names.sorted(by: { $0.key < $1.key })
    where instance.arguments[name] == nil && instance.firstValues[name] == nil {
      give(meaning, inside.marks[name] ?? [], to: name, &instance)
    }
    scopes.append(inside)
    let own = scopes.count - 1
    // Without a call, nothing gives a parameter its value.
    let unknown = Set(
      function.parameters.map { source.text($0.name) }.filter { inside.names[$0] == nil })
    for statement in function.body?.statements ?? [] {
      guard case .assignment(let target, let sign, let value) = statement.kind,
        source.has(sign, "="), !value.tokens.contains(where: { unknown.contains(source.text($0)) })
      else { continue }
      let name = source.text(target.tokens.upperBound - 1).drops(prefix: "_")
      if declaration(name, of: instance.type)?.has("static", in: source) == true { continue }
      if let chain = value.chain, case .name(let token) = chain.head, source.has(token, "State") {
        let (first, marks) = waiting { importer in
          chain.lastCall?.arguments.first.map {
            importer.translation($0.value.tokens, inside).text
          }
        }
        instance.firstValues[name] = first
        instance.marks[name] = marks + [.fate(statement.tokens, .said)]
      } else {
        let (given, marks) = waiting { $0.given(value, inside, own) }
        guard let given else { continue }
        let property = declaration(name, of: instance.type).map { self.marks(ofStored: $0) } ?? []
        give(
          given, marks + [.fate(statement.tokens, .said)] + property, to: name, &instance)
      }
    }
  }

  /// The value that an initializer gives a property; a closure that is called gives its views.
  mutating func given(_ value: SwiftExpression, _ scope: Scope, _ place: Int) -> Meaning? {
    if let chain = value.chain, case .name(let token) = chain.head,
      case .closure(let closure, let outer)? = scope.names[source.text(token)]
    {
      if let marks = scope.marks[source.text(token)] { account.make(marks) }
      return .closure(closure, outer)
    }
    return meaning(of: value, scope, place)
  }

  func isPlainAssignment(_ statement: SwiftStatement) -> Bool {
    if case .assignment = statement.kind { return true }
    return false
  }

  func isFunction(_ type: Range<Int>?) -> Bool {
    guard let type else { return false }
    return source.text(bytes: source.range(type)).has("->")
  }

  func isGeneric(_ type: Range<Int>?, of index: Int) -> Bool {
    guard let type, type.count == 1 else { return false }
    let name = source.text(type.lowerBound)
    return ["Content", "Label", "V", "Header", "Footer", "Background"].contains(name)
  }

  /// The views of the body of an instance.
  mutating func body(of index: Int) -> [ImportedNode] {
    guard let declaration = declaration("body", of: instances[index].type),
      case .variable(let variable) = declaration.kind, let getter = variable.getter
    else { return [] }
    sayHeader(declaration, upTo: getter.tokens.lowerBound)
    let scope = Scope(instance: index, elements: instances[index].elements)
    guard program.types[instances[index].type].isAnimatable,
      let data = animatableData(of: index)
    else { return anew { $0.views(getter, scope) } }
    instances[index].isAnimatable = true
    for member in data {
      instances[index].arguments[member.property] = .text(member.name, isDynamic: true)
    }
    let outer = presentedNames
    presentedNames = Set(data.map { $0.name })
    let nodes = anew { $0.views(getter, scope) }
    presentedNames = outer
    var node = ImportedNode(program.types[instances[index].type].name, getter.tokens)
    // An exported view that is animatable is one view with its probes, and not one around another.
    if isExported, nodes.count == 1, nodes[0].when == nil, nodes[0].loop == nil {
      node = nodes[0]
    } else {
      node.children = nodes
    }
    node.define = data.map { OutputMember($0.name, $0.value) }
    node.animatable = data.map { $0.name }
    return [node]
  }
}
