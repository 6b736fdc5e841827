/// The account of the sources' tokens: every one has a fate.
package struct TokenAccount: Sendable {
  /// The fate of a token.
  package enum Fate: UInt8, Sendable, CaseIterable {
    /// Nothing is known of it yet.
    case unread
    /// The document says it.
    case said
    /// It changes nothing that moves.
    case harmless
    /// It is left out with a warning at its place.
    case warned
    /// It is an error at its place.
    case refused
  }

  private var tokens: TokenFates
  /// The reading that is going on: the body of a component is read once for each of its uses.
  private var reading: UInt32 = 0
  private var readingCount: UInt32 = 0
  /// The marks that wait for a use of what is read; nil where marks count at once.
  private var waiting: [TokenMark]?
  /// The marks that wait together, by the number that stands for them: a reader of a value that reads others has one mark for
  /// all of theirs.
  private var groups: [[TokenMark]] = []
  private var madeGroups: Set<Int> = []
  /// The words and brackets around other tokens, whose fate is that of what they are around.
  private var frames: Set<TokenFrame> = []

  init(count: Int) {
    tokens = TokenFates(count: count)
  }

  /// The fate of each token, in order.
  package var fates: [Fate] { tokens.indices.map { tokens[$0].fate } }

  /// Gives tokens a fate; a warning or an error stays, and what one reading says is no harmless token of another one.
  mutating func mark(_ range: Range<Int>, _ fate: Fate) {
    let isFinal = fate.rawValue >= Fate.warned.rawValue
    if !isFinal, waiting != nil {
      waiting?.append(.fate(range, fate))
      return
    }
    for index in range.clamped(to: tokens.indices) {
      let (old, last) = tokens[index]
      if isFinal ? fate.rawValue > old.rawValue : old.rawValue < Fate.warned.rawValue {
        if fate == .harmless, old == .said, last != reading { continue }
        tokens[index] = (fate, reading)
      }
    }
  }

  /// Marks those of some tokens as harmless that have no fate yet.
  mutating func markRest(_ range: Range<Int>) {
    if waiting != nil {
      waiting?.append(.rest(range))
      return
    }
    for token in range.clamped(to: tokens.indices) where tokens[token].fate == .unread {
      tokens[token] = (.harmless, reading)
    }
  }

  /// Refuses the tokens that nothing is known of: there is no document that says them.
  mutating func refuseRest() {
    for token in tokens.indices where tokens[token].fate == .unread {
      tokens[token] = (.refused, reading)
    }
  }

  /// Notes tokens that are around others: they are said where some of the others are, and harmless otherwise.
  mutating func frame(_ range: Range<Int>, around others: Range<Int>...) {
    let frame = TokenFrame(tokens: range, others: others)
    if waiting != nil {
      waiting?.append(.frame(frame))
    } else if !tokens.indices.isEmpty {
      frames.insert(frame)
    }
  }

  /// Lets marks wait from now on; returns those that wait already.
  mutating func beginWaiting() -> [TokenMark]? {
    let outer = waiting
    waiting = []
    return outer
  }

  /// Ends what `beginWaiting()` began, and returns the marks of the time between.
  mutating func endWaiting(_ outer: [TokenMark]?) -> [TokenMark] {
    let marks = waiting ?? []
    waiting = outer
    guard marks.count > Self.groupSize else { return marks }
    groups.append(marks)
    return [.group(groups.count - 1)]
  }

  /// More marks than these are one group.
  private static let groupSize = 2

  /// Makes marks that waited.
  mutating func make(_ marks: [TokenMark]) {
    if waiting != nil {
      waiting?.append(contentsOf: marks)
      return
    }
    // A use says what it reads, whatever other uses of it do not.
    let outer = beginReading()
    var rest = Array(marks.reversed())
    while let mark = rest.popLast() {
      switch mark {
      case .fate(let tokens, let fate): self.mark(tokens, fate)
      case .rest(let tokens): markRest(tokens)
      case .frame(let frame): frames.insert(frame)
      case .group(let number):
        if groups.indices.contains(number), madeGroups.insert(number).inserted {
          rest += groups[number].reversed()
        }
      }
    }
    endReading(outer)
  }

  /// Begins the reading of a body that other readings may have seen; returns the one that is going on.
  mutating func beginReading() -> UInt32 {
    let outer = reading
    readingCount += 1
    reading = readingCount
    return outer
  }

  mutating func endReading(_ outer: UInt32) { reading = outer }

  /// Says the tokens around others of which some are said: a frame around such a frame is said as well.
  mutating func settleFrames() {
    var open = Array(frames)
    var isChanged = true
    while isChanged {
      isChanged = false
      let sums = seenCounts
      open.removeAll { frame in
        let reason = frame.others.first { others in
          let others = others.clamped(to: tokens.indices)
          return sums[others.upperBound] > sums[others.lowerBound]
        }
        guard let reason else { return false }
        mark(frame.tokens, .said)
        // Tokens around a frame are around the tokens inside that frame as well, unless it is a body elsewhere.
        if !reason.contains(frame.tokens.lowerBound) { isChanged = true }
        return true
      }
    }
    frames = Set(open)
  }

  /// How many tokens before each one are not harmless.
  var seenCounts: [Int] {
    var counts = Array(repeating: 0, count: tokens.indices.count + 1)
    var count = 0
    for index in tokens.indices {
      if tokens[index].fate.isSeen { count += 1 }
      counts[index + 1] = count
    }
    return counts
  }

  /// Passes the tokens around others of which nothing is said.
  mutating func passFrames() {
    for frame in frames { markRest(frame.tokens) }
    frames = []
  }

  /// How many tokens have a fate.
  package func count(of fate: Fate) -> Int { tokens.indices.count { tokens[$0].fate == fate } }

  /// Whether none of some tokens has been read.
  func isUnread(_ range: Range<Int>) -> Bool {
    range.clamped(to: tokens.indices).allSatisfy { tokens[$0].fate == .unread }
  }

  /// The longest runs of tokens that have a fate.
  func runs(of wanted: Fate) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for index in tokens.indices {
      if tokens[index].fate == wanted {
        start = start ?? index
      } else if let first = start {
        runs.append(first..<index)
        start = nil
      }
    }
    if let start { runs.append(start..<tokens.indices.upperBound) }
    return runs
  }
}

extension TokenAccount.Fate {
  /// Whether something would change without the token.
  var isSeen: Bool {
    switch self {
    case .unread, .harmless: false
    case .said, .warned, .refused: true
    }
  }
}

/// A mark in the account, which may wait until what was read is used.
enum TokenMark: Sendable {
  case fate(Range<Int>, TokenAccount.Fate)
  /// Harmless where nothing else is known.
  case rest(Range<Int>)
  case frame(TokenFrame)
  /// Marks that waited together.
  case group(Int)
}

/// Tokens around others, such as the braces of a body and the word before it.
struct TokenFrame: Hashable, Sendable {
  let tokens: Range<Int>
  let others: [Range<Int>]
}
