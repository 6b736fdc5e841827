/// Takes the frame of the view that is the source of the same name.
package struct MatchedGeometryEffect: Hashable, Sendable {
  package let id: DocumentValue
  /// The name space of `id`; nil for the one without a name.
  package let namespace: ElementIndex<String>?
  /// Whether the view gives its frame; nil for yes.
  package let isSource: DocumentValue?
}
