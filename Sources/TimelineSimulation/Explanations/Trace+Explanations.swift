import AnimationEngine

extension Trace {
  /// Plays the timeline and writes, for each change that is asked for, what animated it or why nothing
  /// did.
  package func writeExplanations(
    of filter: ExplanationFilter = ExplanationFilter(),
    as style: ExplanationStyle = ExplanationStyle(), to sink: @escaping Sink
  ) throws {
    let words = ExplanationWords(script.checked, numbers: style.numbers)
    var writer = ExplanationWriter(words, filter, as: style, writingTo: sink)
    var simulation = try Self.simulation(of: script, schedule, recording: .explanation)
    var meter = meter(of: .events)
    try writer.begin()
    while let instant = try simulation.step(notAfter: schedule.end) {
      meter.count(at: instant)
      for facts in simulation.recorder.drainFacts() where facts.instant >= schedule.start {
        try writer.add(facts)
      }
    }
    for facts in simulation.uncalledCompletions(at: schedule.end) { try writer.add(facts) }
    try writer.finish(absence: words.absence(after: simulation.turnCount))
  }
}

extension ExplanationWords {
  /// The line about a run in which nothing is to be explained.
  fileprivate func absence(after turns: Int) -> String {
    let why = turns == 0 ? "no step runs" : "no step that runs changes what is asked for"
    return "Nothing changes in this time: \(why).\n"
  }
}
