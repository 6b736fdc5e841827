import AnimationEngine
import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

extension Exporter {
  /// Writes the function that runs each event at its time.
  mutating func writePlay() {
    writer.line("/// Runs each step at its time.")
    writer.open("private func play()")
    writer.line("Recorder.shared.start()")
    for (index, event) in timeline.events.enumerated() {
      let step = timeline.step(ofEvent: index)
      guard hasEffect(step) else { continue }
      transactionCount = 0
      switch event.time {
      case .instant(let instant): writer.open(deadline(instant.seconds))
      case .computed(let time):
        guard let seconds = seconds(time) else { continue }
        writer.open("DispatchQueue.main.asyncAfter(deadline: .now() + \(seconds))")
      case .label(let label):
        let time = timeline[label]
        waitsForLabels = true
        var arguments = [timeline[time.label].swiftLiteral]
        if time.occurrence != 1 { arguments.append("number: \(time.occurrence)") }
        if time.delay != 0 { arguments.append("later: \(DecimalText.shortest(time.delay))") }
        writer.open("Recorder.shared.after(\(arguments.joined(separator: ", ")))")
      }
      write(step, in: .document)
      writer.close()
    }
    writer.close()
  }

  /// The time of an event that follows from definitions and first values; nil where a state may have another value when
  /// the events are put off.
  private mutating func seconds(_ time: DocumentValue) -> String? {
    let outer = members
    let text = self.text(time, as: .double, in: .document).text
    let isEarly = timeline.views.contains { view in
      timeline.modifiers(throughout: view.modifiers).contains { modifier in
        switch timeline[modifier].action {
        case .onAppear, .task, .onReceive: true
        default: false
        }
      }
    }
    if isEarly, case .text(let expression) = time,
      let spelling = try? checked.swift(expression, as: .type(.double), in: .document),
      spelling.readsStates
    {
      members = outer
      refuse("an event at a time that follows from a state, beside 'onAppear',", at: time.place)
      return nil
    }
    return text.isNumberOrName ? text : "(\(text))"
  }

  /// Work on the main queue, now or later.
  private func deadline(_ seconds: Double) -> String {
    seconds == 0
      ? "DispatchQueue.main.async"
      : "DispatchQueue.main.asyncAfter(deadline: .now() + \(DecimalText.shortest(seconds)))"
  }

  /// Writes a method for each action that the structure calls, for all types of arguments that it is called with.
  mutating func writeActions() {
    var next = 0
    while next < members.calls.count {
      let called = members.calls[next]
      next += 1
      let action = timeline[called.action]
      var parameters: [String] = []
      for (name, type) in zip(action.parameters, called.types) {
        refuseName(name, at: action.place.range)
        guard let type = type.swiftName else {
          refuse("the action '\(action.name)' of \(type.withArticle)", at: action.place.range)
          continue
        }
        parameters.append("_ \(name): \(type)")
      }
      writer.blank()
      writer.open("private func \(action.name)(\(parameters.joined(separator: ", ")))")
      write(action.steps, in: called.scope)
      writer.close()
    }
  }

  /// Writes which actions nothing calls.
  mutating func writeUncalledActions() {
    for index in timeline.actions.indices where !calledActions.contains(ElementIndex(index)) {
      writer.blank()
      writer.line("// Nothing calls the action '\(timeline.actions[index].name)'.")
    }
  }

  mutating func write(_ call: ActionCall, in scope: ScopeIndex) {
    do throws(SwiftRefusal) {
      let (arguments, inside) = try checked.swift(call, in: scope)
      for argument in arguments { try note(argument, at: call.expression.text.range) }
      let called = CalledAction(
        action: call.action, types: arguments.map { $0.type }, scope: inside)
      calledActions.insert(call.action)
      let isKnown = members.calls.contains { known in
        known.action == called.action && known.types == called.types
      }
      if !isKnown { members.calls.append(called) }
      var list: [String] = []
      for argument in arguments {
        list.append(try named(argument.text, at: call.expression.text.range))
      }
      writer.line("\(timeline[call.action].name)(\(list.joined(separator: ", ")))")
    } catch {
      refuse(error)
    }
  }

  mutating func write(_ steps: ElementRange<Step>, in outer: ScopeIndex) {
    var scope = outer
    var names: Set<String> = []
    for (index, step) in zip(steps.indices, timeline[steps]) {
      if let constants = timeline.constants(declaredBy: step) {
        scope = write(constants, in: scope, besides: &names)
      } else if hasEffect(step) {
        write(step, in: scope, isLast: index + 1 == steps.indices.upperBound, besides: &names)
      }
    }
  }

  /// Writes constants as statements.
  ///
  /// - Parameter names: those of the same block, of which Swift takes each once.
  private mutating func write(
    _ constants: ElementRange<StepConstant>, in outer: ScopeIndex, besides names: inout Set<String>
  ) -> ScopeIndex {
    var scope = outer
    for place in constants.indices {
      let index = ElementIndex<StepConstant>(place)
      let constant = timeline[index]
      let range = constant.place.range
      refuseName(constant.name, at: range)
      if checked.hidesName(constant.name, in: scope) || !names.insert(constant.name).inserted {
        refuse("a name of 'let' that hides another", at: range)
      }
      let (value, type) = text(constant.value, in: scope)
      if let type = type.swiftName {
        writer.line("let \(constant.name): \(type) = \(value)")
      } else if type != .unknown {
        refuse("'let' of \(type.withArticle)", at: range)
      }
      scope = checked.scope(inside: scope, openedBy: .constant(index))
    }
    return scope
  }

