import AnimationEngine
import Diagnostics
import ExpressionLanguage
import TimelineLanguage

/// A timeline in the course of being played.
///
/// Time only goes forward. Rows read the world; nothing happens because a row is printed.
struct Simulation {
  let script: PreparedTimeline
  var scene: AnimationScene
  /// The values the app has set, and what the expressions of steps read besides.
  var environment: EvaluationEnvironment
  /// The states as the views have seen them last.
  var evaluator: ViewEvaluator
  var views = ViewGraph()
  /// What each value of the scene is.
  var slots: [PropertyRole] = []
  /// The values that are made of each state, by slot.
  var dependents: [[PropertyRole]]
  var queue: TurnQueue
  /// The display that the run is seen on; nil under the ideal clock.
  var display: Display?
  /// Why the run cannot go on, once that was found where nothing can be thrown.
  var failure: RunFailure?
  /// Whether a value may leave the range of numbers while it moves.
  var mayOverflow = false
  /// The time of what happens now, for the events.
  var eventInstant = Instant.zero
  /// Whether callbacks run right after a tick: what they change is seen at the next one.
  var isCallingBack = false
  var firings: LabelFirings
  /// Callbacks that are raised after the completions of their instant: observers that have seen a
  /// removal, and the release of a drag.
  var lateCallbacks: [Turn] = []
  /// What the running turn has written.
  var updates = StateUpdates()
  /// What waits for the completions that are not called yet.
  var waiting: [CompletionID: Waiting] = [:]
  var turnCount = 0
  /// How many steps the running turn has taken.
  var stepCount = 0
  /// The words of the scopes that opened the running turn's transactions, by number, for the events.
  var openings: [Int: EventDetail] = [:]
  /// The scopes that the step which is taken stands in, the outermost first.
  var openScopes: [AnimationScope] = []
  /// The scope that was open around the work which the running turn delivers, long closed.
  var closedScope: ClosedScope?
  /// The transactions that have a name of their own, by number.
  var transactionNames: [Int: String] = [:]
  /// What is known of each animated value's last change.
  var lastChanges: [LastChange] = []
  /// What happened and was not yet taken note of; only where somebody wants to know.
  private(set) var events: [TraceEvent] = []
  /// Changes that the next tick will show.
  private var unseen: [TraceEvent] = []
  /// The texts on screen; only where somebody wants to know.
  var texts: TextWatch?
  var expectations = Expectations()
  /// What was found wrong without being an error.
  var warnings: [Diagnostic] = []
  /// The values that were set and there already; noted in a rehearsal only.
  var unchangedSets = UnchangedSets()
  let recording: Recording

  var timeline: Timeline { script.timeline }
  var tracks: InstanceElements<Track> { views.tracks }
  var isRecording: Bool { recording.hasEvents }

  init(
    _ script: PreparedTimeline, frameRate: Double?, recording: Recording
  ) throws(EvaluationError) {
    self.script = script
    self.recording = recording
    environment = EvaluationEnvironment(states: script.initialValues)
    evaluator = ViewEvaluator(checked: script.checked, environment: environment)
    scene = AnimationScene(rules: script.rules)
    dependents = Array(repeating: [], count: environment.states.count)
    let frameRate = frameRate ?? script.timeline.frameRate
    if script.timeline.clock != .ideal {
      display = Display(rate: frameRate, hitches: script.timeline.hitches)
    }
    queue = TurnQueue(script.timeline.events)
    firings = LabelFirings(script.timeline)
    if isRecording { scene.startRecording(inDetail: recording == .details) }
    if recording != .nothing { texts = TextWatch(frameRate: frameRate) }
    try planBeginning()
  }

  /// Whether nothing moves but what is held, and nothing is still to happen.
  var isSettled: Bool { queue.isEmpty && scene.isSettled }

  /// When a change that is made now is seen: at once, or at the tick that shows it.
  var changeInstant: Instant {
    guard isCallingBack, let next = display?.nextTick else { return eventInstant }
    return next
  }

  mutating func record(_ event: TraceEvent) {
    guard isRecording else { return }
    if event.value?.isFinite == false, failure == nil {
      if let track = views.tracks.first(where: { $0.name == event.track }) {
        failure = notFinite(track)
      }
    }
    if event.instant > eventInstant { unseen.append(event) } else { events.append(event) }
  }

  /// Publishes events deferred from the previous tick's callbacks.
  mutating func tellUnseen() {
    events += unseen
    unseen.removeAll(keepingCapacity: true)
  }

  /// Removes the events recorded since the last time and returns them.
  mutating func drainEvents() -> [TraceEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }
}

/// What a value of the scene is for.
enum PropertyRole: Hashable, Comparable {
  case track(Int)
  case observer(Int)
  case recipe(Int)
  case none
}

/// What is known of an animated value's last change.
struct LastChange {
  /// When its motion began or was turned.
  var instant = Instant.zero
  var transaction = 0
  /// Whether it only follows a drag for its velocity.
  var isDragged = false
  /// What was set.
  var target: EventValue?
  /// The step that did it.
  var step: SourceRange?
  /// Where the animation of its motion is written, or else the step that began it.
  var motion: SourceRange?
  /// What an observer says that sees it arrive; nil for an ordinary arrival.
  var arrival: EventDetail?
  /// The animation it got.
  var animation: Animation?
  /// The fault that took its animation away.
  var quirk: Quirk?
  /// What gave the animation, where it was not the step's scope.
  var winner: ChangeWinner?
  /// How far the value can move.
  var reach = MotionReach()
  /// Whether the view was gone at once with the change, and the motion with it.
  var endsWithView = false
  /// The modifiers its transaction passed; only where somebody wants to know.
  var passages: [Provenance.Passage] = []
  /// Whether its transaction had an animation before it passed them.
  var scopeAnimates = false
  /// The change whose motion runs; only where somebody wants to know.
  var running: Provenance.Change?
  /// What gave it: a modifier's path or the word of a scope; nil if the change was not animated.
  var animatedBy: String?
}

/// What gave a change its animation instead of the scope around it.
enum ChangeWinner {
  /// A modifier on the way, by its number.
  case modifier(Int)
  /// The transition, with an animation of its own.
  case transition
  /// Keyframes, which no animation is given to.
  case keyframes
}
