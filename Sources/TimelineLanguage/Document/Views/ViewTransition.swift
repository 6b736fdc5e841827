/// How a view comes and goes.
package enum ViewTransition: Hashable, Sendable {
  /// A transition in Swift's spelling, with its own animation where it has one.
  case expression(DocumentValue)
  /// `.modifier(active:identity:)`: attributes outside the tree, and attributes in it.
  case custom(active: ElementRange<Modifier>, identity: ElementRange<Modifier>)
}
