/// An occurrence in the life of a scene's value.
///
/// Values are numbered in the order in which they were added, transactions in the order in which they were
/// opened, from 1.
package enum SceneRecord: Hashable, Sendable {
  /// A value was written.
  case changed(Int, ChangeOutcome, transaction: Int)
  /// The animation that a value got in a transaction is logically complete, perhaps after another one
  /// has taken its place.
  case logicallyComplete(Int, transaction: Int, isSuperseded: Bool)
  /// A value is at rest.
  case ended(Int)
  /// An observed value is at its target, at the end or on the way.
  case atTarget(Int, isOver: Bool)
  /// An observed value crosses its target.
  case crossed(Int)
  /// An observed value was written at a tick.
  case written(Int, isAtTarget: Bool)
}

/// The record of a scene; empty unless recording.
struct SceneRecorder {
  var isRecording = false
  /// Whether writes and crossings are noted too.
  var isDetailed = false
  /// Records not yet drained, the oldest first.
  var records: [SceneRecord] = []
  /// The changes whose logical completion is still to be noted.
  private var pending: [Int: (index: Int, transaction: Int)] = [:]
  private var changeCount = 0
  /// The change that is being made, if its logical completion is to be noted.
  private var current: Int?

  /// A token for the logical completion of a change, for the record alone.
  mutating func waiter(for index: Int, transaction: Int) -> CompletionToken {
    changeCount += 1
    current = changeCount
    pending[changeCount] = (index, transaction)
    return CompletionToken(-changeCount)
  }

  /// Records a change.
  mutating func noteChange(of index: Int, _ outcome: ChangeOutcome, transaction: Int) {
    guard isRecording else { return }
    if !outcome.isAnimated, let current { pending[current] = nil }
    current = nil
    records.append(.changed(index, outcome, transaction: transaction))
  }

  /// Records the end of a wait; false if it was not one of the record.
  mutating func note(_ waiter: CompletedToken) -> Bool {
    guard waiter.id.rawValue < 0, waiter.id != .watcher else { return false }
    if let change = pending.removeValue(forKey: -waiter.id.rawValue) {
      records.append(
        .logicallyComplete(
          change.index, transaction: change.transaction,
          isSuperseded: waiter.reason == .superseded))
    }
    return true
  }

  /// Removes a token of the record after its value left the screen. Returns false for other tokens.
  mutating func forget(_ waiter: CompletedToken) -> Bool {
    guard waiter.id.rawValue < 0, waiter.id != .watcher else { return false }
    pending[-waiter.id.rawValue] = nil
    return true
  }

  /// Records an observation of a moving value.
  mutating func noteSight(_ sight: CompletedToken.Reason, of index: Int) {
    if sight == .crossing {
      records.append(.crossed(index))
    } else {
      noteTarget(of: index, isOver: false)
    }
  }

  /// Records that an observed value was written.
  mutating func noteWrite(of index: Int, isAtTarget: Bool) {
    records.append(.written(index, isAtTarget: isAtTarget))
  }

  /// Records that an observed value is at its target.
  mutating func noteTarget(of index: Int, isOver: Bool) {
    records.append(.atTarget(index, isOver: isOver))
  }

  /// Records that a value is at rest.
  mutating func noteEnd(of index: Int) {
    if isRecording { records.append(.ended(index)) }
  }
}
