import AnimationEngine
import ExpressionLanguage
import TimelineLanguage

/// The run loop: the turns that are still to come, what raises them, and how far the run is.
struct RunLoop {
  /// More callbacks than this at one instant go in circles.
  private static let callbackLimit = 10_000
  /// More steps than this in one turn are a mistake: loops in loops, or actions that call others twice.
  /// A loop may go through the longest array there is.
  static let stepLimit = ExpressionLimits.elements

  private var queue: TurnQueue
  private(set) var firings: LabelFirings
  /// Callbacks that are raised after the completions of their instant: observers that have seen a
  /// removal, and the release of a drag.
  private var lateCallbacks: [Turn] = []
  /// What waits for the completions that are not called yet.
  private var waiting: [CompletionID: Waiting] = [:]
  /// The instant that is played.
  private(set) var instant = Instant.zero
  /// Whether callbacks run right after a tick: what they change is seen at the next one.
  private(set) var isCallingBack = false
  private var callbackCount = 0
  private(set) var turnCount = 0
  private var stepCount = 0

  init(_ timeline: Timeline) {
    queue = TurnQueue(timeline.events)
    firings = LabelFirings(timeline)
  }

  /// Whether nothing is still to happen.
  var isEmpty: Bool { queue.isEmpty }

  /// Whether a callback waits.
  var hasCallbacks: Bool { queue.hasRaised }

  /// The instant of the next turn that is not a callback already raised.
  var nextInstant: Instant? { queue.nextInstant }

  /// The instant of the document's last event.
  var lastEvent: Instant? { queue.lastEvent }

  /// The first of the turns that were put off.
  var firstScheduled: Turn? { queue.firstScheduled }

  /// The time that the running turn reckons from: between two ticks it is the turn's own.
  var turnInstant: Instant { queue.instant }
}

// MARK: - Playing

extension RunLoop {
  /// Begins an instant of the ideal clock.
  mutating func begin(_ instant: Instant) {
    beginTick(at: instant)
    queue.instant = instant
  }

  /// Begins a tick; the turns before it have times of their own.
  mutating func beginTick(at instant: Instant) {
    self.instant = instant
    callbackCount = 0
  }

  /// Begins the callbacks of a tick, which run right after it.
  mutating func beginCallbacks() {
    begin(instant)
    isCallingBack = true
  }

  mutating func endCallbacks() {
    isCallingBack = false
  }

  /// Takes out the next turn that is due at an instant.
  mutating func next(at instant: Instant) -> Turn? { queue.next(at: instant) }

  /// Counts a turn unless it is the document's own event, of which there is an end; false if callbacks
  /// go in circles.
  mutating func count(_ turn: Turn) -> Bool {
    if case .event = turn { return true }
    callbackCount += 1
    return callbackCount <= Self.callbackLimit
  }

  /// Begins a turn, which gets a number of its own if it is counted.
  mutating func beginTurn(isCounted: Bool) {
    if isCounted { turnCount += 1 }
    stepCount = 0
  }

  /// Counts a step of the running turn; false if there are too many.
  mutating func countStep() -> Bool {
    stepCount += 1
    return stepCount <= Self.stepLimit
  }
}

// MARK: - Raising

extension RunLoop {
  /// Adds a callback of the current instant after those that wait.
  mutating func raise(_ turn: Turn) {
    queue.raise(turn)
  }

  /// Puts a turn off by some seconds; without any it follows the callbacks that wait.
  mutating func raise(_ turn: Turn, after delay: Double) {
    guard delay > 0 else { return queue.raise(turn) }
    // Beyond the greatest time it still waits.
    let instant = queue.instant.advanced(bySeconds: delay)
    queue.schedule(turn, at: instant ?? Instant(seconds: Instant.secondsLimit))
  }

  /// Adds a callback after the completions of the current instant.
  mutating func raiseLate(_ turn: Turn) {
    lateCallbacks.append(turn)
  }

  /// Raises the late callbacks, now that all completions are called.
  mutating func raiseLateCallbacks() {
    guard !lateCallbacks.isEmpty else { return }
    for callback in lateCallbacks { queue.raise(callback) }
    lateCallbacks.removeAll(keepingCapacity: true)
  }

  /// Fires a label, on which events may wait.
  mutating func fire(_ label: ElementIndex<String>) {
    for (event, delay) in firings.fire(label) { raise(.event(event), after: delay) }
  }

  /// The number by which a gesture's turns keep their place among others of the same instant.
  mutating func takeNumber() -> Int { queue.takeNumber() }

  /// Puts a gesture off to its next sample.
  mutating func schedule(_ run: GestureRun) {
    queue.schedule(.gesture(run), at: run.drag.instant, number: run.number)
  }

  /// Lets something wait for a completion.
  mutating func wait(for completion: CompletionID, _ waiting: Waiting) {
    self.waiting[completion] = waiting
  }

  /// Removes what waits for a completion, which was called, and returns it.
  mutating func takeWaiting(for completion: CompletionID) -> Waiting? {
    waiting.removeValue(forKey: completion)
  }
}
