import ExpressionLanguage
import TimelineDocument

// The states that transitions read, which only the coming and going of their views evaluates.
extension Simulation {
  /// The views whose transitions read a state, in the order of the document.
  mutating func transitions(reading state: Int) -> [ElementIndex<ViewNode>] {
    if let known = recorder.memory?.transitionStates { return known.views(reading: state) }
    var states = TransitionStates()
    for index in timeline.views.indices {
      let view = ElementIndex<ViewNode>(index)
      states.add(view, reading: self.states(readByTransitionOf: view))
    }
    recorder.memory?.transitionStates = states
    return states.views(reading: state)
  }

  /// The states that the transition of a view reads.
  func states(readByTransitionOf view: ElementIndex<ViewNode>) -> Set<Int> {
    guard timeline.hasTransition(view), let modifier = timeline.transition(of: view),
      case .transition(let index) = timeline[modifier].action
    else { return [] }
    let scope = views.nodes[timeline.view(of: modifier).index].inside
    let transition = timeline[index]
    var states: Set<Int> = []
    for value in transition.expressions {
      states.formUnion(script.checked.dependencies(of: value, in: scope).allStates)
    }
    for case .expression(let animation) in transition.animations {
      states.formUnion(script.checked.dependencies(of: .text(animation), in: scope).allStates)
    }
    for list in transition.customParts.flatMap({ $0.lists }) {
      let inside =
        list.list == .body
        ? script.checked.scope(inside: scope, openedBy: .modifier(modifier)) : scope
      for index in list.modifiers.indices {
        let action = timeline[ElementIndex<Modifier>(index)].action
        states.formUnion(self.states(readBy: action, in: inside))
      }
    }
    return states
  }

  private func states(readBy action: Modifier.Action, in scope: ScopeIndex) -> Set<Int> {
    switch action {
    case .attribute(let index):
      let setting = timeline[index]
      var states = Set(script.checked.dependencies(of: setting.value, in: scope).allStates)
      for part in setting.attribute.parts {
        guard let value = setting[part] else { continue }
        states.formUnion(script.checked.dependencies(of: value, in: scope).allStates)
      }
      return states
    case .outputs(let outputs):
      return timeline[outputs].reduce(into: []) {
        $0.formUnion(script.checked.dependencies(of: $1.value, in: scope).allStates)
      }
    case .animation, .transaction, .transition, .contentTransition, .layout, .onChange, .onReceive,
      .onAppear, .onDisappear, .task, .onTapGesture, .timelineView, .phaseAnimator,
      .keyframeAnimator, .matchedGeometryEffect, .animatable, .onAnimationCompleted, .stoppable,
      .pausable:
      return []
    }
  }
}

/// Which transitions read which states; a run asks for it at most once.
struct TransitionStates {
  private var viewsByState: [Int: [ElementIndex<ViewNode>]] = [:]

  mutating func add(_ view: ElementIndex<ViewNode>, reading states: Set<Int>) {
    for state in states { viewsByState[state, default: []].append(view) }
  }

  func views(reading state: Int) -> [ElementIndex<ViewNode>] { viewsByState[state] ?? [] }
}
