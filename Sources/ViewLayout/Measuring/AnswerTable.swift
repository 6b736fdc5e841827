/// The answers that a node has given since it changed, each for all the rooms in which it is the same.
struct AnswerTable: Sendable {
  private var answers: [Key: LayoutAnswer] = [:]
  /// Whether there are answers for rooms of any width, and of any height.
  private var hasAnyWidth = false
  private var hasAnyHeight = false

  private struct Key: Hashable {
    let width: Length
    let height: Length
  }

  private enum Length: Hashable {
    case any
    case unspecified
    case points(Double)

    init(_ length: Double?) { self = length.map { .points($0) } ?? .unspecified }
  }

  /// More answers are not kept: a room that changes with each turn would add one each time.
  private static let limit = 256

  var count: Int { answers.count }

  var isEmpty: Bool { answers.isEmpty }

  /// The answer in a room; nil if it is not known.
  ///
  /// - Complexity: O(1).
  subscript(proposal: SizeProposal) -> LayoutAnswer? {
    guard !answers.isEmpty else { return nil }
    let (width, height) = (Length(proposal.width), Length(proposal.height))
    if hasAnyWidth, hasAnyHeight, let answer = answers[Key(width: .any, height: .any)] {
      return answer
    }
    if hasAnyHeight, let answer = answers[Key(width: width, height: .any)] { return answer }
    if hasAnyWidth, let answer = answers[Key(width: .any, height: height)] { return answer }
    return answers[Key(width: width, height: height)]
  }

  /// Keeps an answer that was given in a room.
  mutating func keep(_ answer: LayoutAnswer, in proposal: SizeProposal) {
    if answers.count >= Self.limit { self = AnswerTable() }
    let same = answer.invariance
    let isOfAnyWidth = same.isComplete || same.inWidth
    let isOfAnyHeight = same.isComplete || (same.inHeight && !isOfAnyWidth)
    hasAnyWidth = hasAnyWidth || isOfAnyWidth
    hasAnyHeight = hasAnyHeight || isOfAnyHeight
    let key = Key(
      width: isOfAnyWidth ? .any : Length(proposal.width),
      height: isOfAnyHeight ? .any : Length(proposal.height))
    answers[key] = answer
  }
}

/// The rooms in which an answer is the same, and so are the places of all views in the node.
struct Invariance: Hashable, Sendable {
  /// Whether it is the same with any width beside the height that was offered.
  var inWidth: Bool
  /// Whether it is the same with any height beside the width that was offered.
  var inHeight: Bool
  /// Whether it is the same in any room.
  var isComplete: Bool

  static let complete = Invariance(inWidth: true, inHeight: true, isComplete: true)
  static let none = Invariance(inWidth: false, inHeight: false, isComplete: false)

  /// Whether the answer in one room is that in another, too.
  func covers(_ one: SizeProposal, _ other: SizeProposal) -> Bool {
    one == other || isComplete || (inWidth && one.height == other.height)
      || (inHeight && one.width == other.width)
  }

  /// The rooms that are in both.
  mutating func formIntersection(_ other: Invariance) {
    inWidth = inWidth && other.inWidth
    inHeight = inHeight && other.inHeight
    isComplete = isComplete && other.isComplete
  }
}
