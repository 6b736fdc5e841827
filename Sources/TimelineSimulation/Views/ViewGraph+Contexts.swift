import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// The names that expressions of an instance see, and what they mean there.
extension ViewGraph {
  /// The names that the condition of an instance sees: its own element, but not its parameters.
  func contextAround(_ instance: Int) -> FrameContext {
    let view = instances[instance]
    var context = FrameContext.document
    if let parent = view.parent { context.inputs = contextOfContent(parent).inputs }
    context.instance = instance
    context.scope = nodes[view.node.index].around
    if let loop = timeline[view.node].loop {
      if loop.elementName != nil { context.inputs.append(.element(of: instance)) }
      context.inputs.append(.index(of: instance))
    }
    return context
  }

  /// The names that the definitions of an instance see: its own states as well.
  func contextOutside(_ instance: Int) -> FrameContext {
    var context = contextAround(instance)
    for slot in ownSlots[instance] ?? 0..<0 { context.inputs.append(.own(slot)) }
    context.scope = nodes[instances[instance].node.index].outside
    return context
  }

  /// The names that the children of an instance see.
  func contextOfContent(_ instance: Int) -> FrameContext {
    var context = contextInside(instance)
    let node = instances[instance].node
    if timeline[node].reader != nil {
      context.inputs.append(.state(geometrySlots[instance] ?? 0))
    }
    context.scope = nodes[node.index].content
    return context
  }

  /// The names that the modifiers of an instance see.
  func contextInside(_ instance: Int) -> FrameContext {
    let node = instances[instance].node
    var context = contextOutside(instance)
    for definition in timeline[timeline[node].parameters] {
      let key = ParameterKey(instance: instance, source: .viewParameter(definition))
      if let parameter = parameters[key] { context.inputs.append(parameter) }
    }
    context.scope = nodes[node.index].inside
    return context
  }

  /// The names that a modifier's own expressions see, for an instance inside its view.
  func context(at modifier: ElementIndex<Modifier>, for instance: Int) -> FrameContext {
    switch timeline[modifier].container {
    case .view(let view): return contextInside(owner(view, of: instance))
    case .transition(let list, let outer):
      var context = self.context(at: outer, for: instance)
      // The phase is injected where the attributes are evaluated.
      if list == .body {
        context.scope = checked.scope(inside: context.scope, openedBy: .modifier(outer))
      }
      return context
    case .body(let outer):
      var context = self.context(at: outer, for: instance)
      if case .keyframeAnimator(let animator) = timeline[outer].action {
        context.scope = checked.scope(inside: context.scope, openedBy: .modifier(outer))
        context.inputs.append(keyframeRecord(of: animator, outer, in: instance))
        return context
      }
      let owner = owner(timeline.view(of: outer), of: instance)
      if let input = bodyInput(of: outer, in: owner) {
        context.scope = checked.scope(inside: context.scope, openedBy: .modifier(outer))
        context.inputs.append(input)
        return context
      }
      guard case .animatable(let animatable) = timeline[outer].action else { return context }
      context.scope = checked.scope(inside: context.scope, openedBy: .modifier(outer))
      for index in timeline[animatable].parameters.indices {
        let source = ViewTrack.Source.parameter(ElementIndex(index), of: outer)
        let key = ParameterKey(instance: instance, source: source)
        if let parameter = parameters[key] { context.inputs.append(parameter) }
      }
      return context
    }
  }

  /// The names that steps of a view see with their current values, and with injected ones.
  mutating func stepContext(
    in context: FrameContext, openedBy modifier: ElementIndex<Modifier>? = nil,
    injecting injected: [Value] = [], scene: borrowing AnimationScene
  ) throws(EvaluationError) -> StepContext {
    let scope = modifier.map { checked.scope(inside: context.scope, openedBy: .modifier($0)) }
    let inputs = try evaluator.inputs(of: context, scene: scene)
    let ownStates = context.inputs.enumerated().compactMap { index, input -> OwnStateInput? in
      guard case .own(let slot) = input else { return nil }
      return OwnStateInput(input: index, slot: slot, life: ownLives[slot] ?? 0)
    }
    return StepContext(
      scope: scope ?? context.scope, inputs: inputs + injected, ownStates: ownStates)
  }

  /// The record of values that the body of a keyframe animator sees.
  private func keyframeRecord(
    of animator: ElementIndex<KeyframeAnimator>, _ modifier: ElementIndex<Modifier>,
    in instance: Int
  ) -> FrameInput {
    let values = timeline[animator].values
    let fields = values.indices.compactMap { index in
      let value = ElementIndex<NamedExpression>(index)
      let source = ViewTrack.Source.parameter(value, of: modifier)
      return parameters[ParameterKey(instance: instance, source: source)]
        .map { (timeline[value].name, $0) }
    }
    return .record(names: fields.map { $0.0 }, fields.map { $0.1 })
  }
}
