import AnimationEngine

/// The size that a view takes in some room, with the places of its texts' baselines.
struct LayoutAnswer: Hashable, Sendable {
  let size: Size
  /// The baselines, or nil if there is no text in the view; nil too where they were not asked for.
  var baselines: TextBaselines?
  /// Whether the baselines were asked for.
  var hasBaselines: Bool
  /// The rooms in which the answer would be the same.
  let invariance: Invariance

  static let none = LayoutAnswer(
    size: .zero, baselines: nil, hasBaselines: true, invariance: .complete)
}

/// The distances of the first and the last baseline of a view's texts from its top.
struct TextBaselines: Hashable, Sendable {
  var first: Double
  var last: Double

  /// The baselines of views beside each other: the first of the first ones, and the last of the last ones.
  ///
  /// The latter is inferred; SwiftUI's documentation states it of neither.
  mutating func formUnion(_ other: TextBaselines) {
    first = min(first, other.first)
    last = max(last, other.last)
  }

  func moved(by distance: Double) -> TextBaselines {
    TextBaselines(first: first + distance, last: last + distance)
  }
}

/// A question to a child: its size in some room.
struct LayoutRequest {
  let child: Int
  let proposal: SizeProposal
  let wantsBaselines: Bool
}

/// The place of a child in its parent.
struct ChildPlace {
  let origin: Point
  let proposal: SizeProposal
  let answer: LayoutAnswer
}
