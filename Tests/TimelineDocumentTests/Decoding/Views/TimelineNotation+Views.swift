import TimelineDocument

extension TimelineNotation {
  /// The views, a line for each, indented by what they are in.
  var views: [String] { timeline.rootViews.flatMap { lines($0, depth: 0) } }

  private func lines(_ index: ElementIndex<ViewNode>, depth: Int) -> [String] {
    let line = String(repeating: "  ", count: depth) + view(timeline[index])
    return [line] + timeline.children(of: index).flatMap { lines($0, depth: depth + 1) }
  }

  private func view(_ view: ViewNode) -> String {
    var parts = [view.id ?? "-"]
    if view.kind == .group { parts.append("group") }
    if let host = view.host { parts.append(host.rawValue) }
    if let condition = view.condition { parts.append("when \(value(condition))") }
    if let loop = view.loop {
      parts.append("forEach \(value(loop.sequence)) as \(loop.elementName ?? "-")")
    }
    if let identity = view.identity { parts.append("identity \(value(identity))") }
    if let size = view.size { parts.append("size\(attribute(size, .size))") }
    if !view.definitions.isEmpty { parts.append("define \(definitions(view.definitions))") }
    if !view.parameters.isEmpty {
      let names = timeline[view.parameters].map { timeline[$0].name }
      parts.append("animatable " + names.joined(separator: " "))
    }
    if !view.modifiers.isEmpty { parts.append(modifiers(view.modifiers)) }
    return parts.joined(separator: " ")
  }

  private func definitions(_ range: ElementRange<Definition>) -> String {
    let list = timeline[range].map { definition in
      let parameters = definition.parameters.map { "(\($0.joined(separator: ",")))" } ?? ""
      return "\(definition.name)\(parameters)=\(value(definition.value))"
    }
    return "{" + list.joined(separator: " ") + "}"
  }

  private func names(_ range: ElementRange<NamedExpression>) -> String {
    "{" + timeline[range].map { "\($0.name)=\(value($0.value))" }.joined(separator: " ") + "}"
  }

  private func attribute(_ value: AttributeValue, _ type: AttributeType) -> String {
    switch value {
    case .whole(let value): return "(\(self.value(value)))"
    case .components(let range):
      let parts = zip(type.components, timeline[range]).map { component, value in
        "\(component.name) \(value.map(self.value) ?? "-")"
      }
      return "(" + parts.joined(separator: ", ") + ")"
    }
  }

  func modifiers(_ range: ElementRange<Modifier>) -> String {
    "[" + timeline[range].map(modifier).joined(separator: "; ") + "]"
  }

  private func modifier(_ modifier: Modifier) -> String {
    switch modifier.action {
    case .attribute(let index): attribute(timeline[index])
    case .outputs(let outputs): "attribute \(names(outputs))"
    case .animation(let index):
      "animation \(animation(timeline[index].animation))\(reach(timeline[index].reach))"
    case .transaction(let index):
      "transaction\(transaction(timeline[index].change))\(reach(timeline[index].reach))"
    case .transition(let index): transition(timeline[index])
    case .animatable(let index):
      "animatable \(names(timeline[index].parameters)) "
        + "\(definitions(timeline[index].definitions)) \(modifiers(timeline[index].body))"
    case .onAnimationCompleted, .stoppable, .pausable, .onChange, .onReceive, .onAppear,
      .onDisappear, .task, .onTapGesture:
      observer(modifier.action)
    case .phaseAnimator(let index): phases(timeline[index])
    case .timelineView(let index):
      "timelineView \(schedule(timeline[index].schedule)) as \(timeline[index].dateName) "
        + modifiers(timeline[index].body)
    case .keyframeAnimator(let index): keyframes(timeline[index])
    case .contentTransition(let content, _): "contentTransition \(content.rawValue)"
    case .layout(let layout): "\(layout)"
    case .matchedGeometryEffect(let index):
      "matched \(value(timeline[index].id)) in \(timeline[index].namespace.map { timeline[$0] } ?? "-") "
        + "source \(timeline[index].isSource.map(value) ?? "-")"
    }
  }

  private func attribute(_ setting: AttributeSetting) -> String {
    let parts = AttributePart.allCases.compactMap { part in
      setting[part].map { " \(part.rawValue)\(attribute($0, part.type))" }
    }
    return setting.attribute.rawValue + attribute(setting.value, setting.attribute.type)
      + parts.joined()
  }

  private func reach(_ reach: TransactionReach) -> String {
    switch reach {
    case .everything: ""
    case .changes(let value): " of \(self.value(value))"
    case .body(let body): " body \(modifiers(body))"
    }
  }

