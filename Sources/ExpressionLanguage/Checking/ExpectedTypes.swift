/// The type that a place of the document expects of an expression.
package struct ExpectedTypes: Sendable, Hashable {
  /// The types that will do, the preferred one first; none when any will.
  package let alternatives: [ValueType]

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

extension ExpectedTypes {
  /// Whether a value of a type will do.
  package func accepts(_ type: ValueType) -> Bool {
    alternatives.isEmpty || alternatives.contains { Conversion(from: type, to: $0) != nil }
  }

  /// The expected types as words of a sentence.
  package var phrase: String {
    alternatives.map { $0.withArticle }.joined(separator: " or ")
  }

  /// The types expected of the elements, where arrays are expected.
  package var element: ExpectedTypes {
    for type in alternatives.map({ $0.unwrapped }) {
      switch type {
      case .array(let element), .set(let element): return .type(element)
      default: continue
      }
    }
    return .any
  }
}
