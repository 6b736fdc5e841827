import Diagnostics
import ExpressionLanguage

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
    case .transition(let transition): check(timeline[transition], in: scope)
    case .animatable(let modifier): check(timeline[modifier], index, in: scope)
    case .onAnimationCompleted(let observer):
      _ = checkAnimatable(timeline[observer].value, in: scope)
      if case .steps(let steps) = timeline[observer].completion { check(steps, in: scope) }
    case .stoppable(let stoppable): checkRecipe(of: stoppable.state, while: stoppable.paused)
    case .pausable(let pausable): check(timeline[pausable], index, in: scope)
    case .onChange(let observer): check(timeline[observer], index, in: scope)
    case .onReceive(let observer): check(timeline[observer], index, in: scope)
    case .onAppear(let steps), .task(let steps): check(steps, in: scope)
    case .phaseAnimator(let animator): check(timeline[animator], index, in: scope)
    case .keyframeAnimator(let animator): check(timeline[animator], index, in: scope)
    case .matchedGeometryEffect(let effect):
      check(timeline[effect].id, as: .any, in: scope)
      if let isSource = timeline[effect].isSource {
        check(isSource, as: .type(.bool), in: scope)
      }
    }
  }

  private mutating func check(_ setting: AttributeSetting, in scope: ScopeIndex) {
    check(setting.value, as: setting.attribute.type, in: scope)
    for part in setting.attribute.parts {
      if let value = setting[part] { check(value, as: part.type, in: scope) }
    }
  }

  /// A value of the document's own is a text, or numbers for columns.
  private mutating func check(_ output: NamedExpression, in scope: ScopeIndex) {
    guard let type = check(output.value, as: .any, in: scope), !type.isShowable else { return }
    let message = "\(type.withArticle) cannot be shown by an attribute"
    diagnostics.add(
      .error(.wrongType, message, at: output.value.place, help: type.helpToShow))
  }

  private mutating func check(_ reach: TransactionReach, in scope: ScopeIndex) {
    switch reach {
    case .everything: break
    case .body(let body): check(body, in: scope)
    case .changes(let value):
      guard let type = check(value, as: .any, in: scope), !type.isEquatable else { return }
      let message = "the value of a modifier must be comparable, not \(type.withArticle)"
      diagnostics.add(.error(.wrongType, message, at: value.place))
    }
  }

  private mutating func check(
    _ modifier: TransactionModifier, _ index: ElementIndex<Modifier>, in outer: ScopeIndex
  ) {
    check(modifier.reach, in: outer)
    let scope = open(index, in: outer, [("transaction", .transaction)], alias: "transaction")
    for entry in timeline[modifier.entries] {
      switch entry.setting {
      case .animation(let setting): check(setting, in: scope)
      case .disablesAnimations(let flag), .isContinuous(let flag), .tracksVelocity(let flag):
        check(flag, as: .type(.bool), in: scope)
      }
    }
  }

  private mutating func check(_ transition: ViewTransition, in scope: ScopeIndex) {
    switch transition {
    case .expression(let value): check(value, as: .type(.transition), in: scope)
    case .custom(let active, let identity):
      check(active, in: scope)
      check(identity, in: scope)
    }
  }

  private mutating func check(
    _ modifier: AnimatableModifier, _ index: ElementIndex<Modifier>, in outer: ScopeIndex
  ) {
    let parameters = timeline[modifier.parameters]
    let types = parameters.map { checkAnimatable($0.value, in: outer) }
    let definitions = timeline[modifier.definitions]
    let reader = definitionReader
    let scope = scopes.open(in: outer, by: .modifier(index)) { scope in
      for (parameter, type) in zip(parameters, types) {
        scope.declareInput(
          parameter.name, type, at: parameter.place.range, diagnostics: &diagnostics)
      }
      for definition in definitions { reader.define(definition, in: &scope) }
    }
    checkDefinitions(of: scope)
    check(modifier.body, in: scope)
  }

  private mutating func check(
    _ observer: ChangeObserver, _ index: ElementIndex<Modifier>, in outer: ScopeIndex
  ) {
    let type = check(observer.value, as: .any, in: outer) ?? .unknown
    if let initial = observer.initial { check(initial, as: .type(.bool), in: outer) }
    let scope = open(
      index, in: outer, [("newValue", type), ("oldValue", type)], alias: "newValue")
    check(observer.steps, in: scope)
  }

  private mutating func check(
    _ observer: ReceiveObserver, _ index: ElementIndex<Modifier>, in outer: ScopeIndex
  ) {
    noteRead(of: .published(observer.property))
    let type = publishedTypes[observer.property.index]
    let scope = open(index, in: outer, [("newValue", type)], alias: "newValue")
    check(observer.steps, in: scope)
  }

  private mutating func check(
    _ animator: PhaseAnimator, _ index: ElementIndex<Modifier>, in outer: ScopeIndex
  ) {
    let phase = elementType(of: animator.phases, in: outer)
    if let trigger = animator.trigger { check(trigger, as: .any, in: outer) }
    let scope = scopes.open(in: outer, by: .modifier(index)) { scope in
      scope.declareInput(
        animator.phaseName, phase, at: animator.phases.place, diagnostics: &diagnostics)
    }
    if let animation = animator.animation { check(animation, in: scope) }
    check(animator.body, in: scope)
  }

  private mutating func check(
    _ animator: KeyframeAnimator, _ index: ElementIndex<Modifier>, in outer: ScopeIndex
  ) {
    let fields = timeline[animator.values].map { value in
      RecordField(name: value.name, type: keyframeType(of: value.value, in: outer))
    }
    if let trigger = animator.trigger { check(trigger, as: .any, in: outer) }
    if let repeating = animator.repeating { check(repeating, as: .type(.bool), in: outer) }
    for track in timeline[animator.tracks] {
      let name = timeline[track.value].name
      let type = fields.first { $0.name == name }?.type ?? .unknown
      for keyframe in timeline[track.keyframes] {
        check(keyframe, as: .type(.keyframe(type)), in: outer)
      }
    }
    let place = timeline[index].place.range
    let scope = scopes.open(in: outer, by: .modifier(index)) { scope in
      scope.declareInput(
        animator.recordName, .record(fields), at: place, diagnostics: &diagnostics)
    }
    check(animator.body, in: scope)
  }

  /// The first value of a track of keyframes; `.zero` is an angle's, as no other type has it alone.
  private mutating func keyframeType(of value: DocumentValue, in scope: ScopeIndex) -> ValueType {
    var silent = diagnostics
    if check(value, as: .any, in: scope) != nil { return checkAnimatable(value, in: scope) }
    swap(&silent, &diagnostics)
    return check(value, as: .oneOf([.angle, .color, .unitPoint]), in: scope) ?? .unknown
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

extension ValueType {
  /// What to write in place of a value that cannot be shown.
  fileprivate var helpToShow: String? {
    switch self {
    case .optional, .array(.optional): "say what stands for nil, as in \"value ?? 0\""
    case .array(.text): "make one text of them, as in \"texts.joined(separator: ' ')\""
    case .range: "write \"Array(range)\""
    default: nil
    }
  }
}
