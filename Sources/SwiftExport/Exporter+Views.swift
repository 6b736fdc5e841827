import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

extension Exporter {
  /// Writes the body of the view, its actions, and the function that plays the events.
  mutating func writeView() {
    let roots = Array(timeline.rootViews)
    var hasContainer = roots.count == 1 && !timeline[roots[0]].descendants.isEmpty
    writer.open("var body: some View")
    if !timeline.hasViews {
      writeStates()
    } else if roots.count == 1, !timeline[roots[0]].comesAndGoes {
      write(roots[0], in: .document)
    } else {
      writer.open(isStill ? "VStack" : "ZStack")
      for root in roots { write(root, in: .document) }
      writer.close()
      hasContainer = true
    }
    writer.indented(by: hasContainer ? 0 : 1) { $0.line(".onAppear { play() }") }
    writer.close()
    writer.blank()
    writePlay()
    writeActions()
  }

  /// A view that shows the states, each of which is a column of its own.
  private mutating func writeStates() {
    writer.line("Text(\(options.view.swiftLiteral))")
    writer.indent(by: 1)
    for (index, state) in timeline.states.enumerated() {
      let type = checked.type(of: .state(ElementIndex(index)))
      let names = Self.columns(of: type, after: state.name)
      guard names.allSatisfy({ options.columns.contains($0) }) else { continue }
      writeProbe(state.name, type, columns: names, at: state.place.range)
    }
    writer.indent(by: -1)
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

  private mutating func write(_ index: ElementIndex<ViewNode>, in outer: ScopeIndex) {
    let view = timeline[index]
    refuseParts(of: index)
    // What is inside such a view reads names that it gives.
    guard view.loop == nil, view.reader == nil, view.definitions.isEmpty, view.parameters.isEmpty,
      view.states.isEmpty, !timeline.isComponent(index)
    else { return }
    if let condition = view.condition {
      writer.open("if \(text(condition, in: outer).text)")
    }
    let children = Array(timeline.children(of: index))
    if children.isEmpty {
      writer.line(leaf(index, in: outer))
    } else {
      writer.open("ZStack")
      for child in children { write(child, in: outer) }
      writer.close()
    }
    let depth = children.isEmpty ? 1 : 0
    writer.indent(by: depth)
    if let id = view.id { writer.line(".accessibilityIdentifier(\(id.swiftLiteral))") }
    if let size = view.size { writeSize(size, in: outer) }
    let outerColumns = viewColumns
    viewColumns = []
    for place in view.modifiers.indices {
      write(ElementIndex<Modifier>(place), of: index, in: outer)
    }
    if timeline.hasTransition(index), timeline.transition(of: index) == nil {
      writeDefaultTransition(of: index)
    }
    // What is not there has no value.
    if timeline.comesAndGoes(index), !viewColumns.isEmpty {
      let names = viewColumns.map { $0.swiftLiteral }.joined(separator: ", ")
      writer.line(".onDisappear { recorder.forget(\(names)) }")
    }
    viewColumns = outerColumns
    writer.indent(by: -depth)
    if view.condition != nil { writer.close() }
  }

  /// What a view without children draws.
  private mutating func leaf(_ index: ElementIndex<ViewNode>, in scope: ScopeIndex) -> String {
    if let (value, modifier) = timeline.text(of: index) {
      if case .view = timeline[modifier].container {
        return "Text(\(text(value, in: scope).text))"
      }
    }
    return "Text(\((timeline[index].id ?? "view").swiftLiteral))"
  }

  private mutating func writeSize(_ size: AttributeValue, in scope: ScopeIndex) {
    guard case .components(let parts) = size, let (width, height) = pair(parts, in: scope) else {
      return refuse("a size that is one expression", at: size.place(in: timeline))
    }
    writer.line(".frame(width: \(width ?? "nil"), height: \(height ?? "nil"))")
  }

  private mutating func refuseParts(of index: ElementIndex<ViewNode>) {
    let view = timeline[index]
    let place = view.place.range
    if timeline.isComponent(index) {
      refuse("a component", at: place)
    } else if view.kind == .group {
      refuse("a group", at: place)
    }
    if !view.states.isEmpty { refuse("'state' of a view", at: place) }
    if view.host != nil { refuse("'host'", at: place) }
    if view.loop != nil { refuse("'forEach' of views", at: place) }
    if view.loop == nil, view.identity != nil { refuse("'identity'", at: place) }
    if view.layout != nil { refuse("'layout'", at: place) }
    if view.reader != nil { refuse("'geometryReader'", at: place) }
    if view.spacer != nil { refuse("'spacer'", at: place) }
    if view.placement != .content { refuse("'placement'", at: place) }
    if !view.parameters.isEmpty {
      refuse("'animatable' of a view", at: place)
    } else if !view.definitions.isEmpty {
      refuse("'define' of a view", at: place)
    }
  }
}

// MARK: - Modifiers

extension Exporter {
  private mutating func write(
    _ index: ElementIndex<Modifier>, of view: ElementIndex<ViewNode>, in scope: ScopeIndex
  ) {
    let modifier = timeline[index]
    let place = modifier.place.range
    switch modifier.action {
    case .attribute(let setting): write(timeline[setting], index, of: view, in: scope)
    case .outputs(let outputs):
      for output in outputs.indices {
        write(ElementIndex<NamedExpression>(output), index, of: view, in: scope)
      }
    case .animation(let animation): write(timeline[animation], of: view, in: scope)
    case .transaction(let transaction): write(timeline[transaction], at: place, in: scope)
    case .transition(let transition):
      write(timeline[transition], of: view, at: place, in: scope)
    case .contentTransition: refuse("'contentTransition'", at: place)
    case .animatable(let animatable): write(timeline[animatable], index, of: view, in: scope)
    case .onAnimationCompleted(let observer): write(timeline[observer], at: place, in: scope)
    case .stoppable: refuse("'stoppable'", at: place)
    case .pausable: refuse("'pausable'", at: place)
    case .onChange(let observer): write(timeline[observer], index, in: scope)
    case .onReceive: refuse("'onReceive'", at: place)
    case .onAppear(let steps): write(".onAppear", steps, in: scope)
    case .onDisappear(let steps): write(".onDisappear", steps, in: scope)
    case .task(let task):
      var head = ".task"
      if let id = timeline[task].id { head += "(id: \(text(id, in: scope, isTyped: false).text))" }
      write(head, timeline[task].steps, in: scope)
    case .onTapGesture: refuse("'onTapGesture'", at: place)
    case .phaseAnimator: refuse("'phaseAnimator'", at: place)
    case .timelineView: refuse("'timelineView'", at: place)
    case .keyframeAnimator: refuse("'keyframeAnimator'", at: place)
    case .matchedGeometryEffect: refuse("'matchedGeometryEffect'", at: place)
    case .layout: refuse("a modifier of layout", at: place)
    }
  }

