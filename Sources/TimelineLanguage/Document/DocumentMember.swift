package import JSONText

/// A named part of a JSON object that is a value.
package struct DocumentMember: Hashable, Sendable {
  package let key: JSONString
  package let value: DocumentValue
}
