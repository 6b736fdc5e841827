import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// The tracks of an instance, each with its first value.
extension Simulation {
  /// Without views every state that can be animated is a track of its own.
  mutating func addStates() throws(EvaluationError) {
    for (index, state) in timeline.states.enumerated() {
      let valueType = script.checked.stateTypes[index]
      guard let type = AnimatableType(valueType),
        let first = Components(model[index])
      else { continue }
      try addTrack(
        Track(
          name: state.name,
          columns: valueType.columnSuffixes.map { Column(track: state.name, suffix: $0) },
          origin: .state(index), type: type, property: addProperty(first, type),
          dependencies: FrameDependencies(states: [index])))
    }
  }

  /// Adds the tracks of a new instance, except those of its transition.
  mutating func addTracks(to instance: Int) throws(EvaluationError) {
    for track in timeline.tracks[views.nodes[views.instances[instance].node.index].tracks] {
      if let modifier = track.modifier {
        try parts.phases.showFirst(around: modifier, of: instance, in: &views, scene: scene)
      }
      try add(track, to: instance)
    }
    try parts.phases.showFirst(of: instance, in: &views, scene: scene)
  }

  private mutating func add(_ track: ViewTrack, to instance: Int) throws(EvaluationError) {
    switch track.source {
    case .viewParameter(let definition):
      let path = try pathInto(instance)
      let context = views.contextOutside(instance)
      try addParameter(track, timeline[definition].value, in: context, path: path, to: instance)
    case .parameter(let parameter, let modifier):
      if case .keyframeAnimator = timeline[modifier].action {
        return try addKeyframeValue(track, parameter, of: modifier, to: instance)
      }
      let path = try path(outside: modifier, for: instance)
      let context = views.context(at: modifier, for: instance)
      try addParameter(track, timeline[parameter].value, in: context, path: path, to: instance)
    case .attribute(let modifier):
      if case .contentTransition(let transition, _) = timeline[modifier].action {
        return try addContentTransition(track, transition, of: modifier, to: instance)
      }
      if case .matchedGeometryEffect(let effect) = timeline[modifier].action {
        return try addMatchedFrame(track, effect, of: modifier, to: instance)
      }
      guard case .attribute(let index) = timeline[modifier].action else { return }
      let setting = timeline[index]
      if reducesMotion, setting.attribute.definition.travels {
        recorder.travellers[views.stem(of: track, in: instance)] = timeline[modifier].place
      }
      try add(
        track, setting.value, setting.attribute.type, of: modifier, to: instance,
        attribute: setting.attribute,
        quirk: views.quirk(of: .attribute(setting.attribute), in: instance))
    case .part(let part, let modifier):
      guard case .attribute(let index) = timeline[modifier].action,
        let value = timeline[index][part]
      else { return }
      try add(track, value, part.type, of: modifier, to: instance)
    case .output(let output, let modifier):
      try addOutput(track, timeline[output].value, of: modifier, to: instance)
    // They are added with the transition.
    case .transition, .transitionAttribute: return
    case .layoutFrame: try addLayoutFrame(track, to: instance)
    }
  }

  private mutating func addParameter(
    _ track: ViewTrack, _ value: DocumentValue, in context: FrameContext, path: [Int],
    to instance: Int
  ) throws(EvaluationError) {
    let first = try views.evaluator.value(value, in: context, scene: scene)
    guard let valueType = first.type, let type = AnimatableType(valueType),
      let components = Components(first)
    else { return }
    // A value derived from one on screen follows it and is not animated itself.
    let follows = script.checked.dependencies(of: value, in: context.scope).isOnScreen
    let property = follows ? nil : addProperty(components, type)
    views.setParameter(
      property.map { .presented($0, valueType) } ?? .derived(value, context), of: track,
      in: instance)
    let stem = views.stem(of: track, in: instance)
    try addTrack(
      Track(
        name: stem, columns: valueType.columnSuffixes.map { Column(track: stem, suffix: $0) },
        view: track.view, instance: instance, origin: .expression(value), type: type,
        property: property, path: path,
        dependencies: FrameDependencies(
          script.checked.dependencies(of: value, in: context.scope), in: context),
        context: context, isParameter: true, quirk: views.quirk(of: .animatable, in: instance)))
  }

