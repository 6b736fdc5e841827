/// The context of a change of state: whether and how it is animated.
///
/// A transaction remembers which of its keys were set. Where transactions are nested, the inner one's
/// keys win and the keys it does not set are kept from outside.
public struct Transaction {
  private var ownAnimation: Animation?
  /// Whether the animation was set, perhaps to nil. A flag, because a nested optional is slow to copy.
  package private(set) var setsAnimation = false
  private var setDisablesAnimations: Bool?
  private var setIsContinuous: Bool?
  private var setTracksVelocity: Bool?
  private var rareKeys = RareKeys.none

  /// Creates a transaction that says nothing.
  public init() {}

  /// Creates a transaction with an animation, or with none on purpose.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The animation of the change, or nil for none.
  public var animation: Animation? {
    get { ownAnimation }
    set { (ownAnimation, setsAnimation) = (newValue, true) }
  }

  /// Whether implicit animations are disabled; an explicit one still animates.
  public var disablesAnimations: Bool {
    get { setDisablesAnimations ?? false }
    set { setDisablesAnimations = newValue }
  }

  /// Whether the change is one of a stream, such as those of a drag.
  public var isContinuous: Bool {
    get { setIsContinuous ?? false }
    set { setIsContinuous = newValue }
  }

  /// Whether the velocity of changes without animation is kept for a spring that follows.
  public var tracksVelocity: Bool {
    get { setTracksVelocity ?? false }
    set { setTracksVelocity = newValue }
  }

  #if !hasFeature(Embedded)
    /// A value of your own.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
      get { rareValues.values[key, default: key.defaultValue] }
      set { rareValues.values[key, default: key.defaultValue] = newValue }
    }
  #endif
}

// MARK: - Keys that few transactions set

extension Transaction {
  /// Boxed together: transactions are copied at every change of every value, and most have none of them.
  fileprivate enum RareKeys {
    case none
    indirect case some(RareValues)
  }

  fileprivate struct RareValues {
    var values = KeyedValues()
    var clientValues: [String: Int] = [:]
    var completions: [CompletionID]?
  }

  private var rareValues: RareValues {
    get { if case .some(let values) = rareKeys { values } else { RareValues() } }
    set { rareKeys = .some(newValue) }
  }

  /// The values of keys that a client has for itself, by the numbers that it gives them.
  package var clientValues: [String: Int] {
    get { rareValues.clientValues }
    set { rareValues.clientValues = newValue }
  }

  /// The completions of its animations; nil where none were added.
  package internal(set) var completions: [CompletionID]? {
    get { if case .some(let values) = rareKeys { values.completions } else { nil } }
    set { rareValues.completions = newValue }
  }
}

extension Transaction {
  /// Adds a completion that another transaction of the turn has.
  package mutating func join(_ completion: CompletionID) {
    completions = (completions ?? []) + [completion]
  }

  /// This transaction inside another: its keys win, keys it does not set are kept from outside.
  func merged(into outer: Transaction) -> Transaction {
    var merged = outer
    if setsAnimation { merged.animation = ownAnimation }
    if let setDisablesAnimations { merged.setDisablesAnimations = setDisablesAnimations }
    if let setIsContinuous { merged.setIsContinuous = setIsContinuous }
    if let setTracksVelocity { merged.setTracksVelocity = setTracksVelocity }
    if case .some(let inner) = rareKeys { merged.rareValues.merge(inner) }
    return merged
  }
}

extension Transaction.RareValues {
  /// Takes over the keys of another, which win.
  fileprivate mutating func merge(_ inner: Self) {
    values.merge(inner.values)
    for (key, value) in inner.clientValues { clientValues[key] = value }
    if let completions = inner.completions { self.completions = completions }
  }
}
