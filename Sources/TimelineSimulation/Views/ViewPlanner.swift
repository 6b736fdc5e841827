import AnimationEngine
import TimelineLanguage

/// Makes the plan of a document's views, and gives the scene their values.
struct ViewPlanner {
  let checked: CheckedTimeline
  var values: ValueReader
  var scene: AnimationScene
  private(set) var plan = ViewPlan()
  /// The animated values of tracks that are parameters.
  private var parameters: [ViewTrack.Source: FrameParameter] = [:]
  private var rewriterIndices: [ElementIndex<Modifier>: Int] = [:]

  var timeline: Timeline { checked.timeline }

  init(_ checked: CheckedTimeline, values: ValueReader, scene: AnimationScene) {
    self.checked = checked
    self.values = values
    self.scene = scene
  }

  /// Makes the tracks in their printed order, then what acts on changes.
  mutating func make() throws(EvaluationError) {
    if !timeline.hasViews { addStates() }
    for track in timeline.tracks { try add(track) }
    for view in timeline.views.indices { try addObservers(of: ElementIndex<ViewNode>(view)) }
  }
}

// MARK: - Tracks

extension ViewPlanner {
  /// Without views every state that can be animated is a track of its own.
  private mutating func addStates() {
    for (index, state) in timeline.states.enumerated() {
      let valueType = checked.stateTypes[index]
      guard let type = AnimatableType(valueType),
        let first = Components(values.environment.states[index])
      else { continue }
      plan.tracks.append(
        Track(
          name: state.name,
          columns: valueType.columnSuffixes.map { Column(track: state.name, suffix: $0) },
          origin: .state(index), type: type, property: scene.add(first), dependencies: [index]))
    }
  }

  private mutating func add(_ track: ViewTrack) throws(EvaluationError) {
    switch track.source {
    case .viewParameter(let definition):
      let path = try pathThroughAncestors(of: track.view)
      let value = timeline[definition].value
      try addParameter(track, value, in: outerContext(of: track.view), path: path)
    case .parameter(let parameter, let modifier):
      let path = try path(outside: modifier)
      try addParameter(
        track, timeline[parameter].value, in: context(at: modifier), path: path)
    case .attribute(let modifier):
      guard case .attribute(let setting) = timeline[modifier].action else { return }
      try add(track, timeline[setting].value, timeline[setting].attribute.type, of: modifier)
    case .part(let part, let modifier):
      guard case .attribute(let setting) = timeline[modifier].action,
        let value = timeline[setting][part]
      else { return }
      try add(track, value, part.type, of: modifier)
    case .output(let output, let modifier):
      try addOutput(track, timeline[output].value, of: modifier)
    // What comes and goes is refused before the plan is made.
    case .transition, .transitionAttribute: return
    }
  }

  private mutating func addParameter(
    _ track: ViewTrack, _ value: DocumentValue, in context: FrameContext, path: [Int]
  ) throws(EvaluationError) {
    let first = try values.value(value, as: .any, in: context, scene: scene)
    guard let valueType = first.type, let type = AnimatableType(valueType),
      let components = Components(first)
    else { return }
    let property = scene.add(components)
    parameters[track.source] = FrameParameter(property: property, type: valueType)
    let stem = timeline.stem(of: track)
    plan.tracks.append(
      Track(
        name: stem, columns: valueType.columnSuffixes.map { Column(track: stem, suffix: $0) },
        view: track.view,
        origin: .expression(value), type: type, property: property, path: path,
        dependencies: checked.states(of: value, as: .any, in: context.scope), context: context))
  }

  private mutating func add(
    _ track: ViewTrack, _ value: AttributeValue, _ type: AttributeType,
    of modifier: ElementIndex<Modifier>
  ) throws(EvaluationError) {
    guard let animatable = AnimatableType(type) else {
      return try addText(track, value, of: modifier)
    }
    let context = try context(at: modifier)
    let first = try values.components(of: value, type, in: context, scene: scene)
    let stem = timeline.stem(of: track)
    let names = timeline.columns(of: track) ?? []
    plan.tracks.append(
      Track(
        name: stem,
        columns: names.map { Column(track: stem, suffix: String($0.dropFirst(stem.count))) },
        view: track.view, origin: .attribute(value, type), type: animatable,
        property: context.isPerFrame ? nil : scene.add(first), path: try path(outside: modifier),
        dependencies: checked.states(of: value, type, in: context.scope), context: context))
  }

