import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// The frame of an effect's view, as far as it is stated.
extension MatchedEffect {
  /// The states that an effect and the frame of its view are made of.
  func states(in views: borrowing ViewGraph) throws(EvaluationError) -> [Int] {
    let (checked, timeline) = (views.checked, views.timeline)
    let effect = timeline[effect]
    let scope = context.scope
    var own = checked.dependencies(of: effect.id, in: scope)
    if let isSource = effect.isSource {
      own.formUnion(checked.dependencies(of: isSource, in: scope))
    }
    if let anchor = effect.anchor {
      own.formUnion(checked.dependencies(of: anchor, in: scope))
    }
    var states = context.states(of: own)
    var readsScreen = own.isOnScreen
    for setting in settings.all {
      let context = context(of: setting, in: views)
      let dependencies = checked.dependencies(of: setting.value, in: context.scope)
      for state in context.states(of: dependencies) { states.insertOnce(state) }
      readsScreen = readsScreen || dependencies.isOnScreen
    }
    guard !readsScreen else {
      let message = "the frame that views share cannot depend on a value that is on screen"
      throw EvaluationError(.other(message), at: timeline[modifier].place.range)
    }
    return states
  }

  private func context(
    of setting: FrameSettings.Setting, in views: borrowing ViewGraph
  ) -> FrameContext {
    guard let modifier = setting.modifier else { return views.contextAround(instance) }
    return views.context(at: modifier, for: instance)
  }

  /// The frame of the view of an effect: the place of its centre, and its size.
  func ownFrame(
    in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> Components {
    if let layout { return layout }
    let timeline = views.timeline
    let place = timeline[modifier].place.range
    if let position = settings.innerPosition {
      let message =
        "inside matchedGeometryEffect this makes the view as large as its parent, whose size is not "
        + "known; write it outside, after the effect in the list"
      throw EvaluationError(.other(message), at: timeline[position].place.range)
    }
    guard let size = settings.size else {
      let message =
        if isSource {
          "the others of this name take the view's frame"
        } else if timeline[effect].properties == .frame {
          "no view of this name is a source"
        } else {
          "it takes only a part of the shared frame"
        }
      throw EvaluationError(
        .other("\(message), so it needs a \"size\" or a frame of both lengths"), at: place)
    }
    var centre: Components?
    if let position = settings.position {
      centre = try components(of: position, in: &views, scene: scene)
    }
    for offset in settings.offsets {
      centre = (centre ?? .zero) + (try components(of: offset, in: &views, scene: scene))
    }
    let lengths = try components(of: size, in: &views, scene: scene)
    let frame = [centre?[0] ?? 0, centre?[1] ?? 0, lengths[0], lengths[1]]
    guard frame.allSatisfy({ $0.isFinite }) else {
      throw EvaluationError(.other("the place of this view is no number"), at: place)
    }
    return Components(frame)
  }

  private func components(
    of setting: FrameSettings.Setting, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> Components {
    let context = context(of: setting, in: views)
    return try views.evaluator.components(
      of: setting.value, setting.type, in: context, scene: scene)
  }

  /// The point of a view that is where the anchors of its group are.
  func anchor(
    in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> UnitPoint {
    guard let anchor = views.timeline[effect].anchor else { return .center }
    let components = try views.evaluator.components(
      of: anchor, .unitPoint, in: context, scene: scene)
    return AnimatableType.unitPoint(components)
  }

  /// The group that an effect asks for now.
  func readName(
    in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> MatchedName {
    let timeline = views.timeline
    let effect = timeline[effect]
    let id = try views.evaluator.value(effect.id, in: context, scene: scene)
    return MatchedName(id, in: effect.namespace.map { timeline[$0] })
  }

  /// Whether an effect is a source now.
  func readIsSource(
    in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> Bool {
    guard let isSource = views.timeline[effect].isSource else { return true }
    let flag = try views.evaluator.value(isSource, in: context, scene: scene)
    return flag == .bool(true)
  }
}
