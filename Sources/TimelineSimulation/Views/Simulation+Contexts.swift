import ExpressionLanguage
import TimelineLanguage

// The names that expressions of an instance see, and what they stand for there.
extension Simulation {
  /// What says whether an instance is there: its own element is known, its parameters are not.
  func contextAround(_ instance: Int) -> FrameContext {
    let view = views.instances[instance]
    var context = FrameContext.document
    if let parent = view.parent { context.inputs = contextInside(parent).inputs }
    context.instance = instance
    context.names = views.nodes[view.node.index].around
    if let loop = timeline[view.node].loop {
      if loop.elementName != nil { context.inputs.append(.element(of: instance)) }
      context.inputs.append(.index(of: instance))
    }
    return context
  }

  /// The names that the definitions of an instance see.
  func contextOutside(_ instance: Int) -> FrameContext {
    var context = contextAround(instance)
    context.names = views.nodes[views.instances[instance].node.index].outside
    return context
  }

  /// The names that the modifiers and children of an instance see.
  func contextInside(_ instance: Int) -> FrameContext {
    let node = views.instances[instance].node
    var context = contextAround(instance)
    for definition in timeline[timeline[node].parameters] {
      let key = ParameterKey(instance: instance, source: .viewParameter(definition))
      if let parameter = views.parameters[key] { context.inputs.append(parameter) }
    }
    context.names = views.nodes[node.index].inside
    return context
  }

  /// The names that a modifier's own expressions see, for an instance inside the view it stands in.
  func context(at modifier: ElementIndex<Modifier>, for instance: Int) -> FrameContext {
    switch timeline[modifier].container {
    case .view(let view): return contextInside(owner(view, of: instance))
    case .body(let outer), .active(let outer), .identity(let outer):
      var context = self.context(at: outer, for: instance)
      if case .keyframeAnimator(let animator) = timeline[outer].action {
        context.names.enter(.modifier(outer), of: script.checked)
        context.append(keyframeRecord(of: animator, outer, in: instance))
        return context
      }
      if case .phaseAnimator = timeline[outer].action {
        let owner = owner(timeline.view(of: outer), of: instance)
        let phase = views.phases.number(of: outer, in: owner)
        appendPhase(phase.map { views.phases[$0].slot }, outer, to: &context)
        return context
      }
      guard case .animatable(let animatable) = timeline[outer].action else { return context }
      context.names.enter(.modifier(outer), of: script.checked)
      for index in timeline[animatable].parameters.indices {
        let source = ViewTrack.Source.parameter(ElementIndex(index), of: outer)
        let key = ParameterKey(instance: instance, source: source)
        if let parameter = views.parameters[key] { context.append(parameter) }
      }
      return context
    }
  }

  /// Lets the next name be a phase: what depends on it does so as on a state.
  private func appendPhase(
    _ slot: Int?, _ modifier: ElementIndex<Modifier>, to context: inout FrameContext
  ) {
    guard let slot else { return }
    context.names.enter(.modifier(modifier), of: script.checked)
    context.names.inputs.append(.phase)
    context.names.loopStates.insert(slot)
    context.inputs.append(.state(slot))
  }

  /// The instance of a view that is an instance itself or around it.
  func owner(_ view: ElementIndex<ViewNode>, of instance: Int) -> Int {
    var owner = instance
    while views.instances[owner].node != view, let parent = views.instances[owner].parent {
      owner = parent
    }
    return owner
  }

  /// The names that steps see which stand in a view, with what they stand for now, and with what is
  /// injected there.
  mutating func stepContext(
    in context: FrameContext, openedBy modifier: ElementIndex<Modifier>? = nil,
    injecting injected: [Value] = []
  ) throws(EvaluationError) -> StepContext {
    var names = context.names
    if let modifier { names.enter(.modifier(modifier), of: script.checked) }
    let inputs = try evaluator.inputs(of: context, scene: scene)
    return StepContext(scope: names.scope, inputs: inputs + injected)
  }
}
