/// The name of a completion within its scene.
public struct CompletionID: Hashable, Sendable {
  let rawValue: Int
}

/// A completion that was called, and why.
public struct CompletedCompletion: Hashable, Sendable {
  /// By which mechanism a completion was called.
  public enum Mechanism: Hashable, Sendable {
    /// Nothing was animated.
    case empty
    /// All animations were logically complete, or over.
    case logical
    /// All animations were logically complete, and a later change had superseded one of them.
    case superseded
    /// Every animated value is at rest.
    case removed
  }

  /// The completion that was called.
  public let id: CompletionID
  /// Why it was called.
  public let mechanism: Mechanism
}

/// The completions, as counts of animations: each is called once, when its last animation is done.
struct CompletionRegistry {
  private struct Entry {
    let criteria: AnimationCompletionCriteria
    var animations = 0
    /// Whether all changes that belong to it have been applied.
    var isClosed = false
    var wasSuperseded = false

    var mechanism: CompletedCompletion.Mechanism {
      switch criteria.kind {
      case .removed: .removed
      case .logicallyComplete: wasSuperseded ? .superseded : .logical
      }
    }
  }

  private var entries: [Int: Entry] = [:]
  private var nextID = 0

  /// Whether no completion waits.
  var isEmpty: Bool { entries.isEmpty }

  /// Adds a completion whose changes are still to come.
  mutating func add(_ criteria: AnimationCompletionCriteria) -> CompletionID {
    let id = CompletionID(rawValue: nextID)
    nextID += 1
    entries[id.rawValue] = Entry(criteria: criteria)
    return id
  }

  /// The tokens of these completions for an animator that changes under their transaction.
  func waiters(of completions: [CompletionID]) -> CompletionTokens {
    var waiters = CompletionTokens.none
    guard !completions.isEmpty else { return waiters }
    for id in completions {
      switch entries[id.rawValue]?.criteria.kind {
      case .logicallyComplete: waiters.logical.append(CompletionToken(id.rawValue))
      case .removed: waiters.removed.append(CompletionToken(id.rawValue))
      case nil: break
      }
    }
    return waiters
  }

  /// Each of these waits for one more animation.
  mutating func count(_ completions: [CompletionID]) {
    for id in completions { entries[id.rawValue]?.animations += 1 }
  }

  /// All changes of a completion have been applied; it is called if none of them was animated.
  mutating func close(_ id: CompletionID) -> CompletedCompletion? {
    entries[id.rawValue]?.isClosed = true
    guard entries[id.rawValue]?.animations == 0 else { return nil }
    entries[id.rawValue] = nil
    return CompletedCompletion(id: id, mechanism: .empty)
  }

  /// An animation is done; its completion is called if that was the last one.
  mutating func finish(_ waiter: CompletedToken) -> CompletedCompletion? {
    let key = waiter.id.rawValue
    guard var entry = entries[key] else { return nil }
    entry.animations -= 1
    if waiter.reason == .superseded { entry.wasSuperseded = true }
    entries[key] = entry
    guard entry.animations == 0, entry.isClosed else { return nil }
    entries[key] = nil
    return CompletedCompletion(id: CompletionID(rawValue: key), mechanism: entry.mechanism)
  }
}
