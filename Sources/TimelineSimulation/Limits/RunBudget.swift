import AnimationEngine
import ExpressionLanguage
import JSONText
import TimelineDocument

/// The limit that a run has exceeded, with the value met.
package enum RunExcess: Hashable, Sendable {
  case work(Int64, limit: Int64)
  case memory(Int64, limit: Int64)
  case waiting(Int64, limit: Int64)
  case account(Int64, limit: Int64)
}

/// The cost that one run may have, so that a small document is answered in bounded time and memory.
///
/// Work is counted in steps of expressions; anything else counts as many steps as take about as long.
/// A run whose rows are streamed after it was rehearsed is not limited again.
struct RunBudget {
  /// The steps of work that a run may take.
  static let work = 40_000_000
  /// How many of them each event of the document adds.
  static let workOfEvent = 500
  /// How many of them each view of the document adds.
  static let workOfView = 1_000
  /// How many of them each claim of the document adds.
  static let workOfClaim = 1_000
  /// The bytes that the views, values and writes of a run may take, besides the document itself.
  static let memory = 120_000_000
  /// The turns and completions that may wait at one time, besides the events of the document.
  static let waiting = 100_000
  /// The number of changes that an explanation may describe.
  static let account = 30_000
  /// How many of them each event and each view of the document adds.
  static let accountOfPart = 10
  /// The number of passed modifiers that take as much text as one change.
  static let passagesOfChange: Int64 = 25

  private var workLimit: Int64
  private var memoryLimit = Int64(Self.memory)
  private var waitingLimit: Int64
  private var spent: Int64 = 0
  /// The bytes of the views, which stay when they leave.
  private var viewBytes: Int64 = 0
  /// The bytes of the values of all states.
  private var stateBytes: Int64 = 0
  /// The bytes of the values that the running turn has written.
  private var writtenBytes: Int64 = 0
  /// The bytes of motions where many lie on top of each other.
  private var layerBytes: Int64 = 0
  private let accountLimit: Int64
  /// The changes that an explanation would describe, and the modifiers that their transactions passed.
  private var account: (changes: Int64, passages: Int64) = (0, 0)

  init(_ timeline: Timeline) {
    let (events, views) = (Int64(timeline.events.count), Int64(timeline.views.count))
    workLimit =
      Int64(Self.work) + Int64(Self.workOfEvent) * events + Int64(Self.workOfView) * views
      + Int64(Self.workOfClaim) * Int64(timeline.claimCount)
    accountLimit = Int64(Self.account) + Int64(Self.accountOfPart) * (events + views)
    waitingLimit = Int64(Self.waiting) + events
  }

  /// Counts work; true if it fits.
  @inline(__always)
  mutating func spend(_ steps: Int) -> Bool {
    spent += Int64(steps)
    return spent <= workLimit
  }

  /// Counts work that is checked with what follows.
  mutating func count(_ steps: Int) { spent += Int64(steps) }

  /// The steps of work that were counted.
  var spentWork: Int { Int(spent) }

  /// Whether so much more would fit.
  func allows(work: Double, bytes: Double) -> Bool {
    Double(spent) + work <= Double(workLimit) && Double(self.bytes) + bytes <= Double(memoryLimit)
  }

  /// Counts a view, or a part of one.
  mutating func keep(bytes: Int) -> Bool {
    viewBytes += Int64(bytes)
    return bytesFit
  }

  /// Counts a value that replaces another one of a state.
  mutating func write(_ value: Value, over old: Value) -> Bool {
    stateBytes += value.heldBytes - old.heldBytes
    writtenBytes += value.heldBytes
    return bytesFit
  }

  /// Counts a motion on top of others.
  mutating func keepLayer() -> Bool {
    layerBytes += Int64(HeldBytes.layer)
    return bytesFit
  }

  /// Says how many of them there are.
  mutating func keep(layers: Int) { layerBytes = Int64(HeldBytes.layer) * Int64(layers) }

  /// Counts a change that an explanation would describe.
  mutating func countChange() { account.changes += 1 }

  /// Counts modifiers that an explanation of a change would list.
  mutating func countPassages(_ count: Int) { account.passages += Int64(count) }

