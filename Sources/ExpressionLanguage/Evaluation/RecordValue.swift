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
