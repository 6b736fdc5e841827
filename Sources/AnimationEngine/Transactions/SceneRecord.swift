/// Something that happened to a value of a scene.
///
/// Values are told by the order in which they were added, transactions by the order in which they were
/// opened, from 1.
package enum SceneRecord: Hashable, Sendable {
  /// A value was written.
  case changed(Int, ChangeOutcome, transaction: Int)
  /// The animation that a value got in a transaction is logically complete, perhaps after another one
  /// has taken its place.
  case logicallyComplete(Int, transaction: Int, isSuperseded: Bool)
  /// A value stands still.
  case ended(Int)
  /// A value that is watched stands at its target, for good or on the way.
  case atTarget(Int, isOver: Bool)
  /// A value that is watched passes through its target and goes on.
  case crossed(Int)
  /// A value that is watched was written at a tick.
  case written(Int, isAtTarget: Bool)
}

/// What a scene notes, if it is to.
struct SceneRecorder {
  var isRecording = false
  /// Whether writes and crossings are noted too.
  var isDetailed = false
  /// What happened and was not yet taken note of, the oldest first.
  var records: [SceneRecord] = []
  /// The changes whose logical completion is still to be noted.
  private var pending: [Int: (index: Int, transaction: Int)] = [:]
  private var changeCount = 0
  /// The change that is being made, if its logical completion is to be noted.
  private var current: Int?

  /// Someone who waits for the logical completion of a change, for the record alone.
  mutating func waiter(for index: Int, transaction: Int) -> WaiterID {
    changeCount += 1
    current = changeCount
    pending[changeCount] = (index, transaction)
    return WaiterID(-changeCount)
  }

  /// Notes that a change was made.
  mutating func noteChange(of index: Int, _ outcome: ChangeOutcome, transaction: Int) {
    guard isRecording else { return }
    if !outcome.isAnimated, let current { pending[current] = nil }
    current = nil
    records.append(.changed(index, outcome, transaction: transaction))
  }

  /// Notes that a wait is over; false if it was not one for the record.
  mutating func note(_ waiter: FinishedWaiter) -> Bool {
    guard waiter.id.rawValue < 0, waiter.id != .watcher else { return false }
    if let change = pending.removeValue(forKey: -waiter.id.rawValue) {
      records.append(
        .logicallyComplete(
          change.index, transaction: change.transaction,
          isSuperseded: waiter.reason == .superseded))
    }
    return true
  }

  /// Forgets who waited for the record alone, since there is nothing to be seen; false for others.
  mutating func forget(_ waiter: FinishedWaiter) -> Bool {
    guard waiter.id.rawValue < 0, waiter.id != .watcher else { return false }
    pending[-waiter.id.rawValue] = nil
    return true
  }

  /// Notes what was seen of a value that is watched while it moves.
  mutating func noteSight(_ sight: FinishedWaiter.Reason, of index: Int) {
    if sight == .crossing {
      records.append(.crossed(index))
    } else {
      noteTarget(of: index, isOver: false)
    }
  }

  /// Notes that a value that is watched was written.
  mutating func noteWrite(of index: Int, isAtTarget: Bool) {
    records.append(.written(index, isAtTarget: isAtTarget))
  }

  /// Notes that a value that is watched stands at its target.
  mutating func noteTarget(of index: Int, isOver: Bool) {
    records.append(.atTarget(index, isOver: isOver))
  }

  /// Notes that a value stands still.
  mutating func noteEnd(of index: Int) {
    if isRecording { records.append(.ended(index)) }
  }
}
