import AnimationEngine
import Diagnostics
import ExpressionLanguage
import TimelineDocument

// Views of one name share the frame of their source. When another view becomes the source, under an
// animation, all of them move there together.
extension Simulation {
  /// Gives the first views their frames.
  mutating func beginMatching() throws(EvaluationError) {
    _ = try regroup()
    try chooseSources()
    for number in views.matched.members {
      let matched = views.matched.effects[number]
      try reset(
        matched.property, to: try frame(of: number), of: views.tracks[matched.track])
    }
  }

  /// Moves views into the frames that they have after an update.
  ///
  /// The update in which a view is inserted has no transition phase here: only the transaction as it
  /// comes to the new source counts, as in SwiftUI.
  mutating func matchFrames(in update: TransactionWrites) throws(EvaluationError) {
    try spend(WorkCost.change * views.matched.effects.indices.count, at: update.step?.range)
    let newcomers = try regroup()
    try chooseSources()
    for number in newcomers { try join(number, in: update) }
    for number in views.matched.members {
      try move(number, in: update)
    }
  }

  /// Gives views whose source is gone their own frames. No transaction can animate this: their
  /// motions are discarded.
  mutating func matchFramesOfThoseLeft() throws(EvaluationError) {
    guard !views.matched.effects.isEmpty else { return }
    try chooseSources()
    for number in views.matched.members {
      let matched = views.matched.effects[number]
      let frame = try frame(of: number)
      guard frame != scene.model(of: matched.property) else { continue }
      let track = views.tracks[matched.track]
      try reset(matched.property, to: frame, of: track)
      record(
        TraceEvent(
          instant: changeInstant, word: .set, track: track.name, value: presentation(of: track),
          detail: .noScope))
    }
  }

  /// An instance is gone, and belongs to no group.
  mutating func leaveGroups(_ instance: Int) {
    for number in views.matched.effects.numbers(of: instance) { views.matched.leaveGroup(number) }
  }
}

// MARK: - Groups

extension Simulation {
  /// Asks the effects of all views that are there for their names; those of views that leave keep them.
  /// - Returns: the effects of views that have come.
  private mutating func regroup() throws(EvaluationError) -> [Int] {
    var newcomers: [Int] = []
    for number in views.matched.effects.indices {
      let matched = views.matched.effects[number]
      guard views.instances[matched.instance].isPresent else { continue }
      let isSource = try isSource(matched)
      let hasCome = views.matched.set(number, try matchedName(of: matched), isSource: isSource)
      if hasCome { newcomers.append(number) }
    }
    return newcomers
  }

  /// Finds the source of each group.
  private mutating func chooseSources() throws(EvaluationError) {
    for name in views.matched.names {
      let present = views.matched.sources(of: name).filter {
        views.instances[views.matched.effects[$0].instance].isPresent
      }
      if present.count > 1 { noteSeveralSources(present[0]) }
      views.matched.chooseSource(of: name, present: present)
      try refuseUnknownPlaces(among: views.matched.sources(of: name))
    }
  }

  /// Refuses a source without a position beside one with a position: layout would place it, at an
  /// unknown distance.
  private func refuseUnknownPlaces(among sources: [Int]) throws(EvaluationError) {
    guard sources.contains(where: { views.matched.effects[$0].settings.position != nil }),
      let unknown = sources.first(where: { views.matched.effects[$0].settings.position == nil })
    else { return }
    let message =
      "another view of this name has a position, so this one needs one too, outside the effect"
    throw EvaluationError(
      .other(message), at: timeline[views.matched.effects[unknown].modifier].place.range)
  }

  private mutating func noteSeveralSources(_ number: Int) {
    let place = timeline[views.matched.effects[number].modifier].place.range
    guard !recorder.warnings.contains(where: { $0.code == .severalSources && $0.range == place })
    else {
      return
    }
    recorder.warnings.append(
      .warning(
        .severalSources,
        "another view of this name is a source too: SwiftUI does not say which of them gives the frame",
        at: place, help: "let only one of those that are there at a time have \"isSource\": true"))
  }
}

// MARK: - Frames

extension Simulation {
  /// The frame of an effect's view: that of its group's source, or its own where there is none.
  private mutating func frame(of number: Int) throws(EvaluationError) -> Components {
    guard let source = views.matched.group(of: number)?.source, source != number else {
      return try ownFrame(of: number)
    }
    let properties = timeline[views.matched.effects[number].effect].properties
    let shared = try ownFrame(of: source)
    let own = properties == .frame ? shared : try ownFrame(of: number)
    let size = properties == .position ? own : shared
    guard properties != .size else { return Components([own[0], own[1], size[2], size[3]]) }
    // The anchors of both views are at the same place.
    let (theirs, ours) = (try anchor(of: source), try anchor(of: number))
    return Components([
      shared[0] + (theirs.x - 0.5) * shared[2] - (ours.x - 0.5) * size[2],
      shared[1] + (theirs.y - 0.5) * shared[3] - (ours.y - 0.5) * size[3], size[2], size[3],
    ])
  }

  /// A view that appears takes its group's frame and moves on with it.
  private mutating func join(
    _ number: Int, in update: TransactionWrites
  ) throws(EvaluationError) {
    let matched = views.matched.effects[number]
    guard let former = views.matched.group(of: number)?.formerSource else {
      return try reset(
        matched.property, to: try frame(of: number), of: views.tracks[matched.track])
    }
    recorder.lastChanges[matched.property.index] = LastChange()
    let other = views.matched.effects[former]
    scene.copyMotion(of: other.property, to: matched.property)
    guard scene.isMoving(matched.property) else { return }
    let last = recorder.lastChanges[other.property.index]
    recorder.lastChanges[matched.property.index] = last
    record(
      TraceEvent(
        instant: changeInstant, word: .begin, track: views.tracks[matched.track].name,
        transaction: recorder.name(ofTransaction: last.running?.transaction ?? 0),
        value: last.change?.target,
        detail: .already,
        turn: turnCount))
  }

  /// Moves a view to its frame: with all others of its group under the transaction that comes to the new
  /// source, or by itself.
  private mutating func move(
    _ number: Int, in update: TransactionWrites
  ) throws(EvaluationError) {
    let matched = views.matched.effects[number]
    let frame = try frame(of: number)
    guard frame != scene.model(of: matched.property) else { return }
    var path = views.tracks[matched.track].path
    if let group = views.matched.group(of: number), group.changesHands,
      let source = group.source
    {
      path = views.tracks[views.matched.effects[source].track].path
    }
    try apply(frame, to: matched.track, along: path, because: update.cause)
  }
}
