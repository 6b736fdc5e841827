/// The explanation of one track or view, in parts: those that several share are written once, in one paragraph.
struct Story {
  let time: String
  /// The name of the track or view.
  let subject: String
  let predicate: Predicate
  private(set) var rows: [Row] = []

  /// The wording for one subject, and for several.
  struct Predicate: Hashable {
    let one: String
    let many: String
    /// The wording for several whose values or animations differ.
    let common: String

    init(_ one: String, _ many: String, common: String? = nil) {
      (self.one, self.many, self.common) = (one, many, common ?? many)
    }
  }

  /// A row of the paragraph.
  enum Row {
    /// The same for all that share the paragraph, but for what the common lines leave out.
    case shared(Paragraph.Label, [Paragraph.Line], common: [Paragraph.Line])
    /// The lines of this subject alone.
    case own(Paragraph.Label, OwnText)
  }

  /// The lines of one subject alone.
  struct OwnText: Hashable {
    /// The sentences where the subject is told alone, or where all have the same.
    let text: String
    /// The text after the names of those that have it, where others have something else.
    let distinct: String
    /// The text as a clause about the subject.
    var clause: Clause?
  }

  /// A clause about a subject, as `goes from 0 to 1`, and what comes before it.
  struct Clause: Hashable {
    let lead: String
    let one: String
    /// The wording for one among others, and for several.
    let oneOfMany: String
    let many: String
  }

  init(at time: String, _ subject: String, _ predicate: Predicate) {
    (self.time, self.subject, self.predicate) = (time, subject, predicate)
  }
}

// MARK: - Adding

extension Story {
  /// Adds a row of sentences, unless there are none.
  mutating func add(_ label: Paragraph.Label, _ sentences: String?...) {
    let sentences = sentences.compactMap { $0 }
    guard !sentences.isEmpty else { return }
    add(label, lines: [Paragraph.Line(text: sentences.joined(separator: " "))])
  }

  /// Adds a row of lines, unless there are none; the common ones leave out what may differ.
  mutating func add(
    _ label: Paragraph.Label, lines: [Paragraph.Line], common: [Paragraph.Line]? = nil
  ) {
    if !lines.isEmpty { rows.append(.shared(label, lines, common: common ?? lines)) }
  }

  /// Adds what the subject has of its own, unless there is nothing.
  mutating func addOwn(_ label: Paragraph.Label, _ text: String?, distinct: String? = nil) {
    guard let text else { return }
    rows.append(.own(label, OwnText(text: text, distinct: distinct ?? text)))
  }

  /// Adds a clause about the subject.
  mutating func addOwn(_ label: Paragraph.Label, _ clause: Clause) {
    let lead = clause.lead.isEmpty ? "" : clause.lead + "; "
    let text = "\(lead)\(subject) \(clause.one)."
    rows.append(.own(label, OwnText(text: text, distinct: text, clause: clause)))
  }
}

// MARK: - Told alone

extension Story {
  /// The sentence about the subject alone.
  var answer: String { "\(subject) \(predicate.one)" }

  /// The paragraph about the subject alone.
  var paragraph: Paragraph {
    var paragraph = Paragraph(at: time, answer)
    for row in rows {
      switch row {
      case .shared(let label, let lines, _): paragraph.add(label, lines: lines)
      case .own(let label, let own): paragraph.add(label, own.text)
      }
    }
    return paragraph
  }

  /// The parts that stories must share to be in one paragraph.
  var sharedKey: TextKey {
    var key = TextKey(time, predicate.common)
    for case .shared(let label, _, let common) in rows {
      key.append(label.rawValue)
      for line in common { key.append(line.text) }
    }
    return key
  }

  /// The rows that all of them have, in their order.
  var sharedRows: [(label: Paragraph.Label, lines: [Paragraph.Line], common: [Paragraph.Line])] {
    rows.compactMap {
      if case .shared(let label, let lines, let common) = $0 { (label, lines, common) } else { nil }
    }
  }
}

/// The explanation of an entry of the account.
enum Telling {
  case story(Story)
  /// A paragraph that no other entry shares.
  case paragraph(Paragraph)

  /// The paragraph about the entry alone.
  var paragraph: Paragraph {
    switch self {
    case .story(let story): story.paragraph
    case .paragraph(let paragraph): paragraph
    }
  }
}
