import Diagnostics

/// Cuts the bytes of a Swift source into tokens and pairs its brackets.
struct SwiftScanner {
  let bytes: [UInt8]
  var position = 0
  var tokens: [SwiftToken] = []
  var problems = DiagnosticList()
  /// The indices of the brackets that are open.
  private var open: [Int] = []

  /// How many tokens are read.
  private let limit: Int

  init(_ bytes: [UInt8], sourceCount: Int) {
    self.bytes = bytes
    limit = SwiftLimits.tokens * min(max(sourceCount, 1), SwiftLimits.fullSources)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  func peek(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// Reads all tokens, or up to the first place beyond a limit.
  mutating func scan() {
    while true {
      let before = position
      let crossedLine = skipBlanks()
      guard !isAtEnd else { break }
      let start = position
      guard tokens.count < limit else {
        refuse(.tooMany, "a source has more than \(limit) tokens here", start)
        break
      }
      let kind = read()
      let token = SwiftToken(
        kind, start..<position, startsLine: crossedLine || tokens.isEmpty,
        isSpacedBefore: start > before || tokens.isEmpty || tokens.last?.kind.isOpenSide == true,
        isSpacedBehind: isAtEnd || peek().isBlank || peek().closesSide || isAtComment)
      guard add(token) else { break }
    }
    for index in open {
      problems.add(
        .error(.syntax, "this bracket is never closed", at: tokens[index].range))
    }
  }

  mutating func refuse(_ code: DiagnosticCode, _ message: String, _ place: Int, help: String? = nil)
  {
    problems.add(.error(code, message, at: place..<min(place + 1, bytes.count), help: help))
  }

  /// Adds a token and pairs it; false where brackets nest too deep.
  private mutating func add(_ token: SwiftToken) -> Bool {
    let index = tokens.count
    tokens.append(token)
    tokens[index].partner = index
    if token.kind.opens {
      guard open.count < SwiftLimits.nesting else {
        refuse(
          .tooDeep, "brackets nest deeper than \(SwiftLimits.nesting) levels here",
          token.range.lowerBound)
        return false
      }
      open.append(index)
    } else if let opener = token.kind.opener {
      close(index, opener)
    }
    return true
  }

  /// Pairs a closing bracket with the last one that is open and of its kind.
  private mutating func close(_ index: Int, _ opener: SwiftToken.Kind) {
    guard let place = open.lastIndex(where: { tokens[$0].kind == opener }) else {
      problems.add(
        .error(.syntax, "nothing is open that this bracket closes", at: tokens[index].range))
      return
    }
    for unclosed in open[(place + 1)...] {
      problems.add(.error(.syntax, "this bracket is never closed", at: tokens[unclosed].range))
    }
    let partner = open[place]
    open.removeSubrange(place...)
    tokens[partner].partner = index
    tokens[index].partner = partner
  }

  private var isAtComment: Bool {
    peek() == UInt8(ascii: "/") && (peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*"))
  }

  /// Skips blanks and comments and says whether a line ended among them.
  private mutating func skipBlanks() -> Bool {
    var crossedLine = false
    while !isAtEnd {
      if peek().isLineEnd { crossedLine = true }
      if peek().isBlank || peek() == 0x0C || peek() == 0 {
        position += 1
      } else if isAtComment, peek(1) == UInt8(ascii: "/") {
        while !isAtEnd, !peek().isLineEnd { position += 1 }
      } else if isAtComment {
        skipBlockComment()
      } else {
        break
      }
    }
    return crossedLine
  }

  /// Skips a comment with those inside it, as Swift's nest.
  private mutating func skipBlockComment() {
    let start = position
    var depth = 0
    while !isAtEnd {
      if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
    refuse(.syntax, "a comment begins here and never ends", start)
  }
}

extension SwiftToken.Kind {
  /// Whether an operator after it is a prefix of what follows.
  fileprivate var isOpenSide: Bool {
    opens || self == .comma || self == .colon || self == .semicolon
  }
}

extension UInt8 {
  /// Whether an operator before it is a suffix of what precedes.
  fileprivate var closesSide: Bool {
    switch Unicode.Scalar(self) {
    case ")", "]", "}", ",", ";", ":": true
    default: false
    }
  }
}
