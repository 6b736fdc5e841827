import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension Simulation {
  /// Adds the effect of a new instance.
  mutating func addMatchedFrame(
    _ track: ViewTrack, _ effect: ElementIndex<MatchedGeometryEffect>,
    of modifier: ElementIndex<Modifier>, to instance: Int
  ) throws(EvaluationError) {
    let context = views.context(at: modifier, for: instance)
    let stem = views.stem(of: track, in: instance)
    let names = timeline.columns(of: track, instance: views.instances[instance].suffix) ?? []
    let property = addProperty(Components(names.map { _ in 0 }))
    let index = try addTrack(
      Track(
        name: stem,
        columns: names.map { Column(track: stem, suffix: String($0.dropFirst(stem.count))) },
        view: track.view, instance: instance, origin: .matchedFrame,
        type: .numbers(count: names.count), property: property,
        path: try path(outside: modifier, for: instance), dependencies: FrameDependencies(),
        context: context))
    parts.matched.add(
      MatchedEffect(
        effect: effect, modifier: modifier, instance: instance, track: index, property: property,
        context: context,
        isMeasurable: parts.matched.isMeasurable(instance)
          ?? timeline.isMeasurable(views.instances[instance].node)))
  }

  /// Gives the first views their frames.
  mutating func beginMatching() throws(EvaluationError) {
    for place in try parts.matched.appeared(in: &views, scene: scene, &recorder) {
      try rest(at: place)
    }
  }

  /// Moves views into the frames that they have after an update.
  mutating func matchFrames(in update: TransactionWrites) throws(EvaluationError) {
    try spend(WorkCost.change * parts.matched.count, at: update.step?.range)
    for arrival in try parts.matched.updated(in: &views, scene: scene, &recorder) {
      switch arrival {
      case .rests(let place): try rest(at: place)
      case .follows(let effect, let former): follow(former, effect)
      }
    }
    for move in try parts.matched.moves(in: &views, scene: scene) {
      try apply(move.frame, to: move.track, along: move.path, because: update.cause)
    }
  }

  /// Gives views whose source is gone their own frames.
  mutating func matchFramesOfThoseLeft() throws(EvaluationError) {
    try spend(WorkCost.change * parts.matched.orphanCount, at: nil)
    for place in try parts.matched.orphaned(in: &views, scene: scene, &recorder) {
      try rest(at: place)
      let track = views.tracks[place.track]
      record(
        TraceEvent(
          instant: changeInstant, word: .set, track: track.name, value: presentation(of: track),
          detail: .noScope))
    }
  }

  private mutating func rest(at place: MatchedFrames.Placement) throws(EvaluationError) {
    try reset(place.property, to: place.frame, of: views.tracks[place.track])
  }

  /// A view that appears takes its group's frame and moves on with it.
  private mutating func follow(_ former: MatchedEffect, _ effect: MatchedEffect) {
    recorder.lastChanges[effect.property.index] = LastChange()
    scene.copyMotion(of: former.property, to: effect.property)
    guard scene.isMoving(effect.property) else { return }
    let last = recorder.lastChanges[former.property.index]
    recorder.lastChanges[effect.property.index] = last
    record(
      TraceEvent(
        instant: changeInstant, word: .begin, track: views.tracks[effect.track].name,
        transaction: recorder.name(ofTransaction: last.running?.transaction ?? 0),
        value: last.change?.target, detail: .already, turn: turnCount))
  }
}
