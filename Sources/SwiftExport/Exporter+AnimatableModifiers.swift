import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

// A modifier of the document's own is a structure of the file. Its parameters are what is on screen at each frame, and it
// is given bindings to the states that its body reads or sets.
extension Exporter {
  mutating func write(
    _ modifier: AnimatableModifier, _ index: ElementIndex<Modifier>,
    of view: ElementIndex<ViewNode>, in scope: ScopeIndex
  ) {
    let place = timeline[index].place.range
    guard modifier.definitions.isEmpty else {
      return refuse("'define' of a modifier", at: place)
    }
    guard !isInStructure else { return refuse("'animatable' in another one", at: place) }
    guard !isInTimelineView else { return refuse("'animatable' in 'timelineView'", at: place) }
    guard row.isEmpty else { return refuse("'animatable' in a row", at: place) }
    var arguments: [String] = []
    var parameters: [PresentedParameter] = []
    for parameter in timeline[modifier.parameters] {
      refuseName(parameter.name, at: parameter.place.range)
      let (value, type) = text(parameter.value, in: scope)
      arguments.append("\(parameter.name): \(value)")
      parameters.append(PresentedParameter(name: parameter.name, type: type))
    }
    guard accepts(parameters, of: "'animatable'", at: place) else { return }
    let names = parameters.map { $0.name }
    if timeline.changesStates(modifier.body), visible.contains(where: { names.contains($0.name) }) {
      refuse("a parameter of 'animatable' with the name of a state, beside an observer,", at: place)
    }
    let name = structureName([timeline[view].id ?? ""] + names, end: "Effect")
    var outer = (writer: SwiftWriter(), members: ViewMembers())
    swap(&outer.writer, &writer)
    swap(&outer.members, &members)
    (isInStructure, isGivenNames) = (true, true)
    writeBody(of: modifier, parameters, index, of: view, in: scope)
    (isInStructure, isGivenNames) = (false, false)
    let inside = writer.text
    let words = Set(inside.split { !$0.isNamePart })
    var known = Set(names)
    let given = visible.reversed().filter {
      known.insert($0.name).inserted && words.contains($0.name[...])
    }.reversed().map { GivenProperty($0) }
    writer = SwiftWriter()
    writer.open("private struct \(name): ViewModifier, @preconcurrency Animatable")
    if members.readsReduceMotion { writer.line(Self.reduceMotion) }
    declare(given, at: place)
    writeProperties(parameters)
    writer.blank()
    writer.indentedText(inside)
    writer.close()
    structures.append(writer.text)
    swap(&outer.writer, &writer)
    swap(&outer.members, &members)
    arguments = given.map { $0.argument } + arguments
    writer.line(".modifier(\(name)(\(arguments.joined(separator: ", "))))")
  }

  /// Writes the body of the structure, and its methods and definitions.
  private mutating func writeBody(
    of modifier: AnimatableModifier, _ parameters: [PresentedParameter],
    _ index: ElementIndex<Modifier>, of view: ElementIndex<ViewNode>, in scope: ScopeIndex
  ) {
    let content = fileName(
      "content", in: checked.scope(inside: scope, openedBy: .modifier(index)))
    let parameter = content == "content" ? content : "content \(content)"
    writer.open("func body(\(parameter): Content) -> some View")
    let shown = parameters.map { (text: $0.name, type: $0.type) }
    writeContent(
      modifier.body, around: content, showing: zip(modifier.parameters.indices, shown), index,
      of: view, in: scope)
    writer.close()
    writeActions()
    for definition in definitionsOfView() {
      writer.blank()
      for line in definition { writer.line(line) }
    }
  }
}

extension Timeline {
  /// Whether modifiers have steps, which may set a state.
  fileprivate func changesStates(_ modifiers: ElementRange<Modifier>) -> Bool {
    self.modifiers(throughout: modifiers).contains { index in
      switch self[index].action {
      case .onAnimationCompleted, .stoppable, .pausable, .onChange, .onReceive, .onAppear,
        .onDisappear, .task, .onTapGesture:
        true
      default: false
      }
    }
  }
}
