package import JSONText

/// What can be written to, as the left side of an assignment: `name`, `name[i]`, `p.x`,
/// `model.name`.
package struct StatePath: Hashable, Sendable {
  /// The whole text.
  package let text: JSONString
  /// The state that is written.
  package let root: StateReference
  /// Whether only a part of the state is meant: an element or a member.
  package let isPartial: Bool
}
