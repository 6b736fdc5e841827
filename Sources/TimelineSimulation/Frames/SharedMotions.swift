import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// A part of a view in one instance.
struct SharedPart: Hashable {
  let instance: Int
  let mover: FrameMover
}

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
  ///
  /// - Parameter place: the step that changes it.
  mutating func joinSharedMotion(of track: Int, at place: Range<Int>?) throws(EvaluationError) {
    guard parts.sharedMotions.meet(track) else { return }
    let partners = views.sharedTracks(with: track).filter { $0 != track }
    try spend(WorkCost.look * partners.count, at: place)
    for partner in partners { _ = parts.sharedMotions.meet(partner) }
    let all = [track] + partners
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
    var doneParts: Set<SharedPart> = []
    for number in joined where !done.contains(number) {
      if let property = views.tracks[number].property { scene.leaveMotion(property) }
    }
    for change in changes.reversed() {
      guard let part = views.tracks[change.track].sharedPart, doneParts.insert(part).inserted
      else { continue }
      let partners = views.sharedTracks(with: change.track)
      try spend(WorkCost.look * partners.count, at: change.cause.step?.range)
      for partner in partners where done.insert(partner).inserted {
        try retarget(partner, with: change)
      }
    }
  }
}
