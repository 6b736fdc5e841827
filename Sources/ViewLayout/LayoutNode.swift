/// The identity of a node in a layout.
package struct LayoutNode: Hashable, Sendable {
  let index: Int
}

/// The reason why a layout has no result.
package enum LayoutFailure: Error, Hashable, Sendable {
  /// The node would have an infinite size or place: it takes all of an endless room.
  case endless(LayoutNode)
  /// A modifier has more than one view in it.
  case tooManyChildren(LayoutNode)
  /// The work has reached its limit at the node.
  case tooMuchWork(LayoutNode)
}

/// The work that layouts have taken, in numbers that depend on the layout alone.
package struct LayoutWork: Hashable, Sendable {
  /// The questions for a size that were answered.
  package internal(set) var questions = 0
  /// The nodes to which a parent gave a place.
  package internal(set) var places = 0

  package var total: Int { questions + places }
}