  /// The limit that an explanation of `runs` such runs would exceed; nil if it keeps to it.
  func excess(explaining runs: Int) -> RunExcess? {
    let count = (account.changes + account.passages / Self.passagesOfChange) * Int64(runs)
    return count > accountLimit ? .account(count, limit: accountLimit) : nil
  }

  /// Begins a turn, which has written nothing.
  mutating func beginTurn() { writtenBytes = 0 }

  /// Takes the limits away from a run that is known to keep within them.
  mutating func lift() {
    (workLimit, memoryLimit, waitingLimit) = (.max, .max, .max)
  }

  /// Whether the limits were taken away.
  var isLifted: Bool { workLimit == .max }

  private var bytesFit: Bool { bytes <= memoryLimit }
  private var bytes: Int64 { viewBytes + stateBytes + writtenBytes + layerBytes }

  /// The limit that is exceeded if so many turns and completions wait; nil if none is.
  func excess(waiting count: Int = 0) -> RunExcess? {
    if spent > workLimit { return .work(spent, limit: workLimit) }
    if !bytesFit { return .memory(bytes, limit: memoryLimit) }
    return count > waitingLimit ? .waiting(Int64(count), limit: waitingLimit) : nil
  }
}

extension RunExcess {
  /// The advice: the run may end before it.
  func help(at instant: Instant) -> String {
    let earlier = instant.seconds.rounded(.up) - 1
    let less = "let it loop, come back or change less"
    return earlier > 0
      ? less + ", or say when to stop: \"until\": \(DecimalText.shortest(earlier))" : less
  }

  /// One lower-case sentence.
  func message(at instant: Instant) -> String {
    switch self {
    case .work(let met, let limit):
      "the run has taken \(met) steps of work here, at \(instant.text), and \(limit) is the limit"
    case .memory(let met, let limit):
      "the run keeps \(met) bytes of views and values here, at \(instant.text), and \(limit) is the limit"
    case .waiting(let met, let limit):
      "\(met) turns and completions wait here, at \(instant.text), and \(limit) is the limit"
    case .account(let met, let limit):
      "there are \(met) changes to explain, and \(limit) is the limit"
    }
  }
}

/// How many steps of an expression take about as long as other work.
enum WorkCost {
  /// A turn, with its updates.
  static let turn = 80
  /// A step of the document.
  static let step = 25
  /// A value that a turn gives to a track.
  static let change = 50
  /// A modifier that a transaction passes.
  static let passage = 8
  /// The same of one whose closure rewrites the transaction, besides the steps of its expressions.
  static let closure = 30
  /// A completion of a modifier, for each value that moves inside.
  static let joined = 20
  /// A view that comes or goes, with its transition.
  static let presence = 400
  /// A claim that is asked, with the line that reports it.
  static let claim = 800
  /// A value that is evaluated for a row, besides the steps of its expression.
  static let evaluation = 25
  /// A row that is looked at, besides its columns.
  static let row = 10
  /// A sample of a drag, besides its turn.
  static let sample = 150
  /// A value that moves in a row, or is looked at because it may end.
  static let motion = 3
  /// Each of many motions that lie on top of each other, at an instant or in a row.
  static let layer = 1
  /// Up to this many motions of one value count as one.
  static let plainLayers = 8
  /// More motions of one value than this take several times as long: they are too large for the caches.
  static let cachedLayers = 8_192
  /// So many steps of a fluid spring of one number count as one.
  static let springSteps = 10
  /// An instant at which something happens, or a tick.
  static let instant = 10
  /// A place in which the views that are there are compared with those that are required.
  static let place = 60
  /// An element that decides over the presence of a view.
  static let candidate = 60
  /// An instance of a view that comes for the first time.
  static let instance = 800
  /// A watch that is asked whether its value may have changed, or a view whether it is there.
  static let look = 1
  /// An element of a value that steps put off keep.
  static let keptElement = 20
  /// An element of a value that is written.
  static let writtenElement = 2
}

/// How many bytes a part of a run takes, about.
enum HeldBytes {
  static let instance = 3_600
  static let track = 3_000
  static let column = 150
  /// A track without long names and arrays takes no more.
  static let plainTrack = 2_000
  static let element = 48
  /// A motion on top of others.
  static let layer = 1_200
}

extension Value {
  /// How many bytes the value takes besides its place, about.
  var heldBytes: Int64 { weight > 1 ? Int64(weight) * Int64(HeldBytes.element) : 0 }
}
