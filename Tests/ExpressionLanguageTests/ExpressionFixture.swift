import AnimationEngine
import Diagnostics
import ExpressionLanguage
import Testing
import ExpressionLanguage
import Testing

/// A small document around an expression: what tests check and evaluate expressions with.
struct ExpressionFixture {
  var scope = ExpressionScope()
  var environment = EvaluationEnvironment()
  var diagnostics = DiagnosticList()
  var checker = ExpressionChecker()

  /// A fixture with no names but the built-ins.
  init() {}

  /// A fixture with states.
  init(states: KeyValuePairs<String, Value>) {
    for (name, value) in states { add(state: name, value) }
  }

  /// Adds a state of the type that its value has.
  mutating func add(state name: String, _ value: Value, type: ValueType? = nil) {
    scope.declareState(name, type ?? value.type ?? .unknown, at: 0..<0, diagnostics: &diagnostics)
    environment.states.append(value)
  }

  /// Opens a layer and adds an input to it.
  mutating func add(input name: String, _ value: Value, type: ValueType? = nil) {
    scope = scope.nested()
    scope.declareInput(name, type ?? value.type ?? .unknown, at: 0..<0, diagnostics: &diagnostics)
    environment.inputs.append(value)
  }

  /// Adds a definition.
  mutating func define(_ key: String, _ body: String) {
    do throws(Signature.Problem) {
      scope.define(
        try Signature(key), at: 0..<key.utf8.count, as: ExpressionText(body),
        diagnostics: &diagnostics)
    } catch {
      Issue.record("\(key): \(error)")
    }
  }

  /// Checks an expression; problems are collected.
  mutating func check(_ text: String, _ expected: ExpectedTypes = .any) -> CheckedExpression? {
    checker.check(
      ExpressionText(text), expecting: expected, in: scope, diagnostics: &diagnostics)
  }

  /// A checked expression, or what is wrong with it.
  mutating func checked(
    _ text: String, _ expected: ExpectedTypes = .any
  ) throws -> CheckedExpression {
    diagnostics = DiagnosticList()
    guard let checked = check(text, expected) else { throw Problems(list: diagnostics) }
    return checked
  }

  /// The value of an expression, or what is wrong with it.
  mutating func evaluate(_ text: String, _ expected: ExpectedTypes = .any) throws -> Value {
    try checked(text, expected).evaluate(in: &environment)
  }

  /// The error of an expression whose check succeeds and whose evaluation does not.
  mutating func error(of text: String) throws -> EvaluationError? {
    let checked = try checked(text)
    do throws(EvaluationError) {
      _ = try checked.evaluate(in: &environment)
      return nil
    } catch {
      return error
    }
  }

  /// The problems of an expression that was expected to have none.
  struct Problems: Error, CustomStringConvertible {
    let list: DiagnosticList

    var description: String {
      list.first.map { "\($0.range): \($0.message) (\($0.help ?? "no help"))" }
        .joined(separator: "\n")
    }
  }
}

/// The value of an expression without names.
func value(of text: String, _ expected: ExpectedTypes = .any) throws -> Value {
  var fixture = ExpressionFixture()
  return try fixture.evaluate(text, expected)
}

/// The problems of an expression without names.
func problems(in text: String, _ expected: ExpectedTypes = .any) -> [Diagnostic] {
  var fixture = ExpressionFixture()
  _ = fixture.check(text, expected)
  return fixture.diagnostics.first
}

extension Value {
  /// A list of values, for expectations.
  static func list(_ elements: [Value]) -> Value {
    (try? ArrayValue(elements)).map { .array($0) } ?? .null
  }

  static func list(_ numbers: [Double]) -> Value { list(numbers.map { .double($0) }) }
}
