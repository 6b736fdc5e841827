import AnimationEngine
import Diagnostics
import ExpressionLanguage
import TimelineDocument

// Motions stay finite: values are checked here, where they enter a motion, and where rows and
// events read them.
extension Simulation {
  /// Refuses a first value that is not finite, in the units in which it moves or is printed.
  func requireFinite(_ value: Components, of track: Track) throws(EvaluationError) {
    guard !track.type.isFinite(value) else { return }
    throw EvaluationError(
      .other("the value of \(track.name) is beyond the range of numbers"),
      at: place(of: track).range)
  }

  /// The error of a change that is not finite.
  func notFinite(_ track: Track, changedBy step: SourceRange?) -> EvaluationError {
    EvaluationError(
      .other("the change of \(track.name) is beyond the range of numbers"),
      at: (step ?? place(of: track)).range)
  }

  /// The failure of a motion that has yielded a value which is not finite.
  func notFinite(_ track: Track) -> RunFailure {
    var motion: SourceRange?
    if let property = track.property { motion = recorder.lastChanges[property.index].motion }
    return .notFinite(track.name, scene.now, motion ?? place(of: track))
  }

  /// Source location of a track's value. Not inlined into the path of every change, and without
  /// closures: one that reads the run copies all of it.
  @inline(never)
  private func place(of track: Track) -> SourceRange {
    let written: SourceRange? =
      switch track.origin {
      case .state(let index) where index < timeline.states.count: timeline.states[index].place
      case .attribute(.whole(let value), _), .expression(let value), .keyframes(let value):
        SourceRange(value.place)
      case .transition: transitionPlace(of: track)
      case .state, .attribute, .matchedFrame, .layoutFrame, .content: nil
      }
    if let written { return written }
    guard let view = track.view else { return SourceRange(0..<0) }
    return timeline[view].place
  }
}

extension AnimatableType {
  /// Whether a change leads to a finite value whose distance is finite too.
  @inline(__always)
  func isFinite(_ value: Components, from model: @autoclosure () -> Components) -> Bool {
    isFinite(value) && (!(value.greatestMagnitude >= 1e300) || (value - model()).isFinite)
  }
}
