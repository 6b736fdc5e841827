import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension Transaction {
  /// Sets what a document says of a transaction.
  ///
  /// - Parameters:
  ///   - environment: the states and inputs that the expressions see, besides the transaction so far, which is their
  ///     last input.
  ///   - store: the values of the document's keys in the running turn, by their numbers.
  /// - Returns: The properties that were set, and whether an expression made a new transaction, which sets its animation, too.
  mutating func apply(
    _ change: TransactionChange, of checked: CheckedTimeline, in scope: ScopeIndex,
    _ environment: inout EvaluationEnvironment, _ store: inout [Value]
  ) throws(EvaluationError) -> (keys: Set<TransactionValue.Key>, isNew: Bool) {
    var keys: Set<TransactionValue.Key> = []
    var isNew = false
    switch change {
    case .expression(let expression):
      environment.inputs.append(.transaction(seen(store)))
      let found = try checked.evaluate(expression, in: scope, &environment)
      environment.inputs.removeLast()
      if case .transaction(let value) = found {
        // `$0 = Transaction()`: no key remains, and no completion.
        if value.isNew { self = Transaction() }
        set(value, in: &store)
        isNew = value.isNew
        keys = value.isNew ? value.assigned.union([.animation]) : value.assigned
      }
    case .keys(let entries):
      for entry in checked.timeline[entries] {
        var value = seen(store)
        environment.inputs.append(.transaction(value))
        try value.set(entry.setting, of: checked, in: scope, &environment)
        environment.inputs.removeLast()
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
    _ setting: TransactionEntry.Setting, of checked: CheckedTimeline, in scope: ScopeIndex,
    _ environment: inout EvaluationEnvironment
  ) throws(EvaluationError) {
    func evaluate(_ value: DocumentValue) throws(EvaluationError) -> Value {
      try checked.evaluate(value, in: scope, &environment)
    }
    switch setting {
    case .animation(let setting):
      animation = try checked.animation(setting, in: scope, &environment)
    case .disablesAnimations(let flag): disablesAnimations = try evaluate(flag) == .bool(true)
    case .isContinuous(let flag): isContinuous = try evaluate(flag) == .bool(true)
    case .tracksVelocity(let flag): tracksVelocity = try evaluate(flag) == .bool(true)
    case .value(let name, let value): set(checked.timeline[name], to: try evaluate(value))
    }
  }
}
