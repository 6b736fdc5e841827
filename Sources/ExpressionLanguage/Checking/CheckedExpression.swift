/// An expression that is ready to be evaluated as often as wanted.
package final class CheckedExpression: Sendable {
  /// The type of its values.
  package let type: ValueType
  private let routine: Routine
  /// The value, when it reads nothing and has one.
  package let constantValue: Value?
  /// Whether every evaluation has the same value, which may be stored: it cannot fail.
  package let isConstant: Bool

  init(type: ValueType, routine: Routine) {
    self.type = type
    self.routine = routine
    var environment = EvaluationEnvironment()
    // A constant without a value, such as 1 / 0 on Ints, fails when it is evaluated.
    let value = routine.dependencies.isEmpty ? try? environment.evaluate(routine) : nil
    constantValue = value
    isConstant = value.map { $0.nonFiniteComponent == nil } ?? false
  }

  /// The slots of states and inputs that the value depends on, through definitions too.
  package var dependencies: Dependencies { routine.dependencies }

  /// A bound on the values; nil if an evaluation may fail, or none is known.
  package var bound: ValueBound? { routine.bound }

  /// The value for what the environment holds.
  package func evaluate(
    in environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> Value {
    if let constantValue { return constantValue }
    return try environment.evaluate(routine)
  }

  /// The value, when it may be stored: every number in it is finite.
  ///
  /// The error of a value that is not finite points to the operation that made it.
  package func evaluateFinite(
    in environment: inout EvaluationEnvironment
  ) throws(EvaluationError) -> Value {
    if isConstant, let constantValue { return constantValue }
    let value = try evaluate(in: &environment)
    guard let number = value.nonFiniteComponent else { return value }
    environment.isStrict = true
    defer { environment.isStrict = false }
    _ = try environment.evaluate(routine)
    throw routine.error(.notFinite("the value", number), at: routine.code.ranges.count - 1)
  }
}
