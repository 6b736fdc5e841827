import AnimationEngine
import TimelineLanguage

/// A timeline in the course of being played.
///
/// Time only goes forward. Rows read the world; nothing happens because a row is printed.
struct Simulation {
  let script: Script
  var scene: AnimationScene
  /// The values the app has set, by state.
  var states: [Double]
  /// The animated value of each state.
  let properties: [AnimatedProperty<Components>]
  /// What the running turn has written.
  var updates = StateUpdates()
  var queue: TurnQueue
  var firings: LabelFirings
  /// What is called when a completion is.
  var completions: [CompletionID: WaitingCompletion] = [:]
  var turnCount = 0
  /// The running turn's transactions by number, for the events.
  var openings: [Int: Opening] = [:]
  /// The transactions that have a name of their own, by number.
  var transactionNames: [Int: String] = [:]
  /// When each state's motion began or was turned last, and in which transaction.
  var lastChanges: [(instant: Instant, transaction: Int)]
  /// Where the step stands that changed each state last, to tell who never settles.
  var lastSteps: [SourceRange?]
  /// What happened and was not yet taken note of; only where somebody wants to know.
  private(set) var events: [TraceEvent] = []
  let isRecording: Bool

  /// A completion that waits for its animations.
  struct WaitingCompletion {
    let completion: Completion
    let transaction: Int
  }

  /// A transaction that was opened in the running turn.
  struct Opening {
    let scope: Scope?
  }

  var timeline: Timeline { script.timeline }

  init(_ script: Script, isRecording: Bool) {
    self.script = script
    self.isRecording = isRecording
    scene = AnimationScene()
    if isRecording { scene.startRecording() }
    states = script.initialValues
    var properties: [AnimatedProperty<Components>] = []
    for value in script.initialValues { properties.append(scene.add(Components(value))) }
    self.properties = properties
    lastChanges = Array(repeating: (.zero, 0), count: states.count)
    lastSteps = Array(repeating: nil, count: states.count)
    queue = TurnQueue(script.timeline.events)
    firings = LabelFirings(script.timeline)
  }

  /// Whether nothing moves but what is held, and nothing is still to happen.
  var isSettled: Bool { queue.isEmpty && scene.isSettled }

  /// The value of a state on screen.
  func presentation(of state: Int) -> Double { scene[properties[state]][0] }

  mutating func record(_ event: TraceEvent) {
    if isRecording { events.append(event) }
  }

  /// Takes out what happened since the last time.
  mutating func takeEvents() -> [TraceEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }
}

// MARK: - Time

extension Simulation {
  /// More turns than this at one instant go in circles.
  private static let turnLimit = 10_000

  /// Lets everything happen that is due up to an instant, the instant included.
  mutating func advance(to instant: Instant) throws(RunFailure) {
    while let next = nextInstant(notAfter: instant) { try play(next) }
    scene.advanceAnimators(to: instant)
  }

  /// Plays the next instant at which something happens, and says which it was; nil if nothing happens
  /// until a limit.
  mutating func step(notAfter limit: Instant) throws(RunFailure) -> Instant? {
    guard let next = nextInstant(notAfter: limit) else { return nil }
    try play(next)
    return next
  }

  /// Plays until nothing is still to happen, and says when that was.
  mutating func settle(notAfter limit: Instant) throws(RunFailure) -> Instant {
    var last = scene.now
    while let next = try step(notAfter: limit) { last = next }
    guard isSettled else { throw .neverSettles(stepInMotion) }
    return last
  }

  /// The next instant at which something happens.
  private mutating func nextInstant(notAfter limit: Instant) -> Instant? {
    let turn = queue.nextInstant.flatMap { $0 <= limit ? $0 : nil }
    return scene.nextBoundary(notAfter: turn ?? limit) ?? turn
  }

  /// One instant: what ends by the passage of time, then turns, each followed by what it ends at once.
  private mutating func play(_ instant: Instant) throws(RunFailure) {
    passTime(to: instant)
    var count = 0
    while let turn = queue.next(at: instant) {
      count += 1
      guard count <= Self.turnLimit else { throw .turnsInCircles(instant) }
      take(turn)
      passTime(to: instant)
    }
  }

  private mutating func passTime(to instant: Instant) {
    scene.advanceAnimators(to: instant)
    noteRecords(turn: nil)
    while let called = scene.nextCalled() { queue.raise(.completion(called)) }
  }

  /// The step whose animation still runs.
  private var stepInMotion: SourceRange? {
    let moving = properties.indices.first {
      scene.isMoving(properties[$0]) && !scene.isHeld(properties[$0])
    }
    return moving.flatMap { lastSteps[$0] }
  }
}
