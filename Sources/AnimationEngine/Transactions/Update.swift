/// Consecutive writes under one transaction: they are applied together.
struct Update {
  let transaction: OpenTransaction
  /// The written values in the order of the first write to each property.
  private(set) var writes: [(index: Int, value: AnyAnimatedValue)] = []

  init(_ transaction: OpenTransaction) {
    self.transaction = transaction
  }

  /// Adds a write; a later one to the same property takes the place of the earlier.
  mutating func write(_ value: AnyAnimatedValue, to index: Int) {
    if let earlier = writes.firstIndex(where: { $0.index == index }) {
      writes[earlier].value = value
    } else {
      writes.append((index, value))
    }
  }

  /// The value that was written to a property, if one was.
  func value(at index: Int) -> AnyAnimatedValue? {
    writes.first { $0.index == index }?.value
  }
}

/// A value on its way to its animator.
enum AnyAnimatedValue {
  case number(Double)
  case components(Components)
  case other(AnyVector)

  init<V: VectorArithmetic>(_ value: V) {
    switch value {
    case let value as Double: self = .number(value)
    case let value as Components: self = .components(value)
    default: self = .other(AnyVector(value))
    }
  }

  /// The value as one of a type, which must be its own; a number may come as its only component.
  @inline(__always)
  func value<V: VectorArithmetic>(as type: V.Type) -> V {
    guard let value = optionalValue(as: type) else { preconditionFailure(wrongType) }
    return value
  }

  @inline(__always)
  private func optionalValue<V: VectorArithmetic>(as type: V.Type) -> V? {
    switch self {
    case .number(let value): value as? V
    case .components(let value): value as? V ?? value[0] as? V
    case .other(let value): value.value(as: type)
    }
  }
}

/// A transaction in whose closure the scene is, or was.
package struct OpenTransaction {
  /// Counts the transactions in the order of opening, from 1, and tells equal ones apart.
  package let number: Int
  package var transaction: Transaction
}
