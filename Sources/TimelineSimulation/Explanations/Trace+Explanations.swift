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
    if filter.onlyCompletions {
      var table = CompletionTable(of: filter)
      _ = try account { table.add($0) }
      try writer.write(table)
    }
    let turns = try account { entry throws(RunFailure) in
      if let facts = entry.facts { try writer.add(facts) }
    }
    try writer.finish(absence: words.absence(after: turns, filter), at: schedule.end)
  }

  /// Plays the timeline and gives each entry of its account; the number of turns that ran in this time.
  @discardableResult
  func account(_ tell: (AccountEntry) throws(RunFailure) -> Void) throws(RunFailure)
    -> Int
  {
    let (run, turns) = try record(.explanation, tell)
    for facts in run.uncalledCompletions(at: schedule.end) { try tell(AccountEntry(nil, facts)) }
    return turns
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
    var text = ExplanationText(words, marksWinner: false)
    var buffer = OutputBuffer(writingTo: sink)
    for paragraph in comparison.differences(words) { try buffer.append(text.text(paragraph)) }
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

extension ExplanationWords {
  /// The answer where nothing is to be explained of a run of so many turns.
  fileprivate func absence(after turns: Int, _ filter: ExplanationFilter) -> String {
    if turns == 0 { return "Nothing changes in this time: no step runs." }
    if let label = filter.label {
      return
        "The completion '\(timeline[label])' waits for nothing in this time: the step that adds "
        + "it does not run."
    }
    if filter.onlyCompletions {
      return filter.tracks == nil
        ? "Nothing is animated, and no scope has a completion."
        : "No scope animates what is asked for."
    }
    guard let tracks = filter.tracks else {
      return "Nothing changes in this time: no step that runs sets a state."
    }
    guard tracks.count == 1, let track = tracks.first else {
      return "None of these tracks changes in this time: no step that runs changes what they are "
        + "made of."
    }
    return "\(track) does not change in this time: no step that runs changes what it is made of."
  }

  /// The answer where no change is in force at a time, perhaps of a track.
  func absence(of track: String?, _ filter: ExplanationFilter) -> String {
    let label = filter.label.map { " for which '\(timeline[$0])' waits" } ?? ""
    guard let track else {
      return label.isEmpty
        ? "Nothing has changed until now." : "No change has come until now\(label)."
    }
    return label.isEmpty
      ? "\(track) has not changed until now." : "\(track) has no change until now\(label)."
  }
}
