import AnimationEngine
import TimelineDocument

/// The account of a run as a text for people, a paragraph an entry.
struct ExplanationText {
  let words: ExplanationWords
  private let marksWinner: Bool
  private let width: Int
  /// The drags whose samples are not told one by one, by track.
  private var drags: [String: Samples] = [:]
  /// A write that was told, and how often it came again.
  private var repeated: (facts: WriteFacts, count: Int)?
  private var isFirst = true
  /// Whether anything was told.
  var isEmpty: Bool { isFirst }

  /// Samples of a drag after the first.
  private struct Samples {
    let step: SourceRange?
    var count = 0
    var last: ChangeFacts?
  }

  init(_ words: ExplanationWords, marksWinner: Bool, width: Int = LineFolder.usualWidth) {
    self.words = words
    self.marksWinner = marksWinner
    self.width = width
  }

  /// The paragraphs about an entry; empty for one that needs none.
  mutating func text(of facts: AccountFacts) -> String {
    switch facts {
    case .change(let change): text(of: change)
    case .write(let facts): text(of: facts)
    case .step, .presence, .hold, .completion, .observation, .cancellation:
      text(words.paragraph(of: facts))
    }
  }

  /// What is left to tell when the run is over.
  mutating func end() -> String {
    let samples = drags.compactMap { track, samples in paragraph(samples).map { (track, $0) } }
      .sorted { ($0.1.time, $0.0) < ($1.1.time, $1.0) }.map { $0.1 }
    drags = [:]
    return endRepeat() + samples.map { text($0) }.joined()
  }

  /// The paragraphs about an entry, whatever was told before.
  mutating func wholeText(of facts: AccountFacts) -> String {
    drags = [:]
    repeated = nil
    return text(of: facts)
  }

  /// A table before all paragraphs.
  mutating func text(_ table: CompletionTable) -> String {
    isFirst = false
    return table.text(words)
  }

  /// A paragraph after what was told before.
  mutating func text(_ paragraph: Paragraph) -> String {
    let before = endRepeat()
    let separator = isFirst ? "" : "\n"
    isFirst = false
    return before + separator + paragraph.text(marksWinner: marksWinner, width: width)
  }

  private mutating func text(of write: WriteFacts) -> String {
    if let known = repeated, known.facts.isRepeated(by: write) {
      repeated = (write, known.count + 1)
      return ""
    }
    let text = text(words.paragraph(write))
    repeated = (write, 0)
    return text
  }

  /// Tells how often the last write came again.
  private mutating func endRepeat() -> String {
    guard let (facts, count) = repeated.take(), count > 0 else { return "" }
    let times = count == 1 ? "once more" : "\(count) more times"
    return text(
      Paragraph(
        at: words.time(facts.instant),
        "\(words.state(facts.write)) was set to the value it had \(times)."))
  }

  private mutating func text(of change: ChangeFacts) -> String {
    let track = change.track.name
    if change.isFollowingSample, drags[track]?.step == change.step {
      drags[track]?.count += 1
      drags[track]?.last = change
      return ""
    }
    let samples = drags.removeValue(forKey: track).flatMap(paragraph).map { text($0) } ?? ""
    if change.isSample { drags[track] = Samples(step: change.step) }
    return samples + text(words.paragraph(of: .change(change)))
  }

  private func paragraph(_ samples: Samples) -> Paragraph? {
    guard let last = samples.last else { return nil }
    let count = samples.count == 1 ? "one more sample" : "\(samples.count) more samples"
    return Paragraph(
      at: words.time(last.instant),
      "\(last.track.name) followed the drag for \(count), to \(words.value(last.after)).")
  }
}

extension ChangeFacts {
  /// Whether it is a sample of a drag.
  fileprivate var isSample: Bool {
    turn.origin.isSample && (outcome == .tracked || outcome == .jumped)
  }

  /// Whether it is a later sample, of which nothing new is to be told.
  fileprivate var isFollowingSample: Bool {
    guard isSample else { return false }
    if case .sample(1) = turn.origin { return false }
    return true
  }
}

extension WriteFacts {
  /// Whether another write says nothing new.
  fileprivate func isRepeated(by other: WriteFacts) -> Bool {
    guard case (.same, .same) = (reason, other.reason) else { return false }
    return write.state == other.write.state && write.step == other.write.step
  }
}

extension ExplanationWords {
  /// The paragraph about an entry of the account.
  func paragraph(of facts: AccountFacts) -> Paragraph {
    switch facts {
    case .change(let facts): ChangeParagraph(facts: facts, words: self).paragraph
    case .write(let facts): paragraph(facts)
    case .step(let facts): paragraph(facts)
    case .presence(let facts): paragraph(facts)
    case .hold(let facts): paragraph(facts)
    case .completion(let facts): CompletionParagraph(facts: facts, words: self).paragraph
    case .cancellation(let facts): paragraph(facts)
    case .observation(let facts): ObservationParagraph(facts: facts, words: self).paragraph
    }
  }
}