  private mutating func addText(
    _ track: ViewTrack, _ value: AttributeValue, of modifier: ElementIndex<Modifier>
  ) throws(EvaluationError) {
    let context = try context(at: modifier)
    let stem = timeline.stem(of: track)
    plan.tracks.append(
      Track(
        name: stem, columns: [Column(track: stem, content: .text)], view: track.view,
        origin: .attribute(value, .text), type: .numbers(count: 0), property: nil,
        dependencies: checked.states(of: value, .text, in: context.scope), context: context))
  }

  private mutating func addOutput(
    _ track: ViewTrack, _ value: DocumentValue, of modifier: ElementIndex<Modifier>
  ) throws(EvaluationError) {
    let context = try context(at: modifier)
    let first = try values.value(value, as: .any, in: context, scene: scene)
    guard let shape = OutputShape(first) else { return }
    let stem = timeline.stem(of: track)
    let isAnimated = !context.isPerFrame && shape.isAnimatable
    plan.tracks.append(
      Track(
        name: stem, columns: shape.columns(of: stem), view: track.view,
        origin: .expression(value), type: shape.type,
        property: isAnimated ? Components(first).map { scene.add($0) } : nil,
        path: try path(outside: modifier),
        dependencies: checked.states(of: value, as: .any, in: context.scope), context: context))
  }
}

// MARK: - The names that are seen

extension ViewPlanner {
  /// The names around a view and its definitions.
  private mutating func outerContext(of view: ElementIndex<ViewNode>) throws(EvaluationError)
    -> FrameContext
  {
    var context = FrameContext.document
    if let parent = timeline[view].parent { context = try self.context(inside: parent) }
    context.scope = checked.scope(inside: context.scope, openedBy: .view(view))
    return context
  }

  /// The names that a view's modifiers and children see.
  mutating func context(inside view: ElementIndex<ViewNode>) throws(EvaluationError)
    -> FrameContext
  {
    var context = try outerContext(of: view)
    context.scope = checked.scope(inside: context.scope, openedBy: .viewParameters(view))
    for definition in timeline[timeline[view].parameters] {
      if let parameter = parameters[.viewParameter(definition)] {
        context.parameters.append(parameter)
      }
    }
    return context
  }

  /// The names that a modifier's own expressions see.
  mutating func context(at modifier: ElementIndex<Modifier>) throws(EvaluationError)
    -> FrameContext
  {
    switch timeline[modifier].container {
    case .view(let view): return try context(inside: view)
    case .body(let outer), .active(let outer), .identity(let outer):
      var context = try self.context(at: outer)
      guard case .animatable(let animatable) = timeline[outer].action else { return context }
      context.scope = checked.scope(inside: context.scope, openedBy: .modifier(outer))
      for index in timeline[animatable].parameters.indices {
        let source = ViewTrack.Source.parameter(
          ElementIndex<NamedExpression>(index), of: outer)
        if let parameter = parameters[source] { context.parameters.append(parameter) }
      }
      return context
    }
  }
}

// MARK: - The way of a transaction

extension ViewPlanner {
  /// What a transaction passes before it comes to a view, the outermost first.
  mutating func pathThroughAncestors(
    of view: ElementIndex<ViewNode>
  ) throws(EvaluationError) -> [Int] {
    guard let parent = timeline[view].parent else { return [] }
    let outer = try pathThroughAncestors(of: parent)
    return outer + (try rewriters(in: timeline[parent].modifiers, from: 0))
  }

  /// What a transaction passes before it comes to a modifier, the outermost first.
  mutating func path(outside modifier: ElementIndex<Modifier>) throws(EvaluationError) -> [Int] {
    let position = timeline[modifier].position
    switch timeline[modifier].container {
    case .view(let view):
      let outer = try pathThroughAncestors(of: view)
      return outer + (try rewriters(in: timeline[view].modifiers, from: position + 1))
    case .body(let container), .active(let container), .identity(let container):
      var outer = try path(outside: container)
      if let rewriter = try rewriter(of: container) { outer.append(rewriter) }
      guard let body = timeline.body(of: container) else { return outer }
      return outer + (try rewriters(in: body, from: position + 1))
    }
  }

