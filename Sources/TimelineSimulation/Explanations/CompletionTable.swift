import AnimationEngine
import Diagnostics
import TimelineDocument

/// When the motions of each scope were over, by the three ways of telling: an observer of the value, the
/// logical end, and the removal.
struct CompletionTable {
  /// A transaction in which something was animated or that has a completion.
  struct Scope {
    let transaction: String
    let opened: Instant
    fileprivate(set) var motions: [Motion] = []
    /// The places of each track's motions.
    fileprivate var places: [String: [Int]] = [:]
    fileprivate(set) var observed: Instant?

    /// Adds a motion of a track, and returns its place.
    fileprivate mutating func begin(_ track: String) -> Int {
      places[track, default: []].append(motions.count)
      motions.append(Motion(track: track))
      return motions.count - 1
    }
  }

  /// A motion that a scope began.
  struct Motion {
    let track: String
    fileprivate(set) var logical: Instant?
    fileprivate(set) var end: Instant?
  }

  private let filter: ExplanationFilter
  private var scopes: [Scope] = []
  private var indices: [String: Int] = [:]
  /// The motions of a track that are not over: their scopes and their places there, the newest last.
  private var open: [String: [(scope: Int, place: Int)]] = [:]
  /// The newest scope that moves a track of a view, by what a track's name has before one of its underscores.
  private var newest: [Substring: Int] = [:]

  init(of filter: ExplanationFilter) {
    self.filter = filter.withChanges
  }

  var isEmpty: Bool { scopes.isEmpty }

  /// The scopes in the order in which they were opened.
  var sortedScopes: [Scope] {
    scopes.enumerated().sorted { ($0.element.opened, $0.offset) < ($1.element.opened, $1.offset) }
      .map { $0.element }
  }

  /// Takes the next entry.
  mutating func add(_ entry: AccountEntry) {
    if let facts = entry.facts, filter.includes(facts) { add(facts) }
    guard let event = entry.event else { return }
    switch event.word {
    case .logical: note(event.instant, of: event.track, in: event.transaction)
    case .end: noteEnd(of: event.track, at: event.instant)
    default: break
    }
  }

  private mutating func add(_ facts: AccountFacts) {
    switch facts {
    case .change(let change):
      switch change.outcome {
      case .began, .merged, .crossFaded:
        let index = scope(change.transaction, at: change.instant)
        let place = scopes[index].begin(change.track.name)
        open[change.track.name, default: []].append((index, place))
        noteNewest(index, of: change.track.name)
      case .ignored, .jumped, .tracked: break
      }
    case .completion(let facts): _ = scope(facts.transaction, at: facts.opened)
    case .observation(let sight):
      guard case .called = sight.sight else { return }
      guard let observed = newest[sight.view[...]], scopes[observed].observed == nil else { return }
      scopes[observed].observed = sight.instant
    case .write, .step, .presence, .hold, .cancellation: break
    }
  }

  /// The index of a transaction's scope, which is added if it is new.
  private mutating func scope(_ transaction: String, at instant: Instant) -> Int {
    if let known = indices[transaction] { return known }
    indices[transaction] = scopes.count
    scopes.append(Scope(transaction: transaction, opened: instant))
    return scopes.count - 1
  }

  private mutating func noteNewest(_ scope: Int, of track: String) {
    for end in track.indices where track[end] == "_" {
      newest[track[..<end]] = max(newest[track[..<end]] ?? 0, scope)
    }
  }

  private mutating func note(_ instant: Instant, of track: String, in transaction: String) {
    guard let index = indices[transaction] else { return }
    for place in scopes[index].places[track] ?? [] {
      scopes[index].motions[place].logical = instant
    }
  }

  private mutating func noteEnd(of track: String, at instant: Instant) {
    for (scope, place) in open.removeValue(forKey: track) ?? []
    where scopes[scope].motions[place].end == nil {
      scopes[scope].motions[place].end = instant
    }
  }
}

extension CompletionTable.Scope {
  /// When all of its motions were logically complete.
  var logical: CompletionTable.Moment {
    CompletionTable.Moment(motions.map { $0.logical ?? $0.end })
  }

  /// When all of its motions were over.
  var removed: CompletionTable.Moment { CompletionTable.Moment(motions.map { $0.end }) }
}

extension CompletionTable {
  /// The latest of some times.
  enum Moment {
    case at(Instant)
    /// One of them never came.
    case never
    /// Nothing moved.
    case none

    fileprivate init(_ times: [Instant?]) {
      guard !times.isEmpty else {
        self = .none
        return
      }
      let known = times.compactMap { $0 }
      guard known.count == times.count, let latest = known.max() else {
        self = .never
        return
      }
      self = .at(latest)
    }

    var instant: Instant? {
      if case .at(let instant) = self { instant } else { nil }
    }

    fileprivate func cell(_ words: ExplanationWords) -> String {
      switch self {
      case .at(let instant): words.time(instant)
      case .never: "never"
      case .none: "-"
      }
    }

    fileprivate func phrase(_ words: ExplanationWords) -> String {
      instant.map { "at \(words.seconds($0))" } ?? "not in this time"
    }
  }
}

extension CompletionTable.Scope {
  /// Its line of the table as a sentence.
  func sentence(_ words: ExplanationWords) -> String {
    let call = observed.map { "; an observer is called at \(words.seconds($0))" } ?? ""
    guard !motions.isEmpty else { return "Nothing is animated in \(transaction)\(call)." }
    return "The animations of \(transaction) are logically complete \(logical.phrase(words)), and "
      + "removed \(removed.phrase(words))\(call)."
  }
}

extension CompletionTable {
  /// The table as lines of text.
  func text(_ words: ExplanationWords) -> String {
    let heads = ["scope", "opened", "observer", "logical", "removed"]
    let rows = sortedScopes.map { scope in
      [
        scope.transaction, words.time(scope.opened), scope.observed.map(words.time) ?? "-",
        scope.logical.cell(words), scope.removed.cell(words),
      ]
    }
    let widths = heads.indices.map { column in
      ([heads] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([heads] + rows).map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      var line = cells.joined(separator: "  ").escapedForTerminal
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
