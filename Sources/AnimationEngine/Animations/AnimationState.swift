/// A key under which an animation remembers something.
public protocol AnimationStateKey {
  /// The type of what is remembered.
  associatedtype Value
  /// What is remembered before anything has been.
  static var defaultValue: Value { get }
}

/// What an animation remembers from one evaluation to the next.
///
/// The values are kept by the type of their key, so an animation and everything inside it share them.
public struct AnimationState<Value: VectorArithmetic> {
  /// The state of repetitions: like any other key, one for a whole nest of them.
  var repetition = RepetitionState()
  /// The state of a fluid spring, which stays when another animation takes over.
  var spring: FluidSpringState<Value>?
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state in which nothing is remembered.
  public init() {}

  /// What is remembered under a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Forgets everything but the repetition, for which the next iteration begins.
  mutating func restart() {
    spring = nil
    values = [:]
  }
}
