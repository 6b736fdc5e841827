import AnimationEngine

extension Trace {
  /// Plays the timeline and writes, for each change, what animated it or why nothing did.
  package func writeExplanations(
    as style: ExplanationStyle = ExplanationStyle(), to sink: @escaping Sink
  ) throws {
    let words = ExplanationWords(script.checked, numbers: style.numbers)
    var explanation = ExplanationText(words, marksWinner: style.marksWinner)
    var buffer = OutputBuffer(writingTo: sink)
    var simulation = try Self.simulation(of: script, schedule, recording: .explanation)
    var meter = meter(of: .events)
    while let instant = try simulation.step(notAfter: schedule.end) {
      meter.count(at: instant)
      for facts in simulation.recorder.drainFacts() where facts.instant >= schedule.start {
        try buffer.append(explanation.text(of: facts))
      }
    }
    try buffer.append(explanation.end())
    for facts in simulation.uncalledCompletions { try buffer.append(explanation.text(of: facts)) }
    if explanation.isEmpty { try buffer.append(words.absence(after: simulation.turnCount)) }
    try buffer.finish()
  }
}

extension ExplanationWords {
  /// The line about a run in which nothing is to be explained.
  fileprivate func absence(after turns: Int) -> String {
    let why = turns == 0 ? "no step runs" : "no step that runs sets a state"
    return "Nothing changes in this time: \(why).\n"
  }
}
