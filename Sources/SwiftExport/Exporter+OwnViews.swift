import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

/// A name that is seen in a place of the document.
struct VisibleName {
  let name: String
  /// The type of its value as Swift names it; nil for one without a name.
  let type: String?
  /// Whether it can be set, so that a structure is given a binding to it.
  let isSettable: Bool
  /// Whether it is an object with published properties.
  var isObject = false
}

/// A property of a structure that each use of it gives a value to.
struct GivenProperty {
  /// The name that it has in the structure.
  let seen: VisibleName
  /// The value that a use gives it.
  let value: String

  /// A property for what has the same name outside.
  init(_ seen: VisibleName) {
    self.init(seen, seen.isSettable ? "$\(seen.name)" : seen.name)
  }

  init(_ seen: VisibleName, _ value: String) {
    self.seen = seen
    self.value = value
  }

  var name: String { seen.name }
  var argument: String { "\(name): \(value)" }
  /// The declaration; nil for a type without a name.
  var declaration: String? {
    let words = seen.isObject ? "@ObservedObject var" : seen.isSettable ? "@Binding var" : "let"
    return seen.type.map { "\(words) \(name): \($0)" }
  }
}

// A view with states of its own is a structure of the file, and so is the view of a component. It sees no state of the
// view of the file: it is given bindings to those that it reads or sets, and has its own methods for actions.
extension Exporter {
  /// The names that are seen everywhere.
  var documentNames: [VisibleName] {
    timeline.states.enumerated().map { index, state in
      VisibleName(
        name: state.name, type: checked.type(of: .state(ElementIndex(index))).swiftName,
        isSettable: true)
    } + models + namespaces
      + (startName.map { [VisibleName(name: $0, type: "Date", isSettable: false)] } ?? [])
  }

  /// Writes a view as a structure, and a use of it.
  mutating func writeStructure(of index: ElementIndex<ViewNode>, in outer: ScopeIndex) {
    let view = timeline[index]
    let place = view.place.range
    guard !isInStructure else { return refuse("a view of its own in 'animatable'", at: place) }
    guard view.parameters.isEmpty else {
      return refuse("'animatable' of a view with a state of its own", at: place)
    }
    let arguments = arguments(of: view, in: outer)
    let outside = (visible, row, members, isInOwnView, viewColumns)
    let outerDefinitions = (ownDefinitions, ownUses)
    (ownDefinitions, ownUses) = (view.definitions.isEmpty ? nil : place, [])
    argumentPlaces.formUnion(timeline[view.arguments].map { $0.place.range.lowerBound })
    var scope = outer
    if view.isComponent {
      visible = documentNames
      scope = checked.scope(inside: scope, openedBy: .component(index))
    }
    let identities = identities(besides: Set(arguments.map { $0.name }), in: scope)
    let states = states(of: view, in: scope)
    let ownNames = arguments.map { $0.seen } + states.names
    let candidates = arguments + identities + givenNames(besides: ownNames.map { $0.name })
    visible += ownNames
    scope = checked.scope(inside: scope, openedBy: .viewStates(index))
    scope = checked.scope(inside: scope, openedBy: .view(index))
    (members, isInOwnView, viewColumns) = (ViewMembers(), true, [])
    var outerText = SwiftWriter()
    swap(&outerText, &writer)
    let inside = textInside(index, in: scope)
    let words = Set(inside.split { !$0.isNamePart })
    let used = candidates.filter { words.contains($0.name[...]) }
    let structure = structureName([view.id ?? ""], end: "View")
    writer = SwiftWriter()
    writer.open("private struct \(structure): View")
    if members.readsReduceMotion { writer.line(Self.reduceMotion) }
    declare(used, at: place)
    for state in states.lines { writer.line(state) }
    writer.indentedText(inside)
    writer.close()
    structures.append(writer.text)
    swap(&outerText, &writer)
    (visible, row, members, isInOwnView, viewColumns) = outside
    (ownDefinitions, ownUses) = outerDefinitions
    writer.call(structure, used.map { $0.argument })
  }

  mutating func declare(_ properties: [GivenProperty], at place: Range<Int>) {
    for property in properties {
      if let declaration = property.declaration {
        writer.line(declaration)
      } else {
        refuse("'\(property.name)', whose type has no name in Swift,", at: place)
      }
    }
  }

  /// The body, the methods and the definitions in the structure of a view.
  private mutating func textInside(
    _ index: ElementIndex<ViewNode>, in scope: ScopeIndex
  ) -> String {
    writer = SwiftWriter()
    writer.blank()
    writer.open("var body: some View")
    writeContent(of: index, nil, in: scope)
    writer.close()
    writeActions()
    for line in ownMembers() { writer.line(line) }
    for definition in definitionsOfView() {
      writer.blank()
      for line in definition { writer.line(line) }
    }
    return writer.text
  }
}

// MARK: - Properties

extension Exporter {
  /// The properties for the parameters of a component.
  private mutating func arguments(
    of view: ViewNode, in scope: ScopeIndex
  ) -> [GivenProperty] {
    var properties: [GivenProperty] = []
    for argument in timeline[view.arguments] {
      refuseName(argument.name, at: argument.place.range)
      let (value, type) = text(argument.value, in: scope, isTyped: argument.isBinding)
      let seen = VisibleName(
        name: argument.name, type: type.swiftName, isSettable: argument.isBinding)
      properties.append(GivenProperty(seen, argument.isBinding ? "$\(value)" : value))
    }
    return properties
  }

  /// The properties that tell rows from others, under names that nothing else has; the names of the rows are these then.
  private mutating func identities(
    besides names: Set<String>, in scope: ScopeIndex
  ) -> [GivenProperty] {
    var taken = names.union(visible.map { $0.name })
    var properties: [GivenProperty] = []
    for (number, identity) in row.enumerated() {
      var name = fileName("identity", in: scope)
      while !taken.insert(name).inserted { name += "2" }
      let seen = VisibleName(name: name, type: identity.type.swiftName, isSettable: false)
      properties.append(GivenProperty(seen, identity.text))
      row[number] = RowName(text: name, type: identity.type)
    }
    return properties
  }

  /// The properties for names that are seen around the structure.
  private func givenNames(besides names: [String]) -> [GivenProperty] {
    var known = Set(names)
    return visible.reversed().filter { known.insert($0.name).inserted }.map { GivenProperty($0) }
      .reversed()
  }

  /// The declarations of the states of a view, and their names.
  private mutating func states(
    of view: ViewNode, in scope: ScopeIndex
  ) -> (lines: [String], names: [VisibleName]) {
    var lines: [String] = []
    var names: [VisibleName] = []
    for number in view.states.indices {
      let index = ElementIndex<OwnState>(number)
      let state = timeline[index]
      let place = state.place.range
      refuseName(state.name, at: place)
      let type = checked.type(of: index)
      names.append(VisibleName(name: state.name, type: type.swiftName, isSettable: true))
      guard let name = type.swiftName else {
        refuse("the state '\(state.name)', \(type.withArticle),", at: place)
        continue
      }
      guard checked.isConstant(state.initialValue) else {
        refuse("a state of a view that begins with what may change", at: place)
        continue
      }
      let (value, _) = text(state.initialValue, as: type, in: scope, isTyped: false)
      lines.append(
        Self.declaration(ofState: state.name, type, called: name, value))
    }
    return (lines, names)
  }
}
