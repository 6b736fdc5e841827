package import ExpressionLanguage

extension Value {
  /// The value as a state of a type holds it: numbers that a document writes are Doubles, whatever they are
  /// for.
  package consuming func stored(as type: ValueType) -> Value {
    switch type {
    case .int:
      if case .double(let number) = self, let integer = Int(exactly: number) {
        .int(integer)
      } else {
        self
      }
    case .optional(let wrapped): stored(as: wrapped)
    case .array(let element): stored(asArrayOf: element)
    case .set(let element): stored(asSetOf: element)
    default: self
    }
  }

  private func stored(asSetOf element: ValueType) -> Value {
    guard case .array(let array) = self else { return self }
    return (try? SetValue(array.elements.map { $0.stored(as: element) })).map(Value.set) ?? self
  }

  private func stored(asArrayOf element: ValueType) -> Value {
    guard element.holdsInts, case .array(let array) = self else { return self }
    return (try? ArrayValue(array.elements.map { $0.stored(as: element) })).map(Value.array) ?? self
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
