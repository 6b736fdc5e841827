import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// Transactions on their way inwards, and how modifiers rewrite them.
extension Simulation {
  /// Triggers the modifiers whose value changed in this update.
  mutating func triggerRewriters(_ states: [Int]) throws(EvaluationError) {
    for index in views.rewriters.indices {
      views.rewriters[index].beginUpdate()
      let rewriter = views.rewriters[index]
      guard states.contains(where: rewriter.dependencies.contains),
        views.instances[rewriter.instance].isPresent
      else { continue }
      try trigger(index)
    }
  }

  /// Triggers a modifier if its value has changed.
  mutating func trigger(_ index: Int) throws(EvaluationError) {
    let rewriter = views.rewriters[index]
    guard case .changes(let value) = rewriter.reach else { return }
    let found = try evaluator.value(value, in: rewriter.context, scene: scene)
    views.rewriters[index].look(at: found)
  }

  /// Lets a transaction pass the modifiers of a way, each of which may rewrite it; the last that sets
  /// the animation wins.
  /// - Returns: the winner, or nil if the transaction comes through with the animation it had.
  mutating func rewrite(
    _ transaction: inout Transaction, along path: [Int],
    noting passages: inout [Passage]
  ) throws(EvaluationError) -> Int? {
    var winner: Int?
    for index in path {
      let effect = try pass(views.rewriters[index], &transaction)
      if case .setAnimation = effect { winner = index }
      guard recorder.isExplained else { continue }
      let rewriter = views.rewriters[index]
      passages.append(
        Passage(
          modifier: rewriter.path, place: timeline[rewriter.modifier].place, kind: rewriter.kind,
          effect: effect))
    }
    return winner
  }

  /// Lets a modifier rewrite a transaction that passes it.
  private mutating func pass(
    _ rewriter: TransactionModifier, _ transaction: inout Transaction
  ) throws(EvaluationError) -> Passage.Effect {
    var trigger = Passage.Trigger.always
    if case .changes(let value) = rewriter.reach {
      guard rewriter.isTriggered else { return .unchanged(value) }
      trigger = .changed(value, states: rewriter.dependencies)
    }
    switch rewriter.effect {
    case .animation(let setting):
      guard !transaction.disablesAnimations else { return .disabled }
      let animation = try animation(setting, in: rewriter.context)
      transaction.animation = animation
      return .setAnimation(
        WrittenAnimation(animation: animation, setting: setting), because: trigger)
    case .transaction(let entries):
      var inner = rewriter.context
      inner.scope = script.checked.scope(
        inside: inner.scope, openedBy: .modifier(rewriter.modifier))
      var effect = Passage.Effect.setKeys
      for entry in timeline[entries] {
        try set(entry, of: &transaction, in: inner)
        if case .animation(let setting) = entry.setting {
          let written = WrittenAnimation(animation: transaction.animation, setting: setting)
          effect = .setAnimation(written, because: trigger)
        }
      }
      return effect
    }
  }

  private mutating func set(
    _ entry: TransactionEntry, of transaction: inout Transaction, in context: FrameContext
  ) throws(EvaluationError) {
    let seen = Value.transaction(
      TransactionValue(
        animation: transaction.animation, isContinuous: transaction.isContinuous,
        disablesAnimations: transaction.disablesAnimations,
        tracksVelocity: transaction.tracksVelocity))
    switch entry.setting {
    case .animation(let setting):
      transaction.animation = try animation(setting, in: context, [seen])
    case .disablesAnimations(let flag):
      transaction.disablesAnimations = try boolean(flag, in: context, [seen])
    case .isContinuous(let flag):
      transaction.isContinuous = try boolean(flag, in: context, [seen])
    case .tracksVelocity(let flag):
      transaction.tracksVelocity = try boolean(flag, in: context, [seen])
    }
  }

  private mutating func boolean(
    _ value: DocumentValue, in context: FrameContext, _ injected: [Value]
  ) throws(EvaluationError) -> Bool {
    let found = try evaluator.value(value, in: context, injecting: injected, scene: scene)
    return found == .bool(true)
  }

  private mutating func animation(
    _ setting: AnimationSetting, in context: FrameContext, _ injected: [Value] = []
  ) throws(EvaluationError) -> Animation? {
    switch setting {
    case .standard: return timeline.profile.standardAnimation
    case .none: return nil
    case .expression(let expression):
      let value = try evaluator.value(
        .text(expression), in: context, injecting: injected, scene: scene)
      if case .animation(let animation) = value { return animation.animation }
      return nil
    }
  }
}
