import AnimationEngine
import JSONText
import TimelineLanguage

/// The part of a timeline that can be played so far: numbers that change under literal curves.
///
/// Everything else in the timeline is an error at its place; nothing is passed over in silence.
struct LiteralScript {
  private(set) var names: [String] = []
  private(set) var initialValues: [Double] = []
  private(set) var events: [Event] = []

  /// Changes at one time, under one animation or none.
  struct Event {
    let time: Instant
    var animation: Animation?
    var changes: [(state: Int, value: Double)] = []
  }

  /// Takes from a timeline what can be played, and reports the rest.
  init(_ timeline: Timeline, of source: SourceText, diagnostics: inout DiagnosticList) {
    var reader = LiteralScriptReader(
      timeline: timeline, source: source, diagnostics: diagnostics)
    for state in timeline.states {
      names.append(state.name)
      initialValues.append(reader.number(state.initialValue))
    }
    reader.refuseUnplayableParts()
    events = timeline.events.compactMap { reader.event($0) }
    diagnostics = reader.diagnostics
  }
}

/// Reads the literal parts of a timeline.
private struct LiteralScriptReader {
  let timeline: Timeline
  let source: SourceText
  var diagnostics: DiagnosticList

  mutating func refuseUnplayableParts() {
    if let property = timeline.published.first { refuse("'published'", at: property.place.range) }
    if timeline.clock != .ideal, let place = timeline.clockPlace {
      refuse("this clock", at: place.range)
    }
    if timeline.reduceMotion, let place = timeline.reduceMotionPlace {
      refuse("'reduceMotion'", at: place.range)
    }
  }

  mutating func event(_ event: Event) -> LiteralScript.Event? {
    let step = timeline[event.step]
    switch event.time {
    case .instant(let time):
      var literal = LiteralScript.Event(time: time)
      literal.animation = animation(of: step)
      refuseDetails(of: step)
      for verb in timeline[step.verbs] { literal.changes += changes(of: verb) }
      return literal
    case .label(let time):
      refuse("a time after a label", at: timeline[time].place.range)
      return nil
    }
  }

  /// A label of a completion changes no value; what a completion does would.
  private mutating func refuseDetails(of step: Step) {
    let details = timeline.details(of: step)
    if let condition = details.condition { refuse("'when'", at: condition.place) }
    if let loop = details.loop { refuse("'forEach'", at: loop.sequence.place) }
    for completion in timeline[details.completions] {
      if let first = timeline[completion.steps].first {
        refuse("a completion with steps", at: first.place.range)
      }
    }
  }

  private mutating func animation(of step: Step) -> Animation? {
    switch step.scope {
    case nil: return nil
    case .animation(let setting):
      if let animation = setting.literal(in: source) { return animation }
      refuse("this animation", at: setting.place ?? step.place.range)
    case .binding, .transaction:
      refuse("this scope", at: step.place.range)
    }
    return nil
  }

  private mutating func changes(of verb: Verb) -> [(state: Int, value: Double)] {
    switch verb.action {
    case .set(let assignments): return changes(assignments)
    // They change no value.
    case .emit, .expect: return []
    case .toggle, .append, .remove, .move, .run, .call, .async, .gesture, .pause, .resume, .stop:
      refuse("this verb", at: verb.place.range)
      return []
    }
  }

  private mutating func changes(
    _ assignments: ElementRange<Assignment>
  ) -> [(state: Int, value: Double)] {
    timeline[assignments].compactMap { assignment in
      guard case .state(let state) = assignment.target.root, !assignment.target.isPartial else {
        refuse("a change of a part", at: assignment.target.text.range)
        return nil
      }
      return (state.index, number(assignment.value))
    }
  }

  mutating func number(_ value: DocumentValue) -> Double {
    if case .number(let number, _) = value { return number }
    refuse("a value that is not a number", at: value.place)
    return 0
  }

  private mutating func refuse(_ what: String, at place: Range<Int>) {
    diagnostics.add(.error(.unsupported, "\(what) cannot be played yet", at: place))
  }
}
