import AnimationEngine
import Diagnostics
import ExpressionLanguage
import TimelineDocument

/// The frames that the views of one name share. When another view becomes the source, under an animation, all of them
/// move there together.
struct MatchedFrames {
  private var groups = MatchedGroups()
  /// The states that decide over the groups and their frames.
  private var states: Set<Int> = []

  /// The frame that a view has at rest, or that it moves to.
  struct Placement {
    let frame: Components
    /// The number of the frame's track.
    let track: Int
    let property: AnimatedProperty<Components>
    /// The modifiers that a transaction passes on its way to the view, or to the new source of its group.
    let path: [Int]
  }

  /// How a view that comes gets its frame.
  enum Arrival {
    case rests(Placement)
    /// It moves on with the view that was the source of its group.
    case follows(MatchedEffect, former: MatchedEffect)
  }

  /// How many effects there are in all instances.
  var count: Int { groups.effects.count }
  var isEmpty: Bool { groups.effects.isEmpty }

  /// Whether an update of some states may concern a frame.
  func depends(on states: ArraySlice<Int>) -> Bool {
    states.contains(where: self.states.contains)
  }
}

// MARK: - A view's life

extension MatchedFrames {
  /// Adds an effect of a new instance, which belongs to no group yet.
  mutating func add(_ effect: MatchedEffect) { groups.add(effect) }

  /// Whether layout can tell how large the view of an instance is, as its effects know; nil where it has none.
  func isMeasurable(_ instance: Int) -> Bool? {
    groups.effects.numbers(of: instance).first.map { groups.effects[$0].isMeasurable }
  }

  /// Tells effects where layout puts their views.
  mutating func setLayout(_ frames: [(effect: InstanceModifier, frame: Components)]) {
    for (effect, frame) in frames { groups.setLayout(frame, of: effect) }
  }

  /// Notes the states that the effects of a new instance follow from, beside those of the frame of its view. A
  /// modifier around an effect may see parameters, so that all tracks must be there.
  mutating func tracked(
    _ instance: Int, laidOutIn frames: borrowing LayoutFrames, of views: inout ViewGraph
  ) throws(EvaluationError) {
    let numbers = groups.effects.numbers(of: instance)
    guard let innermost = numbers.first else { return }
    // A modifier outside of any other effect of the view is outside of this one too.
    try groups.effects[innermost].refuseOffsetsOnScreen(in: views)
    let shown = frames.states(of: instance, in: &views)
    states.formUnion(shown)
    for number in numbers {
      let own = try groups.effects[number].states(in: views)
      var all = shown
      for state in own { all.insertOnce(state) }
      views.tracks[groups.effects[number].track].dependencies.states = all
      states.formUnion(own)
    }
  }

  /// The frames of the first views.
  mutating func appeared(
    in views: inout ViewGraph, scene: borrowing AnimationScene, _ recorder: inout EventRecorder
  ) throws(EvaluationError) -> [Placement] {
    _ = try regroup(in: &views, scene: scene)
    groups.forgetOrphans()
    try chooseSources(of: groups.names, in: views, &recorder)
    var placements: [Placement] = []
    for number in groups.members {
      placements.append(try placement(of: number, in: &views, scene: scene))
    }
    return placements
  }

  /// Forms the groups after an update; the arrivals of the views that have come, before any view moves.
  ///
  /// The update in which a view is inserted has no transition phase here: only the transaction as it comes to the new
  /// source counts, as in SwiftUI.
  mutating func updated(
    in views: inout ViewGraph, scene: borrowing AnimationScene, _ recorder: inout EventRecorder
  ) throws(EvaluationError) -> [Arrival] {
    let newcomers = try regroup(in: &views, scene: scene)
    groups.forgetOrphans()
    try chooseSources(of: groups.names, in: views, &recorder)
    var arrivals: [Arrival] = []
    for number in newcomers {
      if let former = groups.group(of: number)?.formerSource {
        arrivals.append(.follows(groups.effects[number], former: groups.effects[former]))
      } else {
        arrivals.append(.rests(try placement(of: number, in: &views, scene: scene)))
      }
    }
    return arrivals
  }