  /// The rewriters of a list from a position outwards that let what they wrap see what they did.
  private mutating func rewriters(
    in list: ElementRange<Modifier>, from position: Int
  ) throws(EvaluationError) -> [Int] {
    var result: [Int] = []
    for index in list.indices.dropFirst(position).reversed() {
      let modifier = ElementIndex<Modifier>(index)
      guard let rewriter = try rewriter(of: modifier) else { continue }
      if case .body = plan.rewriters[rewriter].reach { continue }
      result.append(rewriter)
    }
    return result
  }

  private mutating func rewriter(
    of modifier: ElementIndex<Modifier>
  ) throws(EvaluationError) -> Int? {
    if let known = rewriterIndices[modifier] { return known }
    let (effect, reach): (Rewriter.Effect, TransactionReach)
    switch timeline[modifier].action {
    case .animation(let index):
      (effect, reach) = (.animation(timeline[index].animation), timeline[index].reach)
    case .transaction(let index):
      (effect, reach) = (.transaction(timeline[index].entries), timeline[index].reach)
    default: return nil
    }
    var rewriter = Rewriter(
      modifier: modifier, path: timeline.path(of: modifier), effect: effect, reach: reach,
      context: try context(at: modifier))
    if case .changes(let value) = reach {
      rewriter.dependencies = checked.states(of: value, as: .any, in: rewriter.context.scope)
      rewriter.lastValue = try values.value(value, as: .any, in: rewriter.context, scene: scene)
    }
    plan.rewriters.append(rewriter)
    rewriterIndices[modifier] = plan.rewriters.count - 1
    return plan.rewriters.count - 1
  }
}

// MARK: - What acts on changes

extension ViewPlanner {
  private mutating func addObservers(
    of view: ElementIndex<ViewNode>
  ) throws(EvaluationError) {
    for index in timeline[view].modifiers.indices {
      try addObserver(ElementIndex<Modifier>(index), of: view)
    }
  }

  private mutating func addObserver(
    _ modifier: ElementIndex<Modifier>, of view: ElementIndex<ViewNode>
  ) throws(EvaluationError) {
    let context = try context(at: modifier)
    let inner = checked.scope(inside: context.scope, openedBy: .modifier(modifier))
    switch timeline[modifier].action {
    case .onAppear(let steps): plan.appearances.append((steps, context))
    case .task(let steps): plan.tasks.append((steps, context))
    case .onChange(let index):
      let observer = timeline[index]
      var isInitial = false
      if let initial = observer.initial {
        let flag = try values.value(initial, as: .type(.bool), in: context, scene: scene)
        isInitial = flag == .bool(true)
      }
      plan.changes.append(
        ChangeWatch(
          value: observer.value, context: context, inner: inner, steps: observer.steps,
          dependencies: checked.states(of: observer.value, as: .any, in: context.scope),
          isInitial: isInitial,
          lastValue: try values.value(observer.value, as: .any, in: context, scene: scene)))
    case .onReceive(let index):
      plan.publications.append(
        PublishWatch(
          slot: timeline.states.count + timeline[index].property.index, inner: inner,
          steps: timeline[index].steps, dropCount: timeline[index].dropFirst))
    case .onAnimationCompleted(let index):
      try add(timeline[index], modifier, of: view, in: context)
    default: break
    }
  }

  private mutating func add(
    _ observer: CompletionObserver, _ modifier: ElementIndex<Modifier>,
    of view: ElementIndex<ViewNode>, in context: FrameContext
  ) throws(EvaluationError) {
    let first = try values.value(observer.value, as: .any, in: context, scene: scene)
    guard let type = first.type.flatMap(AnimatableType.init), let components = Components(first)
    else { return }
    let track = Track(
      name: timeline[view].id ?? "", columns: [], view: view,
      origin: .expression(observer.value), type: type, property: scene.add(components),
      path: try path(outside: modifier),
      dependencies: checked.states(of: observer.value, as: .any, in: context.scope),
      context: context)
    plan.completions.append(
      CompletionWatch(
        track: track, view: timeline[view].id ?? "", completion: observer.completion))
  }
}
