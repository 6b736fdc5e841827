import AnimationEngine
import TimelineDocument

/// The completions that are not called yet, each with what it waits for.
struct CompletionStories {
  /// A completion that is not called yet.
  struct Story {
    let completion: DocumentCompletion
    let scope: ScopeFacts?
    let opened: Instant
    /// The number of completions that were added before.
    let number: Int
    fileprivate(set) var waits: [CompletionFacts.Wait] = []
    fileprivate(set) var idle: [CompletionFacts.Idle] = []

    var name: CompletionFacts.Name {
      CompletionFacts.Name(
        label: completion.completion.label, criteria: completion.completion.criteria)
    }
  }

  /// A wait, by its completion and its place there.
  private struct Place {
    let id: CompletionID
    let index: Int
  }

  /// So many changes without animation are remembered of each completion.
  private static let idleLimit = 3

  private var stories: [CompletionID: Story] = [:]
  private var count = 0
  /// The waits for the newest motion of each value.
  private var newest: [Int: [Place]] = [:]

  subscript(id: CompletionID) -> Story? { stories[id] }

  /// Adds a completion of a scope that is opened.
  mutating func add(
    _ completion: DocumentCompletion, of scope: ScopeFacts?, at now: Instant
  ) {
    stories[completion.id] = Story(completion: completion, scope: scope, opened: now, number: count)
    count += 1
  }

  /// Notes that a change gave a value a motion, for which completions wait; it supersedes the one before.
  mutating func note(
    _ wait: CompletionFacts.Wait, of index: Int, by ids: [CompletionID],
    superseding: CompletionFacts.Supersession
  ) {
    for place in newest.removeValue(forKey: index) ?? [] {
      stories[place.id]?.waits[place.index].superseded = superseding
    }
    var places: [Place] = []
    for id in ids {
      guard let index = stories[id]?.waits.count else { continue }
      places.append(Place(id: id, index: index))
      stories[id]?.waits.append(wait)
    }
    if !places.isEmpty { newest[index] = places }
  }

  /// Notes that a change in the scope of completions was not animated.
  mutating func note(_ idle: CompletionFacts.Idle, by ids: [CompletionID]) {
    for id in ids where (stories[id]?.idle.count ?? Self.idleLimit) < Self.idleLimit {
      stories[id]?.idle.append(idle)
    }
  }

  /// Notes that a value is at rest.
  mutating func noteEnd(of index: Int) {
    newest[index] = nil
  }

  /// Takes out a completion that is called.
  mutating func remove(_ id: CompletionID) -> Story? { stories.removeValue(forKey: id) }

  /// The completions that were not called, in the order in which they were added.
  var remaining: [(id: CompletionID, story: Story)] {
    stories.map { ($0.key, $0.value) }.sorted { $0.1.number < $1.1.number }
  }
}
