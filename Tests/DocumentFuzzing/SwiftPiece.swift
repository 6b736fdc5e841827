/// A part of a Swift source: a token with the blanks before it, or what is in brackets.
indirect enum SwiftPiece: Sendable {
  case token(String)
  case group(opener: String, [SwiftPiece], closer: String)

  /// Takes a source apart, without its comments.
  static func pieces(of source: String) -> [SwiftPiece] {
    var parser = Parser(scalars: Array(source.unicodeScalars))
    return parser.pieces(isOutside: true)
  }

  var text: String {
    switch self {
    case .token(let text): text
    case .group(let opener, let pieces, let closer): opener + pieces.text + closer
    }
  }

  /// The bracket that a group begins with.
  var bracket: Unicode.Scalar? {
    switch self {
    case .token: nil
    case .group(let opener, _, _): opener.unicodeScalars.last
    }
  }

  private struct Parser {
    let scalars: [Unicode.Scalar]
    var place = 0

    mutating func pieces(isOutside: Bool) -> [SwiftPiece] {
      var pieces: [SwiftPiece] = []
      while true {
        let blanks = blanks()
        guard place < scalars.count else { return pieces }
        let first = scalars[place]
        if ")]}".unicodeScalars.contains(first), !isOutside { return pieces }
        let start = place
        place += 1
        if "([{".unicodeScalars.contains(first) {
          let inside = self.pieces(isOutside: false)
          let end = self.blanks()
          let closer = place < scalars.count ? String(scalars[place]) : ""
          place += 1
          pieces.append(.group(opener: blanks + String(first), inside, closer: end + closer))
          continue
        }
        if first == "\"" { skipText() } else { skipToken(after: first) }
        pieces.append(.token(blanks + spelling(from: start)))
      }
    }

    /// Skips blanks and comments, and says whether they are lines, or nothing.
    private mutating func blanks() -> String {
      let start = place
      var isLine = false
      while place < scalars.count {
        if scalars[place] == "/", place + 1 < scalars.count, scalars[place + 1] == "/" {
          while place < scalars.count, scalars[place] != "\n" { place += 1 }
        } else if scalars[place].properties.isWhitespace {
          isLine = isLine || scalars[place] == "\n"
          place += 1
        } else {
          break
        }
      }
      return isLine ? "\n" : place > start ? " " : ""
    }

    /// Skips a text, with what its interpolations have in brackets.
    private mutating func skipText() {
      while place < scalars.count, scalars[place] != "\"", scalars[place] != "\n" {
        guard scalars[place] == "\\" else {
          place += 1
          continue
        }
        place += 1
        guard place < scalars.count, scalars[place] == "(" else {
          place += 1
          continue
        }
        place += 1
        _ = pieces(isOutside: false)
        place += 1
      }
      place += 1
    }

    private mutating func skipToken(after first: Unicode.Scalar) {
      let isWord = Self.isLetter(first)
      while place < scalars.count {
        let next = scalars[place]
        let isNumber = first.properties.numericType != nil && next == "."
        guard isWord ? Self.isLetter(next) || isNumber : Self.isSign(first) && Self.isSign(next)
        else { return }
        place += 1
      }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "_$@#".unicodeScalars.contains(scalar)
    }

    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
      "+-*/=<>!&|?.%~^".unicodeScalars.contains(scalar)
    }

    private func spelling(from start: Int) -> String {
      String(String.UnicodeScalarView(scalars[start..<min(place, scalars.count)]))
    }
  }
}

extension [SwiftPiece] {
  var text: String { map { $0.text }.joined() }

  /// The lists of pieces inside of each other, each before what it contains.
  func forEachList(_ visit: ([SwiftPiece]) -> Void) {
    visit(self)
    for case .group(_, let inside, _) in self { inside.forEachList(visit) }
  }

  /// How many lists there are, this one among them.
  var listCount: Int {
    var count = 0
    forEachList { _ in count += 1 }
    return count
  }

  /// Changes the list with a number, in the order of `forEachList`.
  mutating func changeList(_ number: Int, _ change: (inout [SwiftPiece]) -> Void) {
    var number = number
    changeList(&number, change)
  }

  private mutating func changeList(_ number: inout Int, _ change: (inout [SwiftPiece]) -> Void) {
    if number == 0 { change(&self) }
    number -= 1
    for index in indices where number >= 0 {
      guard case .group(let opener, var inside, let closer) = self[index] else { continue }
      inside.changeList(&number, change)
      self[index] = .group(opener: opener, inside, closer: closer)
    }
  }
}
