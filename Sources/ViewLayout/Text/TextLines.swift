/// Wraps a text into lines: between words where a line is full, and inside of a word that is wider than a line.
///
/// All widths are in the units of `AdvanceWidths`.
struct TextLines {
  private let room: Double
  private let limit: Double
  /// How many lines are shown.
  private(set) var count = 1
  /// The width of the widest line. Spaces at the end of a line take no room.
  private(set) var width = 0.0

  /// The width of the line up to its last word, of the spaces after that, and of the word that is being read.
  private var line = 0.0
  private var spaces = 0.0
  private var word = 0.0
  /// Whether a part of the text is not shown.
  private(set) var isFull = false

  /// A width that was computed from the width of a text has room for the text.
  private static let tolerance = 1e-3

  /// Creates no lines of a width, or of any if it is infinite, of which at most `limit` are shown.
  init(room: Double, limit: Double) {
    self.room = room
    self.limit = limit
  }

  /// Wraps a text.
  mutating func add(_ text: String) {
    var isAfterReturn = false
    var isAfterJoiner = false
    for scalar in text.unicodeScalars {
      let kind = scalar.kind
      switch kind {
      case .newline: if scalar != "\n" || !isAfterReturn { startParagraph() }
      case .space: addSpace(AdvanceWidths.width(of: scalar))
      case .letter: if !isAfterJoiner { addLetter(AdvanceWidths.width(of: scalar)) }
      case .hyphen:
        addLetter(AdvanceWidths.width(of: scalar))
        endWord()
      case .ideograph: if !isAfterJoiner { addIdeograph(AdvanceWidths.width(of: scalar)) }
      case .joiner, .mark: break
      }
      if isFull { return }
      isAfterReturn = scalar == "\r"
      isAfterJoiner = kind == .joiner || (isAfterJoiner && kind == .mark)
    }
    endLine()
  }

  private mutating func addSpace(_ space: Double) {
    endWord()
    spaces += space
  }

  private mutating func addIdeograph(_ width: Double) {
    endWord()
    addLetter(width)
    endWord()
  }

  private mutating func addLetter(_ letter: Double) {
    let isFirstWord = line == 0 && spaces == 0
    if !isFirstWord, !fits(line + spaces + word + letter) {
      // The word goes to the next line as a whole.
      startLine(after: line)
    }
    if word > 0, !fits(line + spaces + word + letter) {
      startLine(after: word)
      word = 0
    }
    word += letter
  }

  private func fits(_ width: Double) -> Bool { width <= room + Self.tolerance }

  /// Ends a line that is full. If it is the last one, it shows what has room of the rest.
  private mutating func startLine(after content: Double) {
    guard Double(count) < limit else {
      width = max(width, room)
      isFull = true
      return
    }
    width = max(width, content)
    count += 1
    line = 0
    spaces = 0
  }

  private mutating func startParagraph() {
    endLine()
    guard Double(count) < limit else { return isFull = true }
    count += 1
  }

  private mutating func endLine() {
    endWord()
    width = max(width, line)
    line = 0
    spaces = 0
  }

  private mutating func endWord() {
    guard word > 0 else { return }
    line += spaces + word
    spaces = 0
    word = 0
  }
}
