import AnimationEngine
import Diagnostics
import TimelineDocument

/// The one account of what happened in a run, from which all that tells of it is made.
///
/// It takes note only of what its recording asks for, and holds no more than was not drained yet, what
/// is known of the last change of each value, and what is not over.
struct EventRecorder {
  let recording: Recording
  /// The last change of each animated value.
  var lastChanges: [LastChange] = []
  /// The texts on screen; nil unless something depends on them.
  var texts: TextWatch?
  /// The memory of an explained run; nil for any other run.
  var memory: AccountMemory?
  /// The fingers on a stage; nil for any other run.
  var touches: TouchWatch?
  /// Problems that are no errors.
  var warnings: [Diagnostic] = []
  /// Where the tracks are written that would travel under Reduce Motion, until one of them does.
  var travellers: [String: SourceRange] = [:]
  /// The values that were set and there already; noted in a rehearsal only.
  var unchangedSets = UnchangedSets()
  /// The scopes in which nothing moves; in a rehearsal only.
  var idleScopes: IdleScopes?
  /// The lowest values of what cannot be negative; in a rehearsal only.
  var lowPoints = LowPoints()
  /// The scopes around the step that runs, after each that is open.
  private var openScopes: [TransactionScopes] = []
  /// The scopes around the transactions of the running turn, by number.
  private var scopes: [Int: TransactionScopes] = [:]
  /// Whether the steps of `onChanged` run, which SwiftUI calls inside `withAnimation(nil)`.
  var isInsideOnChanged = false
  private let nesting: SceneRules.Nesting
  /// The transactions that have a name of their own, by number.
  private var names: [Int: String] = [:]
  /// Entries not yet drained.
  private var entries: [AccountEntry] = []
  /// How many passed modifiers they list.
  private var passageCount = 0
  /// Entries that list more passed modifiers than this are delivered in the middle of an update: one may have
  /// thousands of changes that each passed thousands of modifiers.
  private static let passageLimit = 20_000
  /// Takes the entries as they come, where they are not drained.
  var receiver: (([AccountEntry]) -> Void)?
  /// Changes that the next tick will show.
  private var unseen: [AccountEntry] = []

  init(_ recording: Recording, frameRate: Double, nesting: SceneRules.Nesting) {
    self.recording = recording
    self.nesting = nesting
    if recording != .nothing, recording != .stage { texts = TextWatch(frameRate: frameRate) }
    if recording == .stage { touches = TouchWatch() }
    if recording == .explanation { memory = AccountMemory() }
    if recording == .rehearsal { idleScopes = IdleScopes() }
  }

  var isRecording: Bool { recording.hasEvents }

  /// Whether the run is explained, and not only told.
  var isExplained: Bool { recording == .explanation }
}

// MARK: - Entries

extension EventRecorder {
  /// Records an entry; one that only the next tick will show is deferred to it.
  mutating func record(_ entry: AccountEntry, isSeen: Bool) {
    guard isSeen else { return unseen.append(entry) }
    entries.append(entry)
    guard case .change(let facts)? = entry.facts else { return }
    passageCount += facts.passages.count
    if passageCount > Self.passageLimit { deliver() }
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
    passageCount = 0
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
    isInsideOnChanged = false
    if !scopes.isEmpty { scopes.removeAll(keepingCapacity: true) }
    idleScopes?.beginTurn()
  }

  /// Notes that a scope has opened a transaction, perhaps with a name of its own.
  mutating func open(_ transaction: Int, as scope: ScopeFacts, name: String? = nil) {
    guard isRecording else { return }
    if let name { names[transaction] = name }
    var inner = openScopes.last ?? TransactionScopes(isInsideOnChanged: isInsideOnChanged)
    inner.open(scope, nesting: nesting)
    openScopes.append(inner)
    scopes[transaction] = inner
  }

  /// Notes that the scope that was opened last is closed.
  mutating func close() {
    guard isRecording else { return }
    openScopes.removeLast()
  }

  /// The scopes around a transaction of the running turn.
  func scopes(of transaction: Int) -> TransactionScopes {
    scopes[transaction] ?? TransactionScopes()
  }

  /// The name of a transaction: that of its step, or its number in the order of opening.
  func name(ofTransaction number: Int) -> String {
    guard number > 0 else { return "" }
    return names[number] ?? "t" + String(number)
  }
}
