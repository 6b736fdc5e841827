package import ExpressionLanguage

extension Value {
  /// The value as a state of a type holds it: numbers that a document writes are Doubles, whatever they are
  /// for.
  package func stored(as type: ValueType) -> Value {
    switch (self, type) {
    case (.double(let number), .int): Int(exactly: number).map(Value.int) ?? self
    case (_, .optional(let wrapped)): stored(as: wrapped)
    case (.array(let array), .array(let element)) where element.holdsInts:
      (try? ArrayValue(array.elements.map { $0.stored(as: element) })).map(Value.array) ?? self
    default: self
    }
  }
}

extension ValueType {
  fileprivate var holdsInts: Bool {
    switch self {
    case .int: true
    case .optional(let inner), .array(let inner): inner.holdsInts
    default: false
    }
  }
}
