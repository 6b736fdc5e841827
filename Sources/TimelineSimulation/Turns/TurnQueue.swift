import AnimationEngine
import TimelineLanguage

/// One pass of the run loop: one closure of the document.
enum Turn {
  /// An event of the document, by its place in the list.
  case event(Int)
  /// A completion that was called.
  case completion(CompletedCompletion)
  /// An observer that saw its value at the target, by its place among the observers.
  case observation(Int, EventDetail?)
  /// Steps that were put off, with the names they saw then.
  case steps(ElementRange<Step>, StepContext)
  /// Work that is delivered, with the scope that was open when it was given away.
  case work(ElementIndex<AsyncWork>, StepContext, ClosedScope?)
  /// The next sample of a drag, or its release.
  indirect case gesture(GestureRun)
  /// A recipe whose flag has changed.
  case recipe(RecipeCall)
  /// The next phase of a phase animator, by its number.
  case phase(Int)
}

/// What is still to happen, in the one order that the model defines.
///
/// At one instant, callbacks come first, in the order in which they were raised; then the work that was
/// put off to that instant, in the order in which it was put off; then the document's events, in the
/// document's order.
struct TurnQueue {
  /// A turn that was put off.
  private struct Scheduled {
    let instant: Instant
    let number: Int
    let turn: Turn
  }

  private let events: [Event]
  /// The places of the events that have a time of their own, in the order in which they happen.
  private let order: [Int]
  private var nextEvent = 0
  /// The instant that the turn taken out last is written for; a callback's is that of its cause.
  var instant = Instant.zero
  private var raised = Queue<Turn>()
  /// A heap: what happens first is at the front.
  private var scheduled: [Scheduled] = []
  private var scheduledCount = 0

  init(_ events: [Event]) {
    self.events = events
    let timed = events.indices.filter { events[$0].instant != nil }
    order = timed.sorted {
      // The sort is stable, so at one time the order of the document holds.
      (events[$0].instant ?? .zero, $0) < (events[$1].instant ?? .zero, $1)
    }
  }

  /// The instant of the next turn that is not a callback already raised.
  var nextInstant: Instant? {
    let event = nextEvent < order.count ? events[order[nextEvent]].instant : nil
    guard let first = scheduled.first?.instant else { return event }
    return event.map { min($0, first) } ?? first
  }

  /// Whether a callback waits.
  var hasRaised: Bool { !raised.isEmpty }

  /// Whether nothing is still to happen.
  var isEmpty: Bool { raised.isEmpty && scheduled.isEmpty && nextEvent == order.count }

  /// The instant of the document's last event.
  var lastEvent: Instant? { order.last.flatMap { events[$0].instant } }

  /// Puts a callback behind those that wait.
  mutating func raise(_ turn: Turn) {
    raised.append(turn)
  }

  /// Puts a turn off to an instant.
  mutating func schedule(_ turn: Turn, at instant: Instant) {
    schedule(turn, at: instant, number: takeNumber())
  }

  /// Puts a turn off to an instant, at which it comes by the number it has.
  mutating func schedule(_ turn: Turn, at instant: Instant, number: Int) {
    scheduled.append(Scheduled(instant: instant, number: number, turn: turn))
    siftUp()
  }

  /// The next number in the order in which turns are put off.
  mutating func takeNumber() -> Int {
    defer { scheduledCount += 1 }
    return scheduledCount
  }

  /// What is put off and comes first.
  var firstScheduled: Turn? { scheduled.first?.turn }

  /// Takes out the next turn that is due at an instant.
  mutating func next(at now: Instant) -> Turn? {
    if let callback = raised.popFirst() { return callback }
    if let first = scheduled.first, first.instant <= now {
      removeFirstScheduled()
      self.instant = first.instant
      return first.turn
    }
    guard nextEvent < order.count, let instant = events[order[nextEvent]].instant, instant <= now
    else { return nil }
    nextEvent += 1
    self.instant = instant
    return .event(order[nextEvent - 1])
  }
}

// MARK: - The heap

extension TurnQueue {
  private func isBefore(_ a: Int, _ b: Int) -> Bool {
    (scheduled[a].instant, scheduled[a].number) < (scheduled[b].instant, scheduled[b].number)
  }

  private mutating func siftUp() {
    var child = scheduled.count - 1
    while child > 0, isBefore(child, (child - 1) / 2) {
      scheduled.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func removeFirstScheduled() {
    scheduled.swapAt(0, scheduled.count - 1)
    scheduled.removeLast()
    var parent = 0
    while true {
      let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < scheduled.count }
      guard let child = children.min(by: isBefore), isBefore(child, parent) else { return }
      scheduled.swapAt(child, parent)
      parent = child
    }
  }
}

extension Event {
  /// The event's own time, or nil if it waits for a label.
  var instant: Instant? {
    switch time {
    case .instant(let instant): instant
    case .label: nil
    }
  }
}
