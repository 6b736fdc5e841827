import AnimationEngine
import TimelineDocument

/// The account of a run as a text for people, a paragraph an entry.
struct ExplanationText {
  let words: ExplanationWords
  private let marksWinner: Bool
  private let isBrief: Bool
  private let width: Int
  /// Whether several tracks may share a paragraph.
  private let shares: Bool
  /// The explanations of the running instant, of which several may share a paragraph.
  private var stories = SharedStories()
  /// The drags whose samples are not told one by one, by track.
  private var drags: [String: Samples] = [:]
  /// A write of the value that a state had: when it came last, and how often after it was told.
  private var repeated: (write: StateWrite, instant: Instant, count: Int)?
  private var isFirst = true
  /// Whether nothing was told.
  private(set) var isEmpty = true

  /// Samples of a drag after the first.
  private struct Samples {
    let step: SourceRange?
    var count = 0
    var last: (instant: Instant, value: [Double])?
  }

  init(_ words: ExplanationWords, as style: ExplanationStyle) {
    self.words = words
    marksWinner = style.marksWinner
    isBrief = style.isBrief
    width = LineFolder.usualWidth
    shares = true
  }

  /// The account for a reader that folds sentences itself and asks for each entry: no paragraph is held back.
  init(ofSingleEntries words: ExplanationWords) {
    self.words = words
    marksWinner = false
    isBrief = false
    width = .max
    shares = false
  }

  /// Takes an entry, and returns the paragraphs that are complete with it.
  mutating func text(of facts: AccountFacts) -> String {
    switch facts {
    case .change(let change): text(of: change)
    case .write(let facts): text(of: facts)
    case .step, .presence, .hold, .completion, .observation, .cancellation:
      text(words.telling(of: facts), at: facts.instant)
    }
  }

  /// The remaining explanations when the run is over.
  mutating func end() -> String {
    let samples = drags.compactMap { track, samples in
      samples.last.map { (track, samples, $0.instant) }
    }
    .sorted { ($0.2, $0.0) < ($1.2, $1.0) }
    drags = [:]
    var text = endRepeat()
    for (track, samples, _) in samples { text += self.text(of: samples, of: track) }
    return text + self.text(stories.end())
  }

  /// Takes an entry that is in force at a time, whatever was told before.
  mutating func wholeText(of facts: AccountFacts, at instant: Instant) -> String {
    text(words.telling(of: facts), at: instant)
  }

  /// A table before all paragraphs.
  mutating func text(_ table: CompletionTable) -> String {
    (isFirst, isEmpty) = (false, false)
    return table.text(words)
  }

  /// Takes what is told of an instant, after what was told before.
  mutating func text(_ telling: Telling, at instant: Instant) -> String {
    isEmpty = false
    let before = endRepeat()
    return before + text(shares ? stories.add(telling, at: instant) : [telling.paragraph])
  }

  private mutating func text(_ paragraphs: [Paragraph]) -> String {
    var text = ""
    for paragraph in paragraphs {
      text += isFirst || isBrief ? "" : "\n"
      isFirst = false
      text += paragraph.text(marksWinner: marksWinner, width: width, isBrief: isBrief)
    }
    return text
  }

  private mutating func text(of write: WriteFacts) -> String {
    guard case .same = write.reason else {
      return text(.paragraph(words.paragraph(write)), at: write.instant)
    }
    if let (known, _, count) = repeated, known.state == write.write.state,
      known.step == write.write.step
    {
      repeated = (known, write.instant, count + 1)
      return ""
    }
    let text = text(.paragraph(words.paragraph(write)), at: write.instant)
    repeated = (write.write, write.instant, 0)
    return text
  }

  /// Tells how often the last write came again.
  private mutating func endRepeat() -> String {
    guard let (write, instant, count) = repeated.take(), count > 0 else { return "" }
    let times = count == 1 ? "once more" : "\(count) more times"
    return text(
      .paragraph(
        Paragraph(
          at: words.time(instant), "\(words.state(write)) was set to the value it had \(times).")),
      at: instant)
  }

  private mutating func text(of change: ChangeFacts) -> String {
    let track = change.track.name
    if change.isFollowingSample, drags[track]?.step == change.step {
      drags[track]?.count += 1
      drags[track]?.last = (change.instant, change.after)
      return ""
    }
    let samples = drags.removeValue(forKey: track).map { text(of: $0, of: track) } ?? ""
    if change.isSample { drags[track] = Samples(step: change.step) }
    return samples + text(words.telling(of: .change(change)), at: change.instant)
  }

  private mutating func text(of samples: Samples, of track: String) -> String {
    guard let last = samples.last else { return "" }
    let count = samples.count == 1 ? "one more sample" : "\(samples.count) more samples"
    let paragraph = Paragraph(
      at: words.time(last.instant),
      "\(track) followed the drag for \(count), to \(words.value(last.value)).")
    return text(.paragraph(paragraph), at: last.instant)
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

extension ExplanationWords {
  /// The explanation of an entry of the account.
  func telling(of facts: AccountFacts) -> Telling {
    switch facts {
    case .change(let facts): .story(ChangeParagraph(facts: facts, words: self).story)
    case .step(let facts): .story(story(facts))
    case .presence(let facts): .story(story(facts))
    case .write(let facts): .paragraph(paragraph(facts))
    case .hold(let facts): .paragraph(paragraph(facts))
    case .completion(let facts):
      .paragraph(CompletionParagraph(facts: facts, words: self).paragraph)
    case .cancellation(let facts): .paragraph(paragraph(facts))
    case .observation(let facts):
      .paragraph(ObservationParagraph(facts: facts, words: self).paragraph)
    }
  }

  /// The paragraph about an entry alone.
  func paragraph(of facts: AccountFacts) -> Paragraph { telling(of: facts).paragraph }
}
