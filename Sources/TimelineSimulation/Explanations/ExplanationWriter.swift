import AnimationEngine

/// Writes what is asked for of an account, as text or as JSON.
struct ExplanationWriter: ~Copyable {
  private let filter: ExplanationFilter
  private let format: ExplanationFormat
  private let words: ExplanationWords
  private var text: ExplanationText
  private let json: ExplanationJSON?
  private var buffer: OutputBuffer
  /// The last change of each track, where the changes in force at some time are asked for.
  private var inForce: [String: AccountFacts] = [:]
  /// The times that are still to be told of.
  private var times: [Instant]
  /// The steps that were passed over up to each of the times that are still to be told of, if there are any.
  var skipped: [[SkippedStep]] = []
  /// How many objects of JSON were written.
  private var count = 0

  init(
    _ words: ExplanationWords, _ filter: ExplanationFilter, as style: ExplanationStyle,
    writingTo sink: @escaping (UnsafeRawBufferPointer) throws(RunFailure) -> Void
  ) {
    self.words = words
    self.filter = filter
    format = style.format
    text = ExplanationText(words, as: style)
    json = style.format == .text ? nil : ExplanationJSON(words)
    buffer = OutputBuffer(writingTo: sink)
    times = filter.times
  }

  /// Writes what comes before the entries.
  mutating func begin() throws(RunFailure) {
    if format == .json, let json { try buffer.append(json.opening) }
  }

  /// Writes when the motions of each scope were over.
  mutating func write(_ table: CompletionTable) throws(RunFailure) {
    guard !table.isEmpty else { return }
    guard let json else { return try buffer.append(text.text(table)) }
    for scope in table.sortedScopes { try write(object: json.object(of: scope)) }
  }

  /// Takes the next entry.
  mutating func add(_ facts: AccountFacts) throws(RunFailure) {
    guard filter.includes(facts) else { return }
    guard !filter.times.isEmpty else { return try write(facts) }
    while let time = times.first, facts.instant > time { try tellChangesInForce() }
    if let track = facts.track { inForce[track] = facts }
  }

  /// Writes what is left, and what comes after the entries; an answer even if nothing was explained.
  mutating func finish(_ absence: Absence) throws(RunFailure) {
    while !times.isEmpty { try tellChangesInForce() }
    let sentence = words.sentence(about: absence, filter)
    if let json {
      if count == 0 {
        try write(
          object: json.object(
            ofAbsence: sentence, of: nil, at: absence.instant, absence.skipped))
      }
      if format == .json { try buffer.append("\n]}\n") }
    } else {
      try buffer.append(text.end())
      if text.isEmpty { try buffer.append(sentence.folded) }
    }
    try buffer.finish()
  }

  private mutating func tellChangesInForce() throws(RunFailure) {
    let time = times.removeFirst()
    let skipped = self.skipped.isEmpty ? [] : self.skipped.removeFirst()
    for track in filter.tracks ?? inForce.keys.sorted() {
      if let facts = inForce[track] {
        try write(facts, inForceAt: time)
      } else {
        try tell(words.absence(of: track, filter, skipped), of: track, at: time, skipped)
      }
    }
    if filter.tracks == nil, inForce.isEmpty {
      try tell(words.absence(of: nil, filter, skipped), of: nil, at: time, skipped)
    }
  }

  private mutating func tell(
    _ absence: String, of track: String?, at time: Instant, _ skipped: [SkippedStep]
  ) throws(RunFailure) {
    if let json {
      try write(object: json.object(ofAbsence: absence, of: track, at: time, skipped))
    } else {
      try buffer.append(text.text(.paragraph(Paragraph(at: words.time(time), absence)), at: time))
    }
  }

  private mutating func write(_ facts: AccountFacts) throws(RunFailure) {
    if let json { return try write(object: json.object(of: facts)) }
    try buffer.append(text.text(of: facts))
  }

  private mutating func write(_ facts: AccountFacts, inForceAt time: Instant) throws(RunFailure) {
    if let json { return try write(object: json.object(of: facts)) }
    try buffer.append(text.wholeText(of: facts, at: time))
  }

  private mutating func write(object: String) throws(RunFailure) {
    if format == .json { try buffer.append(count == 0 ? "\n" : ",\n") }
    try buffer.append(object)
    if format == .ndjson { try buffer.append("\n") }
    count += 1
  }
}

extension AccountFacts {
  /// The track that changed, where one did.
  fileprivate var track: String? {
    switch self {
    case .change(let facts): facts.track.name
    case .step(let facts): facts.track
    case .write, .presence, .hold, .completion, .observation, .cancellation: nil
    }
  }
}
