import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension Transaction {
  /// Sets what a document says of a transaction.
  ///
  /// - Parameter evaluate: finds the value of an expression that sees the transaction so far.
  /// - Returns: what was set.
  mutating func apply(
    _ change: TransactionChange, of timeline: Timeline,
    _ evaluate: (DocumentValue, TransactionValue) throws(EvaluationError) -> Value
  ) throws(EvaluationError) -> Set<TransactionValue.Key> {
    var keys: Set<TransactionValue.Key> = []
    switch change {
    case .expression(let expression):
      if case .transaction(let value) = try evaluate(.text(expression), seen) {
        set(value)
        keys = value.assigned
      }
    case .keys(let entries):
      for entry in timeline[entries] {
        var value = seen
        try value.set(entry.setting, timeline.profile) { (written) throws(EvaluationError) in
          try evaluate(written, seen)
        }
        set(value)
        keys.formUnion(value.assigned)
      }
    }
    return keys
  }

  /// The transaction as expressions see it.
  private var seen: TransactionValue {
    TransactionValue(
      animation: animation, isContinuous: isContinuous, disablesAnimations: disablesAnimations,
      tracksVelocity: tracksVelocity)
  }

  /// Takes over what expressions have set.
  private mutating func set(_ value: TransactionValue) {
    for name in value.assigned {
      switch name {
      case .animation: animation = value.animation
      case .isContinuous: isContinuous = value.isContinuous
      case .disablesAnimations: disablesAnimations = value.disablesAnimations
      case .tracksVelocity: tracksVelocity = value.tracksVelocity
      }
    }
  }
}

extension TransactionValue {
  fileprivate mutating func set(
    _ setting: TransactionEntry.Setting, _ profile: Profile,
    _ evaluate: (DocumentValue) throws(EvaluationError) -> Value
  ) throws(EvaluationError) {
    switch setting {
    case .animation(.standard): animation = profile.standardAnimation
    case .animation(.none): animation = nil
    case .animation(.expression(let expression)):
      animation = try evaluate(.text(expression)).animation
    case .disablesAnimations(let flag): disablesAnimations = try evaluate(flag) == .bool(true)
    case .isContinuous(let flag): isContinuous = try evaluate(flag) == .bool(true)
    case .tracksVelocity(let flag): tracksVelocity = try evaluate(flag) == .bool(true)
    }
  }
}

extension Value {
  /// The animation; nil for none.
  var animation: Animation? {
    if case .animation(let animation) = self { animation } else { nil }
  }
}
