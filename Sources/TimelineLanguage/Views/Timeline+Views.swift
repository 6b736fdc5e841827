// The elements of the view tree, and ways through it.
extension Timeline {
  /// Whether the document has views; its states are no tracks of their own then.
  package var hasViews: Bool { viewsPlace != nil }

  package subscript(_ index: ElementIndex<ViewNode>) -> ViewNode { views[index.index] }
  package subscript(_ range: ElementRange<ViewNode>) -> ArraySlice<ViewNode> {
    views[range.indices]
  }
  package subscript(_ index: ElementIndex<Modifier>) -> Modifier {
    content.modifiers[index.index]
  }
  package subscript(_ range: ElementRange<Modifier>) -> ArraySlice<Modifier> {
    content.modifiers[range.indices]
  }
  package subscript(_ index: ElementIndex<Definition>) -> Definition {
    content.definitions[index.index]
  }
  package subscript(_ range: ElementRange<Definition>) -> ArraySlice<Definition> {
    content.definitions[range.indices]
  }
  package subscript(
    _ range: ElementRange<ElementIndex<Definition>>
  ) -> ArraySlice<ElementIndex<Definition>> {
    content.parameters[range.indices]
  }
  package subscript(_ index: ElementIndex<NamedExpression>) -> NamedExpression {
    content.namedExpressions[index.index]
  }
  package subscript(_ range: ElementRange<NamedExpression>) -> ArraySlice<NamedExpression> {
    content.namedExpressions[range.indices]
  }
  package subscript(_ range: ElementRange<DocumentValue?>) -> ArraySlice<DocumentValue?> {
    content.componentValues[range.indices]
  }
  package subscript(_ range: ElementRange<TransactionEntry>) -> ArraySlice<TransactionEntry> {
    content.transactionEntries[range.indices]
  }
  package subscript(
    _ range: ElementRange<KeyframeTrackSetting>
  ) -> ArraySlice<KeyframeTrackSetting> {
    content.keyframeTracks[range.indices]
  }
}

extension Timeline {
  package subscript(_ index: ElementIndex<AttributeSetting>) -> AttributeSetting {
    content.attributes[index.index]
  }
  package subscript(_ index: ElementIndex<AnimationModifier>) -> AnimationModifier {
    content.animationModifiers[index.index]
  }
  package subscript(_ index: ElementIndex<TransactionModifier>) -> TransactionModifier {
    content.transactionModifiers[index.index]
  }
  package subscript(_ index: ElementIndex<ViewTransition>) -> ViewTransition {
    content.transitions[index.index]
  }
  package subscript(_ index: ElementIndex<AnimatableModifier>) -> AnimatableModifier {
    content.animatableModifiers[index.index]
  }
  package subscript(_ index: ElementIndex<CompletionObserver>) -> CompletionObserver {
    content.completionObservers[index.index]
  }
  package subscript(_ index: ElementIndex<PausableModifier>) -> PausableModifier {
    content.pausableModifiers[index.index]
  }
  package subscript(_ index: ElementIndex<ChangeObserver>) -> ChangeObserver {
    content.changeObservers[index.index]
  }
  package subscript(_ index: ElementIndex<ReceiveObserver>) -> ReceiveObserver {
    content.receiveObservers[index.index]
  }
  package subscript(_ index: ElementIndex<PhaseAnimator>) -> PhaseAnimator {
    content.phaseAnimators[index.index]
  }
  package subscript(_ index: ElementIndex<KeyframeAnimator>) -> KeyframeAnimator {
    content.keyframeAnimators[index.index]
  }
  package subscript(_ index: ElementIndex<MatchedGeometryEffect>) -> MatchedGeometryEffect {
    content.matchedGeometryEffects[index.index]
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
