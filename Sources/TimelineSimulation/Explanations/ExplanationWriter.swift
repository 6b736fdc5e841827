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
  private var count = 0

  init(
    _ words: ExplanationWords, _ filter: ExplanationFilter, as style: ExplanationStyle,
    writingTo sink: @escaping (UnsafeRawBufferPointer) throws -> Void
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
  mutating func begin() throws {
    if format == .json, let json { try buffer.append(json.opening) }
  }

  /// Takes the next entry.
  mutating func add(_ facts: AccountFacts) throws {
    guard filter.includes(facts) else { return }
    guard !filter.times.isEmpty else { return try write(facts) }
    while let time = times.first, facts.instant > time { try tellChangesInForce() }
    if let track = facts.track { inForce[track] = facts }
  }

  /// Writes what is left, and what comes after the entries; an answer even if nothing was explained.
  mutating func finish(absence: String) throws {
    while !times.isEmpty { try tellChangesInForce() }
    switch format {
    case .text:
      try buffer.append(text.end())
      if text.isEmpty { try buffer.append(absence) }
    case .json: try buffer.append(count == 0 ? "]}\n" : "\n]}\n")
    case .ndjson: break
    }
    try buffer.finish()
  }

  private mutating func tellChangesInForce() throws {
    let time = times.removeFirst()
    for track in filter.tracks ?? inForce.keys.sorted() {
      if let facts = inForce[track] {
        try write(facts)
      } else {
        try tell(
          Paragraph(at: words.time(time), "\(track) has not changed until now."))
      }
    }
    if filter.tracks == nil, inForce.isEmpty {
      try tell(Paragraph(at: words.time(time), "Nothing has changed until now."))
    }
  }

  private mutating func tell(_ paragraph: Paragraph) throws {
    if format == .text { try buffer.append(text.text(paragraph)) }
  }

  private mutating func write(_ facts: AccountFacts) throws {
    switch format {
    case .text:
      if filter.times.isEmpty {
        try buffer.append(text.text(of: facts))
      } else {
        try buffer.append(text.wholeText(of: facts))
      }
    case .json:
      try buffer.append(count == 0 ? "\n" : ",\n")
      try buffer.append(json?.object(of: facts) ?? "")
    case .ndjson: try buffer.append((json?.object(of: facts) ?? "") + "\n")
    }
    count += 1
  }
}

extension AccountFacts {
  /// The track that changed, where one did.
  fileprivate var track: String? {
    switch self {
    case .change(let facts): facts.track.name
    case .step(let facts): facts.track
    case .write, .presence, .hold, .completion, .observation: nil
    }
  }
}
