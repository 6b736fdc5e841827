import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

extension Exporter {
  /// Writes the body of the view, its actions, and the function that plays the events.
  mutating func writeView() {
    let roots = Array(timeline.rootViews)
    var hasContainer =
      roots.count == 1 && !timeline[roots[0]].descendants.isEmpty
      && !isStructure(roots[0])
    writer.open("var body: some View")
    if !timeline.hasViews {
      writeStates()
    } else if roots.count == 1, !timeline[roots[0]].comesAndGoes {
      write(roots[0], in: .document)
    } else {
      if timeline.profile == .ios13_0, standStillInContainer {
        refuse(
          "several views beside each other, whose modifiers would stand still in a container,",
          at: 0..<0)
      }
      // A stack would place the views of the document, which nothing places.
      writer.open(isStill && !tracksFrames ? "VStack" : "ZStack")
      for root in roots { write(root, in: .document) }
      writer.close()
      hasContainer = true
    }
    writer.indent(by: hasContainer ? 0 : 1)
    writeGestures(of: nil)
    writer.line(".onAppear { play() }")
    writer.indent(by: hasContainer ? 0 : -1)
    writer.close()
    writer.blank()
    writePlay()
    writeTapMethods()
    writeDragMethods()
    writeActions()
    writeUncalledActions()
  }

  /// A view that shows the states, each of which is a column of its own.
  private mutating func writeStates() {
    writer.line("Text(\(options.view.swiftLiteral))")
    writer.indent(by: 1)
    for (index, state) in timeline.states.enumerated() {
      let type = checked.type(of: .state(ElementIndex(index)))
      let names = Self.columns(of: type, after: state.name)
      guard names.allSatisfy({ options.columns.contains($0) }) else { continue }
      writeProbe(state.name, type, columns: names, after: "", at: state.place.range)
    }
    writer.indent(by: -1)
  }

  /// Whether a view that no other one contains has a modifier that moves in no container of the first release.
  private var standStillInContainer: Bool {
    timeline.views.contains { view in
      var parent = view.parent
      while let index = parent {
        guard timeline[index].kind == .group else { return false }
        parent = timeline[index].parent
      }
      return timeline.modifiers(throughout: view.modifiers).contains { modifier in
        switch timeline[modifier].action {
        case .animatable, .onAnimationCompleted: true
        default: false
        }
      }
    }
  }

  /// Whether no view can move another one in a stack: none comes, goes or changes its size.
  private var isStill: Bool {
    !timeline.views.contains { view in
      view.comesAndGoes || view.layout != nil
        || timeline.modifiers(throughout: view.modifiers).contains { index in
          switch timeline.frameEffect(of: index) {
          case .places: true
          case .none, .draws, .beginsSpace: false
          }
        }
    }
  }

  /// Writes a view with its rows and its condition.
  mutating func write(_ index: ElementIndex<ViewNode>, in outer: ScopeIndex) {
    let view = timeline[index]
    refuseParts(of: index)
    let (outerRow, outerNames) = (row, visible)
    var scope = outer
    var identity: String?
    if let loop = view.loop {
      guard let opened = open(loop, of: index, in: outer) else { return }
      (scope, identity) = (opened.scope, opened.id)
    } else if let value = view.identity {
      let (text, type) = text(value, in: outer, isTyped: false)
      row.append(RowName(text: text, type: type))
      identity = text
    }
    if let condition = view.condition {
      writer.open("if", over: text(condition, in: scope).text)
    }
    let outerColumns = viewColumns
    viewColumns = []
    if !view.states.isEmpty || !view.definitions.isEmpty && view.parameters.isEmpty {
      writeStructure(of: index, in: scope)
      if let identity { writer.indented(by: 1) { $0.line(".id(\(identity))") } }
    } else if view.parameters.isEmpty {
      writeContent(of: index, identity, in: scope)
    } else {
      writeAnimatable(index, in: scope)
    }
    viewColumns = outerColumns
    if view.condition != nil { writer.close() }
    if view.loop != nil { writer.close() }
    (row, visible) = (outerRow, outerNames)
  }

  /// Whether a view is a structure of its own in the file.
  private func isStructure(_ index: ElementIndex<ViewNode>) -> Bool {
    let view = timeline[index]
    return !view.parameters.isEmpty || !view.states.isEmpty || !view.definitions.isEmpty
      || timeline.isComponent(index)
  }

