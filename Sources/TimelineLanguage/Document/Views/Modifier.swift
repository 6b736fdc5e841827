/// One modifier of a view's chain.
package struct Modifier: Hashable, Sendable {
  /// Where the key stands that names it.
  package let place: SourceRange
  package let action: Action
  /// The list the modifier is in.
  package internal(set) var container: ModifierContainer
  /// Its place in that list, from the inside.
  package internal(set) var position: Int

  /// What a modifier does.
  package enum Action: Hashable, Sendable {
    /// Gives the view an attribute that SwiftUI has.
    case attribute(ElementIndex<AttributeSetting>)
    /// `attribute`: values under names of the document's own.
    case outputs(ElementRange<NamedExpression>)
    case animation(ElementIndex<AnimationModifier>)
    case transaction(ElementIndex<TransactionModifier>)
    case transition(ElementIndex<ViewTransition>)
    case animatable(ElementIndex<AnimatableModifier>)
    case onAnimationCompleted(ElementIndex<CompletionObserver>)
    case stoppable(StoppableModifier)
    case pausable(ElementIndex<PausableModifier>)
    case onChange(ElementIndex<ChangeObserver>)
    case onReceive(ElementIndex<ReceiveObserver>)
    /// Takes steps when the view appears.
    case onAppear(ElementRange<Step>)
    /// Takes steps that much later than `onAppear`.
    case task(ElementRange<Step>)
    case phaseAnimator(ElementIndex<PhaseAnimator>)
    case keyframeAnimator(ElementIndex<KeyframeAnimator>)
    case matchedGeometryEffect(ElementIndex<MatchedGeometryEffect>)
  }
}
