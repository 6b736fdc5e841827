// The elements of the view tree, and ways through it.
extension Timeline {
  /// Whether the document has views; its states are no tracks of their own then.
  package var hasViews: Bool { viewsPlace != nil }

  /// Whether a view uses a component.
  package func isComponent(_ view: ElementIndex<ViewNode>) -> Bool {
    children(of: view).contains { self[$0].isComponent }
  }

  /// Whether a view has a state of its own.
  package var hasOwnStates: Bool { !viewContent.ownStates.isEmpty }

  package subscript(_ index: ElementIndex<ViewNode>) -> ViewNode { views[index.index] }
  package subscript(_ range: ElementRange<ViewNode>) -> ArraySlice<ViewNode> {
    views[range.indices]
  }
  package subscript(_ index: ElementIndex<Modifier>) -> Modifier {
    viewContent.modifiers[index.index]
  }
  package subscript(_ range: ElementRange<Modifier>) -> ArraySlice<Modifier> {
    viewContent.modifiers[range.indices]
  }
  package subscript(_ index: ElementIndex<Definition>) -> Definition {
    viewContent.definitions[index.index]
  }
  package subscript(_ range: ElementRange<Definition>) -> ArraySlice<Definition> {
    viewContent.definitions[range.indices]
  }
  package subscript(
    _ range: ElementRange<ElementIndex<Definition>>
  ) -> ArraySlice<ElementIndex<Definition>> {
    viewContent.parameters[range.indices]
  }
  package subscript(_ index: ElementIndex<OwnState>) -> OwnState {
    viewContent.ownStates[index.index]
  }
  package subscript(_ range: ElementRange<OwnState>) -> ArraySlice<OwnState> {
    viewContent.ownStates[range.indices]
  }
  package subscript(_ range: ElementRange<ComponentArgument>) -> ArraySlice<ComponentArgument> {
    viewContent.arguments[range.indices]
  }
  package subscript(_ index: ElementIndex<NamedExpression>) -> NamedExpression {
    viewContent.namedExpressions[index.index]
  }
  package subscript(_ range: ElementRange<NamedExpression>) -> ArraySlice<NamedExpression> {
    viewContent.namedExpressions[range.indices]
  }
  package subscript(_ range: ElementRange<DocumentValue?>) -> ArraySlice<DocumentValue?> {
    viewContent.componentValues[range.indices]
  }
  package subscript(
    _ range: ElementRange<KeyframeTrackSetting>
  ) -> ArraySlice<KeyframeTrackSetting> {
    viewContent.keyframeTracks[range.indices]
  }
}

extension Timeline {
  package subscript(_ index: ElementIndex<AttributeSetting>) -> AttributeSetting {
    viewContent.attributes[index.index]
  }
  package subscript(_ index: ElementIndex<TimelineView>) -> TimelineView {
    viewContent.timelineViews[index.index]
  }
  package subscript(_ index: ElementIndex<TaskModifier>) -> TaskModifier {
    viewContent.taskModifiers[index.index]
  }
  package subscript(_ index: ElementIndex<AnimationModifier>) -> AnimationModifier {
    viewContent.animationModifiers[index.index]
  }
  package subscript(_ index: ElementIndex<TransactionModifier>) -> TransactionModifier {
    viewContent.transactionModifiers[index.index]
  }
  package subscript(_ index: ElementIndex<ViewTransition>) -> ViewTransition {
    viewContent.transitions[index.index]
  }
  package subscript(_ index: ElementIndex<AnimatableModifier>) -> AnimatableModifier {
    viewContent.animatableModifiers[index.index]
  }
  package subscript(_ index: ElementIndex<CompletionObserver>) -> CompletionObserver {
    viewContent.completionObservers[index.index]
  }
  package subscript(_ index: ElementIndex<PausableModifier>) -> PausableModifier {
    viewContent.pausableModifiers[index.index]
  }
  package subscript(_ index: ElementIndex<ChangeObserver>) -> ChangeObserver {
    viewContent.changeObservers[index.index]
  }
  package subscript(_ index: ElementIndex<ReceiveObserver>) -> ReceiveObserver {
    viewContent.receiveObservers[index.index]
  }
  package subscript(_ index: ElementIndex<PhaseAnimator>) -> PhaseAnimator {
    viewContent.phaseAnimators[index.index]
  }
  package subscript(_ index: ElementIndex<KeyframeAnimator>) -> KeyframeAnimator {
    viewContent.keyframeAnimators[index.index]
  }
  package subscript(_ index: ElementIndex<FlexibleFrameSetting>) -> FlexibleFrameSetting {
    viewContent.flexibleFrames[index.index]
  }
  package subscript(_ index: ElementIndex<MatchedGeometryEffect>) -> MatchedGeometryEffect {
    viewContent.matchedGeometryEffects[index.index]
  }
}

extension Timeline {
  /// The modifiers of a list and those in their bodies, each before what is inside it.
  package func modifiers(throughout list: ElementRange<Modifier>) -> [ElementIndex<Modifier>] {
    list.indices.flatMap { index in
      let modifier = ElementIndex<Modifier>(index)
      return [modifier] + modifiers(throughout: body(of: self[modifier]))
    }
  }
}
