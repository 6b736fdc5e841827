/// Something that happened at a time.
package struct Mark: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case begin, retarget, set, logical, end, complete, other
  }

  package let time: Double
  package let kind: Kind
  /// The event in a word or two.
  package let words: String

  package init(_ time: Double, _ kind: Kind, _ words: String) {
    self.time = time
    self.kind = kind
    self.words = words
  }
}

/// The marks of a lane, as many as a picture can show.
package struct MarkList: Hashable, Sendable {
  private static let limit = 1000

  private(set) var marks: [Mark] = []
  /// How many were left out.
  private(set) var omittedCount = 0

  package init() {}

  package mutating func add(_ mark: Mark) {
    if marks.count < Self.limit { marks.append(mark) } else { omittedCount += 1 }
  }

  /// The times of the marks, each with the words of those that happen at it.
  var together: [(time: Double, words: String)] {
    var groups: [(time: Double, words: String)] = []
    var rest = marks[...]
    while let first = rest.first {
      let group = rest.prefix { $0.time == first.time }
      rest = rest.dropFirst(group.count)
      let words = group.prefix(Self.wordLimit).map { $0.words }.joined(separator: ", ")
      groups.append((first.time, group.count > Self.wordLimit ? words + ", ..." : words))
    }
    return groups
  }

  /// Of what happens at one time no more is named.
  private static let wordLimit = 3
}
