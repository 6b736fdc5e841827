/// Why a claim is not true: the part of the account that was in force when it was asked, in the words of
/// `explain`, and what would make the claim true.
package struct ClaimReason: Hashable, Sendable {
  private let paragraphs: [Paragraph]
  /// The difference that would make the claim true; nil where it does not follow from the account.
  package let remedy: String?
  /// When what is explained was seen, in seconds; nil where the claim itself has a time.
  package private(set) var time: Double?

  /// - Parameter paragraphs: of a row with very many lines, the first ones are kept, and the winner.
  init(_ paragraphs: [Paragraph], remedy: String?) {
    self.paragraphs = paragraphs.map { $0.shortened }
    self.remedy = remedy?.withPlainSpaces
  }

  /// The same for what was seen at a time, with a remedy.
  func seen(at time: Double, _ remedy: String?) -> ClaimReason {
    var reason = ClaimReason(paragraphs, remedy: remedy)
    reason.time = time
    return reason
  }

  /// An explanation, taken apart.
  package struct Part: Hashable, Sendable {
    /// The time of what is explained, as `explain` prints it.
    package let time: String
    /// The first sentences.
    package let answer: String
    package let rows: [Row]

    /// A row: its label in lower case, and its lines.
    package struct Row: Hashable, Sendable {
      package let label: String
      package let lines: [String]
    }
  }

  /// The explanations of the last change, and of later entries about the subject.
  package var parts: [Part] { paragraphs.map { Part($0) } }

  /// The explanations as `explain` prints them, then what would have to be different.
  package var text: String {
    let texts = paragraphs.map { $0.text(marksWinner: false, width: LineFolder.usualWidth) }
    return (texts + (remedy.map { [$0.folded] } ?? [])).joined(separator: "\n")
  }
}

extension ClaimReason.Part {
  fileprivate init(_ paragraph: Paragraph) {
    time = paragraph.time
    answer = paragraph.answer.withPlainSpaces
    rows = paragraph.rows.map { row in
      Row(label: row.label.lowercased(), lines: row.lines.map { $0.text.withPlainSpaces })
    }
  }
}

extension Paragraph {
  /// The paragraph with at most a few lines in each row.
  fileprivate var shortened: Paragraph {
    var short = Paragraph(at: time, answer)
    for row in rows { short.add(row.label, lines: row.lines.shortened) }
    return short
  }
}

extension [Paragraph.Line] {
  /// A row is cut beyond this many lines.
  private static var limit: Int { 8 }

  /// The first lines with the winner, and how many others there are.
  fileprivate var shortened: [Paragraph.Line] {
    guard count > Self.limit else { return self }
    let winner = dropFirst(Self.limit - 2).first { $0.isWinner }
    let shown = prefix(Self.limit - 2) + (winner.map { [$0] } ?? [])
    return shown + [Paragraph.Line(text: "and \(count - shown.count) more")]
  }
}

extension String {
  /// The text with plain spaces instead of those at which no line is broken.
  fileprivate var withPlainSpaces: String {
    String(map { $0 == Self.tightSpace ? " " : $0 })
  }
}