  private mutating func write(
    _ modifier: AnimationModifier, of view: ElementIndex<ViewNode>, in scope: ScopeIndex
  ) {
    let animation = animation(modifier.animation, in: scope)
    switch modifier.reach {
    case .everything: writer.line(".animation(\(animation))")
    case .changes(let value):
      let value = text(value, in: scope, isTyped: false).text
      writer.line(".animation(\(animation), value: \(value))")
    case .body(let body):
      writer.open(".animation(\(animation))", inputs: "content")
      writeBody(body, of: view, in: scope)
      writer.close()
    }
  }

  /// The modifiers of a body, on what is inside it.
  private mutating func writeBody(
    _ body: ElementRange<Modifier>, of view: ElementIndex<ViewNode>, in scope: ScopeIndex
  ) {
    writer.line("content")
    writer.indent(by: 1)
    for index in body.indices { write(ElementIndex<Modifier>(index), of: view, in: scope) }
    writer.indent(by: -1)
  }

  /// Steps in a closure.
  private mutating func write(_ head: String, _ steps: ElementRange<Step>, in scope: ScopeIndex) {
    writer.open(head)
    write(steps, in: scope)
    writer.close()
  }

  private mutating func write(
    _ observer: ChangeObserver, _ index: ElementIndex<Modifier>, in scope: ScopeIndex
  ) {
    var arguments = "of: \(text(observer.value, in: scope, isTyped: false).text)"
    if let initial = observer.initial { arguments += ", initial: \(text(initial, in: scope).text)" }
    writer.open(".onChange(\(arguments))", inputs: "oldValue, newValue")
    write(observer.steps, in: checked.scope(inside: scope, openedBy: .modifier(index)))
    writer.close()
  }

