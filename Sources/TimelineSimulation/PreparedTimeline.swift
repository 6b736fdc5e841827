import AnimationEngine
import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

/// A timeline that can be played.
struct PreparedTimeline {
  let checked: CheckedTimeline
  /// The first value of each state, then of each published property.
  private(set) var initialValues: [Value] = []

  var timeline: Timeline { checked.timeline }

  /// Takes a timeline; nil if a state of it has no first value, which is reported.
  init?(_ checked: CheckedTimeline, diagnostics: inout DiagnosticList) {
    self.checked = checked
    do throws(EvaluationError) {
      try evaluateInitialValues()
    } catch {
      diagnostics.add(error.diagnostic)
      return nil
    }
  }

  private mutating func evaluateInitialValues() throws(EvaluationError) {
    var environment = EvaluationEnvironment()
    for state in timeline.states {
      initialValues.append(
        try checked.evaluate(state.initialValue, in: .document, &environment))
    }
    for property in timeline.published {
      initialValues.append(
        try checked.evaluate(property.initialValue, in: .document, &environment))
    }
  }
}
