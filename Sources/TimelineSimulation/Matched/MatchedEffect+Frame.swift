import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// The frame of an effect's view, and the values of the effect.
extension MatchedEffect {
  /// The states that the identity, the role and the anchor of an effect follow from.
  func states(in views: borrowing ViewGraph) throws(EvaluationError) -> [Int] {
    let (effect, scope) = (views.timeline[effect], context.scope)
    var own = views.checked.dependencies(of: effect.id, in: scope)
    if let isSource = effect.isSource {
      own.formUnion(views.checked.dependencies(of: isSource, in: scope))
    }
    if let anchor = effect.anchor {
      own.formUnion(views.checked.dependencies(of: anchor, in: scope))
    }
    guard !own.isOnScreen else { throw dependsOnScreen(views.timeline) }
    return context.states(of: own)
  }

  /// Refuses an offset outside of an effect that is evaluated at every frame: it moves what is inside by itself, and
  /// layout does not know of it.
  func refuseOffsetsOnScreen(in views: borrowing ViewGraph) throws(EvaluationError) {
    let timeline = views.timeline
    let chain = timeline.chain(of: views.instances[instance].node)
    let outside = chain[(chain.firstIndex(of: modifier) ?? chain.endIndex)...]
    for outer in outside where timeline.isOffset(outer) {
      guard case .attribute(let setting) = timeline[outer].action else { continue }
      let scope = views.context(at: outer, for: instance).scope
      if views.checked.dependencies(of: timeline[setting].value, in: scope).isOnScreen {
        throw dependsOnScreen(timeline)
      }
    }
  }

  private func dependsOnScreen(_ timeline: Timeline) -> EvaluationError {
    EvaluationError(
      .other("the frame that views share cannot depend on a value that is on screen"),
      at: timeline[modifier].place.range)
  }

  /// The frame of the view of an effect: the place of its centre in the room of all views, and its size.
  func ownFrame(in views: borrowing ViewGraph) throws(EvaluationError) -> Components {
    let timeline = views.timeline
    if isMeasurable, let layout { return layout }
    let message =
      if isSource {
        "the others of this name take the view's frame"
      } else if timeline[effect].properties == .frame {
        "no view of this name is a source"
      } else {
        "it takes only a part of the shared frame"
      }
    throw EvaluationError(
      .other("\(message), so it needs a \"size\" or a frame of both lengths"),
      at: timeline[modifier].place.range)
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
