import AnimationEngine
import JSONText
import TimelineLanguage

/// A timeline whose values and animations are known, ready to be played.
///
/// What cannot be played yet is an error at its place; nothing is passed over in silence.
struct Script {
  let timeline: Timeline
  /// The first value of each state.
  private(set) var initialValues: [Double] = []
  /// Every animation of the document by its text.
  private var animations: [ArraySlice<UInt8>: Animation] = [:]
  private let source: SourceText

  /// Takes from a timeline what can be played; nil if something cannot, which is reported.
  init?(_ timeline: Timeline, of source: SourceText, diagnostics: inout DiagnosticList) {
    self.timeline = timeline
    self.source = source
    var reader = ScriptReader(timeline: timeline, source: source)
    reader.readTimeline()
    initialValues = reader.initialValues
    animations = reader.animations
    for problem in reader.problems { diagnostics.add(problem) }
    guard reader.problems.isEmpty else { return nil }
  }

  /// The number that stands where a value is wanted.
  func number(_ value: DocumentValue) -> Double {
    if case .number(let number, _) = value { number } else { 0 }
  }

  /// The transaction that a scope opens, without its completions.
  func transaction(of scope: Scope) -> Transaction {
    switch scope {
    case .animation(let setting), .binding(let setting):
      return Transaction(animation: animation(setting))
    case .transaction(let index):
      let keys = timeline[index]
      var transaction = Transaction()
      if let setting = keys.animation { transaction.animation = animation(setting) }
      if let flag = keys.disablesAnimations { transaction.disablesAnimations = boolean(flag) }
      if let flag = keys.isContinuous { transaction.isContinuous = boolean(flag) }
      if let flag = keys.tracksVelocity { transaction.tracksVelocity = boolean(flag) }
      return transaction
    }
  }

  private func animation(_ setting: AnimationSetting) -> Animation? {
    switch setting {
    case .standard: .default
    case .none: nil
    case .expression(let text): animations[source.bytes[text.content]]
    }
  }

  private func boolean(_ value: DocumentValue) -> Bool {
    if case .boolean(let flag, _) = value { flag } else { false }
  }
}

/// Reads what a script needs from a timeline, and reports what cannot be played.
private struct ScriptReader {
  let timeline: Timeline
  let source: SourceText
  var initialValues: [Double] = []
  var animations: [ArraySlice<UInt8>: Animation] = [:]
  var problems: [Diagnostic] = []

  mutating func readTimeline() {
    for state in timeline.states {
      initialValues.append(number(state.initialValue))
    }
    if let property = timeline.published.first { refuse("'published'", at: property.place.range) }
    if let place = timeline.viewsPlace { refuse("'views'", at: place.range) }
    if timeline.clock != .ideal, let place = timeline.clockPlace {
      refuse("this clock", at: place.range)
    }
    if timeline.reduceMotion, let place = timeline.reduceMotionPlace {
      refuse("'reduceMotion'", at: place.range)
    }
    for event in timeline.events { readStep(timeline[event.step]) }
  }

  private mutating func readStep(_ step: Step) {
    if let scope = step.scope { readScope(scope, place: step.place.range) }
    let details = timeline.details(of: step)
    if let condition = details.condition { refuse("'when'", at: condition.place) }
    if let loop = details.loop { refuse("'forEach'", at: loop.sequence.place) }
    for completion in timeline[details.completions] {
      for step in timeline[completion.steps] { readStep(step) }
    }
    for verb in timeline[step.verbs] { readVerb(verb) }
  }

  private mutating func readVerb(_ verb: Verb) {
    switch verb.action {
    case .set(let assignments):
      for assignment in timeline[assignments] { readAssignment(assignment) }
    case .run(let steps):
      for step in timeline[steps] { readStep(step) }
    case .emit, .expect, .pause, .resume, .stop: break
    case .toggle, .append, .remove, .move, .call, .async, .gesture:
      refuse("this verb", at: verb.place.range)
    }
  }

  private mutating func readAssignment(_ assignment: Assignment) {
    guard case .state = assignment.target.root, !assignment.target.isPartial else {
      refuse("a change of a part", at: assignment.target.text.range)
      return
    }
    _ = number(assignment.value)
  }

  private mutating func readScope(_ scope: Scope, place: Range<Int>) {
    switch scope {
    case .animation(let setting), .binding(let setting):
      readAnimation(setting, place: place)
    case .transaction(let index):
      let keys = timeline[index]
      if let setting = keys.animation { readAnimation(setting, place: place) }
      for flag in [keys.disablesAnimations, keys.isContinuous, keys.tracksVelocity] {
        if let flag { readBoolean(flag) }
      }
    }
  }

  private mutating func readAnimation(_ setting: AnimationSetting, place: Range<Int>) {
    guard case .expression(let text) = setting else { return }
    let bytes = source.bytes[text.content]
    guard animations[bytes] == nil else { return }
    if let animation = setting.literal(in: source) {
      animations[bytes] = animation
    } else {
      refuse("this animation", at: text.range)
    }
  }

  private mutating func readBoolean(_ value: DocumentValue) {
    if case .boolean = value { return }
    refuse("a value that is neither true nor false", at: value.place)
  }

  private mutating func number(_ value: DocumentValue) -> Double {
    if case .number(let number, _) = value { return number }
    refuse("a value that is not a number", at: value.place)
    return 0
  }

  private mutating func refuse(_ what: String, at place: Range<Int>) {
    problems.append(.error(.unsupported, "\(what) cannot be played yet", at: place))
  }
}
