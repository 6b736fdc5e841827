/// What a place of the document wants of an expression.
package struct ExpectedTypes: Sendable, Hashable {
  /// The types that will do, the preferred one first; none when any will.
  let alternatives: [ValueType]

  /// Any type will do.
  package static let any = ExpectedTypes(alternatives: [])

  /// One type is wanted; what converts to it will do.
  package static func type(_ type: ValueType) -> ExpectedTypes {
    ExpectedTypes(alternatives: [type])
  }

  /// One of several types is wanted.
  package static func oneOf(_ types: [ValueType]) -> ExpectedTypes {
    ExpectedTypes(alternatives: types)
  }
}
