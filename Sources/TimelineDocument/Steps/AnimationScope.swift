import Diagnostics
import ExpressionLanguage
import JSONText

/// A scope around the changes of a step; a step has at most one.
package enum AnimationScope: Hashable, Sendable {
  /// `withAnimation(animation) { ... }`
  case animation(AnimationSetting)
  /// `withTransaction(transaction) { ... }`
  case transaction(TransactionChange)
  /// A write through `binding.animation(animation)`.
  case binding(AnimationSetting)
}

/// The animation that a scope asks for.
package enum AnimationSetting: Hashable, Sendable {
  /// `true`: the default animation of the profile.
  case standard
  /// `null`: no animation, as `nil` in Swift.
  case none
  /// A text in Swift's spelling.
  case expression(WrittenExpression)
  /// A custom animation, and its source range.
  case custom(ElementIndex<CustomAnimationSetting>, SourceRange)

  /// The bytes of the expression or of the custom animation, if it is one.
  package var place: Range<Int>? {
    switch self {
    case .standard, .none: nil
    case .expression(let expression): expression.text.range
    case .custom(_, let place): place.range
    }
  }
}

extension StepKey {
  static let withAnimationEntry = KeyEntry(
    "withAnimation", .anyAnimation,
    "The animation of the changes in this step, as '.spring(duration: 0.5)'; true for the "
      + "default one, null for none.")
  static let withTransactionEntry = KeyEntry(
    "withTransaction", TransactionScopeKey.shape,
    "The transaction of this step's changes: the values that it sets, or an expression such as "
      + "'Transaction(animation: .linear)'.")
  static let bindingEntry = KeyEntry(
    "binding", .anyAnimation,
    "The animation of the binding, as in '$state.animation(...)', that makes the changes of this "
      + "step, or its transaction, as 'Transaction(animation: .spring)'.")
}

extension DocumentDecoder {
  /// Reads an animation: true for the default one, null for none, or a text in Swift's spelling.
  mutating func readAnimation(
    for what: Subject, as role: ExpressionRole = .animation, mayBeCustom: Bool = true
  ) throws(JSONError) -> AnimationSetting? {
    switch try cursor.peek() {
    case .null:
      try cursor.readNull()
      return AnimationSetting.none
    case .string:
      return .expression(expression(try cursor.readString(), in: .key(role)))
    case .boolean:
      if try cursor.readBoolean() { return .standard }
      let message = "\(describe(what)) must be an animation, true or null, not false"
      add(.error(.wrongType, message, at: cursor.lastRange, help: "write null for no animation"))
      return nil
    case .object where mayBeCustom: return try readCustomAnimation(for: what)
    case .number, .array, .object:
      let help = "write \".easeIn(duration: 1)\", true for the default animation, or null"
      try reject(what, mustBe: "an animation", help: help)
      return nil
    }
  }

  /// Keeps a scope, or reports that the step has one already.
  mutating func setScope(_ scope: AnimationScope?, _ key: JSONString, _ parts: inout StepParts) {
    if let first = parts.scopeKey {
      let message =
        "a step has one scope, and has '\(content.text(first))' already"
      var diagnostic = Diagnostic.error(.conflictingKeys, message, at: key.range)
      diagnostic.help = "put the inner one into a step of its own, inside 'run'"
      add(diagnostic)
      return
    }
    parts.scopeKey = key
    parts.scope = scope
  }
}

extension TimelineChecker {
  mutating func check(_ around: AnimationScope, in scope: ScopeIndex) {
    switch around {
    case .animation(let setting), .binding(let setting): check(setting, in: scope)
    case .transaction(let change): check(change, in: scope)
    }
  }

  mutating func check(
    _ setting: AnimationSetting, in scope: ScopeIndex, closureInputs: ClosureInputs = []
  ) {
    switch setting {
    case .standard, .none: break
    case .expression(let expression):
      // A long document repeats its animations; only views want to know again what they read.
      if !timeline.hasViews, expressions.contains(expression.index, in: scope) { return }
      check(expression, in: scope, closureInputs: closureInputs)
    case .custom(let index, let place): check(index, at: place, in: scope)
    }
  }
}
