import TimelineDocument

/// How a view came to another place or size. Layout has no animation: what draws something moves its frame with the
/// transaction that comes to it.
struct PlacementFacts {
  /// The changes in the layout around the frame, or else beside it, the first few; empty for a value of the view's
  /// own.
  var causes: [LayoutCause] = []
  /// How many causes there are.
  var causeCount = 0
  /// The modifier in whose space the frame is; nil for the room of all views.
  var space: String?
  /// The modifier that sets the animation, where it is inside of the one that states the place.
  var innerSetter: String?
  /// The modifier that states the place or the size, of a value of the view's own.
  var attribute: Attribute?
  /// Whether the frame rests on the estimated size of a text.
  var isEstimated = false
  /// The value whose change retargets this one, which keeps its target: both are one motion.
  var leader: String?
  /// Another frame that the same change moves, with another animation or none.
  var other: String?
}

/// Something that changed in the layout.
struct LayoutCause: Hashable {
  let kind: Kind
  /// The modifier, or the view, by its path.
  let path: String
  let place: SourceRange
  /// The view around the frame that it belongs to, or the view itself; false for something beside it.
  let isAround: Bool

  enum Kind: Hashable {
    /// A modifier that states a place or a size.
    case modifier
    /// The size or the text of a view, or the distances in a stack.
    case content
    /// The room of a view in a container of navigation, which is laid out once more after it has appeared.
    case secondLayout
    /// The views that a view contains.
    case children
    /// A transition that moves what is inside of its view.
    case transition
  }
}
