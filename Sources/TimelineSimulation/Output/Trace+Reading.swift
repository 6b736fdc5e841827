package import AnimationEngine
package import TimelineDocument

/// One value of a row.
package enum TraceCell: Hashable, Sendable {
  case missing
  case number(Double)
  case text(String)

  /// The number, if it is one.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}

// The rows and events from which pictures and pages are made.
extension Trace {
  /// The times without ticks, in the order of the document; none where no display ticks.
  package var hitches: [Hitch] { script.timeline.clock == .ideal ? [] : script.timeline.hitches }

  /// Plays the timeline and hands over each printed time with the values of some columns, given by their
  /// places.
  ///
  /// - Parameter limit: at least this many rows that show the same are left out, except the last one; nil leaves
  ///   out none.
  package func forEachRow(
    of places: [Int], leavingOutStillness limit: Int? = nil,
    _ body: (Double, [TraceCell]) throws(RunFailure) -> Void
  ) throws(RunFailure) {
    var reader = try RowReader(self, leavingOutStillness: limit)
    var cells = Array(repeating: TraceCell.missing, count: places.count)
    let chosen = places.map { columns[$0] }
    while let time = try reader.next() {
      for (index, column) in chosen.enumerated() { cells[index] = reader.row.cell(of: column) }
      try body(time.seconds, cells)
    }
  }

  /// Plays the timeline on a stage, and hands over each printed time with the values of some columns.
  package func stage(
    of places: [Int], _ body: (Double, [TraceCell]) throws(RunFailure) -> Void
  ) throws(RunFailure) -> Stage {
    var reader = try RowReader(self, recording: .stage)
    var cells = Array(repeating: TraceCell.missing, count: places.count)
    let chosen = places.map { columns[$0] }
    var touches: [TouchWatch.Sample] = []
    var turns: [Double] = []
    while let time = try reader.next() {
      if reader.isDark == turns.count.isMultiple(of: 2) { turns.append(time.seconds) }
      touches += reader.takeTouches()
      for (index, column) in chosen.enumerated() { cells[index] = reader.row.cell(of: column) }
      try body(time.seconds, cells)
    }
    var stage = try reader.stage(of: chosen, touched: touches)
    stage.appearanceTurns = turns
    return stage
  }

  /// The sentence of the limit that explanations of all events would exceed; nil if they keep to it.
  package var explanationExcessSentence: String? {
    explanationExcess?.message(at: schedule.end)
  }

  /// Plays the timeline and hands over what happens, up to its end.
  package func forEachEvent(_ body: (TraceEvent) throws(RunFailure) -> Void) throws(RunFailure) {
    _ = try record(.events) { entry throws(RunFailure) in
      if let event = entry.event { try body(event) }
    }
  }
}

/// Something that happened, and why.
package struct ExplainedEvent: Sendable {
  package let instant: Instant
  /// The line among the events; nil for what only an explanation tells.
  package let event: TraceEvent?
  /// The step that caused it, if one did.
  package let step: SourceRange?
  /// The explanation as text; empty for what needs none.
  package let text: String
}

extension Trace {
  /// Plays the timeline and hands over what happens with its explanation, up to its end; then the
  /// completions that were never called.
  ///
  /// - Parameter limit: no more is explained and handed over, because explanations take longer than the run.
  package func forEachExplainedEvent(
    upTo limit: Int, _ body: (ExplainedEvent) throws(RunFailure) -> Void
  ) throws(RunFailure) {
    let words = ExplanationWords(script.checked, numbers: .standard)
    var explanation = ExplanationText(ofSingleEntries: words)
    var left = limit
    try account { entry throws(RunFailure) in
      guard left > 0, let found = entry.explained(by: &explanation) else { return }
      left -= 1
      try body(found)
    }
  }
}

extension AccountEntry {
  /// The entry as a page shows it; nil for the sight of an observer, which is printed on request only.
  fileprivate func explained(by explanation: inout ExplanationText) -> ExplainedEvent? {
    let event = event.flatMap { $0.word.isDetail ? nil : $0 }
    let text = facts.map { explanation.text(of: $0) } ?? ""
    guard let instant = event?.instant ?? facts?.instant, event != nil || !text.isEmpty else {
      return nil
    }
    return ExplainedEvent(
      instant: instant, event: event, step: facts?.cause,
      text: String(text.drop { $0.isNewline }))
  }
}

extension AccountFacts {
  /// The step that caused it, if one did.
  fileprivate var cause: SourceRange? {
    switch self {
    case .change(let change): change.step
    case .write(let facts): facts.write.step
    case .step(let facts): facts.writes.first?.step
    case .cancellation(let facts): facts.job.place
    case .presence, .hold, .completion, .observation: nil
    }
  }
}

extension TraceEvent {
  /// The new value of the state, each component as it is printed; nil where the event changes no
  /// state.
  package var targets: [Double]? {
    switch (word, value) {
    case (.begin, .number(let number)), (.retarget, .number(let number)),
      (.set, .number(let number)):
      [number]
    case (.begin, .vector(let numbers)), (.retarget, .vector(let numbers)),
      (.set, .vector(let numbers)):
      numbers
    default: nil
    }
  }
}

extension RowValues {
  fileprivate func cell(of column: Column) -> TraceCell {
    switch column.content {
    case .number: numbers[column.place].map(TraceCell.number) ?? .missing
    case .text: texts[column.place].map(TraceCell.text) ?? .missing
    }
  }
}
