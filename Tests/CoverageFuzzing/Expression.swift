import AnimationEngine
import Diagnostics
import ExpressionLanguage

/// The names around an expression, of each kind of value.
private func scope() -> (ExpressionScope, EvaluationEnvironment) {
  var scope = ExpressionScope()
  var diagnostics = DiagnosticList()
  let states: [(String, Value)] = [
    ("x", .double(2.5)), ("count", .int(3)), ("on", .bool(true)), ("name", .text("ab")),
  ]
  for (name, value) in states {
    scope.declareState(name, value.type ?? .unknown, at: 0..<0, diagnostics: &diagnostics)
  }
  return (scope, EvaluationEnvironment(states: states.map { $0.1 }, inputs: []))
}

/// What is accepted has one value or one error, and what is not has an error at a place in the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard
    let text = String(validating: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  else { return 0 }
  let (scope, environment) = scope()
  var diagnostics = DiagnosticList()
  let checked = ExpressionChecker(release: .latest).check(
    ExpressionText(text), expecting: .any, in: scope, closureInputs: [], diagnostics: &diagnostics)
  precondition(checked != nil || diagnostics.hasErrors, "a text is refused without a word")
  for problem in diagnostics.first {
    precondition(problem.range.upperBound <= count, "an error has a place in the text")
  }
  guard let checked else { return 0 }
  precondition(outcome(checked, environment) == outcome(checked, environment), "a run differs")
  return 0
}

private func outcome(_ expression: CheckedExpression, _ environment: EvaluationEnvironment)
  -> String
{
  var environment = environment
  do throws(EvaluationError) {
    return "\(try expression.evaluate(in: &environment))"
  } catch {
    return "\(error)"
  }
}
