import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The values that are one motion: attributes of a view, and the effect of its transition, that state the place or the
/// size of one part of it. SwiftUI animates the frame of that part, the sum of them, and so a change of one of them
/// retargets all.
struct SharedMotions {
  /// A change of such a value.
  struct Change {
    let track: Int
    /// The cause, with the transaction as it came to the value.
    let cause: ChangeCause
    let way: TransactionWay
  }

  /// The changes with a motion in the update that is applied, in their order.
  private var changes: [Change] = []
  /// The values that something in the update has to do with.
  private var known: Set<Int> = []
  /// The values at rest that have joined a motion.
  private(set) var joined: Set<Int> = []

  /// Takes note of a change of a value.
  mutating func note(_ track: Int, _ cause: ChangeCause, _ way: TransactionWay) {
    changes.append(Change(track: track, cause: cause, way: way))
  }

  /// Takes note that a value is part of a motion that the update may change.
  ///
  /// - Returns: whether that is new.
  mutating func meet(_ track: Int) -> Bool { known.insert(track).inserted }

  /// Takes note that a value at rest has joined a motion.
  mutating func noteJoined(_ track: Int) { joined.insert(track) }

  /// Ends an update.
  ///
  /// - Returns: the changes that it has made, and the values that have joined motions for it.
  mutating func endUpdate() -> (changes: [Change], joined: Set<Int>) {
    guard !known.isEmpty else { return ([], []) }
    defer { self = SharedMotions() }
    return (changes, joined)
  }
}

extension Simulation {
  /// Prepares the values that are one motion for an update, before it changes the first of them: those at rest meet
  /// what the others meet.
  mutating func joinSharedMotion(of track: Int) {
    guard parts.sharedMotions.meet(track) else { return }
    let all = [track] + partners(of: track)
    for partner in all { _ = parts.sharedMotions.meet(partner) }
    let properties = all.compactMap { number in
      views.tracks[number].property.map { (number, $0) }
    }
    guard let moving = properties.first(where: { scene.isMoving($0.1) })?.1 else { return }
    for (number, property) in properties where !scene.isMoving(property) {
      scene.join(property, moving)
      parts.sharedMotions.noteJoined(number)
    }
  }

  /// Retargets the values that are one motion with those that the update has changed. The last change decides.
  mutating func retargetSharedMotions() throws(EvaluationError) {
    let (changes, joined) = parts.sharedMotions.endUpdate()
    var done = Set(changes.map { $0.track })
    for number in joined where !done.contains(number) {
      if let property = views.tracks[number].property { scene.leaveMotion(property) }
    }
    for change in changes.reversed() {
      for partner in partners(of: change.track) where done.insert(partner).inserted {
        try retarget(partner, with: change)
      }
    }
  }

  /// The other values that are one motion with a value.
  private func partners(of track: Int) -> [Int] {
    guard let instance = views.tracks[track].instance, let mover = views.tracks[track].sharedMover
    else { return [] }
    return views.tracks.numbers(of: instance).filter {
      $0 != track && views.tracks[$0].sharedMover == mover
    }
  }
}
