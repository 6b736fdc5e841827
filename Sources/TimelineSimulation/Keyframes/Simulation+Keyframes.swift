import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension Simulation {
  /// Adds the track of a value that keyframes move.
  mutating func addKeyframeValue(
    _ track: ViewTrack, _ parameter: ElementIndex<NamedExpression>,
    of modifier: ElementIndex<Modifier>, to instance: Int
  ) throws(EvaluationError) {
    let context = views.context(at: modifier, for: instance)
    let value = timeline[parameter].value
    let first = try views.evaluator.value(value, in: context, scene: scene)
    guard let valueType = first.type, let type = AnimatableType(valueType),
      let components = Components(first)
    else { return }
    let property = addProperty(components)
    views.setParameter(.presented(property, valueType), of: track, in: instance)
    let stem = views.stem(of: track, in: instance)
    try addTrack(
      Track(
        name: stem, columns: valueType.columnSuffixes.map { Column(track: stem, suffix: $0) },
        view: track.view, instance: instance, origin: .keyframes(value), type: type,
        property: property, dependencies: FrameDependencies(), context: context))
  }

  /// Begins to play the tracks of an animator.
  mutating func beginKeyframes(
    _ number: Int, in update: TransactionWrites?
  ) throws(EvaluationError) {
    let start = try parts.keyframes.start(number, in: &views, scene: scene)
    if start.mayOverflow { mayOverflow = true }
    let duration = start.duration
    for (property, track) in start.tracks {
      try requireFinite(track.finalValue, of: views.track(of: property))
      let prior = priorValue(of: property)
      note(track.finalValue, of: property, start.place, update)
      scene.play(
        KeyframePlay(track, duration: duration, isRepeating: start.isRepeating), on: property,
        transaction: update?.transaction.number ?? 0)
      guard recorder.isExplained else { continue }
      explain(
        .began, of: views.track(of: property), from: prior, along: TransactionWay(),
        because: update?.cause)
    }
  }

  private mutating func note(
    _ target: Components, of property: AnimatedProperty<Components>, _ place: SourceRange,
    _ update: TransactionWrites?
  ) {
    let running = recorder.lastChanges[property.index].running
    recorder.lastChanges[property.index] = LastChange()
    recorder.lastChanges[property.index].running = running
    recorder.lastChanges[property.index].motion = place
    if isRecording { recordKeyframes(property, to: target, place, in: update) }
  }
}
