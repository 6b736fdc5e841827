/// A key under which a transaction carries a value of your own.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a transaction that does not say otherwise.
  static var defaultValue: Value { get }
}
