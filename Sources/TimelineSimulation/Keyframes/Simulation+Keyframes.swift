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
    let first = try evaluator.value(value, in: context, scene: scene)
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

  /// Adds the keyframe animators of a new instance, those of the groups around it among them: each of
  /// their children has values of its own.
  mutating func addKeyframes(to instance: Int) throws(EvaluationError) {
    let node = views.instances[instance].node
    guard timeline[node].kind == .view else { return }
    for list in timeline.modifierLists(of: node) {
      for modifier in timeline.modifiers(throughout: list) {
        guard case .keyframeAnimator(let animator) = timeline[modifier].action else { continue }
        try addKeyframes(animator, modifier, to: instance)
      }
    }
  }

  /// Adds one animator, and what makes it begin.
  private mutating func addKeyframes(
    _ index: ElementIndex<KeyframeAnimator>, _ modifier: ElementIndex<Modifier>, to instance: Int
  ) throws(EvaluationError) {
    let animator = timeline[index]
    let context = views.context(at: modifier, for: instance)
    let values = animator.values.indices.compactMap { value -> KeyframeRun.AnimatedValue? in
      let definition = ElementIndex<NamedExpression>(value)
      let source = ViewTrack.Source.parameter(definition, of: modifier)
      let key = ParameterKey(instance: instance, source: source)
      guard case .presented(let property, let type)? = views.parameters[key] else { return nil }
      return KeyframeRun.AnimatedValue(
        definition: definition, property: property, type: type)
    }
    let number = views.keyframes.append(
      KeyframeRun(
        animator: index, place: timeline[modifier].place, context: context, values: values,
        isRepeating: try repeats(animator, in: context)), to: instance)
    guard let trigger = animator.trigger else { return }
    try watch(trigger, in: context, of: instance, reaction: .keyframes(number))
  }

  /// Decides anew for a view that comes back after it was gone.
  mutating func resetKeyframes(of instance: Int) throws(EvaluationError) {
    for number in views.keyframes.numbers(of: instance) {
      let run = views.keyframes[number]
      views.keyframes[number].isRepeating = try repeats(timeline[run.animator], in: run.context)
    }
  }

  /// As in SwiftUI, without a trigger it begins again unless it is told not to.
  private mutating func repeats(
    _ animator: KeyframeAnimator, in context: FrameContext
  ) throws(EvaluationError) -> Bool {
    guard let repeating = animator.repeating else { return animator.trigger == nil }
    let flag = try evaluator.value(repeating, in: context, scene: scene)
    return flag == .bool(true)
  }
}

// MARK: - Playing

extension Simulation {
  /// Begins the keyframe animators of instances that have come, where no trigger does that.
  mutating func beginKeyframes(of instances: [Int]) throws(EvaluationError) {
    for number in views.keyframes.numbers(of: instances)
    where views.keyframes[number].beginsByItself(in: timeline) {
      try beginKeyframes(number, in: nil)
    }
  }

  /// Plays the tracks of an animator: from their first values, or in mid-flight from where they are.
  mutating func beginKeyframes(
    _ number: Int, in update: TransactionWrites?
  ) throws(EvaluationError) {
    let run = views.keyframes[number]
    let isRunning = run.values.contains { scene.isMoving($0.property) }
    var tracks: [(value: KeyframeRun.AnimatedValue, track: KeyframeTrack<Components>)] = []
    for setting in timeline[timeline[run.animator].tracks] {
      guard let value = run.values.first(where: { $0.definition == setting.value })
      else { continue }
      let first = try firstValue(of: value, in: run)
      let from = isRunning ? scene[value.property] : first
      let keyframes = try keyframes(of: setting, value, in: run)
      tracks.append((value, KeyframeTrack(from: from, keyframes)))
    }
    let duration = tracks.map { $0.track.duration }.max() ?? 0
    for (value, track) in tracks {
      try requireFinite(track.finalValue, of: views.track(of: value.property))
      note(track.finalValue, of: value, run, update)
      let prior = priorValue(of: value.property)
      scene.play(
        KeyframePlay(track, duration: duration, isRepeating: run.isRepeating), on: value.property,
        transaction: update?.transaction.number ?? 0)
      guard recorder.isExplained else { continue }
      explain(
        .began, of: views.track(of: value.property), from: prior, along: [],
        because: update?.cause, under: nil)
    }
  }

  private mutating func firstValue(
    of value: KeyframeRun.AnimatedValue, in run: KeyframeRun
  ) throws(EvaluationError) -> Components {
    let found = try evaluator.value(
      timeline[value.definition].value, in: run.context, scene: scene)
    return Components(found) ?? .zero
  }

  private mutating func keyframes(
    of setting: KeyframeTrackSetting, _ value: KeyframeRun.AnimatedValue, in run: KeyframeRun
  ) throws(EvaluationError) -> [Keyframe<Components>] {
    var keyframes: [Keyframe<Components>] = []
    for written in timeline[setting.keyframes] {
      let found = try evaluator.value(
        written, in: run.context, scene: scene)
      if case .keyframe(let keyframe) = found { keyframes.append(Keyframe(keyframe)) }
    }
    if !keyframes.allSatisfy({ $0.greatestMagnitude < 1e200 }) { mayOverflow = true }
    return keyframes
  }

  private mutating func note(
    _ target: Components, of value: KeyframeRun.AnimatedValue, _ run: KeyframeRun,
    _ update: TransactionWrites?
  ) {
    let index = value.property.index
    let running = recorder.lastChanges[index].running
    recorder.lastChanges[index] = LastChange()
    recorder.lastChanges[index].running = running
    recorder.lastChanges[index].step = update?.step ?? run.place
    recorder.lastChanges[index].motion = run.place
    recorder.lastChanges[index].winner = .keyframes
    if isRecording {
      recorder.lastChanges[index].target = EventValue(
        views.track(of: value.property).type.printed(target))
    }
  }
}
