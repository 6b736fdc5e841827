/// A paragraph of an explanation: the answer, then rows that say how it came about.
struct Paragraph: Hashable, Sendable {
  /// The time, as a number of seconds.
  let time: String
  /// The answer, one or more sentences.
  let answer: String
  private(set) var rows: [Row] = []

  /// A row: a label, and lines after it.
  struct Row: Hashable, Sendable {
    let label: String
    let lines: [Line]
  }

  /// The subject of a row, in the order of the rows.
  enum Label: String, CaseIterable {
    case what = "What"
    case location = "Where"
    case path = "Path"
    case why = "Why"
    case motion = "Motion"
    case meets = "Meets"
    case waits = "Waits"
    case advice = "Try"
    case note = "Note"
  }

  /// A line of a row, which is folded where it is too long.
  struct Line: Hashable, Sendable {
    let text: String
    /// Whether it is about what gave the animation.
    var isWinner = false
  }

  init(at time: String, _ answer: String) {
    self.time = time
    self.answer = answer
  }

  /// Adds a row of sentences, unless there are none.
  mutating func add(_ label: Label, _ sentences: String?...) {
    let sentences = sentences.compactMap { $0 }
    guard !sentences.isEmpty else { return }
    rows.append(Row(label: label.rawValue, lines: [Line(text: sentences.joined(separator: " "))]))
  }

  /// Adds a row of lines, unless there are none.
  mutating func add(_ label: Label, lines: [Line]) {
    add(label.rawValue, lines: lines)
  }

  /// Adds a row about something that has a name of its own, unless there is nothing to say.
  mutating func add(_ name: String, lines: [Line]) {
    if !lines.isEmpty { rows.append(Row(label: name, lines: lines)) }
  }
}

// MARK: - Text

extension Paragraph {
  /// Where the text of the rows begins.
  private static let indent = 10

  /// The lines of the paragraph; the winner is marked for a terminal that shows colors.
  func text(marksWinner: Bool, width: Int, isBrief: Bool = false) -> String {
    var folder = LineFolder(width: width)
    folder.add("\(time) s  \(answer)", after: "", indent: 4)
    if isBrief { return folder.text }
    for row in rows {
      let continuation = row.lines.count > 1 ? 2 : 0
      var label = "  " + row.label.spaced(to: Self.indent - 2)
      for line in row.lines {
        folder.add(
          line.text, after: label, indent: Self.indent + continuation,
          isMarked: line.isWinner && marksWinner)
        label = "".spaced(to: Self.indent)
      }
    }
    return folder.text
  }
}

extension String {
  fileprivate func spaced(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - utf8.count, 2))
  }
}
