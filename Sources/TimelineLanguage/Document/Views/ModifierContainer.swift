/// The list of modifiers that a modifier is in.
package enum ModifierContainer: Hashable, Sendable {
  /// The `modifiers` of a view.
  case view(ElementIndex<ViewNode>)
  /// The `body` of another modifier.
  case body(of: ElementIndex<Modifier>)
  /// The `active` modifiers of a transition.
  case active(of: ElementIndex<Modifier>)
  /// The `identity` modifiers of a transition.
  case identity(of: ElementIndex<Modifier>)
}
