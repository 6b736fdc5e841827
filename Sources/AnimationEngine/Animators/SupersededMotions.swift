import Ordering

/// The superseded motions for whose logical completion something waits: each runs on unseen until it is
/// logically complete or over.
///
/// The end of a motion does not depend on the motions below it, so only the newest one of each stack
/// is kept, and not even that once its due time is known. The motions lie in a heap, the one that may be
/// due first on top, so that a stream of changes costs time and memory in proportion to its length.
struct SupersededMotions<V: VectorArithmetic> {
  /// A motion and those that wait for it.
  struct Element: HeapElement {
    /// The age at which the motion is due, or before which it is known not to be.
    var age: Int64
    /// The search for the motion's due time, while that is unknown.
    var search: Search
    /// The number of motions that were superseded before this one.
    let number: Int
    let waiters: [CompletionToken]

    func isBefore(_ other: Self) -> Bool { (age, number) < (other.age, other.number) }
  }

  /// The state of the search for the time at which a motion is due.
  enum Search {
    /// It is known.
    case none
    /// By looking ahead, by the exact clock.
    indirect case ahead(MotionStack<V>)
    /// By asking the motion at each tick.
    indirect case atTicks(MotionStack<V>)
  }

  private var heap = Heap<Element>()
  private var count = 0

  var isEmpty: Bool { heap.elements.isEmpty }

  /// Whether it is known when the next motion is due.
  var isForeseeable: Bool {
    guard case .none? = heap.first?.search else { return heap.elements.isEmpty }
    return true
  }

  /// Adds the newest motion of a stack, which is superseded at an age.
  mutating func add(
    _ stack: MotionStack<V>, waiters: [CompletionToken], at age: Int64, ends: EndRule
  ) {
    var newest = stack.newest
    // An end that needs no looking for is known from here on.
    _ = newest.end(notAfter: age)
    let (due, search): (Int64, Search) =
      switch ends {
      case .exact where newest.isForeseeable: (newest.due(notAfter: .horizon) ?? .max, .none)
      case .exact: (age, .ahead(newest))
      case .onTick: (age, .atTicks(newest))
      }
    heap.insert(Element(age: due, search: search, number: count, waiters: waiters))
    count += 1
  }

  /// The age at which the next motion is due, if that is not after `limit`, by the exact clock.
  mutating func nextDue(notAfter limit: Int64) -> Int64? {
    while let age = heap.first?.age, age <= limit {
      if isForeseeable { return age }
      var element = heap.remove(at: 0)
      // Each look goes a second ahead at least, so that few are needed.
      element.lookAhead(to: min(limit, .horizon) + Instant.ticksPerSecond)
      heap.insert(element)
    }
    return nil
  }

  /// Takes out those that are due by an age, by the exact clock, the oldest first.
  mutating func takeDue(by age: Int64) -> [Element] {
    var due: [Element] = []
    while nextDue(notAfter: age) != nil { due.append(heap.remove(at: 0)) }
    return due.sorted { $0.number < $1.number }
  }

  /// Takes out those that a tick finds due, the oldest first.
  mutating func takeDue(atTick age: Int64) -> [Element] {
    var (due, waiting): ([Element], [Element]) = ([], [])
    while let first = heap.first?.age, first <= age {
      var element = heap.remove(at: 0)
      if element.isDue(atTick: age) { due.append(element) } else { waiting.append(element) }
    }
    for element in waiting { heap.insert(element) }
    return due.sorted { $0.number < $1.number }
  }

  /// All that are left, the oldest first.
  var remaining: [Element] { heap.elements.sorted { $0.number < $1.number } }
}

extension SupersededMotions.Element {
  fileprivate mutating func lookAhead(to limit: Int64) {
    guard case .ahead(var stack) = search else { return }
    search = .none
    if let due = stack.due(notAfter: limit) {
      age = max(due, age)
    } else {
      (age, search) = (limit + 1, .ahead(stack))
    }
  }

  fileprivate mutating func isDue(atTick age: Int64) -> Bool {
    guard case .atTicks(var stack) = search else { return true }
    search = .none
    let isOver = stack.reading(at: age, ends: .onTick) == nil
    let isComplete = stack.logicalTime(notAfter: age) != nil
    search = .atTicks(stack)
    return isOver || isComplete
  }
}

extension MotionStack {
  /// The age at which the stack is logically complete or over, if not after `limit`.
  fileprivate mutating func due(notAfter limit: Int64) -> Int64? {
    if let logical = logicalTime(notAfter: limit) {
      return min(logical, end(notAfter: logical) ?? logical)
    }
    return end(notAfter: limit)
  }
}

extension Int64 {
  /// Later than any age.
  static let horizon = Int64.max / 2
}
