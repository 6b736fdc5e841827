package import JSONText

/// A named part of a JSON object that is a value.
package struct DocumentMember: Hashable, Sendable {
  /// The name of the part.
  package let key: JSONString
  /// The part.
  package let value: DocumentValue
}
