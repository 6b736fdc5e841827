import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The keyframe animators of all views: values that move along tracks, whatever the transactions say.
struct KeyframeAnimators {
  private var runs = InstanceElements<KeyframeRun>()

  /// The tracks that an animator begins to play.
  struct Start {
    /// Source location of the animator.
    let place: SourceRange
    let isRepeating: Bool
    var tracks: [(property: AnimatedProperty<Components>, track: KeyframeTrack<Components>)] = []
    /// Whether a value may leave the range of numbers while it moves.
    var mayOverflow = false

    /// How long the animator plays.
    var duration: Double { tracks.map { $0.track.duration }.max() ?? 0 }
  }
}

// MARK: - A view's life

extension KeyframeAnimators {
  /// Adds those of a new instance, with the observers of their triggers, after its tracks. Each child of a group has
  /// the animators of the group with values of its own.
  mutating func observed(
    _ instance: Int, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) {
    let (node, timeline) = (views.instances[instance].node, views.timeline)
    guard timeline[node].kind == .view else { return }
    for list in timeline.modifierLists(of: node) {
      for modifier in timeline.modifiers(throughout: list) {
        guard case .keyframeAnimator(let animator) = timeline[modifier].action else { continue }
        try add(animator, modifier, to: instance, in: &views, scene: scene)
      }
    }
  }

  private mutating func add(
    _ animator: ElementIndex<KeyframeAnimator>, _ modifier: ElementIndex<Modifier>,
    to instance: Int, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) {
    let timeline = views.timeline
    var run = KeyframeRun(
      animator: animator, place: timeline[modifier].place,
      context: views.context(at: modifier, for: instance))
    for value in timeline[animator].values.indices {
      let definition = ElementIndex<NamedExpression>(value)
      let key = ParameterKey(instance: instance, source: .parameter(definition, of: modifier))
      if case .presented(let property, _)? = views.parameters[key] {
        run.values.append((definition, property))
      }
    }
    run.isRepeating = try repeats(run, in: &views, scene: scene)
    let number = runs.append(run, to: instance)
    guard let trigger = timeline[animator].trigger else { return }
    try views.watch(
      trigger, in: run.context, of: instance, reaction: .keyframes(number), scene: scene)
  }

  /// Decides again whether they repeat, in a view that comes back after it was gone.
  mutating func reset(
    _ instance: Int, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) {
    for number in runs.numbers(of: instance) {
      runs[number].isRepeating = try repeats(runs[number], in: &views, scene: scene)
    }
  }

  /// As in SwiftUI, an animator without a trigger begins again unless it is told not to.
  private func repeats(
    _ run: KeyframeRun, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> Bool {
    let animator = views.timeline[run.animator]
    guard let repeating = animator.repeating else { return animator.trigger == nil }
    return try views.evaluator.value(repeating, in: run.context, scene: scene) == .bool(true)
  }

  /// The animators of instances that begin by themselves when their view appears.
  func beginning(with instances: [Int], in timeline: Timeline) -> [Int] {
    runs.numbers(of: instances).filter { timeline[runs[$0].animator].trigger == nil }
  }
}

// MARK: - Playing

extension KeyframeAnimators {
  /// The tracks of an animator, which begin now: from their first values, or in mid-flight from where they are, as
  /// fast as they move there.
  func start(
    _ number: Int, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> Start {
    let run = runs[number]
    var isRunning = false
    for value in run.values where scene.isMoving(value.property) { isRunning = true }
    let timeline = views.timeline
    var start = Start(place: run.place, isRepeating: run.isRepeating)
    for setting in timeline[timeline[run.animator].tracks] {
      guard let (definition, property) = run.values.first(where: { $0.definition == setting.value })
      else { continue }
      let first = try views.evaluator.value(
        timeline[definition].value, in: run.context, scene: scene)
      let keyframes = try keyframes(of: setting, run, in: &views, scene: scene)
      if !keyframes.allSatisfy({ $0.greatestMagnitude < 1e200 }) { start.mayOverflow = true }
      guard isRunning else {
        start.tracks.append((property, KeyframeTrack(from: Components(first) ?? .zero, keyframes)))
        continue
      }
      let velocity = scene.screenVelocity(of: property)
      // One that is kept may carry the value out of range in a keyframe of a billion seconds.
      if !(velocity.greatestMagnitude < 1e190) { start.mayOverflow = true }
      start.tracks.append(
        (property, KeyframeTrack(from: scene[property], velocity: velocity, keyframes)))
    }
    return start
  }

  private func keyframes(
    of setting: KeyframeTrackSetting, _ run: KeyframeRun, in views: inout ViewGraph,
    scene: borrowing AnimationScene
  ) throws(EvaluationError) -> [Keyframe<Components>] {
    var keyframes: [Keyframe<Components>] = []
    for written in views.timeline[setting.keyframes] {
      let found = try views.evaluator.value(written, in: run.context, scene: scene)
      if case .keyframe(let keyframe) = found { keyframes.append(Keyframe(keyframe)) }
    }
    return keyframes
  }
}

/// A `keyframeAnimator` in an instance of a view.
private struct KeyframeRun {
  let animator: ElementIndex<KeyframeAnimator>
  let place: SourceRange
  let context: FrameContext
  /// The values that move.
  var values:
    [(definition: ElementIndex<NamedExpression>, property: AnimatedProperty<Components>)] = []
  var isRepeating = false
}
