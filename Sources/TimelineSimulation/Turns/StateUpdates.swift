import AnimationEngine

/// What a turn has written so far: consecutive writes under one transaction are one update.
struct StateUpdates {
  /// Writes that take effect together.
  struct Update {
    let transaction: OpenTransaction
    /// The written states in the order of the first write to each.
    var writes: [(state: Int, value: Double)] = []
  }

  private var updates: [Update] = []

  /// Adds a write; in one update the last write to a state counts.
  mutating func write(_ value: Double, to state: Int, under transaction: OpenTransaction) {
    if updates.last?.transaction.number != transaction.number {
      updates.append(Update(transaction: transaction))
    }
    let last = updates.count - 1
    if let earlier = updates[last].writes.firstIndex(where: { $0.state == state }) {
      updates[last].writes[earlier].value = value
    } else {
      updates[last].writes.append((state, value))
    }
  }

  /// Takes out what was written.
  mutating func take() -> [Update] {
    defer { updates.removeAll(keepingCapacity: true) }
    return updates
  }
}
