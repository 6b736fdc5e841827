import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension Transaction {
  /// Sets what a document says of a transaction.
  ///
  /// - Parameters:
  ///   - store: the values of the document's keys in the running turn, by their numbers.
  ///   - evaluate: finds the value of an expression that sees the transaction so far.
  /// - Returns: The properties that were set, and whether an expression made a new transaction, which sets its animation, too.
  mutating func apply(
    _ change: TransactionChange, of timeline: Timeline, in store: inout [Value],
    _ evaluate: (DocumentValue, TransactionValue) throws(EvaluationError) -> Value
  ) throws(EvaluationError) -> (keys: Set<TransactionValue.Key>, isNew: Bool) {
    var keys: Set<TransactionValue.Key> = []
    var isNew = false
    switch change {
    case .expression(let expression):
      if case .transaction(let value) = try evaluate(.text(expression), seen(store)) {
        // `$0 = Transaction()`: no key remains, and no completion.
        if value.isNew { self = Transaction() }
        set(value, in: &store)
        isNew = value.isNew
        keys = value.isNew ? value.assigned.union([.animation]) : value.assigned
      }
    case .keys(let entries):
      for entry in timeline[entries] {
        let before = seen(store)
        var value = before
        try value.set(entry.setting, of: timeline) { (written) throws(EvaluationError) in
          try evaluate(written, before)
        }
        set(value, in: &store)
        keys.formUnion(value.assigned)
      }
    }
    return (keys, isNew)
  }

  /// The transaction as expressions see it.
  func seen(_ store: [Value]) -> TransactionValue {
    var value = TransactionValue(
      animation: animation, isContinuous: isContinuous, disablesAnimations: disablesAnimations,
      tracksVelocity: tracksVelocity)
    for (name, number) in clientValues { value.values[name] = store[number] }
    return value
  }

  /// Takes over what expressions have set.
  mutating func set(_ value: TransactionValue, in store: inout [Value]) {
    for name in value.assigned {
      switch name {
      case .animation: animation = value.animation
      case .isContinuous: isContinuous = value.isContinuous
      case .disablesAnimations: disablesAnimations = value.disablesAnimations
      case .tracksVelocity: tracksVelocity = value.tracksVelocity
      case .value(let name):
        clientValues[name] = store.count
        store.append(value.values[name] ?? .null)
      }
    }
  }
}

extension TransactionValue {
  fileprivate mutating func set(
    _ setting: TransactionEntry.Setting, of timeline: Timeline,
    _ evaluate: (DocumentValue) throws(EvaluationError) -> Value
  ) throws(EvaluationError) {
    switch setting {
    case .animation(.standard): animation = timeline.profile.standardAnimation
    // The decoder refuses a custom one here.
    case .animation(.none), .animation(.custom): animation = nil
    case .animation(.expression(let expression)):
      animation = try evaluate(.text(expression)).animation
    case .disablesAnimations(let flag): disablesAnimations = try evaluate(flag) == .bool(true)
    case .isContinuous(let flag): isContinuous = try evaluate(flag) == .bool(true)
    case .tracksVelocity(let flag): tracksVelocity = try evaluate(flag) == .bool(true)
    case .value(let name, let value): set(timeline[name], to: try evaluate(value))
    }
  }
}

extension Value {
  /// The animation; nil for none.
  var animation: Animation? {
    if case .animation(let animation) = self { animation } else { nil }
  }
}
