import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

extension Exporter {
  mutating func write(
    _ index: ElementIndex<Modifier>, of view: ElementIndex<ViewNode>, in scope: ScopeIndex
  ) {
    let modifier = timeline[index]
    let place = modifier.place.range
    switch modifier.action {
    case .attribute(let setting): write(timeline[setting], index, of: view, in: scope)
    case .outputs(let outputs):
      for output in outputs.indices {
        write(ElementIndex<NamedExpression>(output), index, of: view, in: scope)
      }
    case .animation(let animation): write(timeline[animation], of: view, in: scope)
    case .transaction(let transaction): write(timeline[transaction], index, of: view, in: scope)
    case .transition(let transition):
      write(timeline[transition], index, of: view, in: scope)
    case .contentTransition: refuse("'contentTransition'", at: place)
    case .animatable(let animatable): write(timeline[animatable], index, of: view, in: scope)
    case .onAnimationCompleted(let observer): write(timeline[observer], at: place, in: scope)
    case .stoppable: refuse("'stoppable'", at: place)
    case .pausable(let pausable): write(timeline[pausable], index, in: scope)
    case .onChange(let observer): write(timeline[observer], index, in: scope)
    case .onReceive(let observer): write(timeline[observer], index, in: scope)
    case .onAppear(let steps): write(".onAppear", steps, in: scope)
    case .onDisappear(let steps): write(".onDisappear", steps, in: scope)
    case .task(let task):
      var head = ".task"
      if let id = timeline[task].id { head += "(id: \(text(id, in: scope, isTyped: false).text))" }
      write(head, timeline[task].steps, in: scope)
    case .onTapGesture(let steps): writeTap(steps, of: view, at: place, in: scope)
    case .phaseAnimator(let animator):
      write(timeline[animator], index, of: view, in: scope)
    // Those of a view are written around it.
    case .timelineView: refuse("'timelineView' in a body, or in a structure", at: place)
    case .keyframeAnimator(let animator):
      write(timeline[animator], index, of: view, in: scope)
    case .matchedGeometryEffect(let effect):
      write(timeline[effect], index, of: view, in: scope)
    case .layout(let layout): write(layout, at: place, in: scope)
    }
  }

  private mutating func write(
    _ modifier: AnimationModifier, of view: ElementIndex<ViewNode>, in scope: ScopeIndex
  ) {
    let animation = animation(modifier.animation, in: scope)
    switch modifier.reach {
    case .everything: writer.line(".animation(\(animation))")
    case .changes(let value):
      let value = text(value, in: scope, isTyped: false).text
      writer.line(".animation(\(animation), value: \(value))")
    case .body(let body):
      let content = fileName("content", in: scope)
      writer.open(".animation(\(animation))", inputs: content)
      writeBody(body, around: content, of: view, in: scope)
      writer.close()
    }
  }

  /// Writes the modifiers of a body, on what is inside it.
  mutating func writeBody(
    _ body: ElementRange<Modifier>, around content: String, of view: ElementIndex<ViewNode>,
    in scope: ScopeIndex
  ) {
    writer.line(content)
    writer.indent(by: 1)
    for index in body.indices { write(ElementIndex<Modifier>(index), of: view, in: scope) }
    writer.indent(by: -1)
  }

  private mutating func write(
    _ animator: PhaseAnimator, _ index: ElementIndex<Modifier>, of view: ElementIndex<ViewNode>,
    in scope: ScopeIndex
  ) {
    var arguments = text(animator.phases, in: scope, isTyped: false).text
    if let trigger = animator.trigger {
      arguments += ", trigger: \(text(trigger, in: scope, isTyped: false).text)"
    }
    refuseName(animator.phaseName, at: timeline[index].place.range)
    let inside = checked.scope(inside: scope, openedBy: .modifier(index))
    let content = fileName("content", in: inside)
    writer.open(".phaseAnimator(\(arguments))", inputs: "\(content), \(animator.phaseName)")
    writeBody(animator.body, around: content, of: view, in: inside)
    if let setting = animator.animation {
      writer.next("animation:", inputs: animator.phaseName)
      writer.line(animation(setting, in: inside))
    }
    writer.close()
  }

  /// Steps in a closure.
  private mutating func write(_ head: String, _ steps: ElementRange<Step>, in scope: ScopeIndex) {
    writer.open(head)
    write(steps, in: scope)
    writer.close()
  }

  private mutating func write(
    _ observer: ChangeObserver, _ index: ElementIndex<Modifier>, in scope: ScopeIndex
  ) {
    var arguments = "of: \(text(observer.value, in: scope, isTyped: false).text)"
    if let initial = observer.initial { arguments += ", initial: \(text(initial, in: scope).text)" }
    writer.open(".onChange(\(arguments))", inputs: "oldValue, newValue")
    shorthand = "newValue"
    write(observer.steps, in: checked.scope(inside: scope, openedBy: .modifier(index)))
    shorthand = nil
    writer.close()
  }

  /// Writes the content of a modifier with a probe for each of its values on screen, and the modifiers of its body.
  mutating func writeContent(
    _ body: ElementRange<Modifier>, around content: String,
    showing values: some Sequence<(Int, (text: String, type: ValueType))>,
    _ index: ElementIndex<Modifier>, of view: ElementIndex<ViewNode>, in scope: ScopeIndex
  ) {
    writer.line(content)
    writer.indent(by: 1)
    for (number, value) in values {
      let parameter = ElementIndex<NamedExpression>(number)
      guard let track = tracks[TrackKey(view: view, source: .parameter(parameter, of: index))]
      else { continue }
      writeProbe(value.text, value.type, of: track, at: timeline[parameter].place.range)
    }
    let inside = checked.scope(inside: scope, openedBy: .modifier(index))
    for number in body.indices { write(ElementIndex<Modifier>(number), of: view, in: inside) }
    writer.indent(by: -1)
  }

  private mutating func write(
    _ observer: CompletionObserver, at place: Range<Int>, in scope: ScopeIndex
  ) {
    let (value, type) = text(observer.value, in: scope, isTyped: false)
    switch type {
    case .double, .size, .point, .unitPoint, .angle: break
    case .unknown: return
    default: return refuse("'onAnimationCompleted' of \(type.withArticle)", at: place)
    }
    observesCompletions = true
    writer.open(".onAnimationCompleted(of: \(value))")
    switch observer.completion {
    case .none: break
    case .label(let label):
      writer.line("Recorder.shared.note(\"observe\", \(timeline[label].swiftLiteral))")
    case .steps(let steps): write(steps, in: scope)
    }
    writer.close()
  }

  private mutating func write(
    _ output: ElementIndex<NamedExpression>, _ modifier: ElementIndex<Modifier>,
    of view: ElementIndex<ViewNode>, in scope: ScopeIndex
  ) {
    let named = timeline[output]
    let (value, type) = text(named.value, in: scope)
    guard let track = tracks[TrackKey(view: view, source: .output(output, of: modifier))] else {
      return
    }
    writeProbe(value, type, of: track, at: named.value.place)
  }
}
