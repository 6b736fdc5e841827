import Diagnostics

/// A paragraph of an explanation: the answer, then rows that say how it came about.
struct Paragraph: Equatable {
  /// The time, as a number of seconds.
  let time: String
  /// The answer, one or more sentences.
  let answer: String
  private(set) var rows: [Row] = []

  /// A row: a label, and lines after it.
  struct Row: Equatable {
    let label: String
    let lines: [Line]
  }

  /// What a row is about.
  enum Label: String {
    case what = "What"
    case location = "Where"
    case path = "Path"
    case motion = "Motion"
    case meets = "Meets"
    case waits = "Waits"
    case why = "Why"
    case advice = "Try"
    case note = "Note"
  }

  /// A line of a row, which is folded where it is too long.
  struct Line: Equatable {
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
    let sentences = sentences.compactMap(\.self)
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
  /// No line is longer than this, unless a word is.
  private static let width = 80
  /// Where the text of the rows begins.
  private static let indent = 10

  /// The lines of the paragraph; the winner is marked for a terminal that shows colors.
  func text(marksWinner: Bool) -> String {
    var text = folded("\(time) s  \(answer)", first: "", rest: String(repeating: " ", count: 4))
    for row in rows {
      for (number, line) in row.lines.enumerated() {
        let label = number == 0 ? row.label : ""
        let first = "  " + label.padded(to: Self.indent - 2)
        let continuation = row.lines.count > 1 ? 2 : 0
        let rest = String(repeating: " ", count: Self.indent + continuation)
        let folded = folded(line.text, first: first, rest: rest)
        text += line.isWinner && marksWinner ? folded.marked(after: Self.indent) : folded
      }
    }
    return text
  }

  private func folded(_ text: String, first: String, rest: String) -> String {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for word in text.escapedForTerminal.unbrokenWords(notLongerThan: Self.width - rest.count) {
      let separator = isEmpty ? 0 : 1
      if !isEmpty, line.count + separator + word.count > Self.width {
        lines.append(line)
        line = rest
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return (lines + [line]).map { $0.withPlainSpaces + "\n" }.joined()
  }
}

extension String {
  /// A space at which no line is broken unless there is no other way.
  static let tightSpace: Character = "\u{A0}"

  /// The text with spaces at which no line is broken.
  var tight: String { String(map { $0 == " " ? Self.tightSpace : $0 }) }

  fileprivate var withPlainSpaces: String {
    contains(Self.tightSpace) ? String(map { $0 == Self.tightSpace ? " " : $0 }) : self
  }

  /// The words between which lines may be broken.
  fileprivate func unbrokenWords(notLongerThan limit: Int) -> [Substring] {
    split(separator: " ", omittingEmptySubsequences: false).flatMap { word in
      word.count <= limit ? [word] : word.split(separator: Self.tightSpace)
    }
  }

  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 2))
  }

  /// The lines in bold green after a label.
  fileprivate func marked(after indent: Int) -> String {
    split(separator: "\n").map { line in
      line.prefix(indent) + "\u{1B}[1;32m" + line.dropFirst(indent) + "\u{1B}[0m\n"
    }.joined()
  }
}