  /// The frames to which views move after an update: with all others of a group under the transaction that comes to
  /// its new source, or by themselves.
  func moves(
    in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> [Placement] {
    try moves(of: groups.members, in: &views, scene: scene)
  }

  private func moves(
    of effects: [Int], in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> [Placement] {
    var moves: [Placement] = []
    for number in effects {
      let move = try placement(of: number, in: &views, scene: scene)
      if move.frame != scene.model(of: move.property) { moves.append(move) }
    }
    return moves
  }

  /// Takes an instance that is gone out of its groups.
  mutating func left(_ instance: Int) {
    for number in groups.effects.numbers(of: instance) { groups.leaveGroup(number) }
  }

  /// How many effects are in the groups whose source is gone.
  var orphanCount: Int { groups.orphanCount }

  /// The own frames of views whose source is gone. No transaction can animate this: their motions are discarded.
  ///
  /// Nothing changes for the other groups: a view that was no source has no part in the frame of its group.
  mutating func orphaned(
    in views: inout ViewGraph, scene: borrowing AnimationScene, _ recorder: inout EventRecorder
  ) throws(EvaluationError) -> [Placement] {
    let names = groups.takeOrphans()
    guard !names.isEmpty else { return [] }
    try chooseSources(of: names, in: views, &recorder)
    let effects = names.flatMap { groups.members(of: $0) }.sorted()
    return try moves(of: effects, in: &views, scene: scene)
  }
}

// MARK: - Groups

extension MatchedFrames {
  /// Asks the effects of all views that are there for their names; those of views that leave keep them.
  ///
  /// - Returns: the effects of views that have come.
  private mutating func regroup(
    in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> [Int] {
    var newcomers: [Int] = []
    for number in groups.effects.indices {
      let effect = groups.effects[number]
      guard views.instances[effect.instance].isPresent else { continue }
      let isSource = try effect.readIsSource(in: &views, scene: scene)
      let name = try effect.readName(in: &views, scene: scene)
      if groups.set(number, name, isSource: isSource) { newcomers.append(number) }
    }
    return newcomers
  }

  /// Finds the source of each of some groups.
  private mutating func chooseSources(
    of names: [MatchedName], in views: borrowing ViewGraph, _ recorder: inout EventRecorder
  ) throws(EvaluationError) {
    let timeline = views.timeline
    for name in names {
      var present: [Int] = []
      for number in groups.sources(of: name)
      where views.instances[groups.effects[number].instance].isPresent { present.append(number) }
      if present.count > 1 {
        recorder.warnOfSeveralSources(
          at: timeline[groups.effects[present[0]].modifier].place.range)
      }
      groups.chooseSource(of: name, present: present)
    }
  }

  private func placement(
    of number: Int, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> Placement {
    let effect = groups.effects[number]
    var source: Int?
    if let group = groups.group(of: number), group.changesHands { source = group.source }
    let frame = try frame(of: number, in: &views, scene: scene)
    let path = views.tracks[source.map { groups.effects[$0].track } ?? effect.track].path
    return Placement(frame: frame, track: effect.track, property: effect.property, path: path)
  }

  /// The frame of an effect's view: that of its group's source, or its own where there is none.
  private func frame(
    of number: Int, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> Components {
    let effect = groups.effects[number]
    guard let source = groups.group(of: number)?.source, source != number else {
      return try effect.ownFrame(in: views)
    }
    let properties = views.timeline[effect.effect].properties
    let shared = try groups.effects[source].ownFrame(in: views)
    let own = properties == .frame ? shared : try effect.ownFrame(in: views)
    let size = properties == .position ? own : shared
    guard properties != .size else { return Components([own[0], own[1], size[2], size[3]]) }
    // The anchors of both views are at the same place.
    let theirs = try groups.effects[source].anchor(in: &views, scene: scene)
    let ours = try effect.anchor(in: &views, scene: scene)
    return Components([
      shared[0] + (theirs.x - 0.5) * shared[2] - (ours.x - 0.5) * size[2],
      shared[1] + (theirs.y - 0.5) * shared[3] - (ours.y - 0.5) * size[3], size[2], size[3],
    ])
  }
}

extension EventRecorder {
  fileprivate mutating func warnOfSeveralSources(at place: Range<Int>) {
    guard !warnings.contains(where: { $0.code == .severalSources && $0.range == place }) else {
      return
    }
    warnings.append(
      .warning(
        .severalSources,
        "another view of this name is a source too: SwiftUI does not say which of them gives the frame",
        at: place, help: "let only one of those that are there at a time have \"isSource\": true"))
  }
}
