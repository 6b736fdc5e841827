import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension Simulation {
  /// Stores the texts that an instance shows at first, without recording them as changes.
  mutating func readFirstTexts(of instance: Int) throws(EvaluationError) {
    guard recorder.texts != nil else { return }
    for index in views.tracks.numbers(of: instance) where views.tracks[index].isText {
      let text = try views.evaluator.text(of: views.tracks[index], scene: scene)
      recorder.texts?.begin(text, of: index)
    }
  }

  /// Tells which texts an update has changed. A display shows them at its next tick.
  mutating func noteTexts(
    of update: TransactionWrites, turn: Int
  ) throws(EvaluationError) {
    guard display == nil, let watched = recorder.texts?.tracks(of: update.states)
    else {
      return
    }
    let transaction = recorder.name(ofTransaction: update.transaction.number)
    for index in watched { try noteText(of: index, transaction: transaction, turn: turn) }
  }

  /// Tells which texts have changed with what they are made of at every frame, or since the last tick.
  mutating func lookAtTexts() throws(RunFailure) {
    guard let watched = display == nil ? recorder.texts?.changing : recorder.texts?.tracks else {
      return
    }
    if !watched.isEmpty { scene.catchUp() }
    do throws(EvaluationError) {
      for index in watched { try noteText(of: index, transaction: "", turn: nil) }
    } catch {
      throw failure(error, at: eventInstant)
    }
  }

  private mutating func noteText(
    of index: Int, transaction: String, turn: Int?
  ) throws(EvaluationError) {
    let track = views.tracks[index]
    guard track.isShown else { return }
    let text = try views.evaluator.text(of: track, scene: scene)
    try spend(WorkCost.evaluation, at: track.origin.place?.range)
    guard recorder.texts?.note(text, of: index) == true else { return }
    record(
      TraceEvent(
        instant: eventInstant, word: .text, track: track.name, transaction: transaction,
        label: text ?? "", turn: turn))
  }

  /// The next frame at which a text may have changed because something moves, if not after `limit`.
  mutating func nextTextFrame(notAfter limit: Instant) -> Instant? {
    guard recorder.texts?.changing.isEmpty == false,
      !scene.isSettled || endlessTimelineView != nil
    else { return nil }
    guard let frame = recorder.texts?.frame(after: scene.now), frame <= limit else { return nil }
    return frame
  }
}
