import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// A write to one state in a scope of its own, which no step of the document makes.
struct ScopedWrite {
  let state: Int
  let value: Value
  /// The word of its scope in the events.
  let word: EventDetail
  /// Source location of the modifier or the step that asks for it.
  let place: SourceRange
  /// The animation as it is written.
  var setting = AnimationSetting.standard
  var animation: Animation?
  /// The detail with which observers report the value's arrival.
  var arrival: EventDetail?
  /// The callback at the logical completion of the scope.
  var waiting: Waiting?
}

extension Simulation {
  /// Sets a state in the running turn, in a scope of its own.
  mutating func perform(_ write: ScopedWrite) throws(EvaluationError) {
    var transaction = Transaction(animation: write.animation)
    if let waiting = write.waiting {
      let completion = scene.addCompletion(to: &transaction, criteria: .logicallyComplete)
      loop.wait(for: completion, waiting)
    }
    let number = scene.enter(transaction)
    recorder.open(
      number,
      as: ScopeFacts(
        word: write.word, place: write.place,
        animation: WrittenAnimation(animation: write.animation, setting: write.setting)))
    try set(write.state, to: write.value, by: write.place, arrival: write.arrival)
    recorder.close()
    scene.leave()
  }
}
