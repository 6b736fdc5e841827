import AnimationEngine
import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

// The statements for what a step does.
extension Exporter {
  /// - Parameter binding: what is called on the binding of each state that is written; nil for plain writes.
  mutating func writeVerbs(_ step: Step, _ binding: String?, in scope: ScopeIndex) {
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
    case .select(let selection):
      if binding != nil { refuse("'switch' in a binding", at: place) }
      write(timeline[selection], at: place, in: scope)
    case .tap(let name): writeTap(on: timeline[name], at: place)
    case .async(let work): write(timeline[work], at: place, in: scope)
    case .emit(let text):
      writer.line("Recorder.shared.note(\"emit\", \(timeline[text].swiftLiteral))")
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
    case .gesture(let gesture): writeGesture(gesture, at: place, in: scope)
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
    // A state of a view is found by the part that it is.
    let isWhole = path.root == nil ? !name.contains { ".[".contains($0) } : !path.isPartial
    if !isWhole { refuse("a binding of a part of a state", at: path.text.range) }
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
      writer.open("if", over: text(fails, in: scope).text)
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
    guard isName, !isTaken, !isInStructure, !isInOwnView else {
      refuse("a task that is called '\(text)'", at: place)
      return nil
    }
    refuseName(text, at: place)
    if !taskNames.contains(text) { taskNames.append(text) }
    return text
  }
}
