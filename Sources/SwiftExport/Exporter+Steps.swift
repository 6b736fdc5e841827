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
    writer.line("recorder.start()")
    for (index, event) in timeline.events.enumerated() {
      let step = timeline.step(ofEvent: index)
      guard hasEffect(step) else { continue }
      transactionCount = 0
      switch event.time {
      case .instant(let instant): writer.open(deadline(instant.seconds))
      case .computed(let time):
        refuse("an event whose time is computed", at: time.place)
        continue
      case .label(let label):
        refuse("an event that waits for a label", at: timeline[label].place.range)
        continue
      }
      write(step, in: .document)
      writer.close()
    }
    writer.close()
  }

  /// Work on the main queue, now or later.
  private func deadline(_ seconds: Double) -> String {
    seconds == 0
      ? "DispatchQueue.main.async"
      : "DispatchQueue.main.asyncAfter(deadline: .now() + \(DecimalText.shortest(seconds)))"
  }

  /// Writes a method for each action that is called, for all types of arguments that it is called with.
  mutating func writeActions() {
    var next = 0
    while next < calls.count {
      let called = calls[next]
      next += 1
      let action = timeline[called.action]
      var parameters: [String] = []
      for (name, type) in zip(action.parameters, called.types) {
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
    for index in timeline.actions.indices
    where !calls.contains(where: { $0.action.index == index }) {
      writer.blank()
      writer.line("// Nothing calls the action '\(timeline.actions[index].name)'.")
    }
  }

  private mutating func write(_ call: ActionCall, in scope: ScopeIndex) {
    do throws(SwiftRefusal) {
      let (arguments, inside) = try checked.swift(call, in: scope)
      for argument in arguments { try note(argument, at: call.expression.text.range) }
      let called = CalledAction(
        action: call.action, types: arguments.map { $0.type }, scope: inside)
      if !calls.contains(where: { $0.action == called.action && $0.types == called.types }) {
        calls.append(called)
      }
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
    timeline[step.verbs].contains { verb in
      if case .expect = verb.action { false } else { true }
    }
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
    let element = body.text.hasWord(name) ? name : "_"
    guard name == "index" && !data.isList || !body.text.hasWord("index") else {
      return refuse("'index' in 'forEach' of steps", at: loop.sequence.place)
    }
    writer.open("for \(element) in \(data.text)")
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
    if let condition = details.condition, checked.conditions(of: condition, in: scope) != nil {
      return refuse("'let' in 'when'", at: condition.place)
    }
    if let condition = details.condition { writer.open("if \(text(condition, in: scope).text)") }
    writeScope(step, details, in: scope)
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
      if completions.count > 1 { refuse("several completions", at: step.place.range) }
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
      if !details.completions.isEmpty {
        refuse("a completion of a transaction", at: step.place.range)
      }
      write(change, at: step.place.range, in: scope)
      writeVerbs(step, nil, in: scope)
      writer.close()
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
  private mutating func write(_ completion: Completion, in scope: ScopeIndex) {
    if let label = completion.label {
      writer.line("recorder.note(\(timeline[label].swiftLiteral))")
    }
    write(completion.steps, in: scope)
  }

  /// Opens a block in a transaction.
  private mutating func write(
    _ change: TransactionChange, at place: Range<Int>, in scope: ScopeIndex
  ) {
    switch change {
    case .expression(let expression):
      writer.open("withTransaction(\(text(.text(expression), in: scope).text))")
    case .keys(let entries):
      let all = Array(timeline[entries])
      if all.count == 1, case .animation(let setting) = all[0].setting {
        return writer.open(
          "withTransaction(Transaction(animation: \(animation(setting, in: scope))))")
      }
      transactionCount += 1
      let name = transactionCount == 1 ? "transaction" : "transaction\(transactionCount)"
      writer.line("var \(name) = Transaction()")
      for entry in all { write(entry, of: name, in: scope) }
      writer.open("withTransaction(\(name))")
    }
  }

  /// Sets a key of a transaction.
  mutating func write(_ entry: TransactionEntry, of name: String, in scope: ScopeIndex) {
    switch entry.setting {
    case .animation(let setting):
      writer.line("\(name).animation = \(animation(setting, in: scope))")
    case .disablesAnimations(let value):
      writer.line("\(name).disablesAnimations = \(text(value, in: scope).text)")
    case .isContinuous(let value):
      writer.line("\(name).isContinuous = \(text(value, in: scope).text)")
    case .tracksVelocity(let value):
      writer.line("\(name).tracksVelocity = \(text(value, in: scope).text)")
    case .value: refuse("a key of a transaction", at: entry.place.range)
    }
  }
}

// MARK: - Verbs

extension Exporter {
  /// - Parameter binding: what is called on the binding of each state that is written; nil for plain writes.
  private mutating func writeVerbs(_ step: Step, _ binding: String?, in scope: ScopeIndex) {
    for verb in timeline[step.verbs] { write(verb, binding, in: scope) }
  }

  private mutating func write(_ verb: Verb, _ binding: String?, in scope: ScopeIndex) {
    let place = verb.place.range
    switch verb.action {
    case .set(let assignments):
      for assignment in timeline[assignments] { set(assignment, binding, in: scope) }
    case .toggle(let paths):
      for path in timeline[paths] {
        writer.line("\(target(path, binding)).toggle()")
      }
    case .append(let assignments):
      for assignment in timeline[assignments] {
        let element = element(of: assignment.target, in: scope)
        let value = text(assignment.value, as: element, in: scope).text
        writer.line("\(target(assignment.target, binding)).append(\(value))")
      }
    case .remove(let assignments):
      for assignment in timeline[assignments] { remove(assignment, binding, in: scope) }
    case .run(let steps):
      if binding != nil { refuse("'run' in a binding", at: place) }
      write(steps, in: scope)
    case .call(let call):
      if binding != nil { refuse("'call' in a binding", at: place) }
      write(timeline[call], in: scope)
    case .select: refuse("'switch'", at: place)
    case .tap(let name): writeTap(on: timeline[name], at: place)
    case .async(let work): write(timeline[work], at: place, in: scope)
    case .emit(let text): writer.line("recorder.note(\(timeline[text].swiftLiteral))")
    case .expect: break
    case .move(let move): self.move(timeline[move], binding, in: scope)
    case .task(let task):
      let name = timeline[task].name.flatMap { taskName($0, at: place) }
      writer.open((name.map { "\($0) = " } ?? "") + "Task")
      write(timeline[task].steps, in: scope)
      writer.close()
    case .sleep(let sleep):
      let duration = text(timeline[sleep].duration, in: scope).text
      let wait = "await Task.sleep(for: .seconds(\(duration)))"
      writer.line(
        timeline[sleep].ignoresCancellation
          ? "try? \(wait)" : "do { try \(wait) } catch { return }")
    case .timer: refuse("'timer'", at: place)
    case .cancel(let name):
      if let name = taskName(name, at: place) { writer.line("\(name)?.cancel()") }
    case .gesture: refuse("'gesture'", at: place)
    case .pause: refuse("'pause'", at: place)
    case .resume: refuse("'resume'", at: place)
    case .stop: refuse("'stop'", at: place)
    case .setAnimationsEnabled: refuse("'setAnimationsEnabled'", at: place)
    }
  }

  private mutating func set(_ assignment: Assignment, _ binding: String?, in scope: ScopeIndex) {
    let type = checked.typeWritten(by: assignment.target, in: scope)
    guard !assignment.changesInPlace else {
      guard case .text(let closure) = assignment.value,
        let change = ConstantClosure(checked.source.text(closure.text))
      else { return refuse("'set' by this closure", at: assignment.value.place) }
      let target = target(assignment.target, binding)
      for line in change.lines(changing: target) { writer.line(line) }
      return
    }
    let value = text(assignment.value, as: type == .unknown ? nil : type, in: scope).text
    writer.line("\(target(assignment.target, binding)) = \(value)")
  }

  private mutating func remove(
    _ assignment: Assignment, _ binding: String?, in scope: ScopeIndex
  ) {
    let place = assignment.value.place
    if case .text(let closure) = assignment.value,
      checked.source.text(closure.text).utf8.isClosure
    {
      return refuse("'remove' by a closure", at: place)
    }
    let element = element(of: assignment.target, in: scope)
    let value = text(assignment.value, as: element, in: scope).text
    writer.line("\(target(assignment.target, binding)).removeAll { $0 == \(value) }")
  }

  /// A value that leaves one list and enters another.
  private mutating func move(_ move: Move, _ binding: String?, in scope: ScopeIndex) {
    let read = checked.dependencies(of: move.value, in: scope)
      .allStates
    guard read.isEmpty, move.index.map({ checked.isConstant($0) }) != false else {
      return refuse("'move' of what a state says", at: move.value.place)
    }
    let value = text(move.value, as: element(of: move.destination, in: scope), in: scope).text
    writer.line("\(target(move.source, binding)).removeAll { $0 == \(value) }")
    let destination = target(move.destination, binding)
    if let index = move.index {
      let place = text(index, as: .int, in: scope).text
      writer.line("\(destination).insert(\(value), at: \(place))")
    } else {
      writer.line("\(destination).append(\(value))")
    }
  }

  private func element(of path: StatePath, in scope: ScopeIndex) -> ValueType? {
    guard case .array(let element)? = checked.typeWritten(by: path, in: scope) else { return nil }
    return element == .unknown ? nil : element
  }

  /// The left side of an assignment: the state or a part of it, through a binding where there is one.
  private mutating func target(_ path: StatePath, _ binding: String?) -> String {
    let name = checked.source.text(path.text)
    guard let binding else { return name }
    if path.isPartial { refuse("a binding of a part of a state", at: path.text.range) }
    return "$\(name).\(binding).wrappedValue"
  }

  private mutating func write(_ work: AsyncWork, at place: Range<Int>, in scope: ScopeIndex) {
    if work.queue != nil { refuse("a queue of its own", at: place) }
    var head = "DispatchQueue.main.async"
    if let delay = work.delay {
      head = "DispatchQueue.main.asyncAfter(deadline: .now() + \(text(delay, in: scope).text))"
    }
    writer.open(head)
    switch work.fails {
    case nil, .boolean(false, _)?: write(work.steps, in: scope)
    case .boolean(true, _)?: write(work.failureSteps, in: scope)
    case let fails?:
      writer.open("if \(text(fails, in: scope).text)")
      write(work.failureSteps, in: scope)
      writer.next("else")
      write(work.steps, in: scope)
      writer.close()
    }
    writer.close()
  }

  /// The property that keeps a task; nil for a name that a property cannot have.
  private mutating func taskName(_ name: ElementIndex<String>, at place: Range<Int>) -> String? {
    let text = timeline[name]
    let isName =
      text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    let isTaken =
      timeline.states.contains { $0.name == text } || timeline.actions.contains { $0.name == text }
      || timeline.definitions.contains { $0.name == text }
    guard isName, !isTaken, !isInStructure else {
      refuse("a task that is called '\(text)'", at: place)
      return nil
    }
    refuseName(text, at: place)
    if !taskNames.contains(text) { taskNames.append(text) }
    return text
  }
}
