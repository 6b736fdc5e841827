package import AnimationEngine
package import Diagnostics
package import ExpressionLanguage
import JSONText
package import TimelineDocument

/// Why a run cannot go on. Of a run without an end, `until` is a time in seconds at which it may well end.
package enum RunFailure: Error {
  /// Something still moves when everything should have settled long ago: where its animation is written, or else
  /// the step that began it.
  case neverSettles(SourceRange?, until: Double)
  /// Turns are still pending when everything should have settled long ago: the first step of the
  /// next one.
  case stillWaits(SourceRange?, until: Double)
  /// Callbacks raise each other at one instant without end.
  case turnsInCircles(Instant, SourceRange?)
  /// Callbacks go on without end since the last event of the document.
  case callsForever(Instant, SourceRange?, until: Double)
  /// The run costs more than a run may, from this place on.
  case exceeds(RunExcess, Instant, SourceRange?)
  /// More rows were requested than the limit: a rate that is low enough, and whether an option chose the rate.
  case tooManyRows(limit: Int, rate: Double, isOption: Bool)
  /// The result is larger than the limit of standard output, in bytes, and nobody asked for more.
  case tooMuchOutput(limit: Int)
  /// More values change than may be summed up.
  case tooManyValues(limit: Int, RowUse)
  /// Too many endless motions are layered in a track.
  case tooManyMotions(SourceRange)
  /// A motion has yielded a value that is not finite: its track, and where its animation is written.
  case notFinite(String, Instant, SourceRange?)
  /// An array shown in columns changed its length: its track, and the numbers of columns.
  case changedLength(String, from: Int, to: Int, Instant, SourceRange?)
  /// An expression has no value at some time.
  case evaluation(EvaluationError, Instant)
  /// A metric of a track is beyond the range of numbers: the track, and the name of the metric.
  case notMeasurable(String, String)
  /// A value that no output may show: the simulation has gone wrong.
  case notPrintable
  /// A curve has no finite value at this time or progress.
  case boundlessCurve(at: Double)
  /// The sink accepts no more output.
  case output(OutputError)

  /// The diagnostic that the user of a command sees.
  package var diagnostic: Diagnostic { diagnostic(offeringOptions: true) }

  /// The diagnostic that the user sees.
  ///
  /// - Parameter offersOptions: whether there is a command line, so that its options are of help.
  func diagnostic(offeringOptions offersOptions: Bool) -> Diagnostic {
    switch self {
    case .neverSettles(let place, let until):
      .error(
        .neverSettles, "this still moves an hour after the last event", at: place?.range ?? 0..<0,
        help: Self.sayingWhenToStop(until, offersOptions))
    case .stillWaits(let step, let until):
      .error(
        .neverSettles, "this is still to come an hour after the last event",
        at: step?.range ?? 0..<0, help: Self.sayingWhenToStop(until, offersOptions))
    case .turnsInCircles(let instant, let step):
      .error(
        .neverSettles,
        "callbacks raise each other without end at \(instant.text); this is one of them",
        at: step?.range ?? 0..<0, help: "let one of them wait, or end under a condition")
    case .callsForever(let instant, let step, let until):
      .error(
        .neverSettles,
        "a million callbacks have run since the last event, at \(instant.text); this is one of them",
        at: step?.range ?? 0..<0,
        help: "let it come less often, or " + Self.sayingWhenToStop(until, offersOptions))
    case .exceeds(let excess, let instant, let place):
      .error(
        .tooMany, excess.message(at: instant), at: place?.range ?? 0..<0,
        help: excess.help(at: instant))
    case .tooManyRows(let limit, let rate, let isOption):
      .error(
        .tooMany, "this is more than \(limit) rows", at: 0..<0,
        help:
          "print fewer with \(isOption ? "--fps" : "\"fps\":") \(DecimalText.shortest(rate)), or an "
          + "earlier \(isOption ? "--until" : "\"until\"")")
    case .tooMuchOutput(let limit):
      .error(
        .tooMany, "the result is larger than \(limit) bytes, the limit for standard output",
        at: 0..<0, help: "name a file for all of it with --output, or ask for less")
    case .tooManyValues(let limit, let use):
      .error(
        .tooMany, "this is more than \(limit) values, the limit for \(use.words)", at: 0..<0,
        help: "look at fewer with a lower --fps, or with --from and --until")
    case .tooManyMotions(let step):
      .error(
        .tooMany,
        "\(Simulation.layerLimit) motions that never end lie on top of each other here",
        at: step.range, help: "let one of them end before the next one begins")
    case .notFinite(let track, let instant, let place):
      .error(
        .evaluation, "\(track) moves beyond the range of numbers at \(instant.text)",
        at: place?.range ?? 0..<0,
        help: "let it move over a shorter distance, or for a shorter time")
    case .changedLength(let track, let columns, let found, let instant, let place):
      .error(
        .evaluation,
        "the array '\(track)' changes the number of its columns from \(columns) to \(found) at \(instant.text)",
        at: place?.range ?? 0..<0, help: "an array that is shown must keep its length")
    case .evaluation(let error, let instant):
      .error(
        .evaluation, "\(error.failure.message), at \(instant.text)", at: error.range)
    case .notMeasurable(let track, let metric):
      .error(
        .evaluation, "the \(metric) of \(track) is beyond the range of numbers", at: 0..<0,
        help: "let its first and its last value be the same, or farther apart")
    case .notPrintable: .error(.evaluation, "a value is not a finite number", at: 0..<0)
    case .boundlessCurve(let place):
      .error(.evaluation, "the value at \(place) is infinite, or not a number", at: 0..<0)
    case .output: .error(.evaluation, "the output ends here", at: 0..<0)
    }
  }
}

extension RunFailure {
  private static func sayingWhenToStop(_ seconds: Double, _ offersOptions: Bool) -> String {
    let number = DecimalText.shortest(seconds)
    return "say when to stop: \"until\": \(number)"
      + (offersOptions ? ", or --until \(number)" : "")
  }

  /// Whether nothing is wrong with the run but that it has no end.
  var isLackOfEnd: Bool {
    switch self {
    case .neverSettles, .stillWaits, .callsForever: true
    case .turnsInCircles, .exceeds, .tooManyRows, .tooMuchOutput, .tooManyValues, .tooManyMotions,
      .notFinite,
      .changedLength, .evaluation, .notMeasurable, .notPrintable, .boundlessCurve, .output:
      false
    }
  }
}

extension RunFailure: CustomStringConvertible {
  package var description: String { diagnostic.message }
}