  /// Writes what a view shows, with its modifiers.
  mutating func writeContent(
    of index: ElementIndex<ViewNode>, _ identity: String?, in scope: ScopeIndex
  ) {
    openTimelineViews(of: index, in: scope)
    let depth = writeBase(of: index, in: scope)
    writer.indent(by: depth)
    // The modifiers of a use are those of the component's view, outside of its own.
    let view = timeline.children(of: index).first { timeline[$0].isComponent } ?? index
    for place in timeline[index].modifiers.indices {
      let modifier = ElementIndex<Modifier>(place)
      if case .timelineView(let dates) = timeline[modifier].action {
        close(timeline[dates], modifier, of: view, indentedBy: depth, in: scope)
      } else {
        write(modifier, of: view, in: scope)
      }
      writeFrameProbe(of: view, at: .drawing(modifier))
      writeFrameProbe(of: view, at: .space(modifier))
    }
    writeGestures(of: view)
    // So is what it has as a whole.
    if !timeline[index].isComponent {
      writeFrameProbe(of: view, at: .transition)
      writeOwnTransition(of: view)
    }
    writeForgetting(of: view)
    if let identity { writer.line(".id(\(identity))") }
    writer.indent(by: -depth)
  }

  /// Writes a view without its modifiers: what it draws or contains, its size, and what lies on it.
  ///
  /// - Returns: how far the modifiers are indented.
  mutating func writeBase(of index: ElementIndex<ViewNode>, in scope: ScopeIndex) -> Int {
    let view = timeline[index]
    let children = Array(timeline.children(of: index))
    if let component = children.first(where: { timeline[$0].isComponent }) {
      writeStructure(of: component, in: scope)
      return 1
    }
    let content = children.filter { timeline[$0].placement == .content }
    // A stack or a group without views shows nothing, where a drawing would be seen, and take all the room.
    let isLeaf =
      content.isEmpty && view.reader == nil && view.layout == nil && view.kind == .view
    if let setting = view.spacer {
      writer.line(spacer(setting, in: scope))
    } else if isLeaf {
      writer.line(leaf(index, in: scope))
    } else {
      let (head, inputs) = container(index, in: scope)
      let inside =
        view.reader == nil ? scope : checked.scope(inside: scope, openedBy: .reader(index))
      writer.open(head, inputs: inputs)
      if let reader = view.reader {
        visible.append(
          VisibleName(name: reader.name, type: "GeometryProxy", isSettable: false))
      }
      for child in content { write(child, in: inside) }
      writer.close()
    }
    let depth = isLeaf ? 1 : 0
    writer.indent(by: depth)
    if let id = view.id, view.kind == .view, view.spacer == nil {
      writer.line(".accessibilityIdentifier(\(id.swiftLiteral))")
    }
    if let size = view.size, !beginsWithSharedFrame(index) { writeSize(size, in: scope) }
    writeFrameProbe(of: index, at: .content)
    writeLayers(children, in: scope)
    writer.indent(by: -depth)
    return depth
  }

  /// Writes the transition that a view has by itself.
  mutating func writeOwnTransition(of index: ElementIndex<ViewNode>) {
    if timeline.hasTransition(index), timeline.transition(of: index) == nil {
      writeDefaultTransition(of: index)
    }
  }

  /// Writes that the columns of a view are empty while it is away.
  mutating func writeForgetting(of index: ElementIndex<ViewNode>) {
    if timeline.comesAndGoes(index), !viewColumns.isEmpty { writeForgetting(viewColumns) }
  }

  private mutating func writeForgetting(_ columns: [String]) {
    let line = ".onDisappear { Recorder.shared.forget(\(columns.joined(separator: ", "))) }"
    guard !writer.fits(line) else { return writer.line(line) }
    writer.open(".onDisappear")
    writer.call("Recorder.shared.forget", columns)
    writer.close()
  }

  /// The drawing of a view without children.
  private mutating func leaf(_ index: ElementIndex<ViewNode>, in scope: ScopeIndex) -> String {
    if let (value, modifier) = timeline.text(of: index) {
      if case .view = timeline[modifier].container {
        return "Text(\(text(value, in: scope).text))"
      }
    }
    if let fill = fill(of: index) { return "Rectangle().fill(\(text(fill.value, in: scope).text))" }
    // A text has a size of its own, which would count in layout.
    return tracksFrames ? "Rectangle()" : "Text(\((timeline[index].id ?? "view").swiftLiteral))"
  }

  mutating func writeSize(_ size: AttributeValue, in scope: ScopeIndex) {
    guard case .components(let parts) = size, let (width, height) = pair(parts, in: scope) else {
      return refuse("a size that is one expression", at: size.place(in: timeline))
    }
    writer.line(".frame(width: \(width ?? "nil"), height: \(height ?? "nil"))")
  }

  private mutating func refuseParts(of index: ElementIndex<ViewNode>) {
    let view = timeline[index]
    let place = view.place.range
    if view.kind == .group, view.hasInstances, !timeline.isComponent(index) {
      refuse("'forEach' or 'identity' of a group", at: place)
    }
    if view.host != nil { refuse("'host'", at: place) }
  }
}

extension AttributeValue {
  /// The bytes of the value; none where nothing of it is written.
  func place(in timeline: Timeline) -> Range<Int> {
    switch self {
    case .whole(let value): return value.place
    case .components(let parts):
      let written = timeline[parts].compactMap { $0?.place }
      guard let first = written.first, let last = written.last else { return 0..<0 }
      return first.lowerBound..<last.upperBound
    }
  }
}
