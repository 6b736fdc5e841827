#if hasFeature(Embedded)
  /// Values by the type of their key. Embedded Swift cannot use types as values, so it has no such keys.
  struct KeyedValues {
    mutating func merge(_ inner: KeyedValues) {}
  }
#else
  /// Values by the type of their key.
  struct KeyedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The value under a key.
    subscript<Key, Value>(
      key: Key.Type, default standard: @autoclosure () -> Value
    ) -> Value {
      get {
        // Looked up first and cast then: nothing, cast to an optional type, would be a value.
        guard let value = values[ObjectIdentifier(key)] else { return standard() }
        return value as? Value ?? standard()
      }
      set { values.updateValue(newValue, forKey: ObjectIdentifier(key)) }
    }

    /// Takes over the values of another, which win.
    mutating func merge(_ inner: KeyedValues) {
      if !inner.values.isEmpty { values.merge(inner.values) { _, inner in inner } }
    }
  }
#endif