  private mutating func add(
    _ track: ViewTrack, _ value: AttributeValue, _ type: AttributeType,
    of modifier: ElementIndex<Modifier>, to instance: Int, attribute: Attribute? = nil,
    quirk: Quirk? = nil
  ) throws(EvaluationError) {
    let count = timeline.components(of: value, type).count
    guard let animatable = AnimatableType(type, componentCount: count) else {
      return try addText(track, value, of: modifier, to: instance)
    }
    let context = views.context(at: modifier, for: instance)
    let first = try views.evaluator.components(of: value, type, in: context, scene: scene)
    let steps = attribute?.definition.steps ?? false
    let stem = views.stem(of: track, in: instance)
    let names = timeline.columns(of: track, instance: views.instances[instance].suffix) ?? []
    let outer = try path(outside: modifier, for: instance)
    var path = outer
    if let mover = track.mover { path = try self.path(to: mover, of: instance) }
    try addTrack(
      Track(
        name: stem,
        columns: names.map { Column(track: stem, suffix: String($0.dropFirst(stem.count))) },
        view: track.view, instance: instance, origin: .attribute(value, type), type: animatable,
        property: context.isPerFrame || steps ? nil : addProperty(first, animatable),
        path: path, outerCount: track.mover == nil ? nil : outer.count,
        sharedMover: track.sharesMotion ? track.mover : nil,
        dependencies: FrameDependencies(
          script.checked.dependencies(of: value, in: context.scope), in: context), context: context,
        quirk: quirk, attribute: attribute))
  }

  private mutating func addText(
    _ track: ViewTrack, _ value: AttributeValue, of modifier: ElementIndex<Modifier>,
    to instance: Int
  ) throws(EvaluationError) {
    let context = views.context(at: modifier, for: instance)
    let stem = views.stem(of: track, in: instance)
    try addTrack(
      Track(
        name: stem, columns: [Column(track: stem, content: .text)], view: track.view,
        instance: instance, origin: .attribute(value, .text), type: .numbers(count: 0),
        property: nil, path: try path(outside: modifier, for: instance),
        dependencies: FrameDependencies(
          script.checked.dependencies(of: value, in: context.scope), in: context),
        context: context))
  }

  private mutating func addOutput(
    _ track: ViewTrack, _ value: DocumentValue, of modifier: ElementIndex<Modifier>,
    to instance: Int
  ) throws(EvaluationError) {
    let context = views.context(at: modifier, for: instance)
    let first = try views.evaluator.value(value, in: context, scene: scene)
    guard let shape = OutputShape(first) else { return }
    let stem = views.stem(of: track, in: instance)
    let isAnimated = !context.isPerFrame && shape.isAnimatable
    try addTrack(
      Track(
        name: stem, columns: shape.columns(of: stem), view: track.view, instance: instance,
        origin: .expression(value), type: shape.type,
        property: isAnimated ? Components(first).map { addProperty($0) } : nil,
        path: try path(outside: modifier, for: instance),
        dependencies: FrameDependencies(
          script.checked.dependencies(of: value, in: context.scope), in: context),
        context: context))
  }

}

extension ViewTrack {
  /// The modifier that gives it its values, if one does.
  fileprivate var modifier: ElementIndex<Modifier>? {
    switch source {
    case .parameter(_, let modifier), .attribute(let modifier), .part(_, let modifier),
      .output(_, let modifier), .transitionAttribute(let modifier):
      modifier
    case .viewParameter, .transition, .layoutFrame: nil
    }
  }
}

// MARK: - Adding

extension Simulation {
  /// Adds a value to the scene, without a track yet.
  mutating func addProperty(
    _ value: Components, _ type: AnimatableType? = nil
  ) -> AnimatedProperty<Components> {
    recorder.lastChanges.append(LastChange())
    return type?.isNumber == true ? scene.addNumber(value[0]) : scene.add(value)
  }

  /// Adds a track at the end of all rows.
  @discardableResult
  mutating func addTrack(_ track: Track) throws(EvaluationError) -> Int {
    if let property = track.property {
      // As an argument, the value would be read from a copy of the whole run.
      let first = scene[property]
      try requireFinite(first, of: track)
    }
    try keep(track)
    let number = views.add(track)
    recorder.texts?.add(track, at: number)
    return number
  }
}
