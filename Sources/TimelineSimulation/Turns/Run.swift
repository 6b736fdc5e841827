import AnimationEngine
import ExpressionLanguage

/// A simulation that is played on in place, because it is large to copy and to move. One owner at a time plays it.
final class Run {
  var simulation: Simulation

  /// Begins with the first views on screen.
  init(
    _ script: PreparedTimeline, frameRate: Double?, recording: Recording = .nothing
  ) throws(RunFailure) {
    do throws(EvaluationError) {
      simulation = try Simulation(script, frameRate: frameRate, recording: recording)
    } catch {
      throw .evaluation(error, .zero)
    }
    do throws(EvaluationError) {
      try simulation.addFirstViews()
    } catch {
      throw simulation.failure(error, at: .zero)
    }
  }
}