  /// Whether a step does more than to claim something, which the document does and not the app.
  func hasEffect(_ step: Step) -> Bool {
    let details = timeline.details(of: step)
    let acts = timeline[step.verbs].contains { verb in
      if case .expect = verb.action { false } else { true }
    }
    // A completion that waits for nothing is called at once.
    return acts || !details.completions.isEmpty
      || timeline[details.otherwise].contains(where: hasEffect)
  }

  mutating func write(_ step: Step, in scope: ScopeIndex) {
    var names: Set<String> = []
    write(step, in: scope, isLast: true, besides: &names)
  }

  /// Writes a step; its constants are in a block of their own, unless no step comes after it.
  private mutating func write(
    _ step: Step, in outer: ScopeIndex, isLast: Bool, besides names: inout Set<String>
  ) {
    let details = timeline.details(of: step)
    guard let loop = details.loop, let index = step.details else {
      return writeOnce(step, details, in: outer, isLast: isLast, besides: &names)
    }
    guard let data = data(of: loop.sequence, in: outer) else { return }
    var body = SwiftWriter()
    swap(&body, &writer)
    var own: Set<String> = []
    let inner = checked.scope(inside: outer, openedBy: .loop(index))
    writeOnce(step, details, in: inner, isLast: true, besides: &own)
    swap(&body, &writer)
    let name = loop.elementName ?? "index"
    refuseName(name, at: loop.sequence.place)
    let element = body.text.hasWord(name) ? name : "_"
    guard name == "index" && !data.isList || !body.text.hasWord("index") else {
      return refuse("'index' in 'forEach' of steps", at: loop.sequence.place)
    }
    writer.open("for \(element) in", over: data.text)
    writer.indentedText(body.text)
    writer.close()
  }

  /// Writes a step for one element of its loop, if it has one.
  private mutating func writeOnce(
    _ step: Step, _ details: StepDetails, in outer: ScopeIndex, isLast: Bool,
    besides names: inout Set<String>
  ) {
    guard !details.constants.isEmpty else { return write(step, details, in: outer) }
    var own: Set<String> = []
    if !isLast { writer.open("do") }
    let scope =
      isLast
      ? write(details.constants, in: outer, besides: &names)
      : write(details.constants, in: outer, besides: &own)
    write(step, details, in: scope)
    if !isLast { writer.close() }
  }

  private mutating func write(_ step: Step, _ details: StepDetails, in scope: ScopeIndex) {
    var inside = scope
    if let condition = details.condition, checked.conditions(of: condition, in: scope) != nil {
      inside = writeNaming(condition, in: scope)
    } else if let condition = details.condition {
      writer.open("if", over: text(condition, in: scope).text)
    }
    writeScope(step, details, in: inside)
    if !details.otherwise.isEmpty {
      writer.next("else")
      write(details.otherwise, in: scope)
    }
    if details.condition != nil { writer.close() }
  }

  private mutating func writeScope(_ step: Step, _ details: StepDetails, in scope: ScopeIndex) {
    switch step.scope {
    case nil: writeVerbs(step, nil, in: scope)
    case .animation(let setting):
      let completions = Array(timeline[details.completions])
      if completions.count > 1 {
        let isDefault = if case .standard = setting { true } else { false }
        let name = transactionName(in: scope)
        writer.line(
          "var \(name) = Transaction(animation: \(isDefault ? ".default" : animation(setting, in: scope)))"
        )
        for completion in completions { write(completion, of: name, in: scope) }
        writer.open("withTransaction(\(name))")
        writeVerbs(step, nil, in: scope)
        return writer.close()
      }
      let isDefault = if case .standard = setting { true } else { false }
      var arguments = isDefault ? [] : [animation(setting, in: scope)]
      if completions.first?.criteria == .removed {
        arguments.append("completionCriteria: .removed")
      }
      let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
      writer.open("withAnimation\(list)")
      writeVerbs(step, nil, in: scope)
      if let completion = completions.first {
        writer.next("completion:")
        write(completion, in: scope)
      }
      writer.close()
    case .transaction(let change):
      let completions = Array(timeline[details.completions])
      let depth = write(change, completions, at: step.place.range, in: scope)
      writeVerbs(step, nil, in: scope)
      for _ in 0..<depth { writer.close() }
    case .binding(let setting):
      if !details.completions.isEmpty { refuse("a completion of a binding", at: step.place.range) }
      writeVerbs(step, change(ofBinding: setting, in: scope), in: scope)
    }
  }

  /// The call on a binding: `animation(…)`, or `transaction(…)` of a transaction.
  private mutating func change(
    ofBinding setting: AnimationSetting, in scope: ScopeIndex
  ) -> String {
    guard case .expression(let expression) = setting else {
      return "animation(\(animation(setting, in: scope)))"
    }
    let (value, type) = text(.text(expression), in: scope)
    return type == .transaction ? "transaction(\(value))" : "animation(\(value))"
  }

  /// Writes the steps of a completion, and its label for the recording.
  mutating func write(_ completion: Completion, in scope: ScopeIndex) {
    if let label = completion.label {
      writer.line("Recorder.shared.note(\"complete\", \(timeline[label].swiftLiteral))")
    }
    write(completion.steps, in: scope)
  }
}
