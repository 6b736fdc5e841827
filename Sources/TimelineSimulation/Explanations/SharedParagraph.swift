/// The paragraph about several tracks or views whose stories have the same shared part.
struct SharedParagraph {
  /// No more names are listed, but where each is told with its value.
  private static let nameLimit = 3
  /// No more lines say what differs.
  private static let lineLimit = 6

  private let stories: [Story]
  /// The different texts that the stories have of their own, in their order, by their labels.
  private let parts: [Paragraph.Label: [Part]]

  init(stories: [Story]) {
    self.stories = stories
    parts = stories.count > 1 ? Self.parts(of: stories) : [:]
  }

  /// The paragraph; of a single story, it is that story's own.
  var paragraph: Paragraph {
    guard let first = stories.first else { return Paragraph(at: "", "") }
    guard stories.count > 1 else { return first.paragraph }
    let isEqual = stories.allSatisfy { $0.predicate == first.predicate }
    let predicate = isEqual ? first.predicate.many : first.predicate.common
    var paragraph = Paragraph(at: first.time, "\(subjects) \(predicate)")
    let rows = sharedRows(of: first)
    for label in Paragraph.Label.allCases {
      for row in rows where row.label == label { paragraph.add(label, lines: row.lines) }
      addOwn(label, to: &paragraph)
    }
    return paragraph
  }

  /// The names of all, or of the first ones if all are told with their values.
  private var subjects: String {
    parts[.what]?.contains { $0.text.clause != nil } == true
      ? shortNames(of: Array(stories.indices)) : stories.map { $0.subject }.joinedInSentence
  }

  /// The rows that all have, with lines that leave out what differs where they are not equal.
  private func sharedRows(of first: Story) -> [(label: Paragraph.Label, lines: [Paragraph.Line])] {
    let others = stories.dropFirst().map { $0.sharedRows.map { $0.lines } }
    return first.sharedRows.enumerated().map { place, row in
      let lines = row.lines.indices.map { index in
        others.allSatisfy { $0[place][index] == row.lines[index] }
          ? row.lines[index] : row.common[index]
      }
      return (row.label, lines)
    }
  }

  // MARK: - What differs

  /// A text, and which of the stories have it.
  private struct Part {
    let text: Story.OwnText
    var owners: [Int]
  }

  private func addOwn(_ label: Paragraph.Label, to paragraph: inout Paragraph) {
    guard let parts = parts[label], let first = parts.first else { return }
    if first.text.clause != nil { return paragraph.add(label, clauses(of: parts)) }
    let lines = lines(of: parts).map { Paragraph.Line(text: $0) }
    // Each note has a row of its own.
    guard label == .note else { return paragraph.add(label, lines: lines) }
    for line in lines { paragraph.add(label, lines: [line]) }
  }

  /// Collects the different texts under each label.
  private static func parts(of stories: [Story]) -> [Paragraph.Label: [Part]] {
    var parts: [Paragraph.Label: [Part]] = [:]
    var places: [TextKey: Int] = [:]
    for (index, story) in stories.enumerated() {
      for case .own(let label, let text) in story.rows {
        let key =
          text.clause.map { TextKey(label.rawValue, $0.lead, $0.one) }
          ?? TextKey(label.rawValue, text.distinct)
        if let known = places[key] {
          parts[label]?[known].owners.append(index)
        } else {
          places[key] = parts[label]?.count ?? 0
          parts[label, default: []].append(Part(text: text, owners: [index]))
        }
      }
    }
    return parts
  }

  /// `count from 0 to 1; a and b go from 0 to 1; c goes from 1 to 0.`
  private func clauses(of parts: [Part]) -> String {
    var text = ""
    var lead: String?
    for part in parts {
      guard let clause = part.text.clause else { continue }
      if clause.lead == lead {
        text += "; "
      } else {
        text += (text.isEmpty ? "" : ". ") + clause.lead + (clause.lead.isEmpty ? "" : "; ")
      }
      let names = part.owners.map { stories[$0].subject }.joinedInSentence
      text += "\(names) \(part.owners.count == 1 ? clause.oneOfMany : clause.many)"
      lead = clause.lead
    }
    return text + "."
  }

  /// A line for each text; of very many, the first ones and the last.
  private func lines(of parts: [Part]) -> [String] {
    guard parts.count > Self.lineLimit, let last = parts.last else { return parts.map(line) }
    let shown = parts.prefix(Self.lineLimit - 2).map(line)
    return shown + ["and \(parts.count - shown.count - 1) more, up to", line(of: last)]
  }

  private func line(of part: Part) -> String {
    guard part.owners.count < stories.count else { return part.text.text }
    return "\(shortNames(of: part.owners)): \(part.text.distinct)"
  }

  /// The names of some stories' subjects, or the first ones and how many there are besides.
  private func shortNames(of indices: [Int]) -> String {
    let names = indices.map { stories[$0].subject }
    guard names.count > Self.nameLimit else { return names.joinedInSentence }
    let shown = names.prefix(Self.nameLimit - 1)
    return (shown + ["\(names.count - shown.count) more"]).joinedInSentence
  }
}

extension [String] {
  /// Several things in a sentence: `a, b and c`.
  var joinedInSentence: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
