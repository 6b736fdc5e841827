import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// The parts of a transition: expressions, attributes and others around them.
extension Simulation {
  /// The effects of a transition on an instance: a fade where less motion is wanted than it has.
  mutating func effects(
    of transition: ViewTransition, _ modifier: ElementIndex<Modifier>, on instance: Int,
    in update: TransactionWrites?
  ) throws(EvaluationError) -> [TransitionEffect] {
    if reducesMotion, try hasMotion(transition, modifier, on: instance) {
      return TransitionValue.opacity.effects(on: Size())
    }
    return try partEffects(of: transition, modifier, on: instance, in: update).numbered
  }

  /// Whether the user asks for less motion now.
  var reducesMotion: Bool {
    guard let state = timeline.reduceMotionState else { return timeline.reduceMotion }
    return views.evaluator.states[state.index] == .bool(true)
  }

  /// Whether a transition moves anything, by itself or by what it is built of.
  private mutating func hasMotion(
    _ transition: ViewTransition, _ modifier: ElementIndex<Modifier>, on instance: Int
  ) throws(EvaluationError) -> Bool {
    if transition.customParts.contains(where: { $0.hasMotion }) { return true }
    for expression in transition.expressions {
      if try value(of: expression, modifier, on: instance).hasMotion { return true }
    }
    return false
  }

  /// The effects of a transition and of what it is built of, the innermost first.
  private mutating func partEffects(
    of transition: ViewTransition, _ modifier: ElementIndex<Modifier>, on instance: Int,
    in update: TransactionWrites?
  ) throws(EvaluationError) -> [TransitionEffect] {
    switch transition {
    case .expression(let written):
      let value = try value(of: written, modifier, on: instance)
      guard value.needsSize else { return value.effects(on: Size()) }
      return value.effects(on: try size(of: instance, for: modifier, in: update))
    case .custom(let custom):
      let attributes = TransitionAttributes(
        willAppear: try attributes(of: custom, in: .willAppear, on: instance),
        identity: try attributes(of: custom, in: .identity, on: instance),
        didDisappear: try attributes(of: custom, in: .didDisappear, on: instance))
      return try attributes.effects(at: timeline[modifier].place)
    case .asymmetric(let insertion, let removal):
      let coming = try partEffects(of: insertion, modifier, on: instance, in: update)
      let going = try partEffects(of: removal, modifier, on: instance, in: update)
      return coming.map { $0.onInsertion } + going.map { $0.onRemoval }
    case .combined(let parts):
      var effects: [TransitionEffect] = []
      for part in parts {
        effects += try partEffects(of: part, modifier, on: instance, in: update)
      }
      return effects
    case .animated(let base, let setting):
      let context = views.context(at: modifier, for: instance)
      let checked = script.checked
      let animation = try views.evaluator.evaluate(in: context, scene: scene) {
        (environment) throws(EvaluationError) in
        try checked.animation(setting, in: context.scope, &environment)
      }
      let effects = try partEffects(of: base, modifier, on: instance, in: update)
      return effects.map { $0.animated(by: animation) }
    }
  }

  /// The value of a transition that is an expression.
  private mutating func value(
    of written: DocumentValue, _ modifier: ElementIndex<Modifier>, on instance: Int
  ) throws(EvaluationError) -> TransitionValue {
    let context = views.context(at: modifier, for: instance)
    let found = try views.evaluator.value(written, in: context, scene: scene)
    if case .transition(let transition) = found { return transition }
    return .identity
  }

  /// The attributes of one phase of a transition that the document spells out.
  private mutating func attributes(
    of transition: CustomTransition, in phase: TransitionPhase, on instance: Int
  ) throws(EvaluationError) -> [TransitionAttributes.Setting] {
    let phaseValue = Value.choice(phase.rawValue, of: .transitionPhase)
    var attributes: [TransitionAttributes.Setting] = []
    for index in transition.attributes(in: phase).indices {
      let modifier = ElementIndex<Modifier>(index)
      let context = views.context(at: modifier, for: instance)
      switch timeline[modifier].action {
      case .attribute(let index):
        let setting = timeline[index]
        let value = try views.evaluator.components(
          of: setting.value, setting.attribute.type, in: context, injecting: [phaseValue],
          scene: scene)
        let components = timeline.components(of: setting.value, setting.attribute.type)
        if let found = TransitionAttributes.Setting(setting.attribute, components, value) {
          attributes.append(found)
        }
        for part in setting.attribute.parts {
          guard let written = setting[part] else { continue }
          let value = try views.evaluator.components(
            of: written, part.type, in: context, injecting: [phaseValue], scene: scene)
          if let found = TransitionAttributes.Setting(part, of: setting.attribute, value) {
            attributes.append(found)
          }
        }
      case .outputs(let outputs):
        for output in timeline[outputs] {
          let value = try views.evaluator.value(
            output.value, in: context, injecting: [phaseValue], scene: scene)
          if let found = TransitionAttributes.Setting(output.name, value) {
            attributes.append(found)
          }
        }
      default: break
      }
    }
    return attributes
  }
}
