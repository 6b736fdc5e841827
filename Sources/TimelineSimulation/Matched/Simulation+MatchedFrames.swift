import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// The frames of views, as far as they are stated.
extension Simulation {
  /// Adds the effect of a new instance, which belongs to no group yet.
  mutating func addMatchedFrame(
    _ track: ViewTrack, _ effect: ElementIndex<MatchedGeometryEffect>,
    of modifier: ElementIndex<Modifier>, to instance: Int
  ) throws(EvaluationError) {
    let context = views.context(at: modifier, for: instance)
    let stem = views.stem(of: track, in: instance)
    let names = timeline.columns(of: track, instance: views.instances[instance].suffix) ?? []
    let property = addProperty(Components(names.map { _ in 0 }))
    let index = try addTrack(
      Track(
        name: stem,
        columns: names.map { Column(track: stem, suffix: String($0.dropFirst(stem.count))) },
        view: track.view, instance: instance, origin: .matchedFrame,
        type: .numbers(count: names.count), property: property,
        path: try path(outside: modifier, for: instance), dependencies: FrameDependencies(),
        context: context))
    views.matched.add(
      MatchedEffect(
        effect: effect, modifier: modifier, instance: instance, track: index, property: property,
        context: context,
        settings: FrameSettings(around: modifier, of: views.instances[instance].node, timeline)))
  }

  /// Notes the states that the effects of a new instance and the frame of its view depend on; a
  /// modifier around an effect may see parameters, whose tracks come later.
  mutating func addMatchedStates(of instance: Int) throws(EvaluationError) {
    for number in views.matched.effects.numbers(of: instance) {
      let matched = views.matched.effects[number]
      let states = try states(of: matched)
      views.tracks[matched.track].dependencies.states = states
      views.matched.depend(on: states)
    }
  }

  /// The states that an effect and the frame of its view are made of.
  private func states(of matched: MatchedEffect) throws(EvaluationError) -> [Int] {
    let checked = script.checked
    let effect = timeline[matched.effect]
    let scope = matched.context.scope
    var own = checked.dependencies(of: effect.id, in: scope)
    if let isSource = effect.isSource {
      own.formUnion(checked.dependencies(of: isSource, in: scope))
    }
    if let anchor = effect.anchor {
      own.formUnion(checked.dependencies(of: anchor, in: scope))
    }
    var states = matched.context.states(of: own)
    var readsScreen = own.isOnScreen
    for setting in matched.settings.all {
      let context = context(of: setting, in: matched.instance)
      let dependencies = checked.dependencies(of: setting.value, in: context.scope)
      for state in context.states(of: dependencies) { states.insertOnce(state) }
      readsScreen = readsScreen || dependencies.isOnScreen
    }
    guard !readsScreen else {
      let message = "the frame that views share cannot depend on a value that is on screen"
      throw EvaluationError(.other(message), at: timeline[matched.modifier].place.range)
    }
    return states
  }

  private func context(of setting: FrameSettings.Setting, in instance: Int) -> FrameContext {
    setting.modifier.map { views.context(at: $0, for: instance) } ?? views.contextAround(instance)
  }

  /// The frame of the view of an effect: the place of its centre, and its size.
  mutating func ownFrame(of number: Int) throws(EvaluationError) -> Components {
    let matched = views.matched.effects[number]
    let place = timeline[matched.modifier].place.range
    if let position = matched.settings.innerPosition {
      let message =
        "inside matchedGeometryEffect this makes the view as large as its parent, whose size is not "
        + "known; write it outside, after the effect in the list"
      throw EvaluationError(.other(message), at: timeline[position].place.range)
    }
    guard let size = matched.settings.size else {
      let message =
        if matched.isSource {
          "the others of this name take the view's frame"
        } else if timeline[matched.effect].properties == .frame {
          "no view of this name is a source"
        } else {
          "it takes only a part of the shared frame"
        }
      throw EvaluationError(
        .other("\(message), so it needs a \"size\" or a frame of both lengths"), at: place)
    }
    var centre = try matched.settings.position.map { setting throws(EvaluationError) in
      try components(of: setting, for: matched)
    }
    for offset in matched.settings.offsets {
      centre = (centre ?? .zero) + (try components(of: offset, for: matched))
    }
    let lengths = try components(of: size, for: matched)
    let frame = [centre?[0] ?? 0, centre?[1] ?? 0, lengths[0], lengths[1]]
    guard frame.allSatisfy({ $0.isFinite }) else {
      throw EvaluationError(.other("the place of this view is no number"), at: place)
    }
    return Components(frame)
  }

  private mutating func components(
    of setting: FrameSettings.Setting, for matched: MatchedEffect
  ) throws(EvaluationError) -> Components {
    let context = context(of: setting, in: matched.instance)
    return try views.evaluator.components(
      of: setting.value, setting.type, in: context, scene: scene)
  }

  /// The point of a view that is where the anchors of its group are.
  mutating func anchor(of number: Int) throws(EvaluationError) -> UnitPoint {
    let matched = views.matched.effects[number]
    guard let anchor = timeline[matched.effect].anchor else { return .center }
    let components = try views.evaluator.components(
      of: anchor, .unitPoint, in: matched.context, scene: scene)
    return AnimatableType.unitPoint(components)
  }

  /// The group that an effect asks for now.
  mutating func matchedName(of matched: MatchedEffect) throws(EvaluationError) -> MatchedName {
    let effect = timeline[matched.effect]
    let id = try views.evaluator.value(effect.id, in: matched.context, scene: scene)
    return MatchedName(id, in: effect.namespace.map { timeline[$0] })
  }

  /// Whether an effect is a source now.
  mutating func isSource(_ matched: MatchedEffect) throws(EvaluationError) -> Bool {
    guard let isSource = timeline[matched.effect].isSource else { return true }
    let flag = try views.evaluator.value(isSource, in: matched.context, scene: scene)
    return flag == .bool(true)
  }
}
