#if hasFeature(Embedded)
  /// A vector of any type: Embedded Swift has no such value.
  enum AnyVector {
    init<V: VectorArithmetic>(_ value: V) { preconditionFailure(wrongType) }

    func value<V: VectorArithmetic>(as type: V.Type) -> V? { switch self {} }
  }
#else
  /// A vector of any type.
  struct AnyVector {
    private let value: any VectorArithmetic

    init<V: VectorArithmetic>(_ value: V) { self.value = value }

    func value<V: VectorArithmetic>(as type: V.Type) -> V? { value as? V }
  }
#endif
