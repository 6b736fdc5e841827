import AnimationEngine
import TimelineDocument

extension Trace {
  /// Plays the timeline and writes, for each change that is asked for, what animated it or why nothing
  /// did.
  package func writeExplanations(
    of filter: ExplanationFilter = ExplanationFilter(),
    as style: ExplanationStyle = ExplanationStyle(), to sink: @escaping Sink
  ) throws(RunFailure) {
    let words = ExplanationWords(script.checked, numbers: style.numbers)
    var writer = ExplanationWriter(words, filter, as: style, writingTo: sink)
    try writer.begin()
    var table = filter.onlyCompletions ? CompletionTable(of: filter) : nil
    if !filter.times.isEmpty, script.timeline.hasConditionalSteps {
      let run = try account { _ in }.run
      writer.skipped = filter.times.map { run.skippedSteps(for: filter, until: $0) }
    }
    // The paragraphs of completions come after their table.
    var later: [AccountFacts] = []
    let (run, turns) = try account { entry throws(RunFailure) in
      table?.add(entry)
      guard let facts = entry.facts, filter.includes(facts) else { return }
      if table == nil { try writer.add(facts) } else { later.append(facts) }
    }
    if let table { try writer.write(table) }
    for facts in later { try writer.add(facts) }
    let absence = Absence(
      skipped: run.skippedSteps(for: filter, until: schedule.end), hasTurns: turns > 0,
      instant: schedule.end)
    try writer.finish(absence)
  }

  /// Plays the timeline and gives each entry of its account; the run, and the number of turns that ran in this time.
  @discardableResult
  func account(
    _ tell: (AccountEntry) throws(RunFailure) -> Void
  ) throws(RunFailure) -> (run: Simulation, turns: Int) {
    let (run, turns) = try record(.explanation, tell)
    for facts in run.uncalledCompletions(at: schedule.end) { try tell(AccountEntry(nil, facts)) }
    return (run, turns)
  }
}

// MARK: - Several profiles

extension Trace {
  /// Plays a timeline under several profiles and writes what differs between them, and why.
  package static func writeDifferences(
    between traces: [(trace: Trace, filter: ExplanationFilter)], as style: ExplanationStyle,
    to sink: @escaping Sink
  ) throws(RunFailure) {
    guard style.format == .text, let first = traces.first?.trace else {
      return try writeDocuments(of: traces, as: style, to: sink)
    }
    var comparison = ExplanationComparison(traces.map { $0.trace.script.timeline.profile })
    for (index, (trace, filter)) in traces.enumerated() {
      let words = trace.neutralWords(style)
      _ = try trace.account { entry in
        guard let facts = entry.facts, filter.includes(facts) else { return }
        comparison.add(facts, of: index, words)
      }
    }
    let words = first.neutralWords(style)
    var plain = style
    plain.marksWinner = false
    var text = ExplanationText(words, as: plain)
    var buffer = OutputBuffer(writingTo: sink)
    for (instant, paragraph) in comparison.differences(words) {
      try buffer.append(text.text(.paragraph(paragraph), at: instant))
    }
    try buffer.append(text.end())
    if !text.isEmpty { try buffer.append("\n") }
    try buffer.append(comparison.agreement(words))
    try buffer.finish()
  }

  /// Words that name no release, so that equal entries of several profiles are equal texts.
  private func neutralWords(_ style: ExplanationStyle) -> ExplanationWords {
    ExplanationWords(script.checked, numbers: style.numbers, release: "this release")
  }

  /// Writes the accounts one after the other, in one document of JSON.
  private static func writeDocuments(
    of traces: [(trace: Trace, filter: ExplanationFilter)], as style: ExplanationStyle,
    to sink: @escaping Sink
  ) throws(RunFailure) {
    func write(_ text: String) throws(RunFailure) {
      try Array(text.utf8).withUnsafeBufferPointer { piece throws(RunFailure) in
        try sink(UnsafeRawBufferPointer(piece))
      }
    }
    try write("{\"format\":\"inbetween.explanations\",\"version\":1,\"runs\":[\n")
    for (index, (trace, filter)) in traces.enumerated() {
      if index > 0 { try write(",") }
      try trace.writeExplanations(of: filter, as: style, to: sink)
    }
    try write("]}\n")
  }
}