  private func transition(_ transition: ViewTransition) -> String {
    switch transition {
    case .expression(let value): "transition \(self.value(value))"
    case .custom(let transition):
      "transition"
        + transition.lists.map { " \($0.list.rawValue) \(modifiers($0.modifiers))" }.joined()
        + (transition.hasMotion ? "" : " without motion")
    case .asymmetric(let insertion, let removal):
      "(insertion \(self.transition(insertion)), removal \(self.transition(removal)))"
    case .combined(let parts):
      "(\(parts.map { self.transition($0) }.joined(separator: " with ")))"
    case .animated(let base, let animation):
      "\(self.transition(base)) animation \(self.animation(animation))"
    }
  }

  private func observer(_ action: Modifier.Action) -> String {
    switch action {
    case .onAnimationCompleted(let index):
      "completed \(value(timeline[index].value)) \(completion(timeline[index].completion))"
    case .stoppable(let modifier):
      "stoppable \(reference(modifier.state.state)) paused \(reference(modifier.paused.state))"
    case .pausable(let index): pausable(timeline[index])
    case .onChange(let index):
      "onChange \(value(timeline[index].value)) initial \(timeline[index].initial.map(value) ?? "-") "
        + steps(timeline[index].steps)
    case .onReceive(let index):
      "onReceive \(publisher(timeline[index].publisher)) drop \(timeline[index].dropFirst) "
        + pace(timeline[index].pace) + steps(timeline[index].steps)
    case .onAppear(let steps): "onAppear \(self.steps(steps))"
    case .onDisappear(let steps): "onDisappear \(self.steps(steps))"
    case .onTapGesture(let steps): "onTapGesture \(self.steps(steps))"
    case .task(let index):
      "task\(timeline[index].id.map { " \(value($0))" } ?? "") \(steps(timeline[index].steps))"
    default: "?"
    }
  }

  private func publisher(_ publisher: ReceiveObserver.Publisher) -> String {
    switch publisher {
    case .property(let property): timeline[property].qualifiedName
    case .timer(let interval): "every \(value(interval))"
    }
  }

  private func pace(_ pace: ReceiveObserver.Pace?) -> String {
    switch pace {
    case nil: ""
    case .debounce(let interval): "debounce \(value(interval)) "
    case .throttle(let interval, let latest):
      "throttle \(value(interval)) \(latest ? "latest" : "first") "
    }
  }

  private func schedule(_ schedule: TimelineView.Schedule) -> String {
    switch schedule {
    case .animation(let interval, let paused):
      "animation every \(interval.map(value) ?? "-") paused "
        + (paused.map { reference($0.state) } ?? "-")
    case .periodic(let start, let by): "periodic from \(start.map(value) ?? "-") by \(value(by))"
    case .everyMinute: "everyMinute"
    case .explicit(let dates): "explicit \(value(dates))"
    }
  }

  private func completion(_ completion: CompletionObserver.Completion) -> String {
    switch completion {
    case .none: "-"
    case .label(let label): timeline[label]
    case .steps(let steps): self.steps(steps)
    }
  }

  private func pausable(_ modifier: PausableModifier) -> String {
    "pausable \(reference(modifier.state.state)) target \(value(modifier.target)) "
      + "remaining \(value(modifier.remaining)) animation \(animation(modifier.animation)) "
      + "paused \(reference(modifier.paused.state))"
  }

  private func phases(_ animator: PhaseAnimator) -> String {
    "phases \(value(animator.phases)) as \(animator.phaseName) "
      + "trigger \(animator.trigger.map(value) ?? "-") "
      + "animation \(animator.animation.map(animation) ?? "-") \(modifiers(animator.body))"
  }

  private func keyframes(_ animator: KeyframeAnimator) -> String {
    let tracks = timeline[animator.tracks].map { track in
      "\(timeline[track.value].name): "
        + timeline[track.keyframes].map(value).joined(separator: " ")
    }
    return "keyframes \(names(animator.values)) as \(animator.recordName) "
      + "trigger \(animator.trigger.map(value) ?? "-") "
      + "repeating \(animator.repeating.map(value) ?? "-") "
      + "{\(tracks.joined(separator: ", "))} \(modifiers(animator.body))"
  }
}

extension TimelineNotation {
  /// The columns in the order in which they are printed; `*` stands for the identities of an
  /// instance, and `...` for what only an expression tells.
  var tracks: [String] {
    timeline.tracks.flatMap { track in
      let instance = timeline.isInstance(track.view) ? "*" : ""
      return timeline.columns(of: track, instance: instance)
        ?? ["\(timeline.stem(of: track, instance: instance))..."]
    }
  }
}
