import JSONText

extension DocumentDecoder {
  /// Puts a modifier together; nil where a part is missing, which was reported.
  mutating func action(of kind: ModifierKey, _ parts: ModifierParts) -> Modifier.Action? {
    if let attribute = kind.attribute { return attributeAction(attribute, parts) }
    switch kind {
    case .attribute: return .outputs(parts.names)
    case .animation, .transaction, .transition, .animatable: return effectAction(of: kind, parts)
    case .onAnimationCompleted, .stoppable, .pausable, .onChange, .onReceive:
      return observerAction(of: kind, parts)
    case .onAppear: return .onAppear(parts.steps)
    case .task: return .task(parts.steps)
    case .phaseAnimator, .keyframeAnimator, .matchedGeometryEffect:
      return animatorAction(of: kind, parts)
    default: return nil
    }
  }

  private mutating func attributeAction(
    _ attribute: Attribute, _ parts: ModifierParts
  ) -> Modifier.Action? {
    parts.attribute.map { value in
      let setting = AttributeSetting(
        attribute: attribute, value: value, anchor: parts.anchor, axis: parts.axis,
        perspective: parts.perspective)
      return .attribute(Self.append(setting, to: &timeline.content.attributes))
    }
  }

  private mutating func effectAction(
    of kind: ModifierKey, _ parts: ModifierParts
  ) -> Modifier.Action? {
    switch kind {
    case .animation:
      return parts.animation.map {
        let modifier = AnimationModifier(animation: $0, reach: parts.reach)
        return .animation(Self.append(modifier, to: &timeline.content.animationModifiers))
      }
    case .transaction:
      let modifier = TransactionModifier(entries: parts.entries, reach: parts.reach)
      return .transaction(Self.append(modifier, to: &timeline.content.transactionModifiers))
    case .transition:
      return parts.transition.map {
        .transition(Self.append($0, to: &timeline.content.transitions))
      }
    default:
      let modifier = AnimatableModifier(
        parameters: parts.names, definitions: parts.definitions, body: parts.body ?? .empty)
      return .animatable(Self.append(modifier, to: &timeline.content.animatableModifiers))
    }
  }

  private mutating func observerAction(
    of kind: ModifierKey, _ parts: ModifierParts
  ) -> Modifier.Action? {
    switch kind {
    case .onAnimationCompleted:
      return parts.observed.map {
        let observer = CompletionObserver(value: $0, completion: parts.completion)
        return .onAnimationCompleted(
          Self.append(observer, to: &timeline.content.completionObservers))
      }
    case .stoppable:
      guard let state = parts.state, let paused = parts.paused else { return nil }
      return .stoppable(StoppableModifier(state: state, paused: paused))
    case .pausable:
      return parts.pausable.map {
        .pausable(Self.append($0, to: &timeline.content.pausableModifiers))
      }
    case .onChange:
      return parts.observed.map {
        let observer = ChangeObserver(value: $0, initial: parts.initial, steps: parts.steps)
        return .onChange(Self.append(observer, to: &timeline.content.changeObservers))
      }
    default:
      return parts.property.map {
        let observer = ReceiveObserver(
          property: $0.index, place: $0.place, dropFirst: parts.dropFirst, steps: parts.steps)
        return .onReceive(Self.append(observer, to: &timeline.content.receiveObservers))
      }
    }
  }

  private mutating func animatorAction(
    of kind: ModifierKey, _ parts: ModifierParts
  ) -> Modifier.Action? {
    switch kind {
    case .phaseAnimator:
      guard let phases = parts.observed, let name = parts.elementName else { return nil }
      let animator = PhaseAnimator(
        phases: phases, phaseName: name, trigger: parts.trigger, animation: parts.animation,
        body: parts.body ?? .empty)
      return .phaseAnimator(Self.append(animator, to: &timeline.content.phaseAnimators))
    case .keyframeAnimator:
      let tracks = keyframeTracks(parts.tracks, of: parts.names)
      guard let name = parts.elementName else { return nil }
      let animator = KeyframeAnimator(
        values: parts.names, recordName: name, trigger: parts.trigger,
        repeating: parts.repeating, tracks: tracks, body: parts.body ?? .empty)
      return .keyframeAnimator(Self.append(animator, to: &timeline.content.keyframeAnimators))
    default:
      return parts.observed.map {
        let effect = MatchedGeometryEffect(
          id: $0, namespace: parts.namespace, isSource: parts.isSource)
        return .matchedGeometryEffect(
          Self.append(effect, to: &timeline.content.matchedGeometryEffects))
      }
    }
  }

  private static func append<Element>(
    _ element: Element, to list: inout [Element]
  ) -> ElementIndex<Element> {
    list.append(element)
    return ElementIndex(list.count - 1)
  }
}

extension ModifierParts {
  fileprivate var reach: TransactionReach {
    if let value { return .changes(of: value) }
    return body.map { .body($0) } ?? .everything
  }

  fileprivate var pausable: PausableModifier? {
    guard let state, let target, let remaining, let animation, let paused else { return nil }
    return PausableModifier(
      state: state, target: target, remaining: remaining, animation: animation, paused: paused)
  }
}
