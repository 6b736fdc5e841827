import AnimationEngine
import JSONText
import TimelineLanguage

/// A timeline that can be played.
///
/// What cannot be played yet is an error at its place; nothing is passed over in silence.
struct Script {
  let checked: CheckedTimeline
  /// The first value of each state, then of each published property.
  private(set) var initialValues: [Value] = []

  var timeline: Timeline { checked.timeline }

  /// Takes a timeline that can be played; nil if something in it cannot, which is reported.
  init?(_ checked: CheckedTimeline, diagnostics: inout DiagnosticList) {
    self.checked = checked
    var refusals = Refusals(timeline: checked.timeline)
    refusals.find()
    for problem in refusals.problems { diagnostics.add(problem) }
    guard refusals.problems.isEmpty else { return nil }
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
      let value = try checked.evaluate(
        state.initialValue, as: .any, in: .document, &environment)
      initialValues.append(value)
    }
    for property in timeline.published {
      let value = try checked.evaluate(
        property.initialValue, as: .any, in: .document, &environment)
      initialValues.append(value)
    }
  }
}

/// Finds what cannot be played yet.
private struct Refusals {
  let timeline: Timeline
  var problems: [Diagnostic] = []

  mutating func find() {
    for view in timeline.views { find(in: view.modifiers) }
  }

  private mutating func find(in modifiers: ElementRange<Modifier>) {
    for index in modifiers.indices {
      let modifier = ElementIndex<Modifier>(index)
      if case .matchedGeometryEffect = timeline[modifier].action {
        refuse("matchedGeometryEffect", at: timeline[modifier].place)
      }
      if let body = timeline.body(of: modifier) { find(in: body) }
    }
  }

  private mutating func refuse(_ modifier: String, at place: SourceRange) {
    problems.append(
      .error(
        .unsupported, "the modifier '\(modifier)' cannot be played yet", at: place.range))
  }
}
