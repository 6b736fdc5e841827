/// `forEach` and `as`: a view is there once for each element.
package struct ViewLoop: Hashable, Sendable {
  /// An array, a range or a number.
  package let sequence: DocumentValue
  /// The name of the element, where it has one; its place is always called `index`.
  package let elementName: String?
}
