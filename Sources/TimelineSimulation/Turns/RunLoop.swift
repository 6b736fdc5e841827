import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The run loop: pending turns, what raises them, and how far the run is.
struct RunLoop {
  /// A callback of one instant that was raised by so many others, each by the one before, goes in circles.
  static let chainLimit = 10_000
  /// More callbacks than this after the document's last event go on for ever.
  static let followingLimit = 1_000_000
  /// More steps than this in one turn are a mistake: loops in loops, or actions that call others twice.
  /// A loop may go through the longest array there is.
  static let stepLimit = ExpressionLimits.elements

  private var queue: TurnQueue
  private(set) var firings: LabelFirings
  /// Callbacks that are raised after the completions of their instant: observers that have seen a
  /// removal, and the release of a drag.
  private var lateCallbacks: [Turn] = []
  /// Who waits for each completion that is not called yet.
  private var waiting: [CompletionID: Waiting] = [:]
  /// The instant that is played.
  private(set) var instant = Instant.zero
  /// Whether callbacks run right after a tick: what they change is seen at the next one.
  private(set) var isCallingBack = false
  /// How many callbacks of one instant raised each other, one after the other.
  private var chainLength = 0
  /// The number from which on callbacks are one further along that chain.
  private var linkEnd = 0
  private var chainInstant = Instant.zero
  /// The callbacks since the last event of the document.
  private var followingCount = 0
  private(set) var turnCount = 0
  private var stepCount = 0

  init(_ script: PreparedTimeline) {
    queue = TurnQueue(script.events)
    firings = LabelFirings(script.timeline)
  }

  /// Whether no turn is pending.
  var isEmpty: Bool { queue.isEmpty }

  /// Whether a callback is pending.
  var hasCallbacks: Bool { queue.hasRaised }

  /// How many turns and completions wait.
  var waitingCount: Int { queue.count + waiting.count }

  /// The instant of the next turn that is not a callback already raised. Mutating only to read in place: every row
  /// asks for it, and a constant loop would be copied.
  var nextInstant: Instant? { mutating get { queue.nextInstant } }

  /// The instant of the document's last event.
  var lastEvent: Instant? { queue.lastEvent }

  /// The first scheduled turn.
  var firstScheduled: Turn? { queue.firstScheduled }

  /// The time from which the running turn measures delays: between two ticks it is the turn's own.
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
    beginChain()
  }

  /// Begins the callbacks of a tick, which run right after it.
  mutating func beginCallbacks() {
    begin(instant)
    isCallingBack = true
  }

  mutating func endCallbacks() {
    isCallingBack = false
  }

  /// Removes and returns the next turn that is due at an instant.
  mutating func next(at instant: Instant) -> Turn? { queue.next(at: instant) }

  /// An excess of callbacks.
  enum Excess {
    /// They raise each other at one instant.
    case circle
    /// There were too many since the last event of the document.
    case stream
  }

  /// Counts a turn; nil unless callbacks raise each other without end. Document events are finite, and so
  /// are the samples of a drag.
  mutating func count(_ turn: Turn) -> Excess? {
    switch turn {
    case .event:
      followingCount = 0
      beginChain()
      return nil
    case .gesture: break
    case .completion, .observation, .steps, .work, .recipe, .phase, .secondLayout, .job:
      followingCount += 1
    }
    // Between two ticks each turn has a time of its own.
    if queue.instant != chainInstant { beginChain() }
    if queue.lastNumber >= linkEnd {
      chainLength += 1
      linkEnd = queue.createdCount
    }
    if chainLength > Self.chainLimit { return .circle }
    return followingCount > Self.followingLimit ? .stream : nil
  }

  private mutating func beginChain() {
    (chainLength, linkEnd, chainInstant) = (0, 0, queue.instant)
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
  /// Adds a callback of the current instant after those that are pending.
  @discardableResult
  mutating func raise(_ turn: Turn) -> Int { queue.raise(turn) }

  /// Schedules a turn after some seconds; without a delay it follows the pending callbacks.
  @discardableResult
  mutating func raise(_ turn: Turn, after delay: Double) -> Int {
    guard delay > 0 else { return queue.raise(turn) }
    // A turn beyond the greatest time never comes, but still counts as pending.
    let instant = queue.instant.advanced(bySeconds: delay)
    return queue.schedule(turn, at: instant ?? Instant(seconds: Instant.secondsLimit))
  }

  /// Schedules a turn for an instant.
  mutating func schedule(_ turn: Turn, at instant: Instant) -> Int {
    queue.schedule(turn, at: instant)
  }

  /// Cancels a pending turn by its number.
  mutating func cancel(_ ticket: Int) { queue.cancel(ticket) }

  /// Adds a callback after the completions of the current instant.
  mutating func raiseLate(_ turn: Turn) {
    lateCallbacks.append(turn)
  }

  /// Raises the late callbacks after all completions of the instant.
  @inline(__always)
  mutating func raiseLateCallbacks() {
    guard !lateCallbacks.isEmpty else { return }
    for callback in lateCallbacks { queue.raise(callback) }
    lateCallbacks.removeAll(keepingCapacity: true)
  }

  /// Fires a label and schedules the events waiting for it.
  mutating func fire(_ label: ElementIndex<String>) {
    for (event, delay) in firings.fire(label) { raise(.event(event), after: delay) }
  }

  /// A number by which the turns of a gesture keep their order among others of the same instant.
  mutating func takeNumber() -> Int { queue.takeNumber() }

  /// Schedules the next sample of a gesture.
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
