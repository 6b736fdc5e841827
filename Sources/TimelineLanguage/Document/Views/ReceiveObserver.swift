/// `.onReceive(_:)` of a published property.
package struct ReceiveObserver: Hashable, Sendable {
  package let property: ElementIndex<PublishedProperty>
  /// Where the property is named.
  package let place: SourceRange
  /// How many first values are passed over.
  package let dropFirst: Int
  package let steps: ElementRange<Step>
}
