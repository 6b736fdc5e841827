import AnimationEngine
import Diagnostics
import ExpressionLanguage
import TimelineDocument

/// A running timeline.
///
/// Time only goes forward. Printing a row reads the state of the run and never changes it.
struct Simulation {
  let script: PreparedTimeline
  var scene: AnimationScene
  var model: AppModel
  var views: ViewGraph
  var parts: ModifierRuns
  var loop: RunLoop
  var budget: RunBudget
  /// The values in which many motions lie on top of each other, perhaps some in which few are left.
  var crowds: Set<AnimatedProperty<Components>> = []
  /// The values that springs move which settle late.
  var slowSprings = SlowSprings()
  /// How many rows there are in a second; none where the times are listed.
  let rowRate: Double
  /// The work that goes on over several turns.
  var jobs = Jobs()
  /// The display that the run is seen on; nil under the ideal clock.
  var display: Display?
  /// A failure found where nothing can be thrown; the next step throws it.
  var failure: RunFailure?
  /// Whether a value may leave the range of numbers while it moves.
  var mayOverflow = false
  /// Whether the values of an update share the walks of their transactions; otherwise each walks alone, with the same
  /// result.
  var sharesWalks = true
  /// The account of what happens.
  var recorder: EventRecorder
  var expectations = Expectations()

  var timeline: Timeline { script.timeline }
  var tracks: InstanceElements<Track> { views.tracks }
  var isRecording: Bool { recorder.isRecording }

  init(
    _ script: PreparedTimeline, frameRate: Double?, recording: Recording
  ) throws(EvaluationError) {
    self.script = script
    parts = ModifierRuns(script.timeline, laysOutAll: recording == .stage)
    model = AppModel(script)
    views = try ViewGraph(script)
    scene = AnimationScene(rules: script.rules)
    rowRate = frameRate ?? 0
    let frameRate = frameRate ?? script.frameRate
    recorder = EventRecorder(
      recording, frameRate: frameRate, nesting: script.timeline.profile.nesting)
    if script.timeline.clock != .ideal {
      display = Display(rate: frameRate, hitches: script.timeline.hitches)
    }
    loop = RunLoop(script)
    budget = script.budget
    if isRecording { scene.startRecording(inDetail: recording.hasSights) }
  }

  /// Whether nothing moves except paused motions, and no turn is pending.
  var isSettled: Bool { loop.isEmpty && scene.isSettled && endlessTimelineView == nil }

  /// Source location of the first timeline view with dates at every frame and without end.
  var endlessTimelineView: SourceRange? {
    guard let number = views.evaluator.endlessClock else { return nil }
    return parts.timelineViews.date(of: number, in: timeline).place
  }

  /// The time that events of now are recorded with.
  var eventInstant: Instant { loop.instant }
  var turnCount: Int { loop.turnCount }

  /// When a change made now becomes visible: at once, or at the next tick.
  var changeInstant: Instant {
    guard loop.isCallingBack, let next = display?.nextTick else { return eventInstant }
    return next
  }

  /// Takes an event, and what there is to explain about it, into the account.
  mutating func record(_ event: TraceEvent, _ facts: AccountFacts? = nil) {
    guard isRecording else { return }
    if event.value?.isFinite == false, failure == nil {
      if let track = views.tracks.first(where: { $0.isPrinted && $0.name == event.track }) {
        failure = notFinite(track)
      }
    }
    recorder.record(AccountEntry(event, facts), isSeen: event.instant <= eventInstant)
  }
}
