/// An array of values whose whole size is bounded, so that no walk through it can take long.
package struct ArrayValue: Sendable, Equatable {
  /// The elements in order.
  package private(set) var elements: [Value] = []
  /// The number of elements, with those inside them.
  private(set) var weight = 1

  /// Keeps the elements, or refuses them when there are too many.
  package init(_ elements: [Value]) throws(EvaluationFailure) {
    let weight = elements.reduce(1) { $0 + $1.weight }
    guard weight <= ExpressionLimits.elements + 1 else { throw .tooLarge }
    self.elements = elements
    self.weight = weight
  }

  /// The array without elements.
  package static let empty = ArrayValue()

  private init() {}
}

/// The values of a record beside the names of its fields.
package struct RecordValue: Sendable, Equatable {
  /// The names of the fields in order.
  package let names: [String]
  /// The values of the fields in the order of the names.
  package private(set) var values: [Value]
  private(set) var weight: Int

  /// Keeps the values under their names, or refuses them when they are too many.
  package init(names: [String], values: [Value]) throws(EvaluationFailure) {
    let weight = values.reduce(1) { $0 + $1.weight }
    guard weight <= ExpressionLimits.elements + 1 else { throw .tooLarge }
    self.names = names
    self.values = values
    self.weight = weight
  }

  /// The record with another value of a field; other names change nothing.
  ///
  /// Each stored value is bounded by itself, so the record cannot grow far beyond the bound.
  func replacing(_ name: String, by value: Value) -> RecordValue {
    guard let index = names.firstIndex(of: name) else { return self }
    var record = self
    record.weight += value.weight - values[index].weight
    record.values[index] = value
    return record
  }

  /// The value of a field.
  package subscript(name: String) -> Value? {
    names.firstIndex(of: name).map { values[$0] }
  }
}
