import AnimationEngine
import Diagnostics
import TimelineDocument

/// The one account of what happened in a run, from which all that tells of it is made.
///
/// It takes note only of what its recording asks for, and holds no more than was not drained yet, what
/// is known of the last change of each value, and what is not over.
struct EventRecorder {
  let recording: Recording
  /// What is known of each animated value's last change.
  var lastChanges: [LastChange] = []
  /// The texts on screen; nil unless something depends on them.
  var texts: TextWatch?
  /// What an explained run remembers; nil for any other run.
  var memory: AccountMemory?
  /// What was found wrong without being an error.
  var warnings: [Diagnostic] = []
  /// Where the tracks are written that would travel under Reduce Motion, until one of them does.
  var travellers: [String: SourceRange] = [:]
  /// The values that were set and there already; noted in a rehearsal only.
  var unchangedSets = UnchangedSets()
  /// The scopes' words that opened the running turn's transactions, by number.
  private var openings: [Int: EventDetail] = [:]
  /// The transactions that have a name of their own, by number.
  private var names: [Int: String] = [:]
  /// Entries not yet drained.
  private var entries: [AccountEntry] = []
  /// Takes the entries as they come, where they are not drained.
  var receiver: (([AccountEntry]) -> Void)?
  /// Changes that the next tick will show.
  private var unseen: [AccountEntry] = []

  init(_ recording: Recording, frameRate: Double) {
    self.recording = recording
    if recording != .nothing { texts = TextWatch(frameRate: frameRate) }
    if recording == .explanation { memory = AccountMemory() }
  }

  var isRecording: Bool { recording.hasEvents }

  /// Whether the run is explained, and not only told.
  var isExplained: Bool { recording == .explanation }
}

// MARK: - Entries

extension EventRecorder {
  /// Records an entry; one that only the next tick will show is deferred to it.
  mutating func record(_ entry: AccountEntry, isSeen: Bool) {
    if isSeen { entries.append(entry) } else { unseen.append(entry) }
  }

  /// Publishes entries deferred from the previous tick's callbacks.
  mutating func publishUnseen() {
    entries += unseen
    unseen.removeAll(keepingCapacity: true)
  }

  /// Hands over the entries recorded since the last time, once there are so many.
  mutating func deliver(atLeast count: Int = 1) {
    guard entries.count >= count, let receiver else { return }
    receiver(entries)
    entries.removeAll(keepingCapacity: true)
  }

  /// Removes the entries recorded since the last time and returns them.
  private mutating func drainEntries() -> [AccountEntry] {
    defer { entries.removeAll(keepingCapacity: true) }
    return entries
  }

  /// Removes the entries recorded since the last time and returns their events.
  mutating func drainEvents() -> [TraceEvent] { drainEntries().compactMap { $0.event } }

  /// Removes the entries recorded since the last time and returns what there is to explain.
  mutating func drainFacts() -> [AccountFacts] { drainEntries().compactMap { $0.facts } }
}

// MARK: - Reduce Motion

extension EventRecorder {
  /// Warns, once for each modifier, that a view travels although the user asked for less motion.
  mutating func warnOfTravelling(_ track: String) {
    guard let place = travellers.removeValue(forKey: track),
      !warnings.contains(where: { $0.code == .stillMoves && $0.range == place.range })
    else { return }
    warnings.append(
      .warning(
        .stillMoves, "'\(track)' still moves under Reduce Motion, which replaces transitions only",
        at: place.range,
        help: "choose the animation, as in \"accessibilityReduceMotion ? nil : .spring\""))
  }
}

// MARK: - Transactions

extension EventRecorder {
  /// Begins a turn, and forgets the scopes of the last one.
  mutating func beginTurn() {
    if !openings.isEmpty { openings.removeAll(keepingCapacity: true) }
  }

  /// Notes that a scope has opened a transaction, perhaps with a name of its own.
  mutating func open(_ transaction: Int, as scope: ScopeFacts, name: String? = nil) {
    guard isRecording else { return }
    openings[transaction] = scope.word
    if let name { names[transaction] = name }
    memory?.enter(scope, transaction: transaction)
  }

  /// Notes that the scope that was opened last is closed.
  mutating func close() {
    memory?.leave()
  }

  /// The word of the scope that opened a transaction of the running turn.
  func opening(of transaction: Int) -> EventDetail? { openings[transaction] }

  /// The name of a transaction: that of its step, or its number in the order of opening.
  func name(ofTransaction number: Int) -> String {
    guard number > 0 else { return "" }
    return names[number] ?? "t" + String(number)
  }
}
