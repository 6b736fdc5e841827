import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The modifiers with a run of their own, and the one place that tells them of the life of views.
///
/// Each part keeps its state to itself. It reads the views, and returns or raises what is to be written; it never
/// calls the run. An instance that is new is `added`, and `observed` once its tracks are there; one that comes back
/// after it was gone is `reset`, and `restarted` once its tracks are.
struct ModifierRuns {
  var phases = PhaseAnimators()
  var keyframes = KeyframeAnimators()
  var timelineViews = TimelineViews()
  var holds = HoldModifiers()
  var contents = ContentTransitions()
  var matched = MatchedFrames()
  var frames: LayoutFrames
  var sharedMotions = SharedMotions()

  init(_ timeline: Timeline, laysOutAll: Bool) {
    frames = LayoutFrames(timeline, laysOutAll: laysOutAll)
  }

  /// Whether no part moves values when states change.
  var ignoresUpdates: Bool { contents.isEmpty && matched.isEmpty && !frames.isInUse }
}

extension ModifierRuns {
  /// Adds what the tracks of a new instance read.
  mutating func added(
    _ instance: Int, to views: inout ViewGraph, scene: borrowing AnimationScene,
    model: borrowing AppModel, at now: Instant
  ) throws(EvaluationError) {
    phases.added(instance, to: &views)
    try timelineViews.added(instance, to: &views, scene: scene, model: model, at: now)
  }

  /// Shows the parts the tracks of a new instance, which has its nodes in layout.
  mutating func tracked(
    _ instance: Int, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) {
    try matched.tracked(instance, laidOutIn: frames, of: &views)
    _ = try contents.reset(instance, in: &views, scene: scene)
  }

  /// Adds the observers of a new instance.
  mutating func observed(
    _ instance: Int, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) {
    try phases.observed(instance, in: &views, scene: scene)
    timelineViews.observed(instance, in: &views)
    try keyframes.observed(instance, in: &views, scene: scene)
  }

  /// Begins again what the tracks of an instance read.
  mutating func reset(
    _ instance: Int, in views: inout ViewGraph, scene: borrowing AnimationScene,
    model: borrowing AppModel, at now: Instant
  ) throws(EvaluationError) {
    try phases.reset(instance, in: &views, scene: scene)
    try timelineViews.reset(instance, in: &views, scene: scene, model: model, at: now)
  }

  /// Begins the rest again, after the tracks of the instance were reset.
  ///
  /// - Returns: the numbers of the tracks of content transitions, which are complete.
  mutating func restarted(
    _ instance: Int, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> [Int] {
    try keyframes.reset(instance, in: &views, scene: scene)
    holds.reset(instance)
    return try contents.reset(instance, in: &views, scene: scene)
  }

  /// Ends what belongs to an instance that is gone.
  mutating func left(_ instance: Int, in views: inout ViewGraph) {
    matched.left(instance)
    timelineViews.left(instance, in: &views)
  }
}
