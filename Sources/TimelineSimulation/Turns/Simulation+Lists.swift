import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// A verb writes a list as a whole and once, so a published list is published once even if no
// element changed.
extension Simulation {
  /// Adds an element at the end of a list.
  mutating func append(
    _ assignment: Assignment, in step: Step, _ context: StepContext
  ) throws(EvaluationError) {
    let target = script.checked.target(assignment.target, in: context.scope)
    let element = try model.value(assignment.value, in: context)
    let list = try list(at: target, in: context)
    try insert(element, at: list.count, of: list, to: target, in: step, context)
  }

  /// Removes all elements that equal a value or satisfy a closure.
  mutating func remove(
    _ assignment: Assignment, in step: Step, _ context: StepContext
  ) throws(EvaluationError) {
    let target = script.checked.target(assignment.target, in: context.scope)
    let inner = script.checked.scope(
      inside: context.scope, openedBy: .removal(assignment.target))
    guard inner != context.scope else {
      let element = try model.value(assignment.value, in: context)
      return try remove(element, from: target, in: step, context)
    }
    var rest: [Value] = []
    for element in try list(at: target, in: context) {
      let closure = context.adding([element], in: inner)
      if try !model.boolean(assignment.value, in: closure) { rest.append(element) }
    }
    try write(to: target, in: step, context) { () throws(EvaluationFailure) in
      try ArrayValue(rest)
    }
  }

  /// Moves an element: the destination gets it even if the source does not contain it.
  mutating func move(
    _ move: Move, in step: Step, _ context: StepContext
  ) throws(EvaluationError) {
    let source = script.checked.target(move.source, in: context.scope)
    let destination = script.checked.target(move.destination, in: context.scope)
    let element = try model.value(move.value, in: context)
    let index = try move.index.map { (index) throws(EvaluationError) in
      try place(index, in: context)
    }
    try remove(element, from: source, in: step, context)
    let list = try list(at: destination, in: context)
    let end = list.count
    guard (0...end).contains(index ?? end) else {
      let failure = EvaluationFailure.other(
        "nothing can be put at \(index ?? end) of a list that ends at \(end)")
      throw EvaluationError(failure, at: move.index?.place ?? destination.place)
    }
    try insert(element, at: index ?? end, of: list, to: destination, in: step, context)
  }

  private mutating func insert(
    _ element: Value, at index: Int, of list: ArrayValue, to target: AssignmentTarget,
    in step: Step, _ context: StepContext
  ) throws(EvaluationError) {
    try write(to: target, in: step, context) { () throws(EvaluationFailure) in
      try list.replacing(index..<index, by: ArrayValue([element]))
    }
  }

  private mutating func remove(
    _ element: Value, from target: AssignmentTarget, in step: Step, _ context: StepContext
  ) throws(EvaluationError) {
    let list = try list(at: target, in: context)
    try write(to: target, in: step, context) { () throws(EvaluationFailure) in
      try list.removing { $0.matches(element, within: 0) }
    }
  }

  private mutating func list(
    at target: AssignmentTarget, in context: StepContext
  ) throws(EvaluationError) -> ArrayValue {
    let list = try model.value(at: target, in: context)
    guard case .array(let array) = list else {
      throw target.error(.other("only a list has elements, this is \(list.text)"))
    }
    return array
  }

  private mutating func write(
    to target: AssignmentTarget, in step: Step, _ context: StepContext,
    _ edited: () throws(EvaluationFailure) -> ArrayValue
  ) throws(EvaluationError) {
    let list: ArrayValue
    do throws(EvaluationFailure) {
      list = try edited()
    } catch {
      throw target.error(error)
    }
    try assign(.array(list), to: target, in: step, context)
  }

  /// An index of a list; a number literal must be whole.
  private mutating func place(
    _ index: DocumentValue, in context: StepContext
  ) throws(EvaluationError) -> Int {
    switch try model.value(index, in: context) {
    case .int(let place): return place
    case .double(let number):
      if let place = Int(exactly: number) { return place }
      throw EvaluationError(.other("\(number) is no place in a list"), at: index.place)
    default: return 0
    }
  }
}
