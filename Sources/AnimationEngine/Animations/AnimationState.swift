/// A key under which an animation remembers something.
public protocol AnimationStateKey {
  /// The type of the remembered value.
  associatedtype Value
  /// The value before anything was remembered.
  static var defaultValue: Value { get }
}

/// The memory of an animation from one evaluation to the next.
///
/// The values are kept by the type of their key, so an animation and everything inside it share them.
public struct AnimationState<Value: VectorArithmetic> {
  /// The state of repetitions: like any other key, one for a whole nest of them.
  var repetition = RepetitionState()
  /// The state of a fluid spring, which stays when another animation takes over.
  var spring: StartedSpring<Value>?
  private var values = KeyedValues()

  /// Creates a state in which nothing is remembered.
  public init() {}

  #if !hasFeature(Embedded)
    /// The value that is remembered under a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
      get { values[key, default: key.defaultValue] }
      set { values[key, default: key.defaultValue] = newValue }
    }
  #endif

  /// Forgets everything but the repetition, for which the next iteration begins.
  mutating func restart() {
    spring = nil
    values = KeyedValues()
  }
}

/// A fluid spring in the memory of an animation: its simulation, and the time at which it began.
struct StartedSpring<V: VectorArithmetic> {
  var simulation: FluidSpringSimulation<V>
  var start: Double
}
