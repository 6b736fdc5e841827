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
  /// How many objects of JSON were written.
  private var count = 0

  init(
    _ words: ExplanationWords, _ filter: ExplanationFilter, as style: ExplanationStyle,
    writingTo sink: @escaping (UnsafeRawBufferPointer) throws(RunFailure) -> Void
  ) {
    self.words = words
    self.filter = filter
    format = style.format
    text = ExplanationText(words, marksWinner: style.marksWinner)
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
  mutating func finish(absence: String, at end: Instant) throws(RunFailure) {
    while !times.isEmpty { try tellChangesInForce() }
    if let json {
      if count == 0 { try write(object: json.object(ofAbsence: absence, of: nil, at: end)) }
      if format == .json { try buffer.append("\n]}\n") }
    } else {
      try buffer.append(text.end())
      if text.isEmpty { try buffer.append(absence.folded) }
    }
    try buffer.finish()
  }

  private mutating func tellChangesInForce() throws(RunFailure) {
    let time = times.removeFirst()
    for track in filter.tracks ?? inForce.keys.sorted() {
      if let facts = inForce[track] {
        try write(facts)
      } else {
        try tell(words.absence(of: track, filter), of: track, at: time)
      }
    }
    if filter.tracks == nil, inForce.isEmpty {
      try tell(words.absence(of: nil, filter), of: nil, at: time)
    }
  }

  private mutating func tell(_ absence: String, of track: String?, at time: Instant)
    throws(RunFailure)
  {
    if let json {
      try write(object: json.object(ofAbsence: absence, of: track, at: time))
    } else {
      try buffer.append(text.text(Paragraph(at: words.time(time), absence)))
    }
  }

  private mutating func write(_ facts: AccountFacts) throws(RunFailure) {
    if let json { return try write(object: json.object(of: facts)) }
    try buffer.append(filter.times.isEmpty ? text.text(of: facts) : text.wholeText(of: facts))
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
