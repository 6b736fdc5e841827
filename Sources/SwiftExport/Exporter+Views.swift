import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

extension Exporter {
  /// Writes the body of the view, its actions, and the function that plays the events.
  mutating func writeView() {
    let roots = Array(timeline.rootViews)
    writer.open("var body: some View")
    if roots.count == 1, !timeline[roots[0]].comesAndGoes {
      write(roots[0], in: .document)
    } else {
      writer.open(isStill ? "VStack" : "ZStack")
      for root in roots { write(root, in: .document) }
      writer.close()
    }
    writer.indented { $0.line(".onAppear { play() }") }
    writer.close()
    writer.blank()
    writePlay()
    writeActions()
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
    refuseParts(of: view)
    if let condition = view.condition {
      writer.open("if \(text(condition, in: outer).text)")
    }
    let children = Array(timeline.children(of: index))
    if children.isEmpty {
      writer.line(leaf(index))
    } else {
      writer.open("ZStack")
      for child in children { write(child, in: outer) }
      writer.close()
    }
    writer.indentMore()
    if let id = view.id { writer.line(".accessibilityIdentifier(\(id.swiftLiteral))") }
    if let size = view.size { writeSize(size, in: outer) }
    for place in view.modifiers.indices {
      write(ElementIndex<Modifier>(place), of: index, in: outer)
    }
    writer.indentLess()
    if view.condition != nil { writer.close() }
  }

  /// What a view without children draws.
  private func leaf(_ index: ElementIndex<ViewNode>) -> String {
    "Text(\((timeline[index].id ?? "view").swiftLiteral))"
  }

  private mutating func writeSize(_ size: AttributeValue, in scope: ScopeIndex) {
    guard case .components(let parts) = size, let (width, height) = pair(parts, in: scope) else {
      return refuse("a size that is one expression", at: size.place(in: timeline))
    }
    writer.line(".frame(width: \(width ?? "nil"), height: \(height ?? "nil"))")
  }

  private mutating func refuseParts(of view: ViewNode) {
    let place = view.place.range
    if view.kind == .group { refuse("a group", at: place) }
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
    if view.condition != nil { refuse("the transition of a view", at: place) }
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
    case .animation(let animation): write(timeline[animation], at: place, in: scope)
    case .transaction: refuse("'transaction'", at: place)
    case .transition: refuse("'transition'", at: place)
    case .contentTransition: refuse("'contentTransition'", at: place)
    case .animatable: refuse("'animatable'", at: place)
    case .onAnimationCompleted: refuse("'onAnimationCompleted'", at: place)
    case .stoppable: refuse("'stoppable'", at: place)
    case .pausable: refuse("'pausable'", at: place)
    case .onChange: refuse("'onChange'", at: place)
    case .onReceive: refuse("'onReceive'", at: place)
    case .onAppear: refuse("'onAppear'", at: place)
    case .onDisappear: refuse("'onDisappear'", at: place)
    case .task: refuse("'task'", at: place)
    case .phaseAnimator: refuse("'phaseAnimator'", at: place)
    case .timelineView: refuse("'timelineView'", at: place)
    case .keyframeAnimator: refuse("'keyframeAnimator'", at: place)
    case .matchedGeometryEffect: refuse("'matchedGeometryEffect'", at: place)
    case .layout: refuse("a modifier of layout", at: place)
    }
  }

  private mutating func write(
    _ modifier: AnimationModifier, at place: Range<Int>, in scope: ScopeIndex
  ) {
    let animation = animation(modifier.animation, in: scope)
    switch modifier.reach {
    case .everything: writer.line(".animation(\(animation))")
    case .changes(let value):
      let value = text(value, in: scope, isTyped: false).text
      writer.line(".animation(\(animation), value: \(value))")
    case .body: refuse("'animation' with a body", at: place)
    }
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
