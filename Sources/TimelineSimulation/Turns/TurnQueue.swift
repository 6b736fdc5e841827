import AnimationEngine
import Ordering
import TimelineDocument

/// One pass of the run loop: one closure of the document.
enum Turn {
  /// An event of the document, by its index.
  case event(Int)
  /// A completion of the document that was called.
  indirect case completion(DocumentCompletion, CompletedCompletion.Mechanism)
  /// An observer that saw its value at the target, by the number of its track.
  case observation(Int, EventDetail?)
  /// Steps of a callback, with the names they saw when it was raised.
  case steps(ElementRange<Step>, StepContext, Callback)
  /// Delivered work, with the scope that was open when it was started.
  case work(ElementIndex<AsyncWork>, StepContext, ClosedScope?)
  /// The next sample of a drag, or its release.
  indirect case gesture(GestureRun)
  /// A hold modifier whose flag has changed.
  case recipe(HoldCall)
  /// The next phase of a phase animator, by its number.
  case phase(Int)
  /// A view in a container of navigation is laid out once more.
  case secondLayout(Int)
  /// A job goes on, by its number.
  case job(Int, ClosedScope?)

  /// The scope that was open when the turn's work was started.
  var closedScope: ClosedScope? {
    switch self {
    case .work(_, _, let scope), .job(_, let scope): scope
    case .gesture(let run): run.closedScope
    case .steps(_, _, let callback): callback.closedScope
    case .event, .completion, .observation, .recipe, .phase, .secondLayout: nil
    }
  }
}

/// The pending turns, in the order that the model defines.
///
/// At one instant, callbacks and work come first, in the order in which they were created: a
/// callback is created when it is raised, work when it is scheduled. The document's events follow,
/// in the document's order.
struct TurnQueue {
  /// A callback or work, with its number in the order of creation.
  private struct Entry: HeapElement {
    let instant: Instant
    let number: Int
    let turn: Turn

    func isBefore(_ other: Entry) -> Bool {
      (instant, number) < (other.instant, other.number)
    }
  }

  private let events: [Event]
  /// The indices of the events with a time of their own, in the order of time.
  private let order: [Int]
  private var nextEvent = 0
  /// The instant of the turn removed last; a callback has the instant of its cause.
  var instant = Instant.zero
  private var raised = Queue<Entry>()
  private var scheduled = Heap<Entry>()
  private(set) var createdCount = 0
  /// The number of the callback or work that was removed last.
  private(set) var lastNumber = 0
  /// The turns that were cancelled and are still in the queue.
  private var cancelled: Set<Int> = []

  init(_ events: [Event]) {
    self.events = events
    order = Self.order(of: events)
  }

  /// The events with a time of their own, in the order of time; at one time in the order of the document.
  private static func order(of events: [Event]) -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(events.count)
    var (isSorted, last) = (true, Instant(seconds: -Instant.secondsLimit))
    for index in events.indices {
      guard let instant = events[index].instant else { continue }
      order.append(index)
      if instant < last { isSorted = false }
      last = instant
    }
    if isSorted { return order }
    return order.sorted {
      (events[$0].instant ?? .zero, $0) < (events[$1].instant ?? .zero, $1)
    }
  }

  /// The instant of the next turn that is not a callback already raised.
  var nextInstant: Instant? {
    let event = nextEvent < order.count ? events[order[nextEvent]].instant : nil
    guard let first = scheduled.first?.instant else { return event }
    return event.map { min($0, first) } ?? first
  }

  /// Whether a callback is pending.
  var hasRaised: Bool { !raised.isEmpty }

  /// How many callbacks and how much work is pending.
  var count: Int { raised.count + scheduled.elements.count }

  /// Whether no turn is pending.
  var isEmpty: Bool { raised.isEmpty && scheduled.first == nil && nextEvent == order.count }

  /// The instant of the document's last event.
  var lastEvent: Instant? {
    order.last.flatMap { events[$0].instant }
  }

  /// Adds a callback of the current instant after those that are pending.
  @discardableResult
  mutating func raise(_ turn: Turn) -> Int {
    let number = takeNumber()
    raised.append(Entry(instant: instant, number: number, turn: turn))
    return number
  }

  /// Schedules a turn for an instant.
  @discardableResult
  mutating func schedule(_ turn: Turn, at instant: Instant) -> Int {
    let number = takeNumber()
    schedule(turn, at: instant, number: number)
    return number
  }

  /// Cancels a pending turn by its number.
  mutating func cancel(_ number: Int) {
    cancelled.insert(number)
    removeCancelled()
  }

  /// Removes cancelled turns from the fronts, so that what is there is pending.
  private mutating func removeCancelled() {
    while let first = raised.first, cancelled.remove(first.number) != nil { _ = raised.popFirst() }
    while let first = scheduled.first, cancelled.remove(first.number) != nil {
      scheduled.remove(at: 0)
    }
  }

  /// Schedules a turn for an instant, ordered by a number it already has.
  mutating func schedule(_ turn: Turn, at instant: Instant, number: Int) {
    scheduled.insert(Entry(instant: instant, number: number, turn: turn))
  }

  /// The next number in the order of creation.
  mutating func takeNumber() -> Int {
    defer { createdCount += 1 }
    return createdCount
  }

  /// The first scheduled turn.
  var firstScheduled: Turn? { scheduled.first?.turn }

  /// Removes and returns the next turn that is due at an instant.
  mutating func next(at now: Instant) -> Turn? {
    if let turn = nextCallback(at: now) { return turn }
    guard nextEvent < order.count else { return nil }
    let index = order[nextEvent]
    guard let instant = events[index].instant, instant <= now else { return nil }
    nextEvent += 1
    self.instant = instant
    return .event(index)
  }

  /// Removes and returns the oldest callback or work that is due at an instant.
  private mutating func nextCallback(at now: Instant) -> Turn? {
    guard !raised.isEmpty || scheduled.first != nil else { return nil }
    defer { if !cancelled.isEmpty { removeCancelled() } }
    let callback = raised.first
    guard let work = scheduled.first, work.instant <= now, callback.map(work.isBefore) ?? true
    else {
      lastNumber = callback?.number ?? lastNumber
      return raised.popFirst()?.turn
    }
    scheduled.remove(at: 0)
    lastNumber = work.number
    instant = work.instant
    return work.turn
  }
}

extension Event {
  /// The event's own time, or nil if it waits for a label.
  var instant: Instant? {
    switch time {
    case .instant(let instant): instant
    case .label, .computed: nil
    }
  }
}
