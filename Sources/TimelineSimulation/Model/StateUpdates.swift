import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The cause of a change.
struct ChangeCause {
  var transaction: OpenTransaction
  /// The step that wrote last.
  let step: SourceRange?
  /// Source location of the animation around that step.
  let animation: SourceRange?
  /// The detail with which observers report the last value's arrival.
  var arrival: EventDetail?
}

/// Writes under one transaction, which take effect together.
struct TransactionWrites {
  var cause: ChangeCause
  /// The last write to each state, in the order of the first one.
  let writes: ArraySlice<StateUpdates.Write>
  /// The written states, in the same order.
  let states: ArraySlice<Int>

  var transaction: OpenTransaction { cause.transaction }
  /// The step that wrote last.
  var step: SourceRange? { cause.step }
}

/// The writes of a turn so far: consecutive writes under one transaction are one update.
///
/// Its lists are used again by the next turn, since most turns write little.
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

  /// So many writes are looked through faster than their places are looked up.
  private static let few = 16

  private var transactions: [OpenTransaction] = []
  /// Where the writes of each transaction begin.
  private var starts: [Int] = []
  private var writes: [Write] = []
  private var states: [Int] = []
  /// The places of the last transaction's writes by their states, once they are many.
  private var places: [Int: Int] = [:]

  /// How many updates there are.
  var count: Int { starts.count }

  /// The update at an index.
  subscript(index: Int) -> TransactionWrites {
    let range = starts[index]..<(index + 1 < count ? starts[index + 1] : writes.count)
    let last = writes[range.upperBound - 1]
    let cause = ChangeCause(
      transaction: transactions[index], step: last.step, animation: last.animation,
      arrival: last.arrival)
    return TransactionWrites(cause: cause, writes: writes[range], states: states[range])
  }

  /// Adds a write; in one update the last write to a state counts.
  mutating func add(_ write: consuming Write, under transaction: OpenTransaction) {
    if count == 0 || transactions[count - 1].number != transaction.number {
      transactions.append(transaction)
      starts.append(writes.count)
      if !places.isEmpty { places.removeAll(keepingCapacity: true) }
    }
    if let earlier = place(of: write.state) {
      writes[earlier] = write
    } else {
      append(write)
    }
  }

  private mutating func append(_ write: consuming Write) {
    let state = write.state
    states.append(state)
    writes.append(write)
    let written = starts[count - 1]..<writes.count
    if written.count == Self.few {
      for place in written { places[states[place]] = place }
    } else if written.count > Self.few {
      places[state] = writes.count - 1
    }
  }

  /// The place of the running update's write to a state.
  private func place(of state: Int) -> Int? {
    let written = starts[count - 1]..<writes.count
    return written.count < Self.few ? states[written].firstIndex(of: state) : places[state]
  }

  /// Removes all updates, and keeps their room.
  mutating func removeAll() {
    // For few elements `removeAll` costs more.
    while transactions.popLast() != nil { starts.removeLast() }
    while writes.popLast() != nil { states.removeLast() }
    if !places.isEmpty { places.removeAll(keepingCapacity: true) }
  }
}
