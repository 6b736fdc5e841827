import AnimationEngine
import TimelineLanguage

/// A timeline in the course of being played.
///
/// Time only goes forward. Rows read the world; nothing happens because a row is printed.
struct Simulation {
  let script: Script
  var scene: AnimationScene
  /// The values the app has set, and what expressions read besides.
  var environment: EvaluationEnvironment
  private(set) var tracks: [Track] = []
  /// The track of each state; nil for one that cannot be animated, such as a text.
  private(set) var trackOfState: [Int?] = []
  var queue: TurnQueue
  var firings: LabelFirings
  /// What the running turn has written.
  var updates = StateUpdates()
  /// What is called when a completion is.
  var completions: [CompletionID: WaitingCompletion] = [:]
  var turnCount = 0
  /// The scopes of the running turn's transactions by number, for the events.
  var openings: [Int: Scope?] = [:]
  /// The transactions that have a name of their own, by number.
  var transactionNames: [Int: String] = [:]
  /// When each track's motion began or was turned last, and in which transaction.
  var lastChanges: [(instant: Instant, transaction: Int)] = []
  /// Where the step stands that changed each track last, to tell who never settles.
  var lastSteps: [SourceRange?] = []
  /// What happened and was not yet taken note of; only where somebody wants to know.
  private(set) var events: [TraceEvent] = []
  let isRecording: Bool

  /// A completion that waits for its animations.
  struct WaitingCompletion {
    let completion: Completion
    let transaction: Int
    let context: StepContext
  }

  var timeline: Timeline { script.timeline }

  init(_ script: Script, isRecording: Bool) {
    self.script = script
    self.isRecording = isRecording
    scene = AnimationScene(rules: script.rules)
    if isRecording { scene.startRecording() }
    environment = EvaluationEnvironment(states: script.initialValues)
    queue = TurnQueue(script.timeline.events)
    firings = LabelFirings(script.timeline)
    for index in script.timeline.states.indices { addTrack(of: index) }
  }

  private mutating func addTrack(of state: Int) {
    let type = AnimatableType(script.checked.stateTypes[state])
    guard let type, let first = type.components(of: environment.states[state]) else {
      trackOfState.append(nil)
      return
    }
    trackOfState.append(tracks.count)
    tracks.append(
      Track(
        name: timeline.states[state].name, type: type, state: state, property: scene.add(first)))
    lastChanges.append((.zero, 0))
    lastSteps.append(nil)
  }

  /// Whether nothing moves but what is held, and nothing is still to happen.
  var isSettled: Bool { queue.isEmpty && scene.isSettled }

  /// The value of a track on screen.
  func presentation(of track: Track) -> EventValue {
    EventValue(track.type.printed(scene[track.property]))
  }

  mutating func record(_ event: TraceEvent) {
    if isRecording { events.append(event) }
  }

  /// Takes out what happened since the last time.
  mutating func takeEvents() -> [TraceEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }
}
