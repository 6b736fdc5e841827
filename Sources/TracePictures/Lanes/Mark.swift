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
package struct MarkList: Sendable {
  private static let limit = 1000

  private(set) var marks: [Mark] = []
  /// How many were left out.
  private(set) var omittedCount = 0

  package init() {}

  package mutating func add(_ mark: Mark) {
    if marks.count < Self.limit { marks.append(mark) } else { omittedCount += 1 }
  }
}
