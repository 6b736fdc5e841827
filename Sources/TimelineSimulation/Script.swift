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
    for event in timeline.events { find(in: timeline[event.step]) }
    for action in timeline.actions { find(in: action.steps) }
  }

  private mutating func find(in modifiers: ElementRange<Modifier>) {
    for index in modifiers.indices {
      let modifier = ElementIndex<Modifier>(index)
      switch timeline[modifier].action {
      case .attribute, .outputs, .onAnimationCompleted, .onReceive, .transition, .stoppable,
        .pausable:
        break
      case .animation, .transaction, .animatable:
        if let body = timeline.body(of: modifier) { find(in: body) }
      case .onChange(let observer): find(in: timeline[observer].steps)
      case .onAppear(let steps), .task(let steps): find(in: steps)
      case .phaseAnimator: refuse("phaseAnimator", at: timeline[modifier].place)
      case .keyframeAnimator: refuse("keyframeAnimator", at: timeline[modifier].place)
      case .matchedGeometryEffect: refuse("matchedGeometryEffect", at: timeline[modifier].place)
      }
    }
  }

  private mutating func find(in steps: ElementRange<Step>) {
    for step in timeline[steps] { find(in: step) }
  }

  private mutating func find(in step: Step) {
    let details = timeline.details(of: step)
    for completion in timeline[details.completions] { find(in: completion.steps) }
    find(in: details.otherwise)
    for verb in timeline[step.verbs] { find(in: verb) }
  }

  private mutating func find(in verb: Verb) {
    switch verb.action {
    case .run(let steps): find(in: steps)
    case .async(let index):
      find(in: timeline[index].steps)
      find(in: timeline[index].failureSteps)
    case .gesture(let index):
      find(in: timeline[index].changed)
      find(in: timeline[index].ended)
    // The steps of an action are looked at once, where it is declared.
    case .set, .append, .remove, .move, .call, .emit, .expect, .pause, .resume, .stop, .toggle:
      break
    }
  }

  private mutating func refuse(_ modifier: String, at place: SourceRange) {
    let message = "the modifier '\(modifier)' cannot be played yet"
    problems.append(.error(.unsupported, message, at: place.range))
  }
}
