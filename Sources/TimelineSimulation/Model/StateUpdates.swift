import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// Writes under one transaction, which take effect together.
struct TransactionWrites {
  var transaction: OpenTransaction
  /// The written states in the order of the first write to each.
  private(set) var writes: [StateUpdates.Write] = []
  /// The places of the writes by their states, once they are many.
  private var places: [Int: Int] = [:]

  init(transaction: OpenTransaction) {
    self.transaction = transaction
  }

  /// The step that wrote last.
  var step: SourceRange? { last.map { writes[$0].step } }
  /// Source location of the animation around that step.
  var animation: SourceRange? { last.flatMap { writes[$0].animation } }
  /// The detail with which observers report the last value's arrival.
  var arrival: EventDetail? { last.flatMap { writes[$0].arrival } }

  private var last: Int? { writes.isEmpty ? nil : writes.count - 1 }
}

extension TransactionWrites {
  /// So many writes are looked through faster than their places are looked up.
  private static let few = 16

  /// Adds a write; the last one to a state counts.
  mutating func add(_ write: StateUpdates.Write) {
    if let earlier = place(of: write.state) {
      writes[earlier] = write
      return
    }
    writes.append(write)
    if writes.count == Self.few {
      for (place, write) in writes.enumerated() { places[write.state] = place }
    } else if writes.count > Self.few {
      places[write.state] = writes.count - 1
    }
  }

  private func place(of state: Int) -> Int? {
    writes.count < Self.few ? writes.firstIndex { $0.state == state } : places[state]
  }
}

/// The writes of a turn so far: consecutive writes under one transaction are one update.
struct StateUpdates {
  /// A state with its new value, and the step that wrote it.
  struct Write {
    let state: Int
    var value: Value
    var step: SourceRange
    /// Source location of the animation of the scope around the step; nil for a standard one or
    /// none.
    var animation: SourceRange?
    /// The detail with which observers report the value's arrival; nil for an ordinary one.
    var arrival: EventDetail?
  }

  private var updates: [TransactionWrites] = []

  /// Adds a write; in one update the last write to a state counts.
  mutating func add(_ write: Write, under transaction: OpenTransaction) {
    if updates.last?.transaction.number != transaction.number {
      updates.append(TransactionWrites(transaction: transaction))
    }
    updates[updates.count - 1].add(write)
  }

  /// Removes the updates and returns them.
  mutating func drain() -> [TransactionWrites] {
    defer { updates = [] }
    return updates
  }
}