  /// A modifier of the document's own: its parameters are what is on screen at each frame.
  private mutating func write(
    _ modifier: AnimatableModifier, _ index: ElementIndex<Modifier>,
    of view: ElementIndex<ViewNode>, in scope: ScopeIndex
  ) {
    let place = timeline[index].place.range
    guard modifier.definitions.isEmpty else {
      return refuse("'define' of a modifier", at: place)
    }
    guard !isInStructure else { return refuse("'animatable' in another one", at: place) }
    var arguments: [String] = []
    var names: [String] = []
    for parameter in timeline[modifier.parameters] {
      let (value, type) = text(parameter.value, in: scope)
      guard type == .double || type == .unknown else {
        refuse("an animatable parameter that is \(type.withArticle)", at: parameter.value.place)
        continue
      }
      arguments.append("\(parameter.name): \(value)")
      names.append(parameter.name)
    }
    guard names.count == 1 || names.count == 2 else {
      return refuse("'animatable' with \(names.count) parameters", at: place)
    }
    let name = structureName(view, names)
    var outer = SwiftWriter()
    swap(&outer, &writer)
    isInStructure = true
    writer.open("private struct \(name): ViewModifier, Animatable")
    for name in names { writer.line("var \(name): Double") }
    writer.blank()
    writeAnimatableData(names)
    writer.blank()
    writer.open("func body(content: Content) -> some View")
    writer.line("content")
    writer.indent(by: 1)
    for place in modifier.parameters.indices {
      let parameter = ElementIndex<NamedExpression>(place)
      guard let track = tracks[TrackKey(view: view, source: .parameter(parameter, of: index))]
      else { continue }
      writeProbe(timeline[parameter].name, .double, of: track, at: timeline[parameter].place.range)
    }
    let inside = checked.scope(inside: scope, openedBy: .modifier(index))
    for place in modifier.body.indices {
      write(ElementIndex<Modifier>(place), of: view, in: inside)
    }
    writer.indent(by: -1)
    writer.close()
    writer.close()
    isInStructure = false
    structures.append(writer.text)
    swap(&outer, &writer)
    writer.line(".modifier(\(name)(\(arguments.joined(separator: ", "))))")
  }

  private mutating func writeAnimatableData(_ names: [String]) {
    if names.count == 1 {
      writer.open("var animatableData: Double")
      writer.line("get { \(names[0]) }")
      writer.line("set { \(names[0]) = newValue }")
    } else {
      writer.open("var animatableData: AnimatablePair<Double, Double>")
      writer.line("get { AnimatablePair(\(names[0]), \(names[1])) }")
      writer.open("set")
      writer.line("\(names[0]) = newValue.first")
      writer.line("\(names[1]) = newValue.second")
      writer.close()
    }
    writer.close()
  }

  /// A name that no other structure has: `RingPercent`.
  private mutating func structureName(_ view: ElementIndex<ViewNode>, _ names: [String]) -> String {
    let words = [timeline[view].id ?? ""] + names
    let parts = words.flatMap { $0.split { !($0.isLetter || $0.isNumber) } }
    let base = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Effect"
    var name = base.first?.isLetter == true ? base : "Own\(base)"
    while !structureNames.insert(name).inserted { name += "2" }
    return name
  }

  private mutating func write(
    _ modifier: TransactionModifier, at place: Range<Int>, in scope: ScopeIndex
  ) {
    guard case .keys(let entries) = modifier.change else {
      return refuse("'transaction' with a closure", at: place)
    }
    if !modifier.completions.isEmpty { refuse("a completion of 'transaction'", at: place) }
    switch modifier.reach {
    case .everything: writer.open(".transaction", inputs: "transaction")
    case .changes(let value):
      let value = text(value, in: scope, isTyped: false).text
      writer.open(".transaction(value: \(value))", inputs: "transaction")
    case .body: return refuse("'transaction' with a body", at: place)
    }
    for entry in timeline[entries] { write(entry, of: "transaction", in: scope) }
    writer.close()
  }

  private mutating func write(
    _ observer: CompletionObserver, at place: Range<Int>, in scope: ScopeIndex
  ) {
    let (value, type) = text(observer.value, in: scope, isTyped: false)
    switch type {
    case .double, .size, .point, .unitPoint, .angle: break
    case .unknown: return
    default: return refuse("'onAnimationCompleted' of \(type.withArticle)", at: place)
    }
    observesCompletions = true
    writer.open(".onAnimationCompleted(of: \(value))")
    switch observer.completion {
    case .none: break
    case .label(let label): writer.line("recorder.note(\(timeline[label].swiftLiteral))")
    case .steps(let steps): write(steps, in: scope)
    }
    writer.close()
  }

  private mutating func write(
    _ output: ElementIndex<NamedExpression>, _ modifier: ElementIndex<Modifier>,
    of view: ElementIndex<ViewNode>, in scope: ScopeIndex
  ) {
    let named = timeline[output]
    let (value, type) = text(named.value, in: scope)
    guard let track = tracks[TrackKey(view: view, source: .output(output, of: modifier))] else {
      return
    }
    writeProbe(value, type, of: track, at: named.value.place)
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
