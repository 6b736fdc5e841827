/// What a node of the view tree is.
package enum ViewKind: String, CaseIterable, Sendable {
  case view
  /// No view of its own: its modifiers are applied to each child, outside the child's own.
  case group
}
