import AnimationEngine
import Diagnostics
import ExpressionLanguage
import TimelineLanguage

/// A timeline in the course of being played.
///
/// Time only goes forward. Rows read the world; nothing happens because a row is printed.
struct Simulation {
  let script: PreparedTimeline
  var scene: AnimationScene
  var model: AppModel
  /// The states as the views have seen them last.
  var evaluator: ViewEvaluator
  var views: ViewGraph
  var loop: RunLoop
  /// The display that the run is seen on; nil under the ideal clock.
  var display: Display?
  /// Why the run cannot go on, once that was found where nothing can be thrown.
  var failure: RunFailure?
  /// Whether a value may leave the range of numbers while it moves.
  var mayOverflow = false
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
    model = AppModel(script)
    views = try ViewGraph(script)
    evaluator = ViewEvaluator(script)
    scene = AnimationScene(rules: script.rules)
    let frameRate = frameRate ?? script.timeline.frameRate
    recorder = EventRecorder(recording, frameRate: frameRate)
    if script.timeline.clock != .ideal {
      display = Display(rate: frameRate, hitches: script.timeline.hitches)
    }
    loop = RunLoop(script.timeline)
    if isRecording { scene.startRecording(inDetail: recording == .details) }
    try addFirstViews()
  }

  /// Whether nothing moves but what is held, and nothing is still to happen.
  var isSettled: Bool { loop.isEmpty && scene.isSettled }

  /// The time of what happens now, for the events.
  var eventInstant: Instant { loop.instant }
  var turnCount: Int { loop.turnCount }

  /// When a change that is made now is seen: at once, or at the tick that shows it.
  var changeInstant: Instant {
    guard loop.isCallingBack, let next = display?.nextTick else { return eventInstant }
    return next
  }

  mutating func record(_ event: TraceEvent) {
    guard isRecording else { return }
    if event.value?.isFinite == false, failure == nil {
      if let track = views.tracks.first(where: { $0.isPrinted && $0.name == event.track }) {
        failure = notFinite(track)
      }
    }
    recorder.record(event, isSeen: event.instant <= eventInstant)
  }
}
