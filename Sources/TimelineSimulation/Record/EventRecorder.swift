import AnimationEngine
import Diagnostics

/// The one account of what happened in a run, from which all that tells of it is made.
///
/// It takes note only of what its recording asks for, and holds no more than was not drained yet and what
/// is known of the last change of each value.
struct EventRecorder {
  let recording: Recording
  /// What is known of each animated value's last change.
  var lastChanges: [LastChange] = []
  /// The texts on screen; nil unless something depends on them.
  var texts: TextWatch?
  /// What was found wrong without being an error.
  var warnings: [Diagnostic] = []
  /// The values that were set and there already; noted in a rehearsal only.
  var unchangedSets = UnchangedSets()
  /// The scopes' words that opened the running turn's transactions, by number.
  private var openings: [Int: EventDetail] = [:]
  /// The transactions that have a name of their own, by number.
  private var names: [Int: String] = [:]
  /// Events not yet drained.
  private var events: [TraceEvent] = []
  /// Changes that the next tick will show.
  private var unseen: [TraceEvent] = []

  init(_ recording: Recording, frameRate: Double) {
    self.recording = recording
    if recording != .nothing { texts = TextWatch(frameRate: frameRate) }
  }

  var isRecording: Bool { recording.hasEvents }
}

// MARK: - Events

extension EventRecorder {
  /// Records an event; one that only the next tick will show is deferred to it.
  mutating func record(_ event: TraceEvent, isSeen: Bool) {
    if isSeen { events.append(event) } else { unseen.append(event) }
  }

  /// Publishes events deferred from the previous tick's callbacks.
  mutating func publishUnseen() {
    events += unseen
    unseen.removeAll(keepingCapacity: true)
  }

  /// Removes the events recorded since the last time and returns them.
  mutating func drainEvents() -> [TraceEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }
}

// MARK: - Transactions

extension EventRecorder {
  /// Forgets the scopes of the last turn.
  mutating func beginTurn() {
    openings.removeAll(keepingCapacity: true)
  }

  /// Notes that a scope has opened a transaction, perhaps with a name of its own.
  mutating func open(_ transaction: Int, as scope: EventDetail, name: String? = nil) {
    guard isRecording else { return }
    openings[transaction] = scope
    if let name { names[transaction] = name }
  }

  /// The word of the scope that opened a transaction of the running turn.
  func opening(of transaction: Int) -> EventDetail? { openings[transaction] }

  /// The name of a transaction: that of its step, or its number in the order of opening.
  func name(ofTransaction number: Int) -> String {
    guard number > 0 else { return "" }
    return names[number] ?? "t\(number)"
  }
}
