/// The inputs of expressions, and the working space of their evaluation.
///
/// The space is kept between evaluations, so that one of numbers and vectors allocates nothing.
package struct EvaluationEnvironment: Sendable {
  /// The model values of the states, by slot.
  package var states: [Value]
  /// The values of injected names, loop names and parameters, by slot.
  package var inputs: [Value]

  /// The numbers that expressions draw.
  package var random = RandomNumbers(seed: 0)

  /// The operands, and below them the locals of each routine that runs.
  var stack: [Value] = []
  var remainingSteps = 0
  /// How many steps one evaluation may take here.
  package var stepLimit = ExpressionLimits.steps
  /// The steps of all evaluations since they were taken note of.
  private var stepsTaken = 0
  /// Whether a result that is not finite ends the evaluation at the operation that made it.
  var isStrict = false
  private var memo: [(evaluation: UInt64, value: Value)] = []
  private var evaluation: UInt64 = 0

  /// An environment that holds these values.
  package init(states: [Value] = [], inputs: [Value] = []) {
    self.states = states
    self.inputs = inputs
  }

  /// Runs a routine from the beginning, with a value for its first local if it has a parameter.
  mutating func evaluate(
    _ routine: Routine, with argument: Value? = nil
  ) throws(EvaluationError) -> Value {
    stack.removeAll(keepingCapacity: true)
    remainingSteps = stepLimit
    evaluation += 1
    if let argument { push(argument) }
    let value = try call(routine, count: argument == nil ? 0 : 1)
    stepsTaken &+= stepLimit &- remainingSteps
    return value
  }

  /// The steps of all evaluations since the last time.
  package mutating func takeSteps() -> Int {
    defer { stepsTaken = 0 }
    return stepsTaken
  }

  /// Counts steps of evaluations in another environment.
  package mutating func count(steps: Int) { stepsTaken &+= steps }

  /// Calls a routine with the topmost values, which become its first locals, and takes them away.
  mutating func call(_ routine: Routine, count: Int) throws(EvaluationError) -> Value {
    if let known = remembered(routine) { return known }
    let base = stack.count - count
    for _ in count..<max(count, routine.localCount) { stack.append(.null) }
    let result = try run(routine, from: 0, base: base)
    stack.removeLast(stack.count - base)
    remember(result, of: routine)
    return result
  }

  /// The value of a definition without parameters that this evaluation has found already.
  private func remembered(_ routine: Routine) -> Value? {
    guard let slot = routine.memoSlot, slot < memo.count, memo[slot].evaluation == evaluation
    else { return nil }
    return memo[slot].value
  }

  private mutating func remember(_ value: Value, of routine: Routine) {
    guard let slot = routine.memoSlot else { return }
    while memo.count <= slot { memo.append((0, .null)) }
    memo[slot] = (evaluation, value)
  }
}
