package import JSONText

/// A call of a named action: `name(arguments)`.
package struct ActionCall: Hashable, Sendable {
  /// The action that is called.
  package let action: ElementIndex<Action>
  /// The whole call.
  package let text: JSONString
}
