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

  /// The fate of each token, in order.
  package private(set) var fates: [Fate]

  init(count: Int) {
    fates = Array(repeating: .unread, count: count)
  }

  /// Gives tokens a fate; a warning or an error stays.
  mutating func mark(_ tokens: Range<Int>, _ fate: Fate) {
    for index in tokens.clamped(to: fates.indices) {
      let old = fates[index]
      let isFinal = fate.rawValue >= Fate.warned.rawValue
      if isFinal ? fate.rawValue > old.rawValue : old.rawValue < Fate.warned.rawValue {
        fates[index] = fate
      }
    }
  }

  /// How many tokens have a fate.
  package func count(of fate: Fate) -> Int { fates.count { $0 == fate } }

  /// Whether none of some tokens has been read.
  func isUnread(_ tokens: Range<Int>) -> Bool {
    !fates[tokens.clamped(to: fates.indices)].contains { $0 != .unread }
  }

  /// The longest runs of tokens that have a fate.
  func runs(of wanted: Fate) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for (index, fate) in fates.enumerated() {
      if fate == wanted {
        start = start ?? index
      } else if let first = start {
        runs.append(first..<index)
        start = nil
      }
    }
    if let start { runs.append(start..<fates.count) }
    return runs
  }
}
