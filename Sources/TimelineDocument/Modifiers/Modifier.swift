import Diagnostics
import ExpressionLanguage
import JSONText

/// One modifier of a view's chain.
package struct Modifier: Hashable, Sendable {
  /// The names of all modifiers that a document may have.
  package static var names: [String] { ModifierKey.table.names }

  /// The source range of the key that names it.
  package let place: SourceRange
  package let action: Action
  /// The list the modifier is in.
  package internal(set) var container: ModifierContainer
  /// Its place in that list, from the inside.
  package internal(set) var position: Int

  /// The action of a modifier.
  package enum Action: Hashable, Sendable {
    /// Gives the view an attribute that SwiftUI has.
    case attribute(ElementIndex<AttributeSetting>)
    /// `attribute`: values under names of the document's own.
    case outputs(ElementRange<NamedExpression>)
    case animation(ElementIndex<AnimationModifier>)
    case transaction(ElementIndex<TransactionModifier>)
    case transition(ElementIndex<ViewTransition>)
    /// With the number of `numericText(value:)`, whose direction is not simulated.
    case contentTransition(ContentTransition, of: DocumentValue?)
    case animatable(ElementIndex<AnimatableModifier>)
    case onAnimationCompleted(ElementIndex<CompletionObserver>)
    case stoppable(StoppableModifier)
    case pausable(ElementIndex<PausableModifier>)
    case onChange(ElementIndex<ChangeObserver>)
    case onReceive(ElementIndex<ReceiveObserver>)
    /// Runs steps when the view appears.
    case onAppear(ElementRange<Step>)
    /// Runs steps when the view has disappeared.
    case onDisappear(ElementRange<Step>)
    /// Runs steps a turn later than `onAppear`.
    case task(ElementIndex<TaskModifier>)
    /// Runs steps when the view is tapped.
    case onTapGesture(ElementRange<Step>)
    case phaseAnimator(ElementIndex<PhaseAnimator>)
    case timelineView(ElementIndex<TimelineView>)
    case keyframeAnimator(ElementIndex<KeyframeAnimator>)
    case matchedGeometryEffect(ElementIndex<MatchedGeometryEffect>)
    case layout(LayoutModifier)
  }
}

/// The list of modifiers that a modifier is in.
package enum ModifierContainer: Hashable, Sendable {
  /// The `modifiers` of a view.
  case view(ElementIndex<ViewNode>)
  /// The `body` of another modifier.
  case body(of: ElementIndex<Modifier>)
  /// One of the lists of a transition.
  case transition(TransitionList, of: ElementIndex<Modifier>)
}

extension TimelineChecker {
  mutating func check(_ modifiers: ElementRange<Modifier>, in scope: ScopeIndex) {
    for index in modifiers.indices { check(ElementIndex<Modifier>(index), in: scope) }
  }

  private mutating func check(_ index: ElementIndex<Modifier>, in scope: ScopeIndex) {
    warnOfLaunch(with: timeline[index])
    switch timeline[index].action {
    case .attribute(let setting): check(timeline[setting], in: scope)
    case .outputs(let outputs):
      for output in timeline[outputs] { check(output, in: scope) }
    case .animation(let modifier):
      check(timeline[modifier].animation, in: scope)
      check(timeline[modifier].reach, in: scope)
    case .transaction(let modifier): check(timeline[modifier], index, in: scope)
    case .transition(let transition): check(timeline[transition], index, in: scope)
    case .contentTransition(_, let value):
      if let value { check(value, as: .type(.double), in: scope) }
    case .layout(let modifier): check(modifier, in: scope)
    case .animatable(let modifier): check(timeline[modifier], index, in: scope)
    case .onAnimationCompleted(let observer):
      _ = checkAnimatable(timeline[observer].value, in: scope)
      refuseSight(of: timeline[observer].value, in: scope)
      if case .steps(let steps) = timeline[observer].completion { check(steps, in: scope) }
    case .stoppable(let stoppable): checkRecipe(of: stoppable.state, while: stoppable.paused)
    case .pausable(let pausable): check(timeline[pausable], index, in: scope)
    case .onChange(let observer): check(timeline[observer], index, in: scope)
    case .onReceive(let observer): check(timeline[observer], index, in: scope)
    case .onAppear(let steps), .onDisappear(let steps), .onTapGesture(let steps):
      check(steps, in: scope)
    case .task(let task): check(timeline[task], in: scope)
    case .timelineView(let view): check(timeline[view], index, in: scope)
    case .phaseAnimator(let animator): check(timeline[animator], index, in: scope)
    case .keyframeAnimator(let animator): check(timeline[animator], index, in: scope)
    case .matchedGeometryEffect(let effect): check(timeline[effect], in: scope)
    }
  }

  /// Opens the inside of a modifier, which injects names.
  mutating func open(
    _ index: ElementIndex<Modifier>, in outer: ScopeIndex, _ inputs: [(String, ValueType)],
    alias: String?
  ) -> ScopeIndex {
    let place = timeline[index].place.range
    return scopes.open(in: outer, by: .modifier(index)) { scope in
      for (name, type) in inputs {
        scope.declareInput(name, type, at: place, isInjected: true, diagnostics: &diagnostics)
      }
      if let alias { scope.declareAlias("$0", of: alias) }
    }
  }
}

extension Timeline {
  /// The modifiers inside a modifier; empty for one without a body.
  package func body(of modifier: Modifier) -> ElementRange<Modifier> {
    switch modifier.action {
    case .animation(let index): self[index].reach.body
    case .transaction(let index): self[index].reach.body
    case .animatable(let index): self[index].body
    case .phaseAnimator(let index): self[index].body
    case .timelineView(let index): self[index].body
    case .keyframeAnimator(let index): self[index].body
    case .attribute, .outputs, .transition, .contentTransition, .onAnimationCompleted, .stoppable,
      .pausable,
      .onChange, .onReceive, .onAppear, .onDisappear, .task, .onTapGesture,
      .matchedGeometryEffect, .layout:
      .empty
    }
  }
}
